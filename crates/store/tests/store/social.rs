//! Friends, blocks and chat.

use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{
    ChatResult, KeyHash, NewChatMessageRow, NewReportRow, RelationResult, Store, TokenHash,
};

use crate::{store, table_id, user};

async fn people(store: &Store, ids: impl IntoIterator<Item = u64>) {
    for id in ids {
        let token = TokenHash([id as u8; 32]);
        store.home.add_guest(user(id), &format!("Person {id}"), &token, "").await.unwrap();
    }
}

/// Neither friends nor requests.
const NONE: [Vec<u64>; 3] = [const { Vec::new() }; 3];

/// A user's friends, incoming requests and outgoing requests.
async fn known(store: &Store, id: u64) -> [Vec<u64>; 3] {
    let rows = store.home.friends(user(id)).await.unwrap();
    [(true, None), (false, Some(true)), (false, Some(false))].map(|(is_friend, is_incoming)| {
        let matching = rows.iter().filter(|row| row.is_accepted == is_friend);
        let matching = matching.filter(|row| is_incoming.is_none_or(|it| row.is_incoming == it));
        matching.map(|row| row.user.id.bits()).collect()
    })
}

#[tokio::test]
async fn mutual_requests_make_a_friendship() {
    let (_database, store) = store().await;
    people(&store, 1..=3).await;
    for _ in 0..2 {
        assert_eq!(
            store.home.request_friendship(user(2), user(1)).await.unwrap(),
            RelationResult::Done
        );
        assert_eq!(known(&store, 1).await, [vec![], vec![2], vec![]]);
        assert_eq!(known(&store, 2).await, [vec![], vec![], vec![1]]);
    }
    assert_eq!(
        store.home.request_friendship(user(1), user(2)).await.unwrap(),
        RelationResult::Done
    );
    assert_eq!(known(&store, 1).await, [vec![2], vec![], vec![]]);
    assert_eq!(known(&store, 2).await, [vec![1], vec![], vec![]]);
    assert_eq!(
        store.home.request_friendship(user(1), user(9)).await.unwrap(),
        RelationResult::Gone
    );
    store.home.end_friendship(user(2), user(1)).await.unwrap();
    assert_eq!(known(&store, 1).await, NONE);
    // Both at once.
    for _ in 0..20 {
        let (a, b) = tokio::join!(
            store.home.request_friendship(user(1), user(3)),
            store.home.request_friendship(user(3), user(1))
        );
        assert_eq!((a.unwrap(), b.unwrap()), (RelationResult::Done, RelationResult::Done));
        assert_eq!(known(&store, 3).await, [vec![1], vec![], vec![]]);
        store.home.end_friendship(user(1), user(3)).await.unwrap();
    }
}

#[tokio::test]
async fn block_ends_a_friendship_without_notification() {
    let (_database, store) = store().await;
    people(&store, 1..=3).await;
    store.home.request_friendship(user(1), user(2)).await.unwrap();
    store.home.request_friendship(user(2), user(1)).await.unwrap();
    assert_eq!(store.home.block(user(1), user(2)).await.unwrap(), RelationResult::Done);
    assert_eq!(store.home.block(user(1), user(2)).await.unwrap(), RelationResult::Done);
    assert_eq!(store.home.block(user(1), user(9)).await.unwrap(), RelationResult::Gone);
    assert_eq!(known(&store, 2).await, NONE);
    // The request of a blocked user is stored as usual, but hidden from the blocker.
    assert_eq!(
        store.home.request_friendship(user(2), user(1)).await.unwrap(),
        RelationResult::Done
    );
    assert_eq!(known(&store, 2).await, [vec![], vec![], vec![1]]);
    assert_eq!(known(&store, 1).await, NONE);
    assert_eq!(
        store.home.request_friendship(user(1), user(2)).await.unwrap(),
        RelationResult::Blocked
    );
    for (one, others, is_blocked) in
        [(1, vec![3, 2], true), (2, vec![1], true), (3, vec![1, 2], false), (1, vec![], false)]
    {
        let others: Vec<_> = others.into_iter().map(user).collect();
        assert_eq!(store.home.is_blocked(user(one), &others).await.unwrap(), is_blocked, "{one}");
    }
    assert_eq!(store.home.blocks(user(1)).await.unwrap()[0].name, "Person 2");
    store.home.unblock(user(1), user(2)).await.unwrap();
    assert!(!store.home.is_blocked(user(2), &[user(1)]).await.unwrap());
    assert_eq!(known(&store, 1).await, [vec![], vec![2], vec![]]);
}

