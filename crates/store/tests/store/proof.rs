//! Recent authentication, and what an account change voids.

use std::time::Duration;

use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{ModeratorProof, PendingVerification, PlaceHash, Revocation, TokenHash};

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
    let (database, crate::Store { home, .. }) = store().await;
    home.add_guest(user(5), "Zoë", &token(1), "").await.unwrap();
    let needs = async |byte: u8| home.needs_authentication(user(5), &token(byte)).await.unwrap();
    assert!(!needs(1).await, "a guest has no credential");
    assert!(home.add_passkey(user(5), b"one", "", "key").await.unwrap());
    assert!(needs(1).await, "the user has a passkey");
    home.add_session(user(5), &token(2), "", None).await.unwrap();
    assert!(!needs(2).await);
    assert!(needs(1).await && needs(3).await, "authentication is per session");
    assert!(home.end_session(user(5), &token(2)).await.unwrap());
    assert!(needs(2).await, "the session has ended");
    home.add_session(user(5), &token(4), "", None).await.unwrap();
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    let later = "update session set authenticated_at = authenticated_at - interval '10 minutes'";
    connection.execute(later).await.unwrap();
    assert!(needs(4).await, "the authentication is too old");
    assert!(home.delete_passkey(user(5), b"one").await.unwrap());
    home.set_account(&verification(5, "zoe@example.org"), Revocation::Nothing)
        .await
        .unwrap()
        .expect("the address is free");
    assert!(needs(4).await, "the user has a password");
}

#[tokio::test]
async fn account_change_voids_pending_verifications_and_sessions() {
    let (_database, crate::Store { home, .. }) = store().await;
    for (id, name) in [(5, "Zoë"), (6, "Eve")] {
        home.add_guest(user(id), name, &token(id as u8), "").await.unwrap();
        home.add_pending_verification(
            &token(10 + id as u8),
            &verification(id, "zoe@example.org"),
            HOUR,
        )
        .await
        .unwrap();
        home.add_seat_token(&token(20 + id as u8), table_id(8), id as u8, user(id)).await.unwrap();
    }
    let zoes = verification(5, "zoe@example.org");
    let ended =
        home.set_account(&zoes, Revocation::Nothing).await.unwrap().expect("the address is free");
    assert_eq!(ended, [], "registration ends no session");
    assert!(
        home.redeem_verification(&token(15)).await.unwrap().is_none(),
        "pending verifications are void"
    );
    assert!(home.session(&token(25)).await.unwrap().is_some());
    let mut ended =
        home.set_account(&zoes, Revocation::Sessions).await.unwrap().expect("the address is free");
    ended.sort_by_key(|token| token.0);
    assert_eq!(ended, [token(5), token(25)]);
    let mut listed = home.ended_sessions().await.unwrap();
    listed.sort_by_key(|token| token.0);
    assert_eq!(listed, ended, "ended sessions are listed");
    for gone in ended {
        assert!(home.session(&gone).await.unwrap().is_none());
    }
    for eves in [6, 26] {
        assert!(home.session(&token(eves)).await.unwrap().is_some(), "other users stay");
    }
    assert!(
        home.set_account(&verification(6, "zoe@example.org"), Revocation::Sessions)
            .await
            .unwrap()
            .is_none()
    );
    assert!(home.session(&token(6)).await.unwrap().is_some(), "a refused change ends no session");
    assert!(home.add_passkey(user(6), b"one", "", "key").await.unwrap());
    assert!(
        home.redeem_verification(&token(16)).await.unwrap().is_none(),
        "a passkey voids pending verifications, too"
    );
}

