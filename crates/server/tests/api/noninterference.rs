//! Noninterference: no byte sent to a client depends on information hidden from them.
//!
//! A table exists in two worlds, each with a node and a database. The test writes their logs: they look the
//! same to one pair of eyes, and differ in hidden hands and in the seed. Then everything that the nodes send
//! to these eyes is compared, byte for byte. Only the commitment may differ.
//!
//! The second world has its tables in three databases apart from people: where tables are is hidden, too.

use std::collections::BTreeMap;

use game::{Eyes, Seat};
use serde_json::{Value, json};
use server_testkit::{
    HttpClient, HttpResponse, LineStream, Node, SocketClient, TestDatabase, allow_open_files,
};
use sha2::{Digest as _, Sha256};
use store::{
    Append, DueLane, NewTableRow, Seed, Store, StoreError, TableStatus, TokenHash, Writer,
    WriterConfig,
};
use table::{fair, for_game};
use tokio::task::JoinSet;
use wire::api::{TableId, UserId};

use crate::world_pairs::{Twin, Twins, gathering};

/// Number of pairs to compare.
fn pairs() -> u64 {
    std::env::var("PAGODA_PAIRS").ok().and_then(|text| text.parse().ok()).unwrap_or(5_000)
}

/// Concurrent pairs.
const BATCH: u64 = 500;
/// Tables watched by one socket.
const TABLES_PER_SOCKET: usize = 60;

fn token(seat: Seat) -> String {
    format!("token of seat {seat}")
}

fn person(seat: Seat) -> UserId {
    UserId::from_bits(100 + u64::from(seat.0))
}

/// One of two worlds.
struct World {
    base: TestDatabase,
    node: Node,
    which: usize,
}

impl World {
    fn new(which: usize, base: TestDatabase) -> World {
        for seat in game::seats(5) {
            let hash = TokenHash(Sha256::digest(token(seat)).into());
            let name = format!("Person {seat}");
            let guest = base.store.home.add_guest(person(seat), &name, &hash, "");
            base.runtime.block_on(guest).expect("adding a guest succeeds");
        }
        let node = Node::on(&base, &["--bots", "0"]);
        World { base, node, which }
    }

    /// Two worlds whose tables are kept in different ways.
    fn both() -> [World; 2] {
        [World::new(0, TestDatabase::new()), World::new(1, TestDatabase::divided(3))]
    }

    fn seed(&self, number: u64) -> [u8; 32] {
        Sha256::digest(format!("{} {number}", self.which)).into()
    }

    /// Opens tables and writes their logs, all but the last act of each.
    fn write(&self, tables: &[(u64, Twins)]) {
        self.base.runtime.block_on(async {
            let writer = Writer::start(&self.base.store.tables, WriterConfig::default());
            let mut tasks = JoinSet::new();
            for (number, twins) in tables {
                let table = self.row(*number, twins);
                let mut acts = gathering(twins.seats, person);
                acts.extend_from_slice(&twins.acts[self.which]);
                acts.pop();
                let (store, writer) = (self.base.store.clone(), writer.clone());
                tasks.spawn(async move {
                    open(&store, &table).await;
                    for (number, body) in (0..).zip(acts) {
                        put(&writer, table.id, number, body).await;
                    }
                });
            }
            tasks.join_all().await;
        });
    }

    /// Writes the last act of each.
    fn write_last(&self, tables: &[(u64, Twins)]) {
        self.base.runtime.block_on(async {
            let writer = Writer::start(&self.base.store.tables, WriterConfig::default());
            let mut tasks = JoinSet::new();
            for (number, twins) in tables {
                let acts = &twins.acts[self.which];
                let at = u32::from(twins.seats) + acts.len() as u32;
                let body = acts.last().expect("a log has a start").clone();
                let (writer, id) = (writer.clone(), TableId::from_bits(*number));
                tasks.spawn(async move { put(&writer, id, at, body).await });
            }
            tasks.join_all().await;
        });
    }

    fn row(&self, number: u64, twins: &Twins) -> NewTableRow {
        NewTableRow {
            id: TableId::from_bits(number),
            game: twins.slug.to_owned(),
            edition: twins.edition,
            seats: twins.seats,
            options: twins.options.clone(),
            title: String::new(),
            public: false,
            owner: UserId::from_bits(100),
            seed: Seed(self.seed(number)),
            network: None,
            bots: 0,
        }
    }

    /// The text without the commitment, which differs between the worlds.
    fn plain(&self, number: u64, text: &str) -> String {
        text.replace(&fair::commitment(&self.seed(number)), "COMMITMENT")
    }
}

