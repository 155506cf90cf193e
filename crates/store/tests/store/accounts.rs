//! Accounts, sessions, passkeys and the outbox.

use std::time::Duration;

use game::Lang;
use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{OutboxLane, PendingVerification, Revocation, TokenHash};

use crate::{store, table_id, user};

const HOUR: Duration = Duration::from_secs(3600);

fn token(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

fn verification(id: u64, email: &str, password: Option<&str>) -> PendingVerification {
    let (mailbox, password) = (email.to_lowercase(), password.map(str::to_owned));
    PendingVerification {
        user: user(id),
        email: email.into(),
        normalized_email: mailbox,
        password_hash: password,
    }
}

#[tokio::test]
async fn pending_verification_works_once_before_it_expires() {
    let (_database, crate::Store { home, .. }) = store().await;
    let pending = verification(5, "Zoe@example.org", Some("hash"));
    home.add_pending_verification(&token(1), &pending, HOUR).await.unwrap();
    home.add_pending_verification(&token(2), &pending, Duration::ZERO).await.unwrap();
    assert!(home.redeem_verification(&token(3)).await.unwrap().is_none(), "the token is unknown");
    assert!(home.redeem_verification(&token(2)).await.unwrap().is_none(), "the token has expired");
    assert!(home.pending_verification(&token(2)).await.unwrap().is_none());
    assert!(home.pending_verification(&token(1)).await.unwrap().as_ref() == Some(&pending));
    assert!(home.redeem_verification(&token(1)).await.unwrap() == Some(pending));
    assert!(home.redeem_verification(&token(1)).await.unwrap().is_none(), "it is redeemed");
    assert_eq!(home.delete_expired_challenges().await.unwrap(), 1);
}

#[tokio::test]
async fn email_address_belongs_to_one_account() {
    let (_database, crate::Store { home, .. }) = store().await;
    for (id, name) in [(5, "Zoë"), (6, "Eve")] {
        home.add_guest(user(id), name, &token(id as u8), "").await.unwrap();
    }
    assert!(home.account("zoe@example.org").await.unwrap().is_none());
    assert!(
        home.set_account(&verification(5, "Zoe@example.org", Some("one")), Revocation::Nothing)
            .await
            .unwrap()
            .is_some()
    );
    assert!(
        home.set_account(&verification(6, "zoe@Example.org", Some("two")), Revocation::Nothing)
            .await
            .unwrap()
            .is_none()
    );
    let account = home.account("zoe@example.org").await.unwrap().expect("an account");
    assert_eq!((account.user, account.name.as_str()), (user(5), "Zoë"));
    assert_eq!(account.password_hash.as_deref(), Some("one"));
    assert!(
        home.set_account(&verification(5, "zoe@example.org", Some("three")), Revocation::Nothing)
            .await
            .unwrap()
            .is_some()
    );
    let account = home.account("zoe@example.org").await.unwrap().expect("an account");
    assert_eq!(account.password_hash.as_deref(), Some("three"));
    let row = home.user(user(5)).await.unwrap().expect("a user");
    assert_eq!(row.email.as_deref(), Some("zoe@example.org"));
}

#[tokio::test]
async fn omitted_fields_of_a_change_keep_their_values() {
    let (_database, crate::Store { home, .. }) = store().await;
    home.add_guest(user(5), "Zoë", &token(1), "").await.unwrap();
    home.update_user(user(5), Some("Zo"), Some(Lang::Pl), None).await.unwrap();
    home.update_user(user(5), None, None, Some("[1]")).await.unwrap();
    let row = home.user(user(5)).await.unwrap().expect("a user");
    assert_eq!((row.name.as_str(), row.language, row.settings.as_str()), ("Zo", Lang::Pl, "[1]"));
    assert!(home.user(user(6)).await.unwrap().is_none());
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let (_database, crate::Store { home, .. }) = store().await;
    home.add_guest(user(5), "Zoë", &token(1), "phone").await.unwrap();
    home.add_guest(user(6), "Eve", &token(9), "").await.unwrap();
    home.add_session(user(5), &token(2), "desk", None).await.unwrap();
    home.add_session(user(5), &token(3), "desk", Some(&token(2))).await.unwrap();
    let mut listed = home.sessions(user(5)).await.unwrap();
    listed.sort_by_key(|row| row.token.0);
    let listed: Vec<_> = listed.iter().map(|row| (row.token, row.user_agent.as_str())).collect();
    assert_eq!(listed, [(token(1), "phone"), (token(3), "desk")], "one was replaced");
    assert!(home.session(&token(2)).await.unwrap().is_none());
    assert_eq!(home.ended_sessions().await.unwrap(), [token(2)]);
    assert!(!home.end_session(user(6), &token(1)).await.unwrap(), "a session of another user");
    assert!(home.end_session(user(5), &token(1)).await.unwrap());
    assert!(!home.end_session(user(5), &token(1)).await.unwrap(), "the session has ended");
    home.add_session(user(5), &token(4), "", None).await.unwrap();
    assert_eq!(home.end_sessions(user(5), Some(&token(4))).await.unwrap(), [token(3)]);
    assert!(home.session(&token(4)).await.unwrap().is_some());
    assert!(home.session(&token(9)).await.unwrap().is_some());
    assert_eq!(home.delete_old_sessions().await.unwrap(), 0, "recently ended sessions are kept");
}

#[tokio::test]
async fn session_use_is_recorded_and_unused_sessions_expire() {
    let (database, crate::Store { home, .. }) = store().await;
    home.add_guest(user(5), "Zoë", &token(1), "").await.unwrap();
    home.add_session(user(5), &token(2), "", None).await.unwrap();
    let run = async |text: &'static str| {
        let mut connection = PgConnection::connect(database.url()).await.unwrap();
        connection.execute(text).await.unwrap();
    };
    run("update session set last_used_at = now() - interval '2 hours'").await;
    let now = home.sessions(user(5)).await.unwrap()[0].created_at;
    home.session(&token(1)).await.unwrap().expect("the session is valid");
    let seen = home.sessions(user(5)).await.unwrap();
    assert_eq!(seen[0].token, token(1));
    assert!(
        now <= seen[0].last_used_at && seen[1].last_used_at < now - Duration::from_secs(7000),
        "{seen:?}"
    );
    run("update session set last_used_at = now() - interval '401 days' where last_used_at < now() - interval '1 hour'")
        .await;
    assert_eq!(home.delete_old_sessions().await.unwrap(), 1);
    assert!(home.session(&token(1)).await.unwrap().is_some());
    assert!(home.session(&token(2)).await.unwrap().is_none());
}

