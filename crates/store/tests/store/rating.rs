//! Ratings: concurrent updates conflict on the number of a step.

use std::time::Duration;

use clock::Moment;
use store::{
    GameResultRow, LadderId, LadderRating, Meetings, PlayerId, RatedGame, Rating, RatingChange,
    SeatResultRow, Store, TokenHash,
};
use tokio::task::JoinSet;
use wire::api::{Level, RatingPool};

use crate::{store, table_id, user};

const BOT: PlayerId = PlayerId::Bot(Level::Novice);
const QIN: LadderId<'_> = LadderId { game: "qin", pool: RatingPool::Live };
const HUANG: LadderId<'_> = LadderId { game: "huang", pool: RatingPool::Live };
/// Milliseconds of a day.
const DAY: i64 = 24 * 3600 * 1000;

fn person(bits: u64) -> PlayerId {
    PlayerId::User(user(bits))
}

fn rating(player: PlayerId, mu: f64, games: u32) -> Rating {
    Rating { player, mu, sigma: 25.0 / 3.0, games }
}

fn step(number: u32, table: u64) -> RatedGame {
    let ended_at = Moment::from_millis(1_700_000_000_123);
    RatedGame { number, table: table_id(table), ended_at, unrated: vec![BOT, person(7)] }
}

async fn guest(store: &Store, bits: u64) {
    store.home.add_guest(user(bits), "Zoë", &TokenHash([bits as u8; 32]), "").await.unwrap();
}

#[tokio::test]
async fn duplicate_rating_step_changes_nothing() {
    let (_database, store) = store().await;
    guest(&store, 5).await;
    let stored = [rating(BOT, 20.000_000_000_000_004, 1), rating(person(5), 0.1 + 0.2, 1)];
    assert!(store.home.add_rated_game(QIN, &step(1, 1), &stored).await.unwrap());
    for (number, table) in [(1, 2), (2, 1), (1, 1)] {
        let other = [rating(BOT, 1.0, 9), rating(person(5), 1.0, 9)];
        assert!(!store.home.add_rated_game(QIN, &step(number, table), &other).await.unwrap());
    }
    let ladder = store.home.ladder(QIN, Some(table_id(1)), None).await.unwrap();
    assert!(ladder.number == 1 && ladder.is_rated);
    assert_eq!(ladder.ratings, stored, "floats are stored exactly");
    assert_eq!(store.home.rated_games(QIN, 0, 9).await.unwrap(), [step(1, 1)]);
    let other = store.home.ladder(QIN, Some(table_id(2)), Some(&[person(5)])).await.unwrap();
    assert!(!other.is_rated && other.ratings == [stored[1]]);
    // Another title has its own numbers.
    assert!(store.home.add_rated_game(HUANG, &step(1, 3), &stored[..1]).await.unwrap());
    let theirs = |rating| LadderRating { game: "qin".into(), pool: RatingPool::Live, rating };
    assert_eq!(store.home.ratings_of(user(5)).await.unwrap(), [theirs(stored[1])]);
    let next = rating(person(5), 24.0, 2);
    assert!(store.home.add_rated_game(QIN, &step(2, 4), &[next]).await.unwrap());
    assert_eq!(store.home.rating_history(QIN, user(5), 9).await.unwrap(), [stored[1], next]);
    assert_eq!(store.home.rating_history(QIN, user(5), 1).await.unwrap(), [next], "the newest");
    assert_eq!(store.home.rating_history(HUANG, user(5), 9).await.unwrap(), []);
    let mut changes = store.home.rating_changes(user(5), &[1, 3, 4].map(table_id)).await.unwrap();
    changes.sort_by_key(|change| change.table);
    let change = |table, before, after| RatingChange { table: table_id(table), before, after };
    assert_eq!(changes, [change(1, None, 0.1 + 0.2), change(4, Some(0.1 + 0.2), 24.0)]);
    assert_eq!(store.home.rating_changes(user(6), &[table_id(1)]).await.unwrap(), []);
    let wanted = [(QIN, user(5)), (QIN, user(5)), (HUANG, user(5)), (QIN, user(6))];
    assert_eq!(store.home.ratings_at(&wanted).await.unwrap(), [theirs(next)]);
}

#[tokio::test]
async fn deleted_user_has_no_rating_and_gets_none() {
    let (_database, store) = store().await;
    guest(&store, 5).await;
    let stored = [rating(BOT, 20.0, 1), rating(person(5), 25.0, 1)];
    assert!(store.home.add_rated_game(QIN, &step(1, 1), &stored).await.unwrap());
    store.delete_user(user(5)).await.unwrap();
    assert_eq!(store.home.ladder(QIN, None, None).await.unwrap().ratings, stored[..1]);
    assert_eq!(store.home.rating_history(QIN, user(5), 9).await.unwrap(), []);
    assert!(
        store.home.add_rated_game(QIN, &step(2, 2), &stored).await.unwrap(),
        "a game with a deleted user is rated"
    );
    let ladder = store.home.ladder(QIN, None, None).await.unwrap();
    assert_eq!((ladder.number, ladder.ratings), (2, stored[..1].to_vec()));
    assert_eq!(store.home.rated_games(QIN, 0, 9).await.unwrap().len(), 2, "steps name no users");
}

