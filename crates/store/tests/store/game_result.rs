//! Results of finished games.

use clock::Moment;
use store::{
    GameFilter, GameResultRow, LadderId, PlayerId, RatedGame, RatingVerdict, SeatResultRow, Store,
    TableStatus, TokenHash, Writer, WriterConfig,
};
use wire::api::{GameStatistics, Level, RatingPool, UncountedReason};

use crate::{act, new_table, store, table_id, user};

const BOT: PlayerId = PlayerId::Bot(Level::Master);

fn seat(player: PlayerId, place: u8, points: i32) -> SeatResultRow {
    SeatResultRow { player, place, points }
}

/// A game between a user and a bot, with the time of its end in milliseconds.
fn game(table: u64, person: u64, ended_at: i64) -> GameResultRow {
    GameResultRow {
        table: table_id(table),
        game: "qin".into(),
        edition: 3,
        options: "board=bird".into(),
        public: true,
        rated: true,
        programs: vec![1],
        verdict: None,
        plies: 77,
        ended_at: Moment::from_millis(ended_at),
        seats: vec![seat(PlayerId::User(user(person)), 2, -4), seat(BOT, 1, 30)],
    }
}

async fn add(store: &Store, games: &[GameResultRow]) {
    for game in games {
        assert!(store.home.add_game_result(game).await.unwrap());
    }
}

fn tables(rows: &[GameResultRow]) -> Vec<u64> {
    rows.iter().map(|row| row.table.bits()).collect()
}

#[tokio::test]
async fn game_result_is_stored_once_and_unchanged() {
    let (_database, store) = store().await;
    let first = game(1, 5, 1_700_000_000_123);
    add(&store, std::slice::from_ref(&first)).await;
    let other = GameResultRow { plies: 1, seats: vec![seat(BOT, 1, 1); 3], ..first.clone() };
    assert!(!store.home.add_game_result(&other).await.unwrap(), "the table has a result");
    let stored = store.home.game_results(&GameFilter::default(), 9).await.unwrap();
    assert_eq!(stored, store.home.public_game_results_after(None, 9).await.unwrap());
    assert_eq!(stored, [first]);
}

#[tokio::test]
async fn verdict_is_stored_once_and_pending_games_are_listed() {
    let (_database, store) = store().await;
    add(&store, &[game(2, 5, 2_000), game(1, 5, 1_000), game(3, 5, 3_000)]).await;
    let pending = async || {
        let cursors = store.home.undecided_games(None, 9).await.unwrap();
        cursors.iter().map(|it| it.table.bits()).collect::<Vec<_>>()
    };
    assert_eq!(pending().await, [1, 2, 3]);
    let short = RatingVerdict::Uncounted(UncountedReason::TooShort);
    store.home.set_verdict(table_id(1), short).await.unwrap();
    store.home.set_verdict(table_id(1), RatingVerdict::Counted(RatingPool::Live)).await.unwrap();
    assert!(store.home.is_decided(table_id(1)).await.unwrap());
    assert!(!store.home.is_decided(table_id(2)).await.unwrap());
    assert!(store.home.is_decided(table_id(9)).await.unwrap(), "there is no such game");
    let ladder = LadderId { game: "qin", pool: RatingPool::Correspondence };
    let ended_at = Moment::from_millis(2_000);
    let step = RatedGame { number: 1, table: table_id(2), ended_at, unrated: vec![] };
    assert!(store.home.add_rated_game(ladder, &step, &[]).await.unwrap());
    let counted = RatingVerdict::Counted(RatingPool::Correspondence);
    store.home.set_verdict(table_id(2), counted).await.unwrap();
    assert_eq!(pending().await, [3]);
    let stored = store.home.game_results(&GameFilter::default(), 9).await.unwrap();
    let verdicts: Vec<_> = stored.iter().map(|row| row.verdict).collect();
    assert_eq!(verdicts, [None, Some(counted), Some(short)]);
}

