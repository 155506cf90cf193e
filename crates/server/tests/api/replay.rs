//! Replay: players see their earlier frames again; after the game everything is public.

use futures_util::future::join_all;
use game::{Eyes, Seat, seats};
use load_client::{Client, SimulatedPlayer};
use serde_json::Value;
use server_testkit::{BOT, Club, OPEN, gather, record_frames, spectator};
use table::Table;
use wire::api::{Code, TableFrame, TableId, TakeBack};

fn path(table: TableId, ply: usize, eyes: &str) -> String {
    format!("/api/tables/{table}/replay?ply={ply}&eyes={eyes}")
}

async fn replayed(client: &Client, table: TableId, ply: usize, eyes: &str) -> Vec<TableFrame> {
    client.get(&path(table, ply, eyes)).await.expect("the replay is allowed")
}

async fn refused(client: &Client, table: TableId, ply: usize, eyes: &str) -> Option<Code> {
    let answer = client.get::<Value>(&path(table, ply, eyes)).await;
    answer.err().and_then(|failed| failed.problem().map(|problem| problem.code))
}

fn named(eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => seat.0.to_string(),
        Eyes::Public => "public".to_owned(),
    }
}

/// Checks that a replayed frame equals the live one, with the events of the last step.
fn assert_same_frame(live: &TableFrame, again: &TableFrame) {
    assert_eq!((live.seat, live.frame.ply), (again.seat, again.frame.ply));
    assert_eq!((live.frame.turn, &live.frame.view), (again.frame.turn, &again.frame.view));
    let last = live.frame.events.iter().filter(|event| event.ply == live.frame.ply);
    if live.since < live.frame.ply {
        assert_eq!(last.collect::<Vec<_>>(), again.frame.events.iter().collect::<Vec<_>>());
    }
}

/// Checks every ply for all eyes against the record.
async fn assert_matches_record(client: &Client, table: TableId) -> Box<dyn Table> {
    let path = format!("/api/tables/{table}/record?format=json");
    let record: Value = client.get(&path).await.expect("the game is over");
    let game = table::read(&record.to_string(), None).expect("the record replays");
    let all: Vec<Eyes> = seats(game.seats()).map(Eyes::Seat).chain([Eyes::Public]).collect();
    for ply in 0..=game.ply() {
        let then = game.at(ply);
        let together = replayed(client, table, ply, "all").await;
        assert_eq!(together.len(), all.len());
        for (eyes, sent) in all.iter().zip(together) {
            assert_eq!(sent.frame, then.frame(*eyes, ply.saturating_sub(1)), "{ply} {eyes:?}");
            assert_eq!(replayed(client, table, ply, &named(*eyes)).await, [sent]);
        }
    }
    game
}

#[test]
fn replay_shows_every_ply_as_it_was_shown() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.people(&["Mei", "Jan"]).await;
        for title in table::SLUGS {
            let gathered = gather(&people, title, &[OPEN, BOT, OPEN], false).await;
            let table = gathered.table;
            let mut all = gathered.players;
            all.push(spectator(&club.nobody().at(1), table).await);
            let seen = join_all(all.into_iter().map(record_frames)).await;
            let anonymous = club.nobody();
            for live in seen.iter().flatten() {
                let eyes = live.seat.map_or(Eyes::Public, Eyes::Seat);
                let again = replayed(&anonymous, table, live.frame.ply, &named(eyes)).await;
                assert_same_frame(live, &again[0]);
            }
            assert!(seen.iter().all(|seen| 5 < seen.len()), "each client saw many frames");
            let game = assert_matches_record(&anonymous, table).await;
            assert_eq!(refused(&anonymous, table, game.ply() + 1, "0").await, Some(Code::NotFound));
            assert_eq!(refused(&anonymous, table, 0, "3").await, Some(Code::InvalidValue));
            let text = club.nodes[0].client().get(&format!("/api/tables/{table}/record"));
            assert_eq!(text.header("content-type"), Some("text/plain; charset=utf-8"));
            assert_eq!(text.body, game.record_text());
        }
    });
}

