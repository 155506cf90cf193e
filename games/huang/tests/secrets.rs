//! From nothing that reaches a pair of eyes can another's hand, replaced tiles, points or the bag
//! be read.
//!
//! Each test plays one script in two worlds that differ only in what others hold, draw and replace,
//! and compares every byte that is sent: views, events, lists, refusals and text.

use game::{
    Bound, Determinize, Eyes, HiddenInformation, Luck as _, Quick, Record, Rules, Seat, Setup,
    StepOf, Turn, laws, undo,
};
use pagoda_huang::{Hand, Huang, Options, View};

const SETUP: Setup<Options> = Setup {
    seats: 3,
    options: Options {
        module: pagoda_huang::Module::None,
        palace: false,
        open_points: false,
        short: false,
    },
};

/// Three turns, seat 1 beginning. Where two outcomes or moves are given, seat 1 and the public see
/// no difference between the worlds: other seats hold, draw and replace other tiles.
const SCRIPT: &[(&str, &str)] = &[
    ("* first 1", ""),
    ("* fill YYRRBG YYRRRG YYBBGW / RRGWYY", "* fill YYRRBG YRRGGW YYYYRB / RRGWYY"),
    ("1 leader Y B2", ""),
    ("1 G C3", ""),
    ("1 take W", ""),
    ("* fill - - - / B", ""),
    ("2 leader Y D2", ""),
    ("2 commit 1", ""),
    ("1 commit 2", ""),
    ("2 replace 2 R R", "2 replace 2 G W"),
    ("* draw BB", "* draw RY"),
    ("* fill YB G - / -", "* fill YB W - / -"),
    ("3 Y D1", ""),
    ("3 replace 1 B", "3 replace 1 R"),
    ("* draw W", "* draw Y"),
    ("* fill - - R / -", "* fill - - B / -"),
];

fn step(text: &str) -> StepOf<Huang> {
    game_testkit::step::<Huang>(text)
}

/// What each world sends to a pair of eyes, step by step.
fn both_worlds(eyes: Eyes) -> Vec<(String, String)> {
    game_testkit::both_worlds::<Huang>(&SETUP, SCRIPT, eyes)
}

#[test]
fn others_hands_draws_and_replaced_tiles_are_hidden() {
    for eyes in [Eyes::Public, Eyes::Seat(Seat(0))] {
        for (at, (here, there)) in both_worlds(eyes).into_iter().enumerate() {
            assert!(here == there, "{eyes:?} can tell the worlds apart at {:?}", SCRIPT[at]);
        }
    }
}

/// The same script seen by those who hold, draw and replace the tiles: the test above can fail.
#[test]
fn ones_own_tiles_are_not_hidden() {
    for seat in [1, 2] {
        let differs = both_worlds(Eyes::Seat(Seat(seat))).iter().any(|(here, there)| here != there);
        assert!(differs, "seat {seat} sees its own tiles");
    }
}

/// The position after so many steps of the script.
fn after(steps: usize) -> Huang {
    let mut game = Huang::new(&SETUP);
    for (text, _) in &SCRIPT[..steps] {
        game.apply(&step(text), &mut |_, _| ());
    }
    game
}

fn closed(view: &View, seat: usize) -> bool {
    matches!(view.players[seat].hand, Hand::Closed(_)) && view.players[seat].points.is_none()
}

/// No field of a view holds another's hand or points.
#[test]
fn a_view_has_no_fields_for_hidden_information() {
    let game = after(SCRIPT.len());
    let view = game.view(Eyes::Seat(Seat(0)));
    assert!(!closed(&view, 0) && closed(&view, 1) && closed(&view, 2));
    let view = game.view(Eyes::Public);
    assert!((0..3).all(|seat| closed(&view, seat)));
}

/// Without the memory of what was gained in the open, points can't be read: two worlds that differ
/// in nothing else look the same, and what the memory holds is what was told.
#[test]
fn points_are_known_by_memory_alone() {
    let game = after(SCRIPT.len());
    let mut view = game.view(Eyes::Seat(Seat(2)));
    let memory = view.memory.points.clone();
    assert_eq!(memory[0].colours, [2, 0, 0, 1, 0], "told: H5.2 twice, H8.4");
    view.memory.points[0].colours = [9; 5];
    let other = Huang::imagine(&view, &mut Quick::new(1));
    let mut seen = other.view(Eyes::Seat(Seat(2)));
    seen.memory.points = memory;
    assert_eq!(seen, game.view(Eyes::Seat(Seat(2))));
}

