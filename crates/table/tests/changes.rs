//! What leads from a frame to the next one, for each pair of eyes: clients that apply it see what others see.

use game::{Eyes, Key, Quick, Turn};
use serde::Deserialize;
use table::{Frame, GameSnapshot, SLUGS, Table};
use wire::{Change, Told};

/// The fields that a snapshot writes.
#[derive(Deserialize)]
struct Changes {
    ply: usize,
    turn: Turn,
    view: Vec<Change>,
    events: Vec<Told>,
}

/// The changes between two moments, and their length as JSON.
fn changes(
    now: &dyn GameSnapshot,
    eyes: Eyes,
    before: &dyn GameSnapshot,
    since: usize,
) -> (Changes, usize) {
    let json = now.add_changes(b"{".to_vec(), eyes, before, since).expect("the same game");
    let json = String::from_utf8(json).expect("JSON is text") + "}";
    (serde_json::from_str(&json).expect("changes"), json.len())
}

/// What a client shows after the changes.
fn changed(known: &Frame, changes: Changes) -> Frame {
    let mut view = known.view.clone();
    for change in changes.view {
        change.apply(&mut view).expect("the changes fit");
    }
    Frame { ply: changes.ply, turn: changes.turn, view, events: changes.events, moves: Vec::new() }
}

/// A field that is left out and one that is null are the same to readers.
fn normal(slug: &str, mut frame: Frame) -> Frame {
    if slug == "qin"
        && let Some(view) = frame.view.as_object_mut()
    {
        view.entry("start").or_insert(serde_json::Value::Null);
    }
    frame
}

/// Plays a game; every so many moves all eyes compare what they are told with what there is.
fn check(slug: &str, seats: u8, options: &str, number: u64, every: usize) {
    let mut table = table::open(slug, seats, options, Key::from_number(number)).expect("a game");
    let mut luck = Quick::new(number);
    let mut before = (table.snapshot(0), table.ply());
    let mut moves = 0;
    while table.turn() != Turn::Over {
        step(&mut *table, &mut luck);
        moves += 1;
        // A third of the games goes back now and then.
        if number.is_multiple_of(3) && moves % 7 == 0 {
            table.cut(table.ply() - table.ply().min(3));
        }
        if moves % every == 0 {
            before = compare(slug, seats, &*table, before);
        }
    }
    compare(slug, seats, &*table, before);
}

fn step(table: &mut dyn Table, luck: &mut Quick) {
    match table.turn() {
        Turn::Seat(seat) => {
            let mv = table.sample(luck);
            table.play_text(seat, &mv).expect("a sampled move is legal");
        }
        Turn::Chance => {
            let steps = table.plan_chance().steps;
            table.follow(&steps).expect("chance goes on");
        }
        Turn::Over => {}
    }
}

/// Compares all eyes; returns the moment and its number of steps.
fn compare(
    slug: &str,
    seats: u8,
    table: &dyn Table,
    (before, ply): (Box<dyn GameSnapshot>, usize),
) -> (Box<dyn GameSnapshot>, usize) {
    let since = ply.min(table.ply());
    let now = table.snapshot(since);
    for eyes in Eyes::all(seats) {
        let known = before.add_frame(Vec::new(), eyes, ply, false);
        let known: Frame = serde_json::from_slice(&known).expect("a frame");
        let (changes, _) = changes(&*now, eyes, &*before, since);
        let expected = normal(slug, table.frame(eyes, since));
        assert_eq!(normal(slug, changed(&known, changes)), expected, "{slug} {eyes:?}");
    }
    (now, table.ply())
}

#[test]
fn changes_lead_to_the_next_frame_for_all_eyes() {
    for slug in SLUGS {
        for seats in 2..=4 {
            if table::open(slug, seats, "", Key::from_number(0)).is_err() {
                continue;
            }
            for number in 0..3 {
                check(slug, seats, "", number, 1 + number as usize % 4);
            }
        }
    }
}

#[test]
fn changes_lead_on_in_games_with_expansions() {
    check("huang", 4, "module=bandits palace=yes", 3, 1);
    check("dragon", 3, "great-wall=yes super-event=drawn", 4, 1);
}

#[test]
fn changes_are_a_fraction_of_the_frame() {
    for slug in SLUGS {
        let mut table = table::open(slug, 2, "", Key::from_number(5)).expect("a game for two");
        let (mut luck, mut parts) = (Quick::new(5), Vec::new());
        let mut before = (table.snapshot(0), table.ply());
        while table.turn() != Turn::Over {
            step(&mut *table, &mut luck);
            let since = before.1.min(table.ply());
            let now = table.snapshot(since);
            for eyes in Eyes::all(2) {
                let whole = now.add_frame(Vec::new(), eyes, since, false).len();
                parts.push(changes(&*now, eyes, &*before.0, since).1 * 100 / whole);
            }
            before = (now, table.ply());
        }
        parts.sort_unstable();
        let median = parts[parts.len() / 2];
        assert!(median <= 40, "{slug}: {median} %");
    }
}

#[test]
fn moment_of_another_game_is_no_base() {
    let moment = |slug| table::open(slug, 2, "", Key::from_number(1)).expect("a game").snapshot(0);
    assert!(moment("qin").add_changes(Vec::new(), Eyes::Public, &*moment("huang"), 0).is_none());
}

#[test]
fn old_events_are_replayed_as_they_were() {
    for slug in SLUGS {
        let mut table = table::open(slug, 2, "", Key::from_number(7)).expect("a game for two");
        let (mut luck, mut told) = (Quick::new(7), Vec::new());
        told.extend(table.frame(Eyes::Public, 0).events);
        while table.turn() != Turn::Over {
            let since = table.ply();
            step(&mut *table, &mut luck);
            told.extend(table.frame(Eyes::Public, since).events);
        }
        assert_eq!(table.frame(Eyes::Public, 0).events, told, "{slug}");
    }
}