#[tokio::test]
async fn pools_of_a_title_have_ratings_of_their_own() {
    let (_database, store) = store().await;
    guest(&store, 5).await;
    let other = LadderId { pool: RatingPool::Bots, ..QIN };
    let first = [rating(person(5), 31.0, 1)];
    assert!(store.home.add_rated_game(QIN, &step(1, 1), &first).await.unwrap());
    assert!(
        !store.home.add_rated_game(other, &step(1, 1), &first).await.unwrap(),
        "one game, one pool"
    );
    let second = [rating(person(5), 19.0, 1)];
    assert!(store.home.add_rated_game(other, &step(1, 2), &second).await.unwrap());
    assert_eq!(store.home.ladder(QIN, None, None).await.unwrap().ratings, first);
    assert_eq!(store.home.ladder(other, None, None).await.unwrap().ratings, second);
    assert_eq!(store.home.rating_history(other, user(5), 9).await.unwrap(), second);
    let change = store.home.rating_changes(user(5), &[table_id(2)]).await.unwrap();
    assert_eq!((change[0].before, change[0].after), (None, 19.0));
}

/// A counted game of these players that ended at a moment.
async fn count(store: &Store, number: u32, players: &[PlayerId], ended_at: Moment) {
    let seat = |player: &PlayerId| SeatResultRow { player: *player, place: 1, points: 0 };
    let table = table_id(u64::from(number));
    let result = GameResultRow {
        table,
        game: "qin".into(),
        edition: 1,
        options: String::new(),
        public: true,
        rated: true,
        programs: Vec::new(),
        verdict: None,
        plies: 9,
        ended_at,
        seats: players.iter().map(seat).collect(),
    };
    assert!(store.home.add_game_result(&result).await.unwrap());
    let step = RatedGame { number, table, ended_at, unrated: Vec::new() };
    assert!(store.home.add_rated_game(QIN, &step, &[]).await.unwrap());
}

#[tokio::test]
async fn meetings_are_those_of_the_pair_that_met_most_often() {
    let (_database, store) = store().await;
    let at = |day: i64| Moment::from_millis(1_700_000_000_000 + day * DAY / 2);
    let [one, two, three] = [5, 6, 7].map(person);
    count(&store, 1, &[one, two], at(0)).await;
    count(&store, 2, &[two, one, three], at(1)).await;
    count(&store, 3, &[one, two], at(9)).await;
    count(&store, 4, &[BOT, one, BOT], at(1)).await;
    let met = async |players: &[PlayerId], around| {
        let met = store.home.meetings(QIN, players, around).await.unwrap();
        (met.day, met.week)
    };
    assert_eq!(met(&[one, two], at(0)).await, (2, 3));
    assert_eq!(met(&[one, two, three], at(10)).await, (1, 3), "the others met less often");
    assert_eq!(met(&[one, three], at(1)).await, (1, 1));
    assert_eq!(met(&[one, BOT, BOT], at(0)).await, (1, 1), "a level of bots counts once");
    assert_eq!(met(&[BOT, PlayerId::Bot(Level::Master)], at(0)).await, (0, 0));
    assert_eq!(met(&[one, two], at(90)).await, (0, 0));
    let elsewhere = LadderId { pool: RatingPool::Correspondence, ..QIN };
    let none = store.home.meetings(elsewhere, &[one, two], at(0)).await.unwrap();
    assert_eq!(none, Meetings::default());
}

#[tokio::test]
async fn report_names_frequent_pairs_and_risen_ratings() {
    let (_database, store) = store().await;
    guest(&store, 5).await;
    let now = Moment::from_millis(
        std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_millis() as i64),
    );
    let [one, two] = [5, 6].map(person);
    for number in 1..=3 {
        count(&store, number, &[one, two], now - Duration::from_secs(number.into())).await;
    }
    let month = Duration::from_secs(30 * 24 * 3600);
    let pairs = store.home.frequent_pairs(month, 3, 9).await.unwrap();
    assert_eq!((pairs.len(), pairs[0].games, pairs[0].uncounted), (1, 3, 0));
    assert_eq!(store.home.frequent_pairs(month, 4, 9).await.unwrap(), []);
    assert_eq!(store.home.frequent_pairs(Duration::from_micros(1), 1, 9).await.unwrap(), []);
    let risen = RatedGame { number: 4, table: table_id(4), ended_at: now, unrated: vec![one] };
    assert!(store.home.add_rated_game(QIN, &risen, &[rating(one, 33.0, 1)]).await.unwrap());
    let found = store.home.risen_ratings(month, 8.0, 25.0, 9).await.unwrap();
    assert_eq!((found.len(), found[0].user, found[0].before), (1, user(5), None));
    assert_eq!(store.home.risen_ratings(month, 8.5, 25.0, 9).await.unwrap(), []);
    assert_eq!(store.home.recent_rated_games(month, 2).await.unwrap(), [1, 2].map(table_id));
}

/// Rates a table as a worker does, one game more for the bot.
async fn rate(store: &Store, table: u64) -> bool {
    loop {
        let ladder = store.home.ladder(QIN, Some(table_id(table)), Some(&[BOT])).await.unwrap();
        if ladder.is_rated {
            return false;
        }
        let (mu, games) = ladder.ratings.first().map_or((0.0, 0), |it| (it.mu, it.games));
        assert_eq!(games, ladder.number, "the read is consistent");
        let after = rating(BOT, mu + table as f64, games + 1);
        if store.home.add_rated_game(QIN, &step(ladder.number + 1, table), &[after]).await.unwrap()
        {
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
    let ladder = store.home.ladder(QIN, None, None).await.unwrap();
    assert_eq!(ladder.ratings, [rating(BOT, 210.0, 20)]);
    let steps = store.home.rated_games(QIN, 0, 100).await.unwrap();
    let numbers: Vec<u32> = steps.iter().map(|step| step.number).collect();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
}
