//! A canary seed, canary hands and canary tokens are looked for in all logs, metrics, messages on the
//! bus and answers of whole games of every title: none is found before it may be.

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
use frames::{frames, peeks, private};
use futures_util::future::join_all;
use game::Eyes;
use operators::{Bus, Seen, count};
use people::{Person, Round};
use serde_json::Value;
use server_testkit::{DeploymentDatabase, NodeProcess};
use store::Store;
use test_services::Nats;
use tokio::time::timeout;
use wire::api::TableId;

/// Everything that can be logged is, also by the library of sockets if it had its way.
const LOUD: [(&str, &str); 1] = [("RUST_LOG", "trace,tungstenite::protocol=trace")];
/// A secret that is let out on purpose, to see that it is found.
const PLANTED: &str = "planted";

/// Bytes, and who got them.
struct Kept {
    who: String,
    bytes: Vec<u8>,
}

/// Two nodes, all who play there or look on, and all that anybody was told.
struct Scene {
    site: Deployment,
    bus: Bus,
    metrics: Vec<Seen>,
    rounds: Vec<Round>,
    /// A guest who sits nowhere, and somebody whom nobody knows.
    others: Vec<Arc<Person>>,
    planted: [u8; 32],
}

impl Scene {
    /// A game of each title, from the first chair to the end.
    async fn play() -> Scene {
        let base = DeploymentDatabase::Shared(test_services::database().await);
        server_testkit::migrate(PAGODA, &base.url());
        let nats = Nats::start();
        let bus = Bus::listen(&nats.url()).await;
        let arguments = ["--nats-url", &nats.url()];
        let mut nodes = Vec::new();
        for _ in 0..2 {
            nodes.push(NodeProcess::start_with(PAGODA, &base.url(), &arguments, &LOUD).await);
        }
        let metrics = nodes.iter().map(|node| operators::metrics(node.admin())).collect();
        let store = Store::connect(&base.url(), 4).await.expect("the database is there");
        let site = Deployment { nodes, store, nats: Some(nats), database: base };
        let addresses = site.addresses();
        let others = vec![
            Arc::new(Person::guest("Stranger", &addresses).await),
            Arc::new(Person::nobody("Spectator", &addresses).await),
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

    /// What nobody may know who isn't given it, before a game is over: seeds, keys, tokens, and the
    /// logs of tables, in which all hands are.
    async fn secrets(&self) -> Search {
        let mut canaries = Canaries::default();
        canaries.add_bits(PLANTED, &self.planted);
        for round in &self.rounds {
            let (slug, id) = (&round.slug, round.table);
            let row = self.site.store.table(id).await.expect("the store answers");
            let seed = row.expect("it isn't packed yet").seed.0;
            canaries.add_bits(&format!("seed of {slug}"), &seed);
            canaries.add_bits(&format!("key of {slug}"), &canaries::key(&seed, &round.luck));
            canaries.add_bits(&format!("seat token of {slug}"), &bits(&round.seat_token));
            for act in self.site.store.acts(id, 0).await.expect("the store answers") {
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

    /// What each seat had in its hand.
    fn hands(&self) -> Search {
        let mut canaries = Canaries::default();
        canaries.add_bits(PLANTED, &self.planted);
        let mut held = 0;
        for round in &self.rounds {
            for (seat, person) in &round.people {
                let shown = frames(&person.tap.heard().concat());
                let texts = shown.iter().flat_map(|sent| private(&round.slug, sent));
                let texts: std::collections::BTreeSet<String> = texts.collect();
                held += texts.len();
                for text in texts {
                    canaries.add_text(&format!("hand of {} {seat}", round.slug), &text);
                }
            }
        }
        assert!(100 < held, "hands change all the time: {held}");
        canaries.search()
    }

    /// What is logged, measured and said on the bus.
    fn behind(&self) -> Vec<Kept> {
        let mut all = vec![Kept { who: "bus".into(), bytes: self.bus.seen.bytes() }];
        for (at, node) in self.site.nodes.iter().enumerate() {
            all.push(Kept { who: format!("log {at}"), bytes: node.log().into() });
        }
        for (at, seen) in self.metrics.iter().enumerate() {
            all.push(Kept { who: format!("metrics {at}"), bytes: seen.bytes() });
        }
        all
    }

    /// What people were sent.
    fn sent(&self) -> Vec<Kept> {
        let kept =
            |person: &Person| Kept { who: person.name.clone(), bytes: person.tap.heard().concat() };
        self.people().map(kept).collect()
    }
}

fn bits(token: &str) -> [u8; 32] {
    table::fair::unhex(token).expect("a token is 256 bits")
}

/// An act of a table's log: what chance decided in it is hidden from most.
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

/// How often each secret is found in what somebody got.
fn tally<'a>(search: &'a Search, kept: &Kept) -> BTreeMap<&'a str, usize> {
    let mut tally = BTreeMap::new();
    for what in search.found(&kept.bytes) {
        *tally.entry(what).or_default() += 1;
    }
    tally
}

/// What everybody may find: the token that they were given, when they were given it.
fn given(scene: &Scene, kept: &Kept) -> BTreeMap<String, usize> {
    let mut given = BTreeMap::new();
    // Its beginning and its end, in the body and in the cookie.
    if scene.people().any(|it| it.name == kept.who && it.client.token().is_some()) {
        given.insert(format!("token of {}", kept.who), 4);
    }
    for round in &scene.rounds {
        if round.people[1].1.name == kept.who {
            given.insert(format!("seat token of {}", round.slug), 2);
        }
    }
    given
}

/// Logs, metrics and the bus are not empty, or there would be nothing to find.
fn is_real(behind: &[Kept]) {
    for kept in behind {
        let (mark, least) = match kept.who.as_str() {
            "bus" => ("table ", 200),
            who if who.starts_with("log") => ("\"level\":\"TRACE\"", 1_000),
            _ => ("pagoda_table_acts_total", 10),
        };
        let marks = count(&kept.bytes, mark.as_bytes());
        println!("{}: {} bytes, {marks} × {mark}", kept.who, kept.bytes.len());
        assert!(least <= marks, "{} has {marks} × {mark}", kept.who);
    }
}

/// Frames show nobody what is hidden from them, and are what the record shows.
async fn are_for_their_eyes(scene: &Scene, records: &BTreeMap<TableId, Box<dyn table::Table>>) {
    for person in scene.people() {
        let shown = frames(&person.tap.heard().concat());
        assert!(50 < shown.len(), "{} was shown {} frames", person.name, shown.len());
        for sent in shown {
            let sits = scene.rounds.iter().find(|round| round.table == sent.table);
            let mut seats = sits.expect("it is one of ours").people.iter();
            let own = seats.find(|(_, it)| it.name == person.name).map(|(seat, _)| *seat);
            assert_eq!(sent.seat, own, "{} looks with another's eyes", person.name);
            assert_eq!(peeks(&sent), [""; 0], "{}", person.name);
            let eyes = own.map_or(Eyes::Public, Eyes::Seat);
            let mut frame = records[&sent.table].at(sent.frame.ply).frame(eyes, sent.since);
            frame.moves.clone_from(&sent.frame.moves);
            assert_eq!(sent.frame, frame, "{}", person.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_logs_metrics_messages_or_responses() {
    let scene = Scene::play().await;
    let (secrets, hands) = (scene.secrets().await, scene.hands());
    is_real(&scene.behind());
    for kept in scene.behind() {
        assert_eq!(tally(&secrets, &kept), BTreeMap::new(), "{}", kept.who);
        assert_eq!(tally(&hands, &kept), BTreeMap::new(), "{}", kept.who);
    }
    for kept in scene.sent() {
        let found = tally(&secrets, &kept);
        let found = found.into_iter().map(|(what, times)| (what.to_owned(), times)).collect();
        assert_eq!(given(&scene, &kept), found, "{}", kept.who);
    }
    let records = opened(&scene, &secrets).await;
    are_for_their_eyes(&scene, &records).await;
    planted_is_found(&scene, &secrets, &hands).await;
}

/// Once the games are over their openings have the seeds, and they alone.
async fn opened(scene: &Scene, secrets: &Search) -> BTreeMap<TableId, Box<dyn table::Table>> {
    let late = Person::nobody("Late", &scene.site.addresses()).await;
    let mut records = BTreeMap::new();
    for round in &scene.rounds {
        let opening = late.client.fairness_proof(round.table).await.expect("it is over");
        table::fair::verify(&opening).expect("chance was fair");
        let record = opening.record.expect("it is over");
        records.insert(round.table, table::read(&record, None).expect("a record replays"));
    }
    let found = secrets.found(&late.tap.heard().concat());
    for round in &scene.rounds {
        assert!(found.contains(&&*format!("seed of {}", round.slug)), "an opening has the seed");
    }
    assert!(!found.iter().any(|what| what.contains("token") || what.contains("key")), "{found:?}");
    for kept in scene.behind().into_iter().chain(scene.sent()) {
        let seeds = tally(secrets, &kept).into_keys().filter(|what| what.contains("seed")).count();
        assert_eq!(seeds, 0, "{}", kept.who);
    }
    records
}

/// The search finds what is let out on purpose, by the same ways.
async fn planted_is_found(scene: &Scene, secrets: &Search, hands: &Search) {
    let planted = table::fair::hex(&scene.planted[..8]);
    // A ring for nobody is logged as it came.
    scene.bus.publish("pagoda.rings".to_owned(), planted.clone()).await;
    let gossip = Person::guest(&planted, &scene.site.addresses()).await;
    let answers = Kept { who: gossip.name.clone(), bytes: gossip.tap.heard().concat() };
    assert!(tally(secrets, &answers).contains_key(PLANTED), "an answer is searched");
    let is_everywhere = || {
        let mut behind = scene.behind();
        // No metric has a label that anybody could choose.
        let line = format!("pagoda_table_acts_total{{of=\"{planted}\"}} 1\n");
        let metrics = behind.iter_mut().filter(|kept| kept.who.starts_with("metrics"));
        metrics.for_each(|kept| kept.bytes.extend(line.bytes()));
        let finds = |search: &Search, kept: &Kept| tally(search, kept).contains_key(PLANTED);
        behind.iter().all(|kept| finds(secrets, kept) && finds(hands, kept))
    };
    let found = async {
        while !is_everywhere() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(20), found).await.expect("logs, metrics and the bus are searched");
    // A frame that went astray, and a hand that was logged.
    let (seat, person) = &scene.rounds[0].people[0];
    let shown = frames(&person.tap.heard().concat());
    let mut astray =
        shown.into_iter().find(|sent| !private(&scene.rounds[0].slug, sent).is_empty());
    let astray = astray.as_mut().expect("hands are shown to those who hold them");
    let logged = format!("{:?}", astray.frame.view["players"][seat.index()].to_string());
    assert_ne!(hands.found(logged.as_bytes()), [""; 0]);
    assert_eq!(peeks(astray), [""; 0]);
    astray.seat = None;
    assert_ne!(peeks(astray), [""; 0]);
}
