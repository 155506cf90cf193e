//! Recent authentication, and what an account change voids.

use std::time::Duration;

use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{PendingVerification, TokenHash};

use crate::{store, table_id, user};

const HOUR: Duration = Duration::from_secs(3600);

fn token(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

fn verification(id: u64, email: &str) -> PendingVerification {
    let (email, mailbox) = (email.to_owned(), email.to_owned());
    PendingVerification {
        user: user(id),
        email,
        normalized_email: mailbox,
        password_hash: Some("hash".into()),
    }
}

#[tokio::test]
async fn session_is_fresh_for_a_time_after_authentication() {
    let (database, store) = store().await;
    store.add_guest(user(5), "Zoë", &token(1), "").await.unwrap();
    let needs = async |byte: u8| store.needs_authentication(user(5), &token(byte)).await.unwrap();
    assert!(!needs(1).await, "a guest has no credential");
    assert!(store.add_passkey(user(5), b"one", "", "key").await.unwrap());
    assert!(needs(1).await, "the user has a passkey");
    store.add_session(user(5), &token(2), "", None).await.unwrap();
    assert!(!needs(2).await);
    assert!(needs(1).await && needs(3).await, "authentication is per session");
    assert!(store.end_session(user(5), &token(2)).await.unwrap());
    assert!(needs(2).await, "the session has ended");
    store.add_session(user(5), &token(4), "", None).await.unwrap();
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    let later = "update session set authenticated_at = authenticated_at - interval '10 minutes'";
    connection.execute(later).await.unwrap();
    assert!(needs(4).await, "the authentication is too old");
    assert!(store.delete_passkey(user(5), b"one").await.unwrap());
    store
        .set_account(&verification(5, "zoe@example.org"), false)
        .await
        .unwrap()
        .expect("the address is free");
    assert!(needs(4).await, "the user has a password");
}

#[tokio::test]
async fn account_change_voids_pending_verifications_and_sessions() {
    let (_database, store) = store().await;
    for (id, name) in [(5, "Zoë"), (6, "Eve")] {
        store.add_guest(user(id), name, &token(id as u8), "").await.unwrap();
        store
            .add_pending_verification(
                &token(10 + id as u8),
                &verification(id, "zoe@example.org"),
                HOUR,
            )
            .await
            .unwrap();
        store.add_seat_token(&token(20 + id as u8), table_id(8), id as u8, user(id)).await.unwrap();
    }
    let zoes = verification(5, "zoe@example.org");
    let ended = store.set_account(&zoes, false).await.unwrap().expect("the address is free");
    assert_eq!(ended, [], "registration ends no session");
    assert!(
        store.redeem_verification(&token(15)).await.unwrap().is_none(),
        "pending verifications are void"
    );
    assert!(store.session(&token(25)).await.unwrap().is_some());
    let mut ended = store.set_account(&zoes, true).await.unwrap().expect("the address is free");
    ended.sort_by_key(|token| token.0);
    assert_eq!(ended, [token(5), token(25)]);
    let mut listed = store.ended_sessions().await.unwrap();
    listed.sort_by_key(|token| token.0);
    assert_eq!(listed, ended, "ended sessions are listed");
    for gone in ended {
        assert!(store.session(&gone).await.unwrap().is_none());
    }
    for eves in [6, 26] {
        assert!(store.session(&token(eves)).await.unwrap().is_some(), "other users stay");
    }
    assert!(store.set_account(&verification(6, "zoe@example.org"), true).await.unwrap().is_none());
    assert!(store.session(&token(6)).await.unwrap().is_some(), "a refused change ends no session");
    assert!(store.add_passkey(user(6), b"one", "", "key").await.unwrap());
    assert!(
        store.redeem_verification(&token(16)).await.unwrap().is_none(),
        "a passkey voids pending verifications, too"
    );
}

#[tokio::test]
async fn account_taken_over_by_its_owner_drops_earlier_passkeys() {
    let (_database, store) = store().await;
    assert!(store.add_passkey(user(5), b"eves", "", "key").await.unwrap());
    let meis = verification(5, "mei@example.org");
    store.set_account(&meis, true).await.unwrap().expect("the address is free");
    assert!(store.passkeys(user(5)).await.unwrap().is_empty());
    assert!(store.add_passkey(user(5), b"meis", "", "key").await.unwrap());
    store.set_account(&meis, true).await.unwrap().expect("the address is free");
    assert_eq!(store.passkeys(user(5)).await.unwrap().len(), 1, "a password reset keeps passkeys");
}