async fn put(writer: &Writer, table: TableId, number: u32, body: String) {
    let status = TableStatus::Running;
    let (due, lane) = (None, DueLane::Clock);
    let (head, idempotency_key) = (None, None);
    let append = Append { table, number, head, idempotency_key, body, status, due, lane };
    let done = writer.put(append).await.expect("PostgreSQL answers");
    assert!(done.is_done());
}

/// Everything sent about a table to one pair of eyes, in one world.
type Sent = Vec<String>;

/// Sockets and line streams, each with its tables.
struct Subscriptions {
    sockets: Vec<(SocketClient, Vec<u64>)>,
    lines: Vec<(LineStream, u64)>,
}

impl Subscriptions {
    fn open(world: &World, tables: &[(u64, Twins)]) -> Subscriptions {
        let mut by_eyes: BTreeMap<Option<u8>, Vec<u64>> = BTreeMap::new();
        let mut lines = Vec::new();
        for (number, twins) in tables {
            let seat = seat_of(twins.eyes);
            by_eyes.entry(seat.map(|seat| seat.0)).or_default().push(*number);
            let path = format!("/api/tables/{}/news?acts=0", TableId::from_bits(*number));
            let shown = seat.map(token);
            lines.push((LineStream::open(&world.node.address, &path, shown.as_deref()), *number));
        }
        let mut sockets = Vec::new();
        for (seat, numbers) in &by_eyes {
            for numbers in numbers.chunks(TABLES_PER_SOCKET) {
                let token = seat.map(|seat| token(Seat(seat)));
                let mut socket = SocketClient::open(&world.node.address, token.as_deref());
                // Line streams get complete frames, sockets what changes.
                socket.ask(&json!({"frame_changes": true}));
                for number in numbers {
                    let table = TableId::from_bits(*number);
                    socket.ask(&json!({"watch": {"table": table, "acts": 0}}));
                }
                sockets.push((socket, numbers.to_vec()));
            }
        }
        Subscriptions { sockets, lines }
    }

    /// Receives until every table has reached a number of acts.
    fn receive(
        &mut self,
        world: &World,
        all: &mut BTreeMap<u64, Sent>,
        is_reached: impl Fn(u64, u64) -> bool,
    ) {
        for (socket, numbers) in &mut self.sockets {
            receive(world, &mut || socket.next_message(), numbers, all, &is_reached);
        }
        for (lines, number) in &mut self.lines {
            receive(world, &mut || lines.next_line(), &[*number], all, &is_reached);
        }
    }
}

/// Messages about tables on sockets and line streams: first the current state, then the last act as it happens.
fn received(world: &World, tables: &[(u64, Twins)]) -> BTreeMap<u64, Sent> {
    let ends: BTreeMap<u64, u64> =
        tables.iter().map(|(number, twins)| (*number, end_of(twins))).collect();
    let (mut subscriptions, mut all) = (Subscriptions::open(world, tables), BTreeMap::new());
    subscriptions.receive(world, &mut all, |number, acts| ends[&number] - 1 <= acts);
    world.write_last(tables);
    subscriptions.receive(world, &mut all, |number, acts| ends[&number] <= acts);
    all
}

/// Number of acts of a table at the end.
fn end_of(twins: &Twins) -> u64 {
    1 + u64::from(twins.seats) + twins.acts[0].len() as u64
}

fn receive(
    world: &World,
    next: &mut dyn FnMut() -> String,
    numbers: &[u64],
    all: &mut BTreeMap<u64, Sent>,
    is_reached: &impl Fn(u64, u64) -> bool,
) {
    let mut open: Vec<u64> = numbers.to_vec();
    while !open.is_empty() {
        let text = next();
        let news: Value = serde_json::from_str(&text).expect("news are JSON");
        // Heartbeats and presence depend on timing only.
        if news == "heartbeat" || news.get("present").is_some() {
            continue;
        }
        let frame = news.get("frame").or_else(|| news.get("frame_changes"));
        let (content, id) = match (&news["table"], frame) {
            (Value::Object(card), _) => (&news["table"], &card["id"]),
            (_, Some(frame)) => (frame, &frame["table"]),
            _ => panic!("news of a table: {text}"),
        };
        let id: TableId = id.as_str().and_then(|id| id.parse().ok()).expect("news name a table");
        let acts = content["acts"].as_u64().expect("news have a number of acts");
        all.entry(id.bits()).or_default().push(world.plain(id.bits(), &text));
        // Before the start there is only table info.
        let is_last = frame.is_some() || content["status"] == "open";
        if is_last && is_reached(id.bits(), acts) {
            open.retain(|number| *number != id.bits());
        }
    }
}

fn seat_of(eyes: Eyes) -> Option<Seat> {
    match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Public => None,
    }
}

