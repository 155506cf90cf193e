//! Guests of one address who create games against masters as fast as the limits let, and the games of the others.
//! `PAGODA_PACE=1` plays for longer, against bots that take their usual time, and holds delays to their bounds: those depend on the
//! machine. Without it nobody waits for the flood's end, which would take minutes.

use std::{
    env,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server_testkit::{HttpClient, NodeProcess, TestDatabase, TestTable, done, guest, until};

/// The address that proxies report of the flooding guests.
const FLOODERS: [(&str, &str); 1] = [("x-forwarded-for", "203.0.113.7")];
/// Flags of the node.
const FLAGS: [&str; 4] = ["--trusted-proxies", "127.0.0.1", "--bots", "2"];
/// The limits as they are by default.
const LIMITS: [(&str, &str); 5] = [
    ("PAGODA_RATE_LIMIT_COMMANDS", "10"),
    ("PAGODA_MAX_WAITING_TABLES", "10"),
    ("PAGODA_MAX_LIVE_TABLES", "50"),
    ("PAGODA_MAX_BOT_SEATS", "100"),
    ("PAGODA_QUOTA_FACTOR_PER_IP", "4"),
];
/// By then a bot of another has answered.
const BOT_ANSWERS: Duration = Duration::from_secs(3);
/// By then the flag of another has fallen.
const FLAG_FALLS: Duration = Duration::from_secs(2);
/// Whoever waits for so long waits for the flood: with one queue for all work, a bot hadn't moved by then.
const WAITS_FOR_THE_FLOOD: Duration = Duration::from_secs(90);

/// Ends the flood, also if an assertion fails.
struct EndOfFlood<'a>(&'a AtomicBool);

impl Drop for EndOfFlood<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Creates games against four masters until it is told to stop.
fn flood(mut guest: HttpClient, is_over: &AtomicBool) {
    let master = json!({"bot": "master"});
    let chairs = json!(["open", master, master, master, master]);
    let wanted = json!({"game": "dragon", "seats": 5, "chairs": chairs}).to_string();
    while !is_over.load(Ordering::Relaxed) {
        let created = guest.send("POST", "/api/tables", &FLOODERS, Some(&wanted));
        if created.status != 201 {
            thread::sleep(Duration::from_millis(50));
            continue;
        }
        let id = created.json()["id"].as_str().expect("a table has an id").to_owned();
        for (what, body) in [("sit", r#"{"luck":"clover"}"#), ("start", "{}")] {
            let path = format!("/api/tables/{id}/{what}");
            while guest.send("POST", &path, &FLOODERS, Some(body)).status == 429 {
                thread::sleep(Duration::from_millis(50));
            }
        }
    }
}

/// How long a novice takes to answer, at most, in this many turns.
fn slowest_answer(node: &NodeProcess, turns: u32) -> Duration {
    let mut party = TestTable::begin(node, "qin", 2, 1);
    let mut slowest = Duration::ZERO;
    for _ in 0..turns {
        let begun = Instant::now();
        while party.now().1 != Some(0) {
            assert!(begun.elapsed() < WAITS_FOR_THE_FLOOD, "the bot hasn't moved");
            thread::sleep(Duration::from_millis(10));
        }
        slowest = slowest.max(begun.elapsed());
        party.play_first();
    }
    slowest
}

/// The time of each player, without increments.
const BANK: Duration = Duration::from_secs(1);

/// How long after its time a flag falls. Its time is out when the bank and the lag credit of the decision are used up.
fn flag_delay(node: &NodeProcess) -> Duration {
    let mut people = vec![guest(node), guest(node)];
    let pace = json!({"live": {"bank": BANK.as_secs(), "increment": 0}});
    let wanted = json!({"game": "qin", "seats": 2, "pace": pace, "on_timeout": "loss"});
    let table = done(people[0].post("/api/tables", &wanted));
    let path = format!("/api/tables/{}", table["id"].as_str().expect("a table has an id"));
    for person in &mut people {
        done(person.post(&format!("{path}/sit"), &json!({"luck": "clover"})));
    }
    let begun = Instant::now();
    done(people[0].post(&format!("{path}/start"), &json!({})));
    let status = |person: &mut HttpClient| -> Value { done(person.get(&path))["status"].clone() };
    while status(&mut people[0]) != "finished" {
        assert!(begun.elapsed() < WAITS_FOR_THE_FLOOD, "the flag hasn't fallen");
        thread::sleep(Duration::from_millis(10));
    }
    let elapsed = begun.elapsed();
    elapsed.checked_sub(BANK + clock::LAG_CREDIT).expect("no flag falls before its time")
}

#[test]
fn bots_and_flags_of_others_do_not_wait_for_a_flood_of_games() {
    let is_long = env::var_os("PAGODA_PACE").is_some();
    let (turns, flags, factor) = if is_long { (30, 10, "1") } else { (5, 2, "0.2") };
    let base = TestDatabase::new();
    let settings = [&FLAGS[..], &["--bot-think-time-factor", factor]].concat();
    let node = crate::start(&base, &settings, &LIMITS);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let end = EndOfFlood(&is_over);
        for _ in 0..4 {
            let guest = guest(&node);
            scope.spawn(|| flood(guest, &is_over));
        }
        until("bots of many tables wait", || {
            let waiting = "select count(*) from tables where status = 1 and due_at <= now()";
            20 < base.sql(waiting).parse::<u32>().expect("a number")
        });
        let answer = slowest_answer(&node, turns);
        let delays = (0..flags).map(|_| flag_delay(&node));
        let delay = delays.max().expect("a flag falls");
        drop(end);
        let tables = base.sql("select count(*) from tables where status = 1");
        println!("beside {tables} games: a bot took at most {answer:?}, a flag {delay:?}");
        if is_long {
            assert!(answer < BOT_ANSWERS, "a bot took {answer:?}");
            assert!(delay < FLAG_FALLS, "a flag took {delay:?}");
        }
    });
}