/// With open points everybody sees them.
#[test]
fn open_points_are_open() {
    let mut view = after(SCRIPT.len()).view(Eyes::Public);
    view.options.open_points = true;
    let game = Huang::imagine(&view, &mut Quick::new(1));
    let points = game.view(Eyes::Public).players[0].points.unwrap();
    assert_eq!(points.colours, [2, 0, 0, 1, 0]);
}

/// A market tile is known to be in a hand until it is played, or may have been replaced.
#[test]
fn memory_holds_open_information() {
    let known = |steps| after(steps).view(Eyes::Public).memory.hands[0].to_string();
    assert_eq!((known(4), known(5)), ("-".to_owned(), "W".to_owned()));
    let mut game = after(SCRIPT.len());
    assert_eq!(game.view(Eyes::Public).memory.hands[0].to_string(), "W");
    for (mv, known) in [("1 R A1", "W"), ("1 W A2", "-")] {
        game.apply(&step(mv), &mut |_, _| ());
        assert_eq!(game.view(Eyes::Public).memory.hands[0].to_string(), known, "{mv}");
    }
    let mut game = after(SCRIPT.len());
    game.apply(&step("1 replace 1 R"), &mut |_, _| ());
    assert_eq!(game.view(Eyes::Public).memory.hands[0].to_string(), "-");
}

/// What is unseen holds no more for one pair of eyes than the others' tiles and the bag together:
/// the bag's content follows from nothing.
#[test]
fn the_bag_is_only_counted() {
    let game = after(SCRIPT.len());
    for eyes in Eyes::all(3) {
        let view = game.view(eyes);
        let hidden: u8 = view
            .players
            .iter()
            .enumerate()
            .filter(|(seat, _)| eyes != Eyes::Seat(Seat(*seat as u8)))
            .map(|(seat, player)| {
                let Hand::Closed(n) = player.hand else { panic!("it is closed") };
                n - view.memory.hands[seat].len() + player.replaced
            })
            .sum();
        assert_eq!(view.memory.unseen.len(), view.bag + hidden);
    }
}

/// A commitment is open once made, and nothing is known before.
#[test]
fn commitments_are_open_once_made() {
    let asked = after(7);
    assert_eq!(asked.turn(), Turn::Seat(Seat(1)));
    let seen = |eyes, mv: &str| {
        let mut game = asked;
        game_testkit::sent(&mut game, &step(mv), eyes)
    };
    // Before: the public sees the same whether seat 2 holds one yellow tile or two.
    let other = asked.view(Eyes::Public);
    for number in 0..20 {
        let world = Huang::imagine(&other, &mut Quick::new(number));
        assert_eq!(world.view(Eyes::Public), asked.view(Eyes::Public));
    }
    // After: everybody hears the same of it, and can tell it from another.
    for eyes in [Eyes::Public, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(2))] {
        assert_ne!(seen(eyes, "2 commit 0"), seen(eyes, "2 commit 1"));
        assert!(seen(eyes, "2 commit 1").contains(r#""committed":{"seat":1,"tiles":1"#));
    }
}

/// In random games, every way that hidden tiles may lie sends the same bytes.
#[test]
fn consistent_deals_look_the_same() {
    let mut luck = Quick::new(11);
    for (number, setup) in laws::all_setups::<Huang>().iter().enumerate() {
        let record = laws::random_record::<Huang>(setup, number as u64);
        let plies = luck.below(record.steps.len() as u32) as usize;
        let game: Huang = record.replay_to(plies).unwrap();
        game_testkit::consistent_deals_look_the_same(&game, setup.seats, &mut luck);
    }
}

/// Undo reaches back to the last chance or rival's move, and nothing discloses more.
#[test]
fn undo_stops_at_chance_and_rivals() {
    let mut record = Record::new::<Huang>(SETUP);
    let bounds: Vec<(usize, Bound)> = SCRIPT
        .iter()
        .map(|(text, _)| {
            record.steps.push(step(text));
            let undo = undo::<Huang>(&record, Seat(0)).unwrap();
            (undo.to, undo.bound)
        })
        .collect();
    assert_eq!(bounds[4], (2, Bound::Chance), "three moves of seat 1 can be taken back");
    assert_eq!(bounds[5], (6, Bound::Chance));
    assert_eq!(bounds[7], (8, Bound::Rival(Seat(1))));
    assert_eq!(
        bounds[8],
        (8, Bound::Rival(Seat(1))),
        "the defender's commitment before seat 2 goes on"
    );
}
