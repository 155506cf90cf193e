//! Acts between nodes: applied as another node told them, and read from the log whenever anything is odd about that.

mod deployment;

use std::time::{Duration, Instant};

use async_nats::{Client, RequestErrorKind, Subscriber};
use deployment::PAGODA;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use server_testkit::{
    NodeProcess, Serving as _, SocketClient, TestDatabase, TestTable, done, notified_acts,
    statements, until,
};
use test_services::Nats;
use tokio::time::timeout;

const KEY: &str = "0123456789abcdef0123456789abcdef";
const OTHER_KEY: &str = "fedcba9876543210fedcba9876543210";
/// How long a request waits for an answer that never comes.
const SILENCE: Duration = Duration::from_secs(1);

/// A database for some nodes.
struct Site {
    base: TestDatabase,
}

impl Site {
    fn new() -> Site {
        Site { base: TestDatabase::new() }
    }

    /// A node without workers, with this cluster key or none.
    fn node(&self, nats: &Nats, key: Option<&str>) -> NodeProcess {
        let url = nats.url();
        let mut flags = vec!["--bots", "0", "--nats-url", &url];
        flags.extend(key.iter().flat_map(|key| ["--cluster-key", key]));
        self.base.runtime.block_on(NodeProcess::start(PAGODA, self.base.url(), &flags))
    }

    /// A client of NATS, with a subscription to all that nodes say.
    fn listen(&self, nats: &Nats) -> (Client, Subscriber) {
        self.base.runtime.block_on(async {
            let client = async_nats::ConnectOptions::new().request_timeout(Some(SILENCE));
            let client = client.connect(nats.url()).await.expect("NATS accepts connections");
            let messages = client.subscribe("pagoda.>").await.expect("the subscription succeeds");
            client.flush().await.expect("NATS answers");
            (client, messages)
        })
    }
}

/// A spectator at a node.
struct Spectator {
    socket: SocketClient,
    acts: u64,
}

impl Spectator {
    /// Watches a game, and waits for its first frame.
    fn at(node: &NodeProcess, table: &str) -> Spectator {
        let mut socket = SocketClient::open(&node.address(), None);
        socket.ask(&json!({"watch": {"table": table, "acts": 0}}));
        let mut spectator = Spectator { socket, acts: 0 };
        spectator.wait_for(1);
        spectator
    }

    /// Waits for a frame after at least this many acts.
    fn wait_for(&mut self, acts: u64) {
        while self.acts < acts {
            let news: Value =
                serde_json::from_str(&self.socket.next_message()).expect("news are JSON");
            if let Some(frame) = news.get("frame") {
                self.acts = frame["acts"].as_u64().expect("a frame has a number of acts");
            }
        }
    }
}

/// What everybody sees of a game at a node.
fn public_view(node: &NodeProcess, table: &str) -> Value {
    done(node.client().get(&format!("/api/tables/{table}/frame")))["frame"].clone()
}

/// The acts that a node was told and didn't have, by outcome: applied, read, refused.
fn outcomes(node: &NodeProcess) -> [u64; 3] {
    ["applied", "read", "refused"].map(|outcome| notified_acts(&node.admin(), outcome))
}

/// Makes the next move; the number of acts after it.
fn play(party: &mut TestTable) -> u64 {
    assert!(party.play_first(), "the game has only begun");
    party.now().0
}

/// Moves that are counted.
const MOVES: u64 = 60;

/// What a node with a spectator does while moves are made at another one.
struct Listening {
    /// The outcomes of what it was told.
    outcomes: [u64; 3],
    /// Its database statements.
    statements: u64,
    time: Duration,
}