#[tokio::test]
async fn account_taken_over_by_its_owner_drops_earlier_access() {
    let (_database, crate::Store { home, .. }) = store().await;
    assert!(home.add_passkey(user(5), b"eves", "", "key").await.unwrap());
    assert!(home.add_passkey(user(6), b"zoes", "", "key").await.unwrap());
    for (id, config) in [("mail", None), ("hook", Some("{\"webhook\""))] {
        assert!(home.add_channel(user(5), id, config, "", 9).await.unwrap());
    }
    let place = PlaceHash(1);
    assert!(home.add_sign_in_place(user(5), place).await.unwrap());
    let meis = verification(5, "mei@example.org");
    let taken_over = home.set_account(&meis, Revocation::Everything).await.unwrap();
    taken_over.expect("the address is free");
    assert!(home.passkeys(user(5)).await.unwrap().is_empty());
    assert_eq!(home.passkeys(user(6)).await.unwrap().len(), 1, "other users stay");
    let channels = home.channels(user(5)).await.unwrap();
    let kept: Vec<&str> = channels.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(kept, ["mail"], "email leads to the address");
    assert!(home.add_sign_in_place(user(5), place).await.unwrap(), "the place is unknown again");
    assert!(home.add_passkey(user(5), b"meis", "", "key").await.unwrap());
    let reset = home.set_account(&meis, Revocation::Sessions).await.unwrap();
    reset.expect("the address is free");
    assert_eq!(home.passkeys(user(5)).await.unwrap().len(), 1, "a password reset keeps passkeys");
}

#[tokio::test]
async fn held_tokens_are_known_to_have_ended_however_long_ago() {
    let (database, crate::Store { home, .. }) = store().await;
    for id in [1, 2, 3] {
        home.add_guest(user(id), "Zoë", &token(id as u8), "").await.unwrap();
    }
    for byte in [4, 5] {
        home.add_seat_token(&token(byte), table_id(8), byte - 4, user(1)).await.unwrap();
    }
    assert!(home.end_session(user(2), &token(2)).await.unwrap());
    assert!(home.end_session(user(3), &token(3)).await.unwrap());
    home.revoke_seat_tokens(table_id(8), 1).await.unwrap();
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    let later = "update session set ended_at = ended_at - interval '2 days'";
    connection.execute(later).await.unwrap();
    assert_eq!(home.ended_sessions().await.unwrap(), [], "nobody is told any more");
    assert_eq!(home.delete_old_sessions().await.unwrap(), 3);
    let held: Vec<TokenHash> = (1..=6).map(token).collect();
    let mut ended = home.ended_among(&held).await.unwrap();
    ended.sort_by_key(|token| token.0);
    assert_eq!(ended, [token(2), token(3), token(5), token(6)]);
    assert_eq!(home.ended_among(&[]).await.unwrap(), []);
}

#[tokio::test]
async fn sign_in_place_is_new_once_until_it_is_forgotten() {
    let (database, store) = store().await;
    store.home.add_guest(user(5), "Zoë", &token(5), "").await.unwrap();
    for (id, place, is_new) in [(5, 1, true), (5, 1, false), (5, -2, true), (6, 1, true)] {
        let added = store.home.add_sign_in_place(user(id), PlaceHash(place)).await.unwrap();
        assert_eq!(added, is_new, "{id} {place}");
    }
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    let later =
        "update sign_in_place set last_used_at = now() - interval '401 days' where place = -2";
    connection.execute(later).await.unwrap();
    assert_eq!(store.home.delete_old_sign_in_places().await.unwrap(), 1);
    store.delete_user(user(5)).await.unwrap();
    assert!(store.home.add_sign_in_place(user(5), PlaceHash(1)).await.unwrap(), "it is deleted");
    assert!(!store.home.add_sign_in_place(user(6), PlaceHash(1)).await.unwrap());
}

#[tokio::test]
async fn moderator_proves_their_identity_in_the_session() {
    let (_database, crate::Store { home, .. }) = store().await;
    home.add_guest(user(5), "Zoë", &token(1), "").await.unwrap();
    let proof = async |byte: u8| home.moderator_proof(user(5), &token(byte)).await.unwrap();
    assert_eq!(proof(1).await, None, "the user is no moderator");
    assert!(home.set_moderator(user(5), true).await.unwrap());
    let none = ModeratorProof { has_credential: false, is_recent: false };
    assert_eq!(proof(1).await, Some(none));
    assert!(home.add_passkey(user(5), b"one", "", "key").await.unwrap());
    home.add_session(user(5), &token(2), "", None).await.unwrap();
    let old = ModeratorProof { has_credential: true, is_recent: false };
    assert_eq!(proof(1).await, Some(old));
    assert_eq!(proof(2).await, Some(ModeratorProof { has_credential: true, is_recent: true }));
    assert!(home.end_session(user(5), &token(2)).await.unwrap());
    assert_eq!(proof(2).await, Some(old), "the session has ended");
}