/// Responses to all requests that these eyes may make.
fn answered(world: &World, client: &mut HttpClient, number: u64, twins: &Twins) -> Sent {
    let (id, acts) = (TableId::from_bits(number), end_of(twins));
    client.token = seat_of(twins.eyes).map(token);
    let path = |what: &str| format!("/api/tables/{id}{what}");
    let mut all = Vec::new();
    let mut add = |answer: HttpResponse| {
        let headers = answer
            .headers
            .iter()
            .filter(|(name, _)| !["date", "x-request-id"].contains(&name.as_str()));
        let headers: Vec<String> = headers.map(|(name, value)| format!("{name}={value}")).collect();
        let text = format!("{} {} {}", answer.status, headers.join(" "), answer.body);
        all.push(world.plain(number, &text));
    };
    for what in ["", "/fairness", "/frame?acts=0&moves=true", "/frame", "/frame?acts=7"] {
        add(client.get(&path(what)));
    }
    for what in ["/replay?ply=2", "/replay?ply=9", "/replay?eyes=all", "/replay?eyes=0", "/record"]
    {
        add(client.get(&path(what)));
    }
    for mv in &twins.forbidden {
        add(client.post(&path("/moves"), &json!({"acts": acts, "move": mv})));
    }
    add(client.post(&path("/moves"), &json!({"acts": acts - 1, "move": "??"})));
    // Whether a take-back needs consent depends on disclosed information.
    add(client.post(&path("/take-back"), &json!({"acts": acts, "to": 6})));
    add(client.get(&path("/frame?acts=0&moves=true")));
    all
}

/// Creates a table; retries, because PostgreSQL may be too busy in a run of many thousands.
async fn open(store: &Store, table: &NewTableRow) {
    for _ in 0..10 {
        match store.tables.add_table(table).await {
            Ok(_) => return,
            Err(StoreError::Unavailable(_)) => {}
            Err(broken) => panic!("{broken}"),
        }
    }
    panic!("PostgreSQL is unavailable");
}

/// Compares both worlds; returns the number of pairs with different steps.
fn compare(worlds: &[World; 2], tables: &[(u64, Twins)]) -> u64 {
    let mut differ = 0;
    std::thread::scope(|scope| {
        let both = worlds.each_ref().map(|world| {
            scope.spawn(move || {
                world.write(tables);
                let mut all = received(world, tables);
                let mut client = world.node.client();
                for (number, twins) in tables {
                    let sent = answered(world, &mut client, *number, twins);
                    all.entry(*number).or_default().extend(sent);
                }
                all
            })
        });
        let [here, there] = both.map(|world| world.join().expect("the thread ends"));
        for (number, twins) in tables {
            let eyes = twins.eyes;
            assert!(13 < here[number].len(), "more than 13 messages are sent");
            assert_eq!(here[number], there[number], "{} {number} {eyes:?}", twins.slug);
            differ += u64::from(twins.acts[0] != twins.acts[1]);
        }
    });
    differ
}

#[test]
fn hidden_information_changes_no_byte_sent_to_a_seat() {
    // Each table has its own connection in both worlds, and both ends of it are in this process.
    allow_open_files(8 * BATCH + 1000);
    let worlds = World::both();
    let (mut differ, mut at) = (0, 0);
    while at < pairs() {
        let numbers = at..pairs().min(at + BATCH);
        let twins = |number: u64| {
            let slug = table::SLUGS[(number % 3) as usize];
            (number + 1, for_game(slug, Twin(number)).expect("a known game"))
        };
        let tables: Vec<(u64, Twins)> = numbers.clone().map(twins).collect();
        differ += compare(&worlds, &tables);
        at = numbers.end;
        println!("{at} of {} pairs", pairs());
    }
    // In the Year of the Dragon has no secret but the seed.
    assert!(pairs() / 3 < differ, "only {differ} of {} pairs differed", pairs());
}

/// The test above can fail: at least one seat sees the difference.
#[test]
fn holder_of_hidden_tiles_sees_the_difference() {
    let worlds = World::both();
    let twins = |number: u64| (number + 1, for_game("qin", Twin(number)).expect("a known game"));
    let is_other = |twins: &Twins| twins.acts[0] != twins.acts[1];
    let all = (0..30).map(twins).filter(|(_, twins)| is_other(twins));
    let all: Vec<(u64, Twins)> = all.collect();
    for world in &worlds {
        world.write(&all);
        world.write_last(&all);
    }
    for (number, twins) in &all {
        let path = format!("/api/tables/{}/frame?acts=0", TableId::from_bits(*number));
        let differs = |seat: Seat| {
            let [here, there] = worlds.each_ref().map(|world| {
                let mut client = world.node.client();
                client.token = Some(token(seat));
                client.get(&path).body
            });
            here != there
        };
        assert!(game::seats(twins.seats).any(differs), "{number}");
    }
}
