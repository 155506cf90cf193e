//! From nothing that reaches a pair of eyes can another hand be read.
//!
//! Each test plays one script in two worlds that differ only in what the others hold and draw, and
//! compares every byte that is sent: views, events, lists, refusals and text.

use game::{
    Bound, Eyes, HiddenInformation, Luck as _, Quick, Record, Rules, Seat, Setup, Step, StepOf,
    rule, undo,
};
use pagoda_qin::{Options, Qin};

const SETUP: Setup<Options> = Setup {
    seats: 3,
    options: Options { board: pagoda_qin::BoardName::Bird, fair_hands: false, start: None },
};

/// The first three turns, seat 1 beginning. Where two outcomes are given, seat 1 and the public see
/// no difference between the worlds: other seats hold and draw other tiles.
const SCRIPT: &[(&str, &str)] = &[
    ("* first 1", ""),
    ("* deal RR BY BB / RB RB YY / RY RY BB", "* deal RR BY BB / YY RY BB / RY RB BB"),
    ("1 BB I6 I5", ""),
    ("1 draw 1", ""),
    ("* tile RR", ""),
    ("2 YY G6 G5", ""),
    ("2 draw 2", ""),
    ("* tile BY", "* tile RR"),
    ("3 RY E6 F6", ""),
    ("3 draw 4", ""),
    ("* tile YY", "* tile BB"),
];

fn step(text: &str) -> StepOf<Qin> {
    game_testkit::step::<Qin>(text)
}

/// What each world sends to a pair of eyes, step by step.
fn both_worlds(eyes: Eyes) -> Vec<(String, String)> {
    game_testkit::both_worlds::<Qin>(&SETUP, SCRIPT, eyes)
}

#[test]
fn seat_1_reads_no_other_hand() {
    for (at, (here, there)) in both_worlds(Eyes::Seat(Seat(0))).into_iter().enumerate() {
        assert_eq!(here, there, "after {}", SCRIPT[at].0);
    }
}

#[test]
fn the_public_reads_no_hand() {
    for (at, (here, there)) in both_worlds(Eyes::Public).into_iter().enumerate() {
        assert_eq!(here, there, "after {}", SCRIPT[at].0);
    }
}

/// The test above can fail: who holds the tiles does see the difference.
#[test]
fn seats_2_and_3_see_their_own_hands() {
    for seat in [1, 2].map(Seat) {
        let worlds = both_worlds(Eyes::Seat(seat));
        assert_ne!(worlds[1].0, worlds[1].1, "the deal of seat {seat}");
    }
}

/// A view for other eyes has no field for a hand: it says how many, and of the unseen tiles only
/// which there are altogether.
#[test]
fn a_view_has_no_field_for_another_hand() {
    let mut game = Qin::new(&SETUP);
    for (one, _) in &SCRIPT[..2] {
        game.apply(&step(one), &mut |_, _| ());
    }
    let public = serde_json::to_value(game.view(Eyes::Public)).unwrap();
    for player in public["players"].as_array().unwrap() {
        assert_eq!(player["hand"], serde_json::json!({ "closed": 3 }));
    }
    let own = serde_json::to_value(game.view(Eyes::Seat(Seat(1)))).unwrap();
    assert_eq!(own["players"][0]["hand"], serde_json::json!({ "closed": 3 }));
    assert_eq!(own["players"][1]["hand"], serde_json::json!({ "open": ["YY", "RB", "RB"] }));
    assert_eq!(public["unseen"].as_array().unwrap().len(), 72);
    assert_eq!(own["unseen"].as_array().unwrap().len(), 69);
}

/// In random games, every way that hidden tiles may lie sends the same bytes.
#[test]
fn consistent_deals_look_the_same() {
    let mut luck = Quick::new(11);
    for number in 0..60 {
        let options = Options { fair_hands: number % 2 == 0, ..Options::default() };
        let record = game::laws::random_record::<Qin>(&Setup { seats: 4, options }, number);
        let plies = luck.below(record.steps.len() as u32) as usize;
        let game: Qin = record.replay_to(plies).unwrap();
        game_testkit::consistent_deals_look_the_same(&game, 4, &mut luck);
    }
}

/// A tile drawn can't be un-drawn to look for a better one, and a placement can until then.
#[test]
fn undo_stops_at_the_draw() {
    let mut record = Record::new::<Qin>(SETUP);
    record.steps = SCRIPT.iter().map(|(one, _)| step(one)).collect();
    let at = |plies, seat| {
        let mut shorter = record.clone();
        shorter.steps.truncate(plies);
        let undo = undo::<Qin>(&shorter, Seat(seat)).unwrap();
        (undo.to, undo.bound)
    };
    assert_eq!(at(3, 0), (2, Bound::Chance), "the tile placed may be taken back");
    assert_eq!(at(4, 0), (2, Bound::Chance), "and with it the choice of a pile");
    assert_eq!(at(5, 0), (5, Bound::Chance), "but not once the tile is known");
    assert_eq!(at(6, 0), (6, Bound::Rival(Seat(1))), "nor after another's move");
    assert_eq!(at(6, 1), (5, Bound::Chance));
}

/// With empty piles a placement ends the turn, and a turn's end looks into every hand (Q6.2): that the
/// game goes on tells something, so it is never taken back. Before, with tiles to draw, it doesn't.
#[test]
fn undo_stops_where_a_turns_end_discloses_tiles() {
    let golden = include_str!("golden/001.txt");
    let mut record = game::from_text::<Qin>(golden).unwrap();
    let is_move = |step: &StepOf<Qin>| matches!(step, Step::Move { .. });
    record.steps.truncate(record.steps.len() - 2);
    assert!(record.steps.iter().rev().take(2).all(is_move), "the piles are empty");

    let Some(Step::Move { seat, .. }) = record.steps.last().copied() else { panic!() };
    let undo = undo::<Qin>(&record, seat).unwrap();
    assert_eq!((undo.to, undo.bound), (record.steps.len(), Bound::Disclosed(rule!("Q6.2"))));

    let start: Qin = record.replay_to(2).unwrap();
    assert_eq!(start.discloses(&record.steps[2]), None);
}

/// What is printed by accident tells nothing either.
#[test]
fn a_record_prints_no_step() {
    let mut record = Record::new::<Qin>(SETUP);
    record.steps = SCRIPT.iter().map(|(one, _)| step(one)).collect();
    let printed = format!("{record:?}");
    assert!(!printed.contains("RB") && printed.contains("11 steps"), "{printed}");
}
