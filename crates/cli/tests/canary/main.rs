//! Canary test: seeds, hands and tokens are searched for in all logs, metrics, bus messages and responses of
//! whole games of every title. None may be found before it is public.

mod canaries;
#[path = "../deployment/mod.rs"]
mod deployment;
mod frames;
mod operators;
mod people;
mod tap;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use canaries::{Canaries, Search};
use deployment::{Deployment, PAGODA};
use frames::{frames, leaks, private};
use futures_util::future::join_all;
use game::Eyes;
use operators::{Bus, Seen, count};
use people::{Person, Round};
use serde_json::Value;
use server_testkit::{DeploymentDatabase, Divided, NodeProcess};
use test_services::Nats;
use tokio::time::timeout;
use wire::api::{FairnessNotes, TableId};

/// The most verbose log level, also for the WebSocket library.
const LOUD: [(&str, &str); 1] = [("RUST_LOG", "trace,tungstenite::protocol=trace")];
/// The secret of the nodes.
const CLUSTER_KEY: &str = "0123456789abcdef0123456789abcdef";
/// A secret that is leaked on purpose, to check that the search finds it.
const PLANTED: &str = "planted";

/// Captured bytes, and the client or channel that they were sent to.
struct Capture {
    source: String,
    bytes: Vec<u8>,
}

/// Two nodes, their players and spectators, and all captured bytes.
struct Scene {
    site: Deployment,
    bus: Bus,
    metrics: Vec<Seen>,
    rounds: Vec<Round>,
    /// A guest without a seat, and an anonymous client.
    others: Vec<Arc<Person>>,
    planted: [u8; 32],
}

impl Scene {
    /// Plays a game of each title.
    async fn play(base: DeploymentDatabase) -> Scene {
        let environment = base.prepare(PAGODA).await;
        let environment = environment.iter().map(|(name, value)| (*name, value.as_str()));
        let environment: Vec<_> = LOUD.into_iter().chain(environment).collect();
        let nats = Nats::start();
        let bus = Bus::listen(&nats.url()).await;
        // With it the acts themselves travel by NATS.
        let arguments = ["--nats-url", &nats.url(), "--cluster-key", CLUSTER_KEY];
        let (home, mut nodes) = (base.url(), Vec::new());
        for _ in 0..2 {
            nodes.push(NodeProcess::start_with(PAGODA, &home, &arguments, &environment).await);
        }
        let metrics = nodes.iter().map(|node| operators::metrics(node.admin())).collect();
        let store = base.open().await;
        let site = Deployment { nodes, store, nats: Some(nats), database: base };
        let addresses = site.addresses();
        let others = vec![
            Arc::new(Person::guest("Stranger", &addresses).await),
            Arc::new(Person::anonymous("Spectator", &addresses).await),
        ];
        let rounds =
            join_all(table::SLUGS.iter().map(|slug| Round::gather(slug, &addresses))).await;
        let games = join_all(rounds.iter().map(|round| round.play(&others)));
        timeout(Duration::from_secs(240), games).await.expect("all games end");
        let mut planted = [0; 32];
        planted
            .chunks_mut(8)
            .for_each(|part| part.copy_from_slice(&load_client::luck().to_le_bytes()));
        Scene { site, bus, metrics, rounds, others, planted }
    }

    fn people(&self) -> impl Iterator<Item = &Person> {
        let players = self.rounds.iter().flat_map(|round| &round.people).map(|(_, person)| person);
        players.chain(&self.others).map(|person| &**person)
    }

    /// Secrets before the end of a game: seeds, keys, tokens, and the logs of tables, which contain all
    /// hands.
    async fn secrets(&self) -> Search {
        let mut canaries = Canaries::default();
        canaries.add_bits(PLANTED, &self.planted);
        for round in &self.rounds {
            let (slug, id) = (&round.slug, round.table);
            let row = self.site.store.tables.table(id).await.expect("the store answers");
            let seed = row.expect("the table isn't packed").seed.0;
            canaries.add_bits(&format!("seed of {slug}"), &seed);
            canaries.add_bits(&format!("key of {slug}"), &canaries::key(&seed, &round.luck));
            canaries.add_bits(&format!("seat token of {slug}"), &bits(&round.seat_token));
            for act in self.site.store.tables.acts(id, 0).await.expect("the store answers") {
                add_act(&mut canaries, slug, &act.body);
            }
        }
        for person in self.people() {
            if let Some(token) = person.client.token() {
                canaries.add_bits(&format!("token of {}", person.name), &bits(token));
            }
        }
        canaries.search()
    }

