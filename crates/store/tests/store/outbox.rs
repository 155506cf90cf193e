//! The lanes of the outbox.

use std::time::Duration;

use store::{DecisionAlert, NewMessage, OutboxLane, Store};

use crate::{store, table_id, user};

const HOUR: Duration = Duration::from_secs(3600);
const WEBHOOK: &str = r#"{"webhook":{"url":"https://slow.example","secret":"s"}}"#;
const MAIL: &str = r#"{"mail":{"address":"ann@example.org"}}"#;

async fn add_alert(store: &Store, id: &str, person: u64, channel: &str) {
    let decision =
        DecisionAlert { table: table_id(1), seat: 0, number: 3, channel_id: id.to_owned() };
    let new = NewMessage { id, user: user(person), channel, message: "alert" };
    assert!(store.home.add_decision_alert(new, &decision, Duration::ZERO).await.unwrap());
}

async fn claim(store: &Store, lane: OutboxLane, limit: u32) -> Vec<String> {
    let claimed = store.home.claim_outbox_messages(lane, limit, HOUR).await.unwrap();
    let mut ids: Vec<String> = claimed.into_iter().map(|message| message.id).collect();
    ids.sort();
    ids
}

#[tokio::test]
async fn messages_of_a_lane_are_claimed_apart_from_the_others() {
    let (_database, store) = store().await;
    for number in 0..30 {
        add_alert(&store, &format!("webhook {number}"), number, WEBHOOK).await;
    }
    add_alert(&store, "mail", 5, MAIL).await;
    store.home.add_outbox_message("reset", Some(user(5)), MAIL, "link").await.unwrap();
    assert_eq!(claim(&store, OutboxLane::Account, 10).await, ["reset"]);
    assert_eq!(claim(&store, OutboxLane::Alert, 10).await, ["mail"]);
    assert_eq!(claim(&store, OutboxLane::Webhook, 40).await.len(), 30);
    for lane in OutboxLane::ALL {
        assert!(claim(&store, lane, 10).await.is_empty(), "{lane:?} is leased");
    }
}

#[tokio::test]
async fn user_with_one_message_comes_before_one_with_many() {
    let (_database, store) = store().await;
    for number in 0..30 {
        add_alert(&store, &format!("many {number}"), 5, WEBHOOK).await;
    }
    add_alert(&store, "one", 6, WEBHOOK).await;
    assert_eq!(claim(&store, OutboxLane::Webhook, 1).await, ["one"]);
    assert_eq!(claim(&store, OutboxLane::Webhook, 40).await.len(), 30, "the others follow");
}

#[tokio::test]
async fn first_attempts_come_before_retries() {
    let (_database, store) = store().await;
    add_alert(&store, "old", 5, WEBHOOK).await;
    assert_eq!(claim(&store, OutboxLane::Webhook, 1).await, ["old"]);
    store.home.postpone_outbox_message("old", Duration::ZERO).await.unwrap();
    add_alert(&store, "new", 6, WEBHOOK).await;
    assert_eq!(claim(&store, OutboxLane::Webhook, 1).await, ["new"]);
    assert_eq!(claim(&store, OutboxLane::Webhook, 1).await, ["old"]);
}

#[tokio::test]
async fn age_is_that_of_the_oldest_due_message() {
    let (_database, store) = store().await;
    assert_eq!(store.home.outbox_ages().await.unwrap(), []);
    add_alert(&store, "webhook", 5, WEBHOOK).await;
    store.home.add_outbox_message("reset", Some(user(5)), MAIL, "link").await.unwrap();
    let mut lanes: Vec<_> = store.home.outbox_ages().await.unwrap();
    lanes.sort_by_key(|(lane, _)| *lane == OutboxLane::Webhook);
    assert_eq!(lanes.len(), 2);
    assert_eq!(lanes[0].0, OutboxLane::Account);
    assert!(lanes.iter().all(|(_, age)| *age < HOUR));
    assert_eq!(claim(&store, OutboxLane::Account, 1).await, ["reset"]);
    let lanes = store.home.outbox_ages().await.unwrap();
    assert_eq!(lanes.len(), 1, "what is being sent doesn't wait");
    assert_eq!(lanes[0].0, OutboxLane::Webhook);
}