#[tokio::test]
async fn friends_and_blocks_are_limited_to_500() {
    let (database, store) = store().await;
    people(&store, 1..=4).await;
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    for fill in [
        "insert into users (id, name) select at, 'x' from generate_series(1001, 1500) at",
        "insert into friendship (low_user_id, high_user_id, requested_by) select 1, at, 1 from generate_series(1001, 1499) at",
        "insert into friendship (low_user_id, high_user_id, requested_by) values (1, 4, 4)",
        "insert into block (blocker_id, blocked_id) select 1, at from generate_series(1001, 1499) at",
    ] {
        connection.execute(fill).await.unwrap();
    }
    // Incoming requests don't count.
    assert_eq!(
        store.home.request_friendship(user(1), user(2)).await.unwrap(),
        RelationResult::Done
    );
    assert_eq!(
        store.home.request_friendship(user(1), user(3)).await.unwrap(),
        RelationResult::Full
    );
    assert_eq!(
        store.home.request_friendship(user(1), user(4)).await.unwrap(),
        RelationResult::Full
    );
    assert_eq!(
        store.home.request_friendship(user(1), user(2)).await.unwrap(),
        RelationResult::Done,
        "the request exists"
    );
    assert_eq!(
        store.home.request_friendship(user(3), user(1)).await.unwrap(),
        RelationResult::Done
    );
    assert_eq!(store.home.block(user(1), user(2)).await.unwrap(), RelationResult::Done);
    assert_eq!(store.home.block(user(1), user(3)).await.unwrap(), RelationResult::Full);
    assert_eq!(
        store.home.block(user(1), user(2)).await.unwrap(),
        RelationResult::Done,
        "the block exists"
    );
}

fn line(person: u64, text: &str, key: Option<u8>) -> NewChatMessageRow<'_> {
    let key = key.map(|byte| KeyHash([byte; 16]));
    NewChatMessageRow { table: table_id(8), user: user(person), text, idempotency_key: key }
}

async fn read(store: &Store, reader: u64, after: u32) -> Vec<String> {
    let lines = store.chat_messages(table_id(8), user(reader), after, 200).await.unwrap();
    lines.iter().map(|line| format!("{} {}", line.number, line.text)).collect()
}

#[tokio::test]
async fn concurrent_chat_lines_are_numbered_without_gaps() {
    let (_database, store) = store().await;
    people(&store, 1..=4).await;
    let mut tasks = tokio::task::JoinSet::new();
    for person in 1..=4 {
        let store = store.clone();
        tasks.spawn(async move {
            for at in 0..10 {
                let text = format!("{person} says {at}");
                let result = store.add_chat_message(line(person, &text, None)).await.unwrap();
                assert!(matches!(result, ChatResult::Done { .. }), "{result:?}");
            }
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.unwrap();
    }
    let lines = store.chat_messages(table_id(8), user(1), 0, 200).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), Vec::from_iter(1..=40));
    let last = store.last_chat_messages(table_id(8), user(1), 3).await.unwrap();
    assert_eq!(last, lines[37..]);
    let ids = [table_id(7), table_id(8)];
    assert_eq!(store.tables.last_chat_numbers(&ids).await.unwrap(), [(table_id(8), 40)]);
}

#[tokio::test]
async fn chat_line_with_the_same_key_is_stored_once() {
    let (_database, store) = store().await;
    people(&store, 1..=2).await;
    let first = store.add_chat_message(line(1, "one", Some(1))).await.unwrap();
    store.add_chat_message(line(2, "two", Some(2))).await.unwrap();
    assert_eq!(store.add_chat_message(line(1, "one", Some(1))).await.unwrap(), first);
    assert_eq!(read(&store, 1, 0).await, ["1 one", "2 two"]);
    assert_eq!(read(&store, 1, 1).await, ["2 two"]);
    assert_eq!(store.add_chat_message(line(9, "three", None)).await.unwrap(), ChatResult::Gone);
    let (a, b) = tokio::join!(
        store.add_chat_message(line(1, "three", Some(3))),
        store.add_chat_message(line(1, "three", Some(3)))
    );
    assert_eq!(a.unwrap(), b.unwrap());
    assert_eq!(read(&store, 1, 2).await, ["3 three"]);
}

#[tokio::test]
async fn chat_of_blocked_and_deleted_users_is_hidden() {
    let (_database, store) = store().await;
    people(&store, 1..=3).await;
    for (person, text) in [(1, "one"), (2, "two"), (3, "three")] {
        store.add_chat_message(line(person, text, Some(person as u8))).await.unwrap();
    }
    store.home.block(user(1), user(2)).await.unwrap();
    assert_eq!(read(&store, 1, 0).await, ["1 one", "3 three"]);
    assert_eq!(read(&store, 2, 0).await, ["1 one", "2 two", "3 three"]);
    let about = |by, person, line| NewReportRow {
        reporter: user(by),
        reported: user(person),
        table: Some(table_id(8)),
        message_number: Some(line),
        reason: "rude",
    };
    assert!(store.report(about(1, 3, 3)).await.unwrap());
    assert!(store.report(about(3, 1, 1)).await.unwrap());
    assert!(store.report(about(2, 1, 1)).await.unwrap());
    store.home.request_friendship(user(3), user(2)).await.unwrap();
    store.home.block(user(2), user(3)).await.unwrap();
    store.delete_user(user(3)).await.unwrap();
    assert_eq!(read(&store, 2, 0).await, ["1 one", "2 two"]);
    let left = store.home.open_reports(None, 10).await.unwrap();
    assert_eq!(left.iter().map(|report| report.reporter.id).collect::<Vec<_>>(), [user(2)]);
    assert_eq!(known(&store, 2).await, NONE);
    assert_eq!(store.home.blocks(user(2)).await.unwrap(), []);
    // Numbers of deleted lines aren't reused: a reader waits for the next number.
    store.add_chat_message(line(2, "four", None)).await.unwrap();
    assert_eq!(read(&store, 2, 3).await, ["4 four"]);
}
