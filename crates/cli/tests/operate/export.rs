//! Export of games for research: complete and anonymous.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use serde_json::Value;
use server_testkit::{BOT, Club, OPEN, finish, gather, record_frames, spectator};
use wire::api::TableFrame;

use crate::Commands as _;

fn lines(printed: &str) -> Vec<Value> {
    printed.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("the field is text").to_owned()
}

/// The pseudonyms of the players in a line.
fn people(line: &Value) -> Vec<u64> {
    let seats = line["seats"].as_array().expect("seats are a list").iter();
    seats.filter_map(|seat| seat["who"]["person"].as_u64()).collect()
}

/// Checks that a live frame is in a line's observations.
fn assert_observed(line: &Value, live: &TableFrame) {
    let eyes = live.seat.map_or("public".to_owned(), |seat| seat.0.to_string());
    let observed = &line["observations"][&eyes];
    assert_eq!(observed[live.frame.ply], live.frame.view, "{eyes} at {}", live.frame.ply);
}

#[test]
fn export_has_whole_games_without_names() {
    let club = Club::open();
    let seen = club.base.runtime.block_on(async {
        let people = club.people(&["Mei Canary", "Jan Canary"]).await;
        let mut seen = Vec::new();
        for title in table::SLUGS {
            let gathered = gather(&people, title, &[OPEN, BOT, OPEN], true).await;
            let table = gathered.table;
            let mut all = gathered.players;
            all.push(spectator(&club.nobody(), table).await);
            seen.push((table, join_all(all.into_iter().map(record_frames)).await));
        }
        finish(gather(&people, "qin", &[OPEN, OPEN], false).await).await;
        seen
    });
    club.pack_all();
    let printed = club.printed(&["export", "--observations"]);
    let exported = lines(&printed);
    assert_eq!(exported.len(), 3, "the private game isn't exported");
    for (line, (table, seen)) in exported.iter().zip(&seen) {
        assert_eq!(line["table"], table.to_string(), "games are in order of their end");
        let game = table::read(&line["record"].to_string(), None).expect("the record replays");
        assert_eq!(line["game"], game.meta().slug);
        let standing = game.standing();
        for (at, seat) in line["seats"].as_array().expect("a list").iter().enumerate() {
            assert_eq!(
                (&seat["place"], &seat["points"]),
                (&standing.places[at].into(), &standing.points[at].into())
            );
        }
        assert_eq!(line["seats"][1]["who"]["bot"], "novice");
        for observed in line["observations"].as_object().expect("observations by eyes").values() {
            assert_eq!(observed.as_array().expect("a list").len(), game.ply() + 1);
        }
        seen.iter().flatten().for_each(|live| assert_observed(line, live));
    }
    // Pseudonyms are the same within an export and differ between exports.
    let numbers: BTreeSet<Vec<u64>> = exported.iter().map(people).collect();
    let again = lines(&club.printed(&["export"]));
    assert!(numbers.len() == 1 && numbers.iter().all(|numbers| numbers.len() == 2));
    assert_ne!(people(&again[0]), people(&exported[0]));
    assert!(again.iter().all(|line| line.get("observations").is_none()));
    let ids = club.sql("select id from users").replace('\n', " ");
    assert!(!printed.contains("Canary") && ids.split(' ').all(|id| !printed.contains(id)));
    let rest = club.printed(&["export", "--after", &text(&exported[0]["cursor"])]);
    let rest: Vec<Value> = lines(&rest).iter().map(|line| line["table"].clone()).collect();
    assert_eq!(rest, [exported[1]["table"].clone(), exported[2]["table"].clone()]);
}