    /// The hands of each seat.
    fn hands(&self) -> Search {
        let mut canaries = Canaries::default();
        canaries.add_bits(PLANTED, &self.planted);
        let mut held = 0;
        for round in &self.rounds {
            for (seat, person) in &round.people {
                let shown = frames(&person.tap.received().concat());
                let texts = shown.iter().flat_map(|sent| private(&round.slug, sent));
                let texts: std::collections::BTreeSet<String> = texts.collect();
                held += texts.len();
                for text in texts {
                    canaries.add_text(&format!("hand of {} {seat}", round.slug), &text);
                }
            }
        }
        assert!(100 < held, "only {held} hands");
        canaries.search()
    }

    /// Logs, metrics and bus messages.
    fn internal(&self) -> Vec<Capture> {
        let mut all = vec![Capture { source: "bus".into(), bytes: self.bus.seen.bytes() }];
        for (at, node) in self.site.nodes.iter().enumerate() {
            all.push(Capture { source: format!("log {at}"), bytes: node.log().into() });
        }
        for (at, seen) in self.metrics.iter().enumerate() {
            all.push(Capture { source: format!("metrics {at}"), bytes: seen.bytes() });
        }
        all
    }

    /// Bytes sent to clients.
    fn sent(&self) -> Vec<Capture> {
        let capture = |person: &Person| Capture {
            source: person.name.clone(),
            bytes: person.tap.received().concat(),
        };
        self.people().map(capture).collect()
    }
}

fn bits(token: &str) -> [u8; 32] {
    table::fair::unhex(token).expect("a token is 256 bits")
}

/// Adds an act of a table's log: its chance outcomes are hidden from most seats.
fn add_act(canaries: &mut Canaries, slug: &str, body: &str) {
    let act: Value = serde_json::from_str(body).expect("an act is JSON");
    let kind = act.as_object().and_then(|act| act.iter().next());
    let Some((kind, steps)) = kind.and_then(|(kind, act)| Some((kind, act["steps"].as_str()?)))
    else {
        return;
    };
    canaries.add_text(&format!("{kind} of {slug}"), body);
    // A short move may be anything.
    if 12 <= steps.len() {
        canaries.add_text(&format!("steps of {slug}"), steps);
    }
}

/// How often each secret is found in a capture.
fn count_secrets<'a>(search: &'a Search, capture: &Capture) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for what in search.found(&capture.bytes) {
        *counts.entry(what).or_default() += 1;
    }
    counts
}

/// Secrets that a client may receive: its own tokens.
fn given(scene: &Scene, capture: &Capture) -> BTreeMap<String, usize> {
    let mut given = BTreeMap::new();
    // Its beginning and its end, each in the body and in the cookie.
    if scene.people().any(|it| it.name == capture.source && it.client.token().is_some()) {
        given.insert(format!("token of {}", capture.source), 4);
    }
    for round in &scene.rounds {
        if round.people[1].1.name == capture.source {
            given.insert(format!("seat token of {}", round.slug), 2);
        }
    }
    given
}

/// Checks that logs, metrics and bus messages aren't empty.
fn assert_not_empty(internal: &[Capture]) {
    for capture in internal {
        let (mark, least) = match capture.source.as_str() {
            "bus" => ("act ", 200),
            source if source.starts_with("log") => ("\"level\":\"TRACE\"", 1_000),
            _ => ("pagoda_table_acts_total", 10),
        };
        let marks = count(&capture.bytes, mark.as_bytes());
        println!("{}: {} bytes, {marks} × {mark}", capture.source, capture.bytes.len());
        assert!(least <= marks, "{} has {marks} × {mark}", capture.source);
    }
}