#[tokio::test]
async fn webauthn_challenge_belongs_to_its_user_and_works_once() {
    let (_database, crate::Store { home, .. }) = store().await;
    home.add_webauthn_challenge(&token(1), Some(user(5)), "state", HOUR).await.unwrap();
    home.add_webauthn_challenge(&token(2), None, "other", HOUR).await.unwrap();
    for person in [None, Some(user(6))] {
        assert_eq!(home.take_webauthn_challenge(&token(1), person).await.unwrap(), None);
    }
    let ended = home.take_webauthn_challenge(&token(1), Some(user(5))).await.unwrap();
    assert_eq!(ended.as_deref(), Some("state"));
    assert_eq!(home.take_webauthn_challenge(&token(1), Some(user(5))).await.unwrap(), None);
    assert_eq!(
        home.take_webauthn_challenge(&token(2), None).await.unwrap().as_deref(),
        Some("other")
    );
}

#[tokio::test]
async fn passkey_belongs_to_its_owner() {
    let (_database, crate::Store { home, .. }) = store().await;
    assert!(home.add_passkey(user(5), b"one", "phone", "key").await.unwrap());
    assert!(!home.add_passkey(user(6), b"one", "", "key").await.unwrap(), "the key is taken");
    home.update_passkey(b"one", "used").await.unwrap();
    let row = home.passkey(b"one").await.unwrap().expect("the passkey is stored");
    assert_eq!((row.user, row.label.as_str(), row.credential.as_str()), (user(5), "phone", "used"));
    assert!(!home.delete_passkey(user(6), b"one").await.unwrap());
    assert!(home.delete_passkey(user(5), b"one").await.unwrap());
    assert!(home.passkeys(user(5)).await.unwrap().is_empty());
}

#[tokio::test]
async fn outbox_message_belongs_to_one_worker_until_its_lease_ends() {
    let (_database, crate::Store { home, .. }) = store().await;
    for _ in 0..2 {
        home.add_outbox_message("a", Some(user(5)), "way", "alert").await.unwrap();
    }
    let claimed = home.claim_outbox_messages(OutboxLane::Account, 10, HOUR).await.unwrap();
    assert_eq!(claimed.len(), 1, "a duplicate is stored once");
    assert_eq!((claimed[0].id.as_str(), claimed[0].attempts), ("a", 1));
    assert_eq!(home.claim_outbox_messages(OutboxLane::Account, 10, HOUR).await.unwrap(), []);
    home.postpone_outbox_message("a", Duration::ZERO).await.unwrap();
    assert_eq!(
        home.claim_outbox_messages(OutboxLane::Account, 10, Duration::ZERO).await.unwrap()[0]
            .attempts,
        2
    );
    assert_eq!(
        home.claim_outbox_messages(OutboxLane::Account, 10, HOUR).await.unwrap()[0].attempts,
        3,
        "the lease has expired"
    );
    home.complete_outbox_message("a").await.unwrap();
    home.postpone_outbox_message("a", Duration::ZERO).await.unwrap();
    assert_eq!(home.claim_outbox_messages(OutboxLane::Account, 10, HOUR).await.unwrap(), []);
}

#[tokio::test]
async fn deleted_user_leaves_no_data() {
    let (_database, store) = store().await;
    for (id, name) in [(5, "Zoë Canary"), (6, "Eve")] {
        store.home.add_guest(user(id), name, &token(id as u8), "canary browser").await.unwrap();
    }
    let canary = verification(5, "canary@example.org", Some("hash"));
    store
        .home
        .set_account(&canary, Revocation::Nothing)
        .await
        .unwrap()
        .expect("the address is free");
    store
        .home
        .add_pending_verification(&token(7), &verification(5, "canary@example.org", None), HOUR)
        .await
        .unwrap();
    store.home.add_passkey(user(5), b"one", "canary's phone", "key").await.unwrap();
    store.home.add_webauthn_challenge(&token(8), Some(user(5)), "canary", HOUR).await.unwrap();
    store
        .home
        .add_outbox_message("a", Some(user(5)), "canary@example.org", "canary")
        .await
        .unwrap();
    store.tables.add_member(user(5), table_id(3)).await.unwrap();
    store.delete_user(user(5)).await.unwrap();
    assert!(store.home.session(&token(5)).await.unwrap().is_none());
    assert!(store.home.session(&token(6)).await.unwrap().is_some());
    assert_eq!(
        store.home.ended_sessions().await.unwrap(),
        [token(5)],
        "the session is listed as ended"
    );
    let left = store.tables.tables_of(user(5), 10).await.unwrap();
    assert!(left.is_empty() && store.home.user(user(5)).await.unwrap().is_none());
    let names = store.home.names(&[user(5), user(6)]).await.unwrap();
    assert_eq!(names, [(user(6), "Eve".to_owned())]);
}
