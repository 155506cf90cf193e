//! Reports and moderation.

use std::time::Duration;

use store::{
    ChatResult, ModerationResult, NewChatMessageRow, NewReportRow, Removal, SessionResult, Store,
    TokenHash,
};
use wire::api::{ModerationAction, ReportId};

use crate::{new_table, store, table_id, user};

const HOUR: Duration = Duration::from_secs(3600);
/// How long a measure without an end lasts.
const FOREVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

fn token(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

/// Adds a moderator with id 1, and other users.
async fn people(store: &Store, others: u64) {
    for id in 1..=1 + others {
        store
            .home
            .add_guest(user(id), &format!("Person {id}"), &token(id as u8), "")
            .await
            .unwrap();
    }
    assert!(store.home.set_moderator(user(1), true).await.unwrap());
}

/// The second person signs in with a new token.
async fn sign_in(store: &Store, byte: u8, replaced: Option<&TokenHash>) -> SessionResult {
    store.home.add_session(user(2), &token(byte), "", replaced).await.unwrap()
}

async fn audit(store: &Store) -> Vec<String> {
    let rows = store.home.audit_log(None, 50).await.unwrap();
    let name = |user: Option<&wire::api::User>| user.map_or("nobody", |it| &it.name).to_owned();
    let line = |row: &store::AuditRow| {
        let (by, user) = (name(row.moderator.as_ref()), name(row.user.as_ref()));
        format!("{by}: {} {user}, {:?}, {}", row.action, row.note, row.expires_at.is_some())
    };
    rows.iter().map(line).collect()
}

#[tokio::test]
async fn report_is_stored_once_with_its_chat_line() {
    let (_database, store) = store().await;
    people(&store, 2).await;
    let line = NewChatMessageRow {
        table: table_id(8),
        user: user(2),
        text: "rude words",
        idempotency_key: None,
    };
    store.add_chat_message(line).await.unwrap();
    let report = NewReportRow {
        reporter: user(3),
        reported: user(2),
        table: Some(table_id(8)),
        message_number: Some(1),
        reason: "See for yourself",
    };
    let bare = NewReportRow { table: None, message_number: None, ..report };
    for report in [report, report, bare, bare] {
        assert!(store.report(report).await.unwrap());
    }
    for odd in [
        NewReportRow { message_number: Some(2), ..report },
        NewReportRow { reported: user(1), ..report },
        NewReportRow { reported: user(9), ..bare },
    ] {
        assert!(!store.report(odd).await.unwrap(), "{odd:?}");
    }
    let open = store.home.open_reports(None, 10).await.unwrap();
    assert_eq!(open.len(), 2);
    assert_eq!(open[0].message_text.as_deref(), Some("rude words"));
    assert_eq!(
        (open[0].reporter.name.as_str(), open[0].reported.name.as_str()),
        ("Person 3", "Person 2")
    );
    assert_eq!(
        (open[1].table, open[1].message_number, open[1].message_text.as_ref()),
        (None, None, None)
    );
    assert_eq!(store.home.open_reports(Some(open[0].id), 10).await.unwrap(), open[1..]);
    assert!(store.home.close_report(user(1), open[0].id, "spoke to them").await.unwrap());
    assert!(!store.home.close_report(user(1), open[0].id, "again").await.unwrap());
    assert!(!store.home.close_report(user(1), ReportId(999), "what?").await.unwrap());
    assert_eq!(store.home.open_reports(None, 10).await.unwrap(), open[1..]);
    let closed = store.home.closed_reports(None, 10).await.unwrap();
    assert_eq!(closed[0].note.as_deref(), Some("spoke to them"));
    assert_eq!(store.home.closed_reports(Some(closed[0].id), 10).await.unwrap(), []);
    assert_eq!(store.home.reports_by(user(3)).await.unwrap().len(), 2);
    assert_eq!(
        audit(&store).await,
        [
            r#"Person 1: close_report Person 2, "spoke to them", false"#,
            r#"nobody: grant_moderator Person 1, "", false"#
        ]
    );
}

#[tokio::test]
async fn muted_user_cannot_chat_until_the_mute_expires() {
    let (_database, store) = store().await;
    people(&store, 1).await;
    let line =
        NewChatMessageRow { table: table_id(8), user: user(2), text: "x", idempotency_key: None };
    let mute = |time| store.home.moderate(user(1), user(2), ModerationAction::Mute, time, "loud");
    assert_eq!(mute(HOUR).await.unwrap(), ModerationResult::Done(Vec::new()));
    let expires_at = store.home.audit_log(None, 1).await.unwrap()[0].expires_at;
    assert!(expires_at.is_some());
    assert_eq!(store.add_chat_message(line).await.unwrap(), ChatResult::Muted { expires_at });
    assert!(store.home.session(&token(2)).await.unwrap().is_some());
    mute(FOREVER).await.unwrap();
    let endless = ChatResult::Muted { expires_at: None };
    assert_eq!(store.add_chat_message(line).await.unwrap(), endless);
    mute(Duration::ZERO).await.unwrap();
    assert!(matches!(store.add_chat_message(line).await.unwrap(), ChatResult::Done { .. }));
    mute(HOUR).await.unwrap();
    store.home.moderate(user(1), user(2), ModerationAction::Lift, HOUR, "quiet").await.unwrap();
    assert!(matches!(store.add_chat_message(line).await.unwrap(), ChatResult::Done { .. }));
    assert_eq!(audit(&store).await[0], r#"Person 1: lift Person 2, "quiet", false"#);
    assert_eq!(audit(&store).await[1], r#"Person 1: mute Person 2, "loud", true"#);
}

#[tokio::test]
async fn banned_user_loses_sessions_and_gets_none() {
    let (_database, store) = store().await;
    people(&store, 2).await;
    assert_eq!(sign_in(&store, 12, None).await, SessionResult::Done);
    let ban = store.home.moderate(user(1), user(2), ModerationAction::Ban, HOUR, "out");
    let ModerationResult::Done(mut ended) = ban.await.unwrap() else { panic!("the ban succeeds") };
    ended.sort_by_key(|token| token.0);
    assert_eq!(ended, [token(2), token(12)]);
    let expires_at = store.home.audit_log(None, 1).await.unwrap()[0].expires_at;
    assert!(expires_at.is_some());
    let refused = sign_in(&store, 22, Some(&token(3))).await;
    assert_eq!(refused, SessionResult::Banned { expires_at });
    store.home.moderate(user(1), user(2), ModerationAction::Ban, FOREVER, "out").await.unwrap();
    assert_eq!(sign_in(&store, 22, None).await, SessionResult::Banned { expires_at: None });
    for gone in [2, 12, 22] {
        assert_eq!(store.home.session(&token(gone)).await.unwrap(), None);
    }
    assert!(store.home.session(&token(3)).await.unwrap().is_some(), "no session is replaced");
    store.home.moderate(user(1), user(2), ModerationAction::Lift, HOUR, "in").await.unwrap();
    assert_eq!(sign_in(&store, 22, None).await, SessionResult::Done);
    assert!(store.home.session(&token(22)).await.unwrap().is_some());
}

#[tokio::test]
async fn moderators_cannot_be_sanctioned() {
    let (_database, store) = store().await;
    people(&store, 1).await;
    assert!(store.home.set_moderator(user(2), true).await.unwrap());
    assert!(!store.home.set_moderator(user(9), true).await.unwrap());
    for action in [ModerationAction::Mute, ModerationAction::Ban, ModerationAction::Lift] {
        let result = store.home.moderate(user(1), user(2), action, HOUR, "no").await.unwrap();
        assert_eq!(result, ModerationResult::Moderator);
    }
    let result =
        store.home.moderate(user(1), user(9), ModerationAction::Ban, HOUR, "who?").await.unwrap();
    assert_eq!(result, ModerationResult::Gone);
    assert!(store.home.session(&token(2)).await.unwrap().is_some());
    assert_eq!(audit(&store).await.len(), 2, "refused actions aren't audited");
    assert!(store.home.set_moderator(user(2), false).await.unwrap());
    assert!(
        !store.home.is_moderator(user(2)).await.unwrap()
            && store.home.is_moderator(user(1)).await.unwrap()
    );
}

#[tokio::test]
async fn removed_content_leaves_an_audit_entry_without_it() {
    let (_database, store) = store().await;
    people(&store, 2).await;
    let line =
        |text| NewChatMessageRow { table: table_id(8), user: user(2), text, idempotency_key: None };
    for text in ["rude words", "kind words"] {
        store.add_chat_message(line(text)).await.unwrap();
    }
    assert!(store.remove_chat_message(user(1), table_id(8), 1, "rude").await.unwrap());
    for gone in [1, 3] {
        assert!(!store.remove_chat_message(user(1), table_id(8), gone, "again").await.unwrap());
    }
    let left = store.chat_messages(table_id(8), user(3), 0, 10).await.unwrap();
    assert_eq!(left.iter().map(|it| it.number).collect::<Vec<_>>(), [2]);
    let next = store.add_chat_message(line("more")).await.unwrap();
    assert!(matches!(next, ChatResult::Done { number: 3, .. }), "{next:?}");

    assert!(store.tables.add_table(&new_table(8)).await.unwrap());
    assert!(store.remove_title(user(1), table_id(8), "rude").await.unwrap());
    assert!(!store.remove_title(user(1), table_id(8), "again").await.unwrap());
    assert_eq!(store.tables.table(table_id(8)).await.unwrap().unwrap().title, "");

    let renamed = store.home.remove_name(user(1), user(2), "Guest aaaa", "rude").await.unwrap();
    assert_eq!(renamed, ModerationResult::Done(Vec::new()));
    let gone = store.home.remove_name(user(1), user(9), "Guest aaaa", "rude").await.unwrap();
    assert_eq!(gone, ModerationResult::Gone);
    let exempt = store.home.remove_name(user(1), user(1), "Guest aaaa", "rude").await.unwrap();
    assert_eq!(exempt, ModerationResult::Moderator);
    let mut removals = store.home.recent_removals().await.unwrap();
    removals.sort_by_key(|removal| matches!(removal, Removal::Title(_)));
    let now = wire::api::User { id: user(2), name: "Guest aaaa".into() };
    assert_eq!(removals, [Removal::Name(now), Removal::Title(table_id(8))]);
    let rows = store.home.audit_log(None, 3).await.unwrap();
    let said: Vec<_> =
        rows.iter().map(|row| (&*row.action, row.table, row.message_number)).collect();
    let expected = [
        ("remove_name", None, None),
        ("remove_title", Some(table_id(8)), None),
        ("remove_message", Some(table_id(8)), Some(1)),
    ];
    assert_eq!(said, expected);
}
