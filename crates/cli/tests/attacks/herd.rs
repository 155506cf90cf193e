//! All sockets are cut at once, and return at once. `PAGODA_HERD=10000` cuts so many, and holds their return to its bound: it depends on
//! the machine.

use std::{
    env, thread,
    time::{Duration, Instant},
};

use serde_json::json;
use server_testkit::{
    NodeProcess, SocketClient, TestDatabase, TestTable, allow_open_files, statements,
};

/// Sockets without the variable.
const HERD: usize = 200;
/// Sockets at each table: two players, and spectators without a session.
const AT_TABLE: usize = 20;
/// Sockets that open at the same time.
const THREADS: usize = 16;
/// By then all are back.
const BACK: Duration = Duration::from_secs(10);

/// A table to watch, and the token of the player who does, if it isn't a spectator.
struct Place {
    table: String,
    token: Option<String>,
}

/// Watches a table from its beginning; it returns with the first frame.
fn watch(address: &str, place: &Place) -> SocketClient {
    let mut socket = SocketClient::open(address, place.token.as_deref());
    socket.ask(&json!({"watch": {"table": place.table, "acts": 0}}));
    while !socket.next_message().starts_with(r#"{"frame":"#) {}
    socket
}

/// All sockets, opened by many threads.
fn watch_all(address: &str, places: &[Place]) -> Vec<SocketClient> {
    let share = places.len().div_ceil(THREADS);
    thread::scope(|scope| {
        let some =
            |places: &[Place]| places.iter().map(|it| watch(address, it)).collect::<Vec<_>>();
        let threads: Vec<_> =
            places.chunks(share).map(|places| scope.spawn(move || some(places))).collect();
        threads.into_iter().flat_map(|it| it.join().expect("all sockets are served")).collect()
    })
}

/// The statements on behalf of sockets that return, and how long that takes.
fn count(node: &NodeProcess, return_all: impl FnOnce()) -> (f64, Duration) {
    let now =
        || ["read", "session"].map(|pool| statements(&node.admin(), pool)).iter().sum::<u64>();
    let (before, begun) = (now(), Instant::now());
    return_all();
    let took = begun.elapsed();
    // Sweeps and ended sessions are read twice a second, whoever is there.
    let background = 6 * (took.as_secs() + 1);
    ((now() - before).saturating_sub(background) as f64, took)
}

fn check(what: &str, size: usize, (statements, took): (f64, Duration), is_long: bool) {
    let each = statements / size as f64;
    println!("{what}: {size} sockets are back after {took:?}, with {each:.2} statements each");
    assert!(each <= 1.0, "{what}: {each:.2} statements for each socket");
    assert!(!is_long || took < BACK, "{what}: they took {took:?}");
}

#[test]
fn herd_returns_without_a_failed_move_and_with_few_statements() {
    let wanted = env::var("PAGODA_HERD").ok().and_then(|size| size.parse::<usize>().ok());
    let size = wanted.unwrap_or(HERD);
    // The node inherits the limit: sockets, and the players' other connections.
    allow_open_files(size as u64 * 3 / 2 + 2_000);
    let base = TestDatabase::new();
    let mut node = crate::start(&base, &["--bots", "0"], &[]);
    let mut parties: Vec<TestTable> =
        (0..size / AT_TABLE).map(|_| TestTable::begin(&node, "qin", 2, 2)).collect();
    let place = |at: usize| {
        // Neighbours in the order are at different tables.
        let (party, seat) = (&parties[at % parties.len()], at / parties.len());
        let token = party.people.get(seat).and_then(|person| person.token.clone());
        Place { table: party.id.clone(), token }
    };
    let places: Vec<Place> = (0..size).map(place).collect();
    let sockets = watch_all(&node.address(), &places);
    let cut = count(&node, || {
        drop(sockets);
        thread::scope(|scope| {
            // Moves that fail would panic.
            let moves = scope.spawn(|| {
                for party in &mut parties {
                    assert!(party.play_first());
                }
            });
            let back = watch_all(&node.address(), &places);
            moves.join().expect("no move fails");
            drop(back);
        });
    });
    // Each move is a few requests that read as well.
    let moves = 4.0 * parties.len() as f64;
    check("after a cut", size, ((cut.0 - moves).max(0.0), cut.1), wanted.is_some());
    base.runtime.block_on(async {
        node.stop().await;
        node.start_again().await;
    });
    let restarted = count(&node, || drop(watch_all(&node.address(), &places)));
    check("after a restart", size, restarted, wanted.is_some());
}