#[tokio::test]
async fn games_are_listed_by_title_and_user_in_pages() {
    let (_database, store) = store().await;
    let private = GameResultRow { public: false, ..game(4, 5, 4_000) };
    let huang = GameResultRow { game: "huang".into(), ..game(5, 6, 5_000) };
    // Two ended at the same time.
    let all = [game(2, 5, 2_000), game(1, 6, 2_000), game(3, 5, 3_000), private, huang];
    add(&store, &all).await;
    let list = async |wanted: GameFilter, limit| {
        tables(&store.home.game_results(&wanted, limit).await.unwrap())
    };
    let any = GameFilter::default();
    assert_eq!(list(any.clone(), 9).await, [5, 3, 2, 1]);
    assert_eq!(list(GameFilter { game: Some("qin".into()), ..any.clone() }, 9).await, [3, 2, 1]);
    let theirs = GameFilter { user: Some(user(5)), ..any.clone() };
    assert_eq!(list(theirs.clone(), 9).await, [3, 2]);
    assert_eq!(list(GameFilter { private: true, ..theirs }, 9).await, [4, 3, 2]);
    let (mut before, mut seen) = (None, Vec::new());
    loop {
        let page = store.home.game_results(&GameFilter { before, ..any.clone() }, 1).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.cursor());
        seen.extend(tables(&page));
    }
    assert_eq!(seen, [5, 3, 2, 1]);
    let (mut after, mut seen) = (None, Vec::new());
    while let Some(last) = store.home.public_game_results_after(after, 1).await.unwrap().pop() {
        after = Some(last.cursor());
        seen.push(last.table.bits());
    }
    assert_eq!(seen, [1, 2, 3, 5]);
}

#[tokio::test]
async fn public_games_of_a_user_are_counted() {
    let (_database, store) = store().await;
    store.home.add_guest(user(5), "Zoë", &TokenHash([1; 32]), "").await.unwrap();
    let won = |table, points| {
        let seats = vec![seat(BOT, 2, 1), seat(PlayerId::User(user(5)), 1, points)];
        GameResultRow { seats, ..game(table, 5, 9) }
    };
    let private = GameResultRow { public: false, ..won(4, 900) };
    let three = vec![seat(BOT, 1, 9), seat(BOT, 2, 8), seat(PlayerId::User(user(5)), 3, 7)];
    let among_three = GameResultRow { seats: three, ..game(5, 5, 9) };
    add(&store, &[game(1, 5, 9), won(2, 12), won(3, 40), private, among_three, game(6, 6, 9)])
        .await;
    let statistics = |seats, games, wins, mean_place, best_points| GameStatistics {
        game: "qin".into(),
        seats,
        games,
        wins,
        mean_place,
        best_points,
    };
    let counted = store.home.game_statistics(user(5)).await.unwrap();
    assert_eq!(counted, [statistics(2, 3, 2, 4.0 / 3.0, 40), statistics(3, 1, 0, 3.0, 7)]);
    let (name, since) = store.home.registration(user(5)).await.unwrap().unwrap();
    assert!(name == "Zoë" && Moment::from_millis(1_700_000_000_000) < since);
    assert_eq!(store.home.registration(user(6)).await.unwrap(), None);
}

#[tokio::test]
async fn packed_games_without_a_result_are_found() {
    let (_database, store) = store().await;
    let writer = Writer::start(&store.tables, WriterConfig::default());
    for (table, status) in [
        (1, TableStatus::Finished),
        (2, TableStatus::Finished),
        (3, TableStatus::Aborted),
        (4, TableStatus::Finished),
    ] {
        store.tables.add_table(&new_table(table)).await.unwrap();
        writer.put(store::Append { status, ..act(table, 0) }).await.unwrap();
        assert!(store.tables.archive(table_id(table)).await.unwrap());
    }
    add(&store, &[game(2, 5, 9)]).await;
    let finished = async |after| store.tables.finished_after(after, 9).await.unwrap();
    let all = finished(None).await;
    assert_eq!(store.home.without_result(&all).await.unwrap(), [table_id(1), table_id(4)]);
    let later = finished(Some(table_id(1))).await;
    assert_eq!(store.home.without_result(&later).await.unwrap(), [table_id(4)]);
}
