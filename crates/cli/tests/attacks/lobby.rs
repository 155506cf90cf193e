//! Many clients follow the lobby while a guest sits down and stands up: no other user waits for that. `PAGODA_LOBBY=1000` opens so
//! many sockets, plays longer, and holds delays to their bound: those depend on the machine.

use std::{
    env,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use load_client::{Client, Load, LoadProgress, Loaded};
use serde_json::json;
use server_testkit::{
    HttpClient, NodeProcess, SocketClient, TestDatabase, allow_open_files, done, guest, statements,
};

use crate::ATTACKED;

/// Sockets at the lobby, and how often the guest sits down and stands up, without the variable.
const SOCKETS: usize = 50;
const TOGGLES: u32 = 20;
/// Live games beside them.
const GAMES: usize = 200;
/// How often the guest acts in the long run.
const TOGGLE_INTERVAL: Duration = Duration::from_millis(100);

/// Sockets that follow the lobby and have its list.
fn follow_lobby(node: &NodeProcess, size: usize) -> Vec<SocketClient> {
    // An earlier server knows whole lists only.
    let what = if env::var_os(ATTACKED).is_some() { "lobby" } else { "lobby_changes" };
    let open = |_| {
        let mut socket = SocketClient::open(&node.address(), None);
        socket.ask(&json!({ what: true }));
        socket
    };
    let mut sockets: Vec<SocketClient> = (0..size).map(open).collect();
    for socket in &mut sockets {
        assert!(socket.next_message().starts_with(r#"{"lobby":["#));
    }
    sockets
}

/// A guest, and the path of a public table of another.
fn toggling_guest(node: &NodeProcess) -> (HttpClient, String) {
    let wanted = json!({"game": "qin", "seats": 2, "title": "ours", "public": true});
    let table = done(guest(node).post("/api/tables", &wanted));
    (guest(node), format!("/api/tables/{}", table["id"].as_str().expect("an id")))
}

fn toggle(guest: &mut HttpClient, path: &str) {
    done(guest.post(&format!("{path}/sit"), &json!({"luck": "clover"})));
    done(guest.post(&format!("{path}/stand"), &json!({})));
}

#[test]
fn sockets_at_the_lobby_share_their_queries() {
    let base = TestDatabase::new();
    let node = crate::start(&base, &["--bots", "0"], &[]);
    let (mut guest, path) = toggling_guest(&node);
    let mut sockets = follow_lobby(&node, SOCKETS);
    let (before, begun) = (statements(&node.admin(), "read"), Instant::now());
    for _ in 0..TOGGLES {
        toggle(&mut guest, &path);
    }
    done(guest.post(&format!("{path}/sit"), &json!({"luck": "last"})));
    for socket in &mut sockets {
        while !socket.next_message().contains(r#""luck":"last""#) {}
    }
    let reads = statements(&node.admin(), "read") - before;
    // A command reads up to four times; each second the lobby twice, and sweeps four times.
    let bound = 4 * (2 * u64::from(TOGGLES) + 1) + 6 * (begun.elapsed().as_secs() + 2);
    println!("{SOCKETS} sockets, {TOGGLES} times up and down: {reads} queries");
    assert!(reads <= bound, "{reads} queries, more than {bound}");
}

/// Plays at live games for this many seconds; the result, and how many requests had to be repeated.
fn play(database: &TestDatabase, node: &NodeProcess, seconds: u64) -> (Loaded, usize) {
    let load = Load {
        warm: Duration::from_secs(1),
        rate: Some(GAMES as f64 / 2.0),
        ..Load::new("qin", 2, GAMES, Duration::from_secs(seconds))
    };
    let client = Client::new(&[node.address()]);
    let loaded = database.runtime.block_on(load.run(&client, &Arc::new(LoadProgress::default())));
    (loaded, client.repeated())
}

#[test]
fn moves_do_not_wait_for_sockets_at_the_lobby() {
    let named = env::var("PAGODA_LOBBY").ok().and_then(|size| size.parse::<usize>().ok());
    let (size, seconds) = named.map_or((SOCKETS, 2), |size| (size, 10));
    allow_open_files(3 * size as u64 + 5_000);
    let base = TestDatabase::new();
    let node = crate::start(&base, &["--bots", "0"], &[]);
    let (quiet, _) = play(&base, &node, seconds);
    let (mut guest, path) = toggling_guest(&node);
    let sockets = follow_lobby(&node, size);
    let is_over = AtomicBool::new(false);
    let (crowded, repeated) = thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                toggle(&mut guest, &path);
                thread::sleep(2 * TOGGLE_INTERVAL);
            }
        });
        let played = play(&base, &node, seconds);
        is_over.store(true, Ordering::Relaxed);
        played
    });
    drop(sockets);
    let [before, beside] = [&quiet, &crowded].map(|it| it.acknowledged.percentile(0.99));
    println!("{size} sockets at the lobby: p99 of a move {beside:?}, {before:?} without them");
    assert_eq!((crowded.closes, repeated), (0, 0), "no request failed");
    assert!(named.is_none() || beside <= 2 * before, "{beside:?} instead of {before:?}");
}