/// Two players at a table of Qin; the first is to act.
async fn two(people: &[Client]) -> (SimulatedPlayer, SimulatedPlayer) {
    let mut players = gather(people, "qin", &[OPEN, OPEN], true).await.players;
    for player in &mut players {
        while player.shown.is_none() || player.card.is_none() {
            player.hear().await;
        }
    }
    let (Some(b), Some(a)) = (players.pop(), players.pop()) else { panic!("a game of two") };
    if a.is_to_act() { (a, b) } else { (b, a) }
}

#[test]
fn replay_of_a_running_game_is_limited_to_own_eyes() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.people(&["Mei", "Jan"]).await;
        let (mut one, other) = two(&people).await;
        let (table, anonymous) = (one.seated.table, club.nobody());
        one.make(2).await;
        let now = one.client.frame(table).await.expect("a frame").frame.ply;
        let (mine, theirs) =
            (named(Eyes::Seat(one.seated.seat)), named(Eyes::Seat(other.seated.seat)));
        for ply in 0..=now {
            let own = replayed(&one.client, table, ply, &mine).await;
            assert_eq!((own.len(), own[0].seat), (1, Some(one.seated.seat)));
            let default = format!("/api/tables/{table}/replay?ply={ply}");
            assert_eq!(one.client.get::<Vec<TableFrame>>(&default).await.expect("own eyes"), own);
            assert_eq!(replayed(&anonymous, table, ply, "public").await[0].seat, None);
            let hands = own[0].frame.view["players"].as_array().expect("players are a list");
            for (seat, player) in hands.iter().enumerate() {
                let is_open = player["hand"].get("open").is_some();
                assert_eq!(is_open, Seat(seat as u8) == one.seated.seat);
            }
            for eyes in [&*theirs, "public", "all"] {
                assert_eq!(refused(&one.client, table, ply, eyes).await, Some(Code::Forbidden));
            }
            for eyes in ["0", "1", "all"] {
                assert_eq!(refused(&anonymous, table, ply, eyes).await, Some(Code::Forbidden));
            }
        }
        let record = one.client.get::<Value>(&format!("/api/tables/{table}/record")).await;
        let why = record.expect_err("a record has hidden information");
        assert_eq!(why.problem().map(|it| it.code), Some(Code::GameNotOver));
    });
}

#[test]
fn replay_omits_moves_taken_back() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.people(&["Mei", "Jan"]).await;
        let (mut one, _other) = two(&people).await;
        let (table, mine) = (one.seated.table, named(Eyes::Seat(one.seated.seat)));
        let before = one.client.frame(table).await.expect("a frame").frame.ply;
        one.make(1).await;
        let placed = replayed(&one.client, table, before + 1, &mine).await;
        assert_eq!(placed[0].frame.ply, before + 1);
        let wanted = TakeBack { acts: placed[0].acts, to: before };
        one.client.take_back(table, &wanted).await.expect("placing a tile reveals nothing");
        let anonymous = club.nobody();
        assert_eq!(refused(&one.client, table, before + 1, &mine).await, Some(Code::NotFound));
        assert_eq!(refused(&anonymous, table, before + 1, "public").await, Some(Code::NotFound));
        assert_eq!(replayed(&anonymous, table, before, "public").await[0].frame.ply, before);
    });
}

#[test]
fn replay_after_resigning_is_public_view_only() {
    let club = Club::open();
    club.base.runtime.block_on(async {
        let people = club.people(&["Mei", "Jan", "Zoë"]).await;
        let mut players = gather(&people, "qin", &[OPEN, OPEN, OPEN], true).await.players;
        let (table, mei) = (players[0].seated.table, &people[0]);
        assert_eq!(replayed(mei, table, 1, "0").await[0].seat, Some(Seat(0)));
        players[0].resign().await;
        assert_eq!(refused(mei, table, 1, "0").await, Some(Code::Forbidden));
        assert_eq!(replayed(mei, table, 1, "public").await[0].seat, None);
    });
}
