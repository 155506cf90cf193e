//! Games on several nodes at once: all end, and what is stored is what players were shown.

use std::time::Duration;

use futures_util::future::join_all;
use load_client::{Client, Feed, Lines, Party, SimulatedPlayer};
use server_testkit::{Deployment, Node};
use tokio::time::timeout;
use wire::api::{
    Chair, Code, Level, News, SeatHolder, Sit, Start, TableStatus, TakeBack, TakeBackAnswer,
};

const BOT: Chair = Chair::Bot(Level::Novice);
const OPEN: Chair = Chair::Open;

/// Two people, two people and a bot, one person and two bots, of each game.
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
async fn every_game_ends_on_two_nodes_without_nats() {
    all_end(&Deployment::open(2, false, &[]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn separate_worker_moves_for_bots() {
    let site = Deployment::open(2, true, &["--bots", "0"]).await;
    let nats = site.nats.as_ref().expect("it has a bell").url();
    let _worker = Node::worker(
        &site.database.url(),
        &["--bot-think-time-factor", "0.02", "--nats-url", &nats],
    );
    let party = Party::new("qin", vec![OPEN, BOT]);
    site.prove(&party.play(&site.client()).await).await;
}

/// Two people at a table of Qin, the one to act first.
async fn two(client: &Client) -> (SimulatedPlayer, SimulatedPlayer) {
    let mut gathered = Party::of_people("qin", 2).gather(client).await.expect("people can meet");
    for player in &mut gathered.players {
        while player.shown.is_none() {
            player.hear().await;
        }
    }
    let (Some(b), Some(a)) = (gathered.players.pop(), gathered.players.pop()) else {
        panic!("there are two")
    };
    if a.is_to_act() { (a, b) } else { (b, a) }
}

async fn hear_until(player: &mut SimulatedPlayer, is_so: impl Fn(&SimulatedPlayer) -> bool) {
    let heard = async {
        while !is_so(player) {
            player.hear().await;
        }
    };
    timeout(Duration::from_secs(30), heard).await.expect("news come");
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
        hear_until(player, |it| it.present.len() == 2).await;
    }
    // A second socket of the same seat, at whichever node, makes no difference; one who looks on isn't told of.
    let mut again = SimulatedPlayer::new(&one.client, one.seated).await;
    let (stranger, _) = site.client().at(1).come_in("stranger").await.expect("guests may come");
    let mut stranger = SimulatedPlayer::new(&stranger, one.seated).await;
    for player in [&mut again, &mut stranger] {
        hear_until(player, |it| it.present.len() == 2).await;
    }
    drop(other);
    for player in [&mut one, &mut again, &mut stranger] {
        hear_until(player, |it| it.present == [it.seated.seat]).await;
    }
    drop((one, again));
    hear_until(&mut stranger, |it| it.present.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_that_reveals_nothing_needs_no_consent() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    let before = ply(&one);
    one.make(1).await;
    hear_until(&mut one, |it| ply(it) == before + 1).await;
    let wanted = TakeBack { acts: acts(&one), to: before };
    one.client.take_back(one.seated.table, &wanted).await.expect("a tile laid tells nothing");
    hear_until(&mut one, |it| ply(it) == before && wanted.acts < acts(it)).await;
    hear_until(&mut other, |it| ply(it) == before && wanted.acts < acts(it)).await;
    assert!(one.is_to_act());
    finish(&site, vec![one, other]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_that_revealed_something_needs_consent() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    let (table, before) = (one.seated.table, ply(&one));
    one.make(2).await;
    hear_until(&mut other, SimulatedPlayer::is_to_act).await;
    hear_until(&mut one, |it| acts(it) == acts(&other)).await;
    for accept in [false, true] {
        let wanted = TakeBack { acts: acts(&one), to: before };
        one.client.take_back(table, &wanted).await.expect("one may ask");
        let is_asked = |it: &SimulatedPlayer| {
            wanted.acts < acts(it)
                && it.card.as_ref().is_some_and(|card| card.take_back_request.is_some())
        };
        hear_until(&mut other, is_asked).await;
        let answer = TakeBackAnswer { acts: acts(&other), accept };
        let refused = one.client.answer(table, &answer).await.expect_err("nobody asks themselves");
        assert_eq!(refused.problem().map(|it| it.code), Some(Code::NothingToAnswer));
        other.client.answer(table, &answer).await.expect("it was asked");
        for player in [&mut one, &mut other] {
            hear_until(player, |it| answer.acts < acts(it)).await;
            assert_eq!(ply(player) == before, accept);
        }
    }
    finish(&site, vec![one, other]).await;
}

/// Plays on to the end, and proves what was played.
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
    let card = gathered.players[0].card.clone().expect("a card was shown");
    assert_eq!((card.status, card.resigned), (TableStatus::Finished, vec![seat]));
    site.prove(&gathered.told()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bot_replaces_a_resigned_player_among_three() {
    let site = Deployment::open(2, true, &[]).await;
    let party = Party::of_people("qin", 3);
    let mut gathered = party.gather(&site.client()).await.expect("people can meet");
    let one = &mut gathered.players[1];
    one.resign().await;
    let twice = one.client.resign(gathered.table, 0).await.expect_err("once");
    assert_eq!(twice.problem().map(|it| it.code), Some(Code::Forbidden));
    let played = party.finish(gathered).await;
    let card = site.client().see(played.table).await.expect("it is there");
    assert!(matches!(card.holders[1], SeatHolder::Bot { replaces: Some(_), .. }));
    assert_eq!(played.shown[1].seat, None, "who left sees what everybody sees");
    site.prove(&played).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rematch_offers_lead_to_one_table() {
    let site = Deployment::open(2, true, &[]).await;
    let (mut one, mut other) = two(&site.client()).await;
    let table = one.seated.table;
    let early = one.client.rematch(table).await.expect_err("it isn't over");
    assert_eq!(early.problem().map(|it| it.code), Some(Code::GameNotOver));
    one.resign().await;
    let (a, b) = tokio::join!(one.client.rematch(table), other.client.rematch(table));
    let (a, b) = (a.expect("a table"), b.expect("a table"));
    assert!(a.id == b.id && a.id != table && a.status == TableStatus::Open);
    hear_until(&mut other, |it| it.card.as_ref().is_some_and(|it| it.rematch == Some(a.id))).await;
    let stranger = site.client().come_in("Stranger").await.expect("anybody may come in").0;
    let refused = stranger.rematch(table).await.expect_err("they didn't play");
    assert_eq!(refused.problem().map(|it| it.code), Some(Code::Forbidden));
    for client in [&one.client, &other.client] {
        let sit = Sit { seat: None, luck: "again".into() };
        client.sit(a.id, &sit).await.expect("both sit down");
    }
    // The first player who asked created it.
    let me = one.client.me().await.expect("they are somebody").user;
    let owner = if a.owner == me.id { &one.client } else { &other.client };
    owner.start(a.id, &Start { fill: None }).await.expect("its creator starts it");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectator_sees_public_frames_to_the_end() {
    let site = Deployment::open(2, true, &[]).await;
    let client = site.client();
    let party = Party::of_people("qin", 2);
    let gathered = party.gather(&client).await.expect("people can meet");
    let mut feed = Feed::new(&client.at(1));
    feed.watch(gathered.table).await;
    let look_on = async {
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
    let (mut played, shown) = tokio::join!(party.finish(gathered), look_on);
    assert!(10 < shown.len(), "a game is long: {}", shown.len());
    let rising = shown.windows(2).all(|pair| pair[0].0 < pair[1].0);
    assert!(rising, "nothing is told twice");
    // Every frame that was shown is what the record shows the public.
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
    let mut gathered = party.gather(&site.client()).await.expect("people can meet");
    let person = gathered.players.remove(1);
    let token = person.client.seat_token(gathered.table).await.expect("a token for one's seat");
    let program = person.client.with_token(&token.token);
    assert_eq!(
        program.me().await.expect_err("it is nobody").problem().map(|it| it.status),
        Some(403)
    );
    let mut player = SimulatedPlayer::new(&program, person.seated).await;
    let by_lines = async {
        let mut lines = Lines::open(&program, person.seated.table).await;
        while !player.is_over() {
            player.take(lines.next().await.expect("news go on"));
            player.act().await;
        }
    };
    tokio::join!(gathered.play(), by_lines);
    gathered.players.push(player);
    site.prove(&gathered.told()).await;
}