/// Makes moves at one of two nodes, while somebody watches at the other.
fn listen(key: Option<&str>) -> Listening {
    let (site, nats) = (Site::new(), Nats::start());
    let nodes = [site.node(&nats, key), site.node(&nats, key)];
    let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
    let mut spectator = Spectator::at(&nodes[1], &party.id);
    let (told, begun) = (outcomes(&nodes[1]), Instant::now());
    let before = statements(&nodes[1].admin(), "");
    for _ in 0..MOVES {
        spectator.wait_for(play(&mut party));
    }
    let statements = statements(&nodes[1].admin(), "") - before;
    assert_eq!(public_view(&nodes[0], &party.id), public_view(&nodes[1], &party.id));
    let after = outcomes(&nodes[1]);
    let outcomes = [0, 1, 2].map(|at| after[at] - told[at]);
    println!("{MOVES} moves, key {key:?}: {statements} statements of the other node");
    Listening { outcomes, statements, time: begun.elapsed() }
}

#[test]
fn acts_reach_another_node_without_a_read() {
    let Listening { outcomes: [applied, read, refused], statements, time } = listen(Some(KEY));
    assert_eq!([read, refused], [0, 0]);
    // A sweep may find an act before it is told.
    let sweeps = time.as_secs() / 5 + 2;
    assert!(MOVES <= applied + sweeps, "{applied} of {MOVES} acts were applied as told");
    // Each second two looks for ended sessions, a heartbeat and the outages; sweeps, cleaning and the lobby beside.
    let bound = 8 * (time.as_secs() + 2);
    assert!(statements <= bound, "{statements} statements, more than {bound}");
}

#[test]
fn node_without_a_key_reads_every_act() {
    let Listening { outcomes, statements, time } = listen(None);
    let sweeps = time.as_secs() / 5 + 2;
    assert!(MOVES <= outcomes[1] + sweeps && MOVES <= statements + sweeps, "the count works");
    assert_eq!([outcomes[0], outcomes[2]], [0, 0]);
}

#[test]
fn nodes_with_other_keys_or_none_read_the_log() {
    let (site, nats) = (Site::new(), Nats::start());
    let keys = [Some(KEY), Some(OTHER_KEY), None];
    let nodes = keys.map(|key| site.node(&nats, key));
    let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
    let mut spectators = nodes.each_ref().map(|node| Spectator::at(node, &party.id));
    // A sweep may find an act before it is told.
    until("both nodes were told of an act before a sweep found it", || {
        let acts = play(&mut party);
        spectators.iter_mut().for_each(|spectator| spectator.wait_for(acts));
        0 < outcomes(&nodes[1])[2] && 0 < outcomes(&nodes[2])[1]
    });
    assert_eq!((outcomes(&nodes[1])[0], outcomes(&nodes[2])[0]), (0, 0));
    // What a node without a key says is read as well.
    let mut there = TestTable { id: party.id.clone(), people: Vec::new() };
    for player in &party.people {
        let mut client = nodes[2].client();
        client.token.clone_from(&player.token);
        there.people.push(client);
    }
    until("the node with a key reads what one without told", || {
        let acts = play(&mut there);
        spectators.iter_mut().for_each(|spectator| spectator.wait_for(acts));
        0 < outcomes(&nodes[0])[1]
    });
    for node in &nodes[1..] {
        assert_eq!(public_view(&nodes[0], &party.id), public_view(node, &party.id));
    }
}

/// Two nodes, each with a NATS of its own: what the second is told of the first passes through the test.
struct Relay {
    site: Site,
    party: TestTable,
    nodes: [NodeProcess; 2],
    spectator: Spectator,
    told: Subscriber,
    teller: Client,
    _nats: [Nats; 2],
}

impl Relay {
    fn begin() -> Relay {
        let (site, nats) = (Site::new(), [Nats::start(), Nats::start()]);
        let nodes = nats.each_ref().map(|nats| site.node(nats, Some(KEY)));
        let (_, told) = site.listen(&nats[0]);
        let (teller, _) = site.listen(&nats[1]);
        let party = TestTable::begin(&nodes[0], "qin", 2, 2);
        let spectator = Spectator::at(&nodes[1], &party.id);
        let mut relay = Relay { site, party, nodes, spectator, told, teller, _nats: nats };
        relay.play();
        relay
    }

