//! Ratings: concurrent updates conflict on the number of a step.

use store::{PlayerId, RatedGame, Rating, RatingChange, Store, TokenHash};
use tokio::task::JoinSet;
use wire::api::Level;

use crate::{store, table_id, user};

const BOT: PlayerId = PlayerId::Bot(Level::Novice);

fn person(bits: u64) -> PlayerId {
    PlayerId::User(user(bits))
}

fn rating(player: PlayerId, mu: f64, games: u32) -> Rating {
    Rating { player, mu, sigma: 25.0 / 3.0, games }
}

fn step(number: u32, table: u64) -> RatedGame {
    RatedGame { number, table: table_id(table), unrated: vec![BOT, person(7)] }
}

async fn guest(store: &Store, bits: u64) {
    store.add_guest(user(bits), "Zoë", &TokenHash([bits as u8; 32]), "").await.unwrap();
}

#[tokio::test]
async fn duplicate_rating_step_changes_nothing() {
    let (_database, store) = store().await;
    guest(&store, 5).await;
    let stored = [rating(BOT, 20.000_000_000_000_004, 1), rating(person(5), 0.1 + 0.2, 1)];
    assert!(store.add_rated_game("qin", &step(1, 1), &stored).await.unwrap());
    for (number, table) in [(1, 2), (2, 1), (1, 1)] {
        let other = [rating(BOT, 1.0, 9), rating(person(5), 1.0, 9)];
        assert!(!store.add_rated_game("qin", &step(number, table), &other).await.unwrap());
    }
    let ladder = store.ladder("qin", Some(table_id(1)), None).await.unwrap();
    assert!(ladder.number == 1 && ladder.is_rated);
    assert_eq!(ladder.ratings, stored, "floats are stored exactly");
    assert_eq!(store.rated_games("qin", 0, 9).await.unwrap(), [step(1, 1)]);
    let theirs = store.ladder("qin", Some(table_id(2)), Some(&[person(5)])).await.unwrap();
    assert!(!theirs.is_rated && theirs.ratings == [stored[1]]);
    // Another title has its own numbers.
    assert!(store.add_rated_game("huang", &step(1, 3), &stored[..1]).await.unwrap());
    assert_eq!(store.ratings_of(user(5)).await.unwrap(), [("qin".to_owned(), stored[1])]);
    let next = rating(person(5), 24.0, 2);
    assert!(store.add_rated_game("qin", &step(2, 4), &[next]).await.unwrap());
    assert_eq!(store.rating_history("qin", user(5), 9).await.unwrap(), [stored[1], next]);
    assert_eq!(store.rating_history("qin", user(5), 1).await.unwrap(), [next], "the newest");
    assert_eq!(store.rating_history("huang", user(5), 9).await.unwrap(), []);
    let mut changes = store.rating_changes(user(5), &[1, 3, 4].map(table_id)).await.unwrap();
    changes.sort_by_key(|change| change.table);
    let change = |table, before, after| RatingChange { table: table_id(table), before, after };
    assert_eq!(changes, [change(1, None, 0.1 + 0.2), change(4, Some(0.1 + 0.2), 24.0)]);
    assert_eq!(store.rating_changes(user(6), &[table_id(1)]).await.unwrap(), []);
    let wanted = [("qin", user(5)), ("qin", user(5)), ("huang", user(5)), ("qin", user(6))];
    assert_eq!(store.ratings_at(&wanted).await.unwrap(), [("qin".to_owned(), next)]);
}

#[tokio::test]
async fn deleted_user_has_no_rating_and_gets_none() {
    let (_database, store) = store().await;
    guest(&store, 5).await;
    let stored = [rating(BOT, 20.0, 1), rating(person(5), 25.0, 1)];
    assert!(store.add_rated_game("qin", &step(1, 1), &stored).await.unwrap());
    store.delete_user(user(5)).await.unwrap();
    assert_eq!(store.ladder("qin", None, None).await.unwrap().ratings, stored[..1]);
    assert_eq!(store.rating_history("qin", user(5), 9).await.unwrap(), []);
    assert!(
        store.add_rated_game("qin", &step(2, 2), &stored).await.unwrap(),
        "a game with a deleted user is rated"
    );
    let ladder = store.ladder("qin", None, None).await.unwrap();
    assert_eq!((ladder.number, ladder.ratings), (2, stored[..1].to_vec()));
    assert_eq!(store.rated_games("qin", 0, 9).await.unwrap().len(), 2, "steps name no users");
}

/// Rates a table as a worker does, one game more for the bot.
async fn rate(store: &Store, table: u64) -> bool {
    loop {
        let ladder = store.ladder("qin", Some(table_id(table)), Some(&[BOT])).await.unwrap();
        if ladder.is_rated {
            return false;
        }
        let (mu, games) = ladder.ratings.first().map_or((0.0, 0), |it| (it.mu, it.games));
        assert_eq!(games, ladder.number, "the read is consistent");
        let after = rating(BOT, mu + table as f64, games + 1);
        if store.add_rated_game("qin", &step(ladder.number + 1, table), &[after]).await.unwrap() {
            return true;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_workers_rate_each_table_once_in_one_order() {
    let (_database, store) = store().await;
    let mut workers = JoinSet::new();
    for worker in 0..8 {
        let store = store.clone();
        workers.spawn(async move {
            let mut done = 0;
            for at in 0..20 {
                let table = 1 + (at + worker / 2) % 20;
                done += u32::from(rate(&store, table).await);
            }
            done
        });
    }
    let done: u32 = workers.join_all().await.iter().sum();
    assert_eq!(done, 20, "each table is rated once");
    let ladder = store.ladder("qin", None, None).await.unwrap();
    assert_eq!(ladder.ratings, [rating(BOT, 210.0, 20)]);
    let steps = store.rated_games("qin", 0, 100).await.unwrap();
    let numbers: Vec<u32> = steps.iter().map(|step| step.number).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
}
