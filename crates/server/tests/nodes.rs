//! Games on several nodes at once: all end, and the stored games agree with the frames that players received.

use std::{collections::BTreeSet, time::Duration};

use futures_util::{FutureExt as _, StreamExt as _, future::join_all};
use load_client::{Client, Feed, Lines, Party, SimulatedPlayer};
use server_testkit::{Deployment, Node};
use tokio::time::timeout;
use wire::api::{
    Chair, Code, Level, News, SeatHolder, Sit, Start, TableStatus, TakeBack, TakeBackAnswer,
};

const KEY: &str = "0123456789abcdef0123456789abcdef";
const BOT: Chair = Chair::Bot(Level::Novice);
const OPEN: Chair = Chair::Open;

/// Two players, two players and a bot, one player and two bots, of each game.
fn parties() -> Vec<Party> {
    let chairs = [vec![OPEN, OPEN], vec![OPEN, BOT, OPEN], vec![BOT, OPEN, BOT]];
    let party = |slug: &&str| chairs.clone().map(|chairs| Party::new(slug, chairs));
    table::SLUGS.iter().flat_map(party).collect()
}

async fn all_end(site: &Deployment<Node>) {
    let client = site.client();
    let parties = parties();
    let played = join_all(parties.iter().map(|party| party.play(&client))).await;
    for played in played {
        let proof = site.prove(&played).await;
        assert!(20 < proof.acts() && played.closes == 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_ends_on_two_nodes_with_nats() {
    all_end(&Deployment::open(2, true, &[]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_ends_on_two_nodes_with_a_cluster_key() {
    all_end(&Deployment::open(2, true, &["--cluster-key", KEY]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_ends_on_two_nodes_without_nats() {
    all_end(&Deployment::open(2, false, &[]).await).await;
}

/// Plays a game with a bot on nodes without workers, and two workers, with these flags; what was said on NATS about due work, as
/// subject and line.
async fn due_work_with_workers(flags: &[&str]) -> BTreeSet<String> {
    let site = Deployment::open(2, true, &[&["--bots", "0"], flags].concat()).await;
    let nats = site.nats.as_ref().expect("the deployment has NATS").url();
    let listener = async_nats::connect(&nats).await.expect("NATS accepts connections");
    let mut messages = listener.subscribe("pagoda.>").await.expect("the subscription succeeds");
    listener.flush().await.expect("NATS answers");
    let worker = ["--bots", "1", "--bot-think-time-factor", "0.02", "--nats-url", &nats];
    let flags = [&worker, flags].concat();
    let _workers = [(); 2].map(|()| Node::worker(&site.database.url(), &flags));
    let party = Party::new("qin", vec![OPEN, BOT]);
    site.prove(&party.play(&site.client()).await).await;
    let mut said = BTreeSet::new();
    while let Some(Some(message)) = messages.next().now_or_never() {
        let lines = String::from_utf8_lossy(&message.payload);
        let due = lines.lines().filter(|line| line.starts_with("due"));
        said.extend(due.map(|line| format!("{}: {line}", message.subject)));
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn separate_worker_moves_for_bots() {
    let said = due_work_with_workers(&[]).await;
    assert_eq!(said, ["pagoda.rings: due".to_owned()].into());
}

#[tokio::test(flavor = "multi_thread")]
async fn due_work_goes_to_one_worker_with_a_cluster_key() {
    let said = due_work_with_workers(&["--cluster-key", KEY]).await;
    assert!(said.contains("pagoda.due: due bot"), "{said:?}");
    assert!(said.iter().all(|it| it.starts_with("pagoda.due: ")), "{said:?}");
}

/// Two players at a table of Qin; the first is to act.
async fn two(client: &Client) -> (SimulatedPlayer, SimulatedPlayer) {
    let mut gathered = Party::of_people("qin", 2).gather(client).await.expect("the game starts");
    for player in &mut gathered.players {
        while player.shown.is_none() {
            player.hear().await;
        }
    }
    let (Some(b), Some(a)) = (gathered.players.pop(), gathered.players.pop()) else {
        panic!("a game of two")
    };
    if a.is_to_act() { (a, b) } else { (b, a) }
}

async fn receive_until(player: &mut SimulatedPlayer, condition: impl Fn(&SimulatedPlayer) -> bool) {
    let received = async {
        while !condition(player) {
            player.hear().await;
        }
    };
    timeout(Duration::from_secs(30), received).await.expect("the condition holds in time");
}

fn ply(player: &SimulatedPlayer) -> usize {
    player.shown.as_ref().map_or(0, |shown| shown.frame.ply)
}

fn acts(player: &SimulatedPlayer) -> u32 {
    player.shown.as_ref().map_or(0, |shown| shown.acts)
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_known_on_every_node() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    for player in [&mut one, &mut other] {
        receive_until(player, |it| it.present.len() == 2).await;
    }
    // A second socket of the same seat changes nothing; a spectator doesn't count.
    let mut again = SimulatedPlayer::new(&one.client, one.seated).await;
    let (stranger, _) = site.client().at(1).come_in("stranger").await.expect("a new guest");
    let mut stranger = SimulatedPlayer::new(&stranger, one.seated).await;
    for player in [&mut again, &mut stranger] {
        receive_until(player, |it| it.present.len() == 2).await;
    }
    drop(other);
    for player in [&mut one, &mut again, &mut stranger] {
        receive_until(player, |it| it.present == [it.seated.seat]).await;
    }
    drop((one, again));
    receive_until(&mut stranger, |it| it.present.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_that_reveals_nothing_needs_no_consent() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    let before = ply(&one);
    one.make(1).await;
    receive_until(&mut one, |it| ply(it) == before + 1).await;
    let wanted = TakeBack { acts: acts(&one), to: before };
    one.client.take_back(one.seated.table, &wanted).await.expect("placing a tile reveals nothing");
    receive_until(&mut one, |it| ply(it) == before && wanted.acts < acts(it)).await;
    receive_until(&mut other, |it| ply(it) == before && wanted.acts < acts(it)).await;
    assert!(one.is_to_act());
    finish(&site, vec![one, other]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_that_revealed_something_needs_consent() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    let (table, before) = (one.seated.table, ply(&one));
    one.make(2).await;
    receive_until(&mut other, SimulatedPlayer::is_to_act).await;
    receive_until(&mut one, |it| acts(it) == acts(&other)).await;
    for accept in [false, true] {
        let wanted = TakeBack { acts: acts(&one), to: before };
        one.client.take_back(table, &wanted).await.expect("the request is accepted");
        let is_requested = |it: &SimulatedPlayer| {
            wanted.acts < acts(it)
                && it.card.as_ref().is_some_and(|card| card.take_back_request.is_some())
        };
        receive_until(&mut other, is_requested).await;
        let answer = TakeBackAnswer { acts: acts(&other), accept };
        let refused = one.client.answer(table, &answer).await.expect_err("not the requester");
        assert_eq!(refused.problem().map(|it| it.code), Some(Code::NothingToAnswer));
        other.client.answer(table, &answer).await.expect("a request is open");
        for player in [&mut one, &mut other] {
            receive_until(player, |it| answer.acts < acts(it)).await;
            assert_eq!(ply(player) == before, accept);
        }
    }
    finish(&site, vec![one, other]).await;
}

/// Plays to the end and verifies the stored game.
async fn finish(site: &Deployment<Node>, players: Vec<SimulatedPlayer>) {
    let table = players[0].seated.table;
    let party = Party::of_people("qin", players.len());
    site.prove(&party.finish(load_client::Gathered { table, players }).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_ends_a_game_of_two() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    one.make(1).await;
    let table = one.seated.table;
    other.resign().await;
    let seat = other.seated.seat;
    let mut gathered = load_client::Gathered { table, players: vec![one, other] };
    gathered.play().await;
    let card = gathered.players[0].card.clone().expect("table info was received");
    assert_eq!((card.status, card.resigned), (TableStatus::Finished, vec![seat]));
    site.prove(&gathered.told()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bot_replaces_a_resigned_player_among_three() {
    let site = Deployment::open(2, true, &[]).await;
    let party = Party::of_people("qin", 3);
    let mut gathered = party.gather(&site.client()).await.expect("the game starts");
    let one = &mut gathered.players[1];
    one.resign().await;
    let twice = one.client.resign(gathered.table, 0).await.expect_err("a seat resigns once");
    assert_eq!(twice.problem().map(|it| it.code), Some(Code::Forbidden));
    let played = party.finish(gathered).await;
    let card = site.client().see(played.table).await.expect("the table exists");
    assert!(matches!(card.holders[1], SeatHolder::Bot { replaces: Some(_), .. }));
    assert_eq!(played.shown[1].seat, None, "a resigned player has the public view");
    site.prove(&played).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_offers_lead_to_one_table() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    let table = one.seated.table;
    let early = one.client.rematch(table).await.expect_err("the game isn't over");
    assert_eq!(early.problem().map(|it| it.code), Some(Code::GameNotOver));
    one.resign().await;
    let (a, b) = tokio::join!(one.client.rematch(table), other.client.rematch(table));
    let (a, b) = (a.expect("a new table"), b.expect("a new table"));
    assert!(a.id == b.id && a.id != table && a.status == TableStatus::Open);
    let is_offered =
        |it: &SimulatedPlayer| it.card.as_ref().is_some_and(|card| card.rematch == Some(a.id));
    receive_until(&mut other, is_offered).await;
    let stranger = site.client().come_in("Stranger").await.expect("a new guest").0;
    let refused = stranger.rematch(table).await.expect_err("a spectator can't rematch");
    assert_eq!(refused.problem().map(|it| it.code), Some(Code::Forbidden));
    for client in [&one.client, &other.client] {
        let sit = Sit { seat: None, luck: Some("again".into()) };
        client.sit(a.id, &sit).await.expect("the seat is free");
    }
    // The first offer created the table.
    let me = one.client.me().await.expect("the client has a session").user;
    let owner = if a.owner == me.id { &one.client } else { &other.client };
    owner.start(a.id, &Start { fill: None }).await.expect("the owner can start");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectator_sees_public_frames_to_the_end() {
    let site = Deployment::open(2, true, &[]).await;
    let client = site.client();
    let party = Party::of_people("qin", 2);
    let gathered = party.gather(&client).await.expect("the game starts");
    let mut feed = Feed::new(&client.at(1));
    feed.watch(gathered.table).await;
    let watch = async {
        let (mut shown, mut over) = (Vec::new(), None);
        while over.is_none_or(|acts| shown.last().map(|(acts, _)| *acts) != Some(acts)) {
            match feed.next().await {
                News::Frame(sent) => {
                    assert_eq!((sent.seat, sent.frame.moves.len()), (None, 0));
                    shown.push((sent.acts, *sent));
                }
                News::Table(card) if card.status == TableStatus::Finished => over = Some(card.acts),
                _ => {}
            }
        }
        shown
    };
    let (mut played, shown) = tokio::join!(party.finish(gathered), watch);
    assert!(10 < shown.len(), "only {} frames", shown.len());
    let rising = shown.windows(2).all(|pair| pair[0].0 < pair[1].0);
    assert!(rising, "no frame is sent twice");
    // Every received frame equals the public view of the record.
    let made = played.made.clone();
    site.prove(&played).await;
    played.shown = shown.into_iter().map(|(_, sent)| sent).collect();
    played.made = made;
    site.prove(&played).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn program_plays_by_line_stream_and_seat_token() {
    let site = Deployment::open(2, true, &[]).await;
    let party = Party::of_people("qin", 2);
    let mut gathered = party.gather(&site.client()).await.expect("the game starts");
    let person = gathered.players.remove(1);
    let token = person.client.seat_token(gathered.table).await.expect("a seat token");
    let program = person.client.with_token(&token.token);
    assert_eq!(
        program.me().await.expect_err("a seat token has no user").problem().map(|it| it.status),
        Some(403)
    );
    let mut player = SimulatedPlayer::new(&program, person.seated).await;
    let by_lines = async {
        let mut lines = Lines::open(&program, person.seated.table).await;
        while !player.is_over() {
            player.take(lines.next().await.expect("the stream is open"));
            player.act().await;
        }
    };
    tokio::join!(gathered.play(), by_lines);
    gathered.players.push(player);
    site.prove(&gathered.told()).await;
}