    /// Makes a move; the subject and the line by which the first node tells it.
    fn play(&mut self) -> (String, String) {
        let acts = play(&mut self.party);
        let start = format!("act {} {acts} ", self.party.id);
        loop {
            let next = async { timeout(Duration::from_secs(30), self.told.next()).await };
            let next = self.site.base.runtime.block_on(next).expect("the act is told");
            let message = next.expect("the subscription lasts");
            let lines = String::from_utf8_lossy(&message.payload).into_owned();
            if let Some(line) = lines.lines().find(|line| line.starts_with(&start)) {
                return (message.subject.to_string(), line.to_owned());
            }
        }
    }

    /// Tells something to the second node.
    fn tell(&self, subject: &str, line: String) {
        self.site.base.runtime.block_on(async {
            self.teller.publish(subject.to_owned(), line.into()).await.expect("NATS accepts it");
            self.teller.flush().await.expect("NATS answers");
        });
    }

    /// The second node has all acts, and shows the game as the first does.
    fn agree(&mut self) {
        self.spectator.wait_for(self.party.now().0);
        let views = self.nodes.each_ref().map(|node| public_view(node, &self.party.id));
        assert_eq!(views[0], views[1]);
    }

    /// Tells acts in some way until one of them has this outcome at the second node before a sweep found it.
    fn tell_until(&mut self, outcome: usize, mut tell: impl FnMut(&mut Relay)) {
        let before = outcomes(&self.nodes[1]);
        for _ in 0..5 {
            tell(self);
            self.agree();
            if before[outcome] < outcomes(&self.nodes[1])[outcome] {
                return;
            }
        }
        panic!("outcome {outcome} never came: {before:?}, then {:?}", outcomes(&self.nodes[1]));
    }
}

/// The line with a letter changed in the middle of the encrypted act.
fn altered(line: &str) -> String {
    let at = line.len() - 20;
    let letter = if line.as_bytes()[at] == b'A' { "B" } else { "A" };
    format!("{}{letter}{}", &line[..at], &line[at + 1..])
}

#[test]
fn unaltered_act_is_applied() {
    let mut relay = Relay::begin();
    relay.agree();
    relay.tell_until(0, |relay| {
        let (subject, line) = relay.play();
        assert!(subject.starts_with("pagoda.table."), "{subject}");
        relay.tell(&subject, line);
    });
}

#[test]
fn altered_and_truncated_acts_are_refused() {
    let mut relay = Relay::begin();
    relay.agree();
    let change: [fn(&str) -> String; 3] = [
        altered,
        |line| line[..line.len() - 10].to_owned(),
        |line| line[..line.rfind(' ').expect("an act has words") + 20].to_owned(),
    ];
    for change in change {
        relay.tell_until(2, |relay| {
            let (subject, line) = relay.play();
            relay.tell(&subject, change(&line));
        });
    }
    assert_eq!(outcomes(&relay.nodes[1])[0], 0, "none was applied");
}

#[test]
fn act_of_another_number_is_refused() {
    let mut relay = Relay::begin();
    relay.agree();
    relay.tell_until(2, |relay| {
        let (_, earlier) = relay.play();
        relay.agree();
        let (subject, line) = relay.play();
        // The place of this act, with the content of the one before.
        let place = &line[..=line.rfind(' ').expect("an act has words")];
        let content = earlier.rsplit(' ').next().expect("an act has words");
        relay.tell(&subject, format!("{place}{content}"));
    });
}