/// Checks that frames show no hidden information and agree with the record.
async fn check_frames(scene: &Scene, records: &BTreeMap<TableId, Box<dyn table::Table>>) {
    for person in scene.people() {
        let shown = frames(&person.tap.received().concat());
        assert!(50 < shown.len(), "{} received {} frames", person.name, shown.len());
        for sent in shown {
            let sits = scene.rounds.iter().find(|round| round.table == sent.table);
            let mut seats = sits.expect("the table is known").people.iter();
            let own = seats.find(|(_, it)| it.name == person.name).map(|(seat, _)| *seat);
            assert_eq!(sent.seat, own, "{} has the eyes of their seat", person.name);
            assert_eq!(leaks(&sent), [""; 0], "{}", person.name);
            let eyes = own.map_or(Eyes::Public, Eyes::Seat);
            let mut frame = records[&sent.table].at(sent.frame.ply).frame(eyes, sent.since);
            frame.moves.clone_from(&sent.frame.moves);
            assert_eq!(sent.frame, frame, "{}", person.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_logs_metrics_messages_or_responses() {
    search(DeploymentDatabase::Shared(test_services::database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_of_tables_in_several_databases_is_found() {
    search(DeploymentDatabase::Divided(Divided::start(3))).await;
}

/// Plays on a database, and searches everything that left it.
async fn search(base: DeploymentDatabase) {
    let scene = Scene::play(base).await;
    let (secrets, hands) = (scene.secrets().await, scene.hands());
    assert_not_empty(&scene.internal());
    for capture in scene.internal() {
        assert_eq!(count_secrets(&secrets, &capture), BTreeMap::new(), "{}", capture.source);
        assert_eq!(count_secrets(&hands, &capture), BTreeMap::new(), "{}", capture.source);
    }
    for capture in scene.sent() {
        let found = count_secrets(&secrets, &capture);
        let found = found.into_iter().map(|(what, times)| (what.to_owned(), times)).collect();
        assert_eq!(given(&scene, &capture), found, "{}", capture.source);
    }
    let records = opened(&scene, &secrets).await;
    check_frames(&scene, &records).await;
    planted_is_found(&scene, &secrets, &hands).await;
}

/// After the end the fairness proofs, and only they, have the seeds.
async fn opened(scene: &Scene, secrets: &Search) -> BTreeMap<TableId, Box<dyn table::Table>> {
    let late = Person::anonymous("Late", &scene.site.addresses()).await;
    let mut records = BTreeMap::new();
    for round in &scene.rounds {
        let proof = late.client.fairness_proof(round.table).await.expect("the game is over");
        table::fair::verify(&proof, &FairnessNotes::default()).expect("the proof is valid");
        let record = proof.record.expect("the game is over");
        records.insert(round.table, table::read(&record, None).expect("the record replays"));
    }
    let found = secrets.found(&late.tap.received().concat());
    for round in &scene.rounds {
        assert!(found.contains(&&*format!("seed of {}", round.slug)), "a proof has the seed");
    }
    assert!(!found.iter().any(|what| what.contains("token") || what.contains("key")), "{found:?}");
    for capture in scene.internal().into_iter().chain(scene.sent()) {
        let found = count_secrets(secrets, &capture);
        let seeds = found.into_keys().filter(|what| what.contains("seed"));
        assert_eq!(seeds.count(), 0, "{}", capture.source);
    }
    records
}

/// Checks that the search finds secrets leaked on purpose, in every channel.
async fn planted_is_found(scene: &Scene, secrets: &Search, hands: &Search) {
    let planted = table::fair::hex(&scene.planted[..8]);
    // A malformed notification is logged verbatim.
    scene.bus.publish("pagoda.rings".to_owned(), planted.clone()).await;
    let leaker = Person::guest(&planted, &scene.site.addresses()).await;
    let answers = Capture { source: leaker.name.clone(), bytes: leaker.tap.received().concat() };
    assert!(count_secrets(secrets, &answers).contains_key(PLANTED), "responses are searched");
    let is_everywhere = || {
        let mut internal = scene.internal();
        // No metric has a label that a client can choose, so the line is added here.
        let line = format!("pagoda_table_acts_total{{of=\"{planted}\"}} 1\n");
        let metrics = internal.iter_mut().filter(|capture| capture.source.starts_with("metrics"));
        metrics.for_each(|capture| capture.bytes.extend(line.bytes()));
        let finds = |search: &Search, it: &Capture| count_secrets(search, it).contains_key(PLANTED);
        internal.iter().all(|capture| finds(secrets, capture) && finds(hands, capture))
    };
    let found = async {
        while !is_everywhere() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(20), found).await.expect("all channels are searched");
    // A frame sent to the wrong client, and a logged hand.
    let (seat, person) = &scene.rounds[0].people[0];
    let shown = frames(&person.tap.received().concat());
    let mut misdirected =
        shown.into_iter().find(|sent| !private(&scene.rounds[0].slug, sent).is_empty());
    let misdirected = misdirected.as_mut().expect("a frame with a hand");
    let logged = format!("{:?}", misdirected.frame.view["players"][seat.index()].to_string());
    assert_ne!(hands.found(logged.as_bytes()), [""; 0]);
    assert_eq!(leaks(misdirected), [""; 0]);
    misdirected.seat = None;
    assert_ne!(leaks(misdirected), [""; 0]);
}