#[test]
fn repeated_and_reordered_acts_change_nothing() {
    let mut relay = Relay::begin();
    relay.agree();
    let mut all = Vec::new();
    relay.tell_until(1, |relay| {
        let (first, second) = (relay.play(), relay.play());
        // The later one has a gap before it; the earlier one is known then.
        for (subject, line) in [&second, &first] {
            relay.tell(subject, line.clone());
        }
        all.extend([first, second]);
    });
    let before = outcomes(&relay.nodes[1]);
    for (subject, line) in all.iter().chain(all.iter().rev()) {
        relay.tell(subject, line.clone());
    }
    // Whatever comes after them is handled after them.
    relay.tell_until(0, |relay| {
        let (subject, line) = relay.play();
        relay.tell(&subject, line);
    });
    let after = outcomes(&relay.nodes[1]);
    assert_eq!([after[1], after[2]], [before[1], before[2]], "known acts aren't looked at");
}

#[test]
fn act_that_the_log_lost_is_not_applied_again() {
    let mut relay = Relay::begin();
    relay.agree();
    let (subject, line) = relay.play();
    relay.agree();
    let acts = relay.party.now().0;
    let id = relay.party.id.parse::<wire::api::TableId>().expect("the id is valid").bits() as i64;
    let kept = acts - 1;
    relay.site.base.sql(&format!(
        "begin; delete from act where table_id = {id} and {kept} <= number;
         update tables set acts = {kept} where id = {id}; commit"
    ));
    let view = |relay: &Relay| {
        done(relay.nodes[1].client().get(&format!("/api/tables/{}", relay.party.id)))["acts"]
            .clone()
    };
    until("the second node has noticed it", || view(&relay) == kept);
    let before = outcomes(&relay.nodes[1]);
    relay.tell(&subject, line);
    until("it was told", || before[1] < outcomes(&relay.nodes[1])[1]);
    assert_eq!((view(&relay), outcomes(&relay.nodes[1])[0]), (json!(kept), before[0]));
}

#[test]
fn lines_of_former_nodes_are_understood_and_written() {
    let mut relay = Relay::begin();
    relay.agree();
    relay.tell_until(1, |relay| {
        let (_, line) = relay.play();
        let words: Vec<&str> = line.split(' ').collect();
        relay.tell("pagoda.rings", format!("table {} {}", words[1], words[2]));
    });
    // A node without a key tells in the former way.
    let nats = Nats::start();
    let node = relay.site.node(&nats, None);
    let (_, mut told) = relay.site.listen(&nats);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let acts = play(&mut party);
    let line = format!("table {} {acts}", party.id);
    let found = async {
        while let Some(message) = told.next().await {
            if String::from_utf8_lossy(&message.payload).lines().any(|it| it == line) {
                return message.subject.to_string();
            }
        }
        panic!("the subscription ended");
    };
    let found = async { timeout(Duration::from_secs(30), found).await };
    let found = relay.site.base.runtime.block_on(found);
    assert_eq!(found.expect("it is told"), "pagoda.rings");
}

#[test]
fn node_receives_notifications_of_the_parts_that_it_has_tables_of() {
    let (site, nats) = (Site::new(), Nats::start());
    let node = site.node(&nats, Some(KEY));
    let client = site.base.runtime.block_on(async {
        let options = async_nats::ConnectOptions::new().request_timeout(Some(SILENCE));
        options.connect(nats.url()).await.expect("NATS accepts connections")
    });
    // NATS says at once if nobody receives a request.
    let is_followed = |part: u64| {
        let request = client.request(format!("pagoda.table.{part:02}"), "".into());
        match site.base.runtime.block_on(request) {
            Ok(_) => panic!("nodes don't answer"),
            Err(error) => error.kind() != RequestErrorKind::NoResponders,
        }
    };
    assert_eq!((0..64).filter(|part| is_followed(*part)).count(), 0, "it has no tables");
    let party = TestTable::gather(&node, "qin", 2, 2);
    let id = party.id.parse::<wire::api::TableId>().expect("the id is valid");
    assert_eq!((0..64).filter(|part| is_followed(*part)).collect::<Vec<_>>(), [id.bits() % 64]);
}
