//! There are no secrets but the future: person cards in hand follow from those played (D2.6), and a
//! position holds nothing of what chance will deal.

use game::{
    Bound, Determinize, Eyes, HiddenInformation, Key, Luck as _, Quick, Record, Rules, Seat, Setup,
    StepOf, TestSupport, Turn, admit, laws, next_chance, undo,
};
use pagoda_dragon::{Dragon, Options, View};

const SETUP: Setup<Options> = Setup {
    seats: 2,
    options: Options {
        great_wall: false,
        super_event: pagoda_dragon::SuperChoice::None,
        start: None,
    },
};

/// Setup and the first month, seat 1 beginning.
const SCRIPT: &[&str] = &[
    "* year drought tribute drought tribute festival raid epidemic festival raid epidemic",
    "* first 1",
    "1 take T3",
    "1 place 1",
    "1 take F1",
    "1 place 2",
    "2 take C1",
    "2 place 1",
    "2 take S2",
    "2 place 1",
    "* deal taxes build harvest fireworks / parade research privilege",
    "1 build",
    "1 raise 1",
    "2 taxes",
    "1 play wild",
    "1 take M2",
    "1 place 1",
    "2 play C",
    "2 place 2",
];

fn step(text: &str) -> StepOf<Dragon> {
    game_testkit::step::<Dragon>(text)
}

/// The game after the script's first `plies` steps.
fn after(plies: usize) -> Dragon {
    let mut game = Dragon::new(&SETUP);
    for text in &SCRIPT[..plies] {
        let step = step(text);
        assert_eq!(admit(&game, &step), Ok(()), "{text}");
        game.apply(&step, &mut |_, _| ());
    }
    game
}

/// Every pair of eyes is sent the same bytes, views and events.
#[test]
fn all_eyes_see_and_hear_the_same() {
    let mut game = Dragon::new(&SETUP);
    for text in SCRIPT {
        let mut told = Vec::new();
        game.apply(&step(text), &mut |_, event| told.push(event));
        let public = serde_json::to_string(&game.view(Eyes::Public)).unwrap();
        for eyes in Eyes::all(2) {
            assert_eq!(serde_json::to_string(&game.view(eyes)).unwrap(), public, "after {text}");
            assert!(told.iter().all(|event| Dragon::redact(event, eyes) == *event));
        }
    }
}

/// A hand is what wasn't played: whoever was told the cards played knows it, wild ones too.
#[test]
fn a_hand_follows_from_the_cards_played() {
    for number in 0..48 {
        let options = Dragon::all_options()[number as usize % 24];
        let record = laws::random_record::<Dragon>(&Setup { seats: 3, options }, number);
        let mut game = Dragon::new(&record.setup);
        let mut held: Vec<Vec<String>> = vec![words("C L P T W M H F S wild wild"); 3];
        for step in &record.steps {
            game.apply(step, &mut |_, event| {
                let event = serde_json::to_value(event).unwrap();
                for tag in ["played", "dropped"] {
                    if let Some(seat) = event[tag]["seat"].as_u64() {
                        let hand = &mut held[seat as usize];
                        let card = event[tag]["card"].as_str().unwrap();
                        hand.remove(hand.iter().position(|it| it == card).unwrap());
                    }
                }
            });
            for (seen, held) in game.view(Eyes::Public).players.iter().zip(&held) {
                let seen: Vec<String> = seen.cards.iter().map(|card| card.to_string()).collect();
                assert_eq!(seen, *held);
            }
        }
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// Nothing is hidden: a view is the whole position, whatever the luck of whoever imagines it.
#[test]
fn a_view_is_the_whole_position() {
    let mut luck = Quick::new(11);
    for number in 0..96 {
        let options = Dragon::all_options()[number as usize % 24];
        let record = laws::random_record::<Dragon>(
            &Setup { seats: 2 + (number % 4) as u8, options },
            number,
        );
        let plies = luck.below(record.steps.len() as u32) as usize;
        let game: Dragon = record.replay_to(plies).unwrap();
        for eyes in Eyes::all(record.setup.seats) {
            let sent = serde_json::to_string(&game.view(eyes)).unwrap();
            let read: View = serde_json::from_str(&sent).unwrap();
            assert!(Dragon::imagine(&read, &mut luck) == game, "game {number} at {plies}");
        }
    }
}

/// The future is in no position: two worlds that differ only in the key look the same up to the
/// deal, and then don't.
#[test]
fn no_position_holds_future_chance() {
    let before = after(10);
    assert_eq!(before.turn(), Turn::Chance);
    let deal = |number| next_chance(&before, &Key::from_number(number), 2).unwrap();
    let deals: Vec<StepOf<Dragon>> = (0..20).map(deal).collect();
    assert!(deals.iter().any(|it| *it != deals[0]), "any deal may follow");
    for deal in deals {
        assert_eq!(admit(&before, &deal), Ok(()));
    }
    let wanted = step(SCRIPT[10]);
    assert_eq!(admit(&before, &wanted), Ok(()), "also this one");
    let sent = serde_json::to_value(before.view(Eyes::Seat(Seat(0)))).unwrap();
    assert_eq!(sent["actions"], serde_json::json!([]), "no card lies open before the deal");
}

/// Own moves are taken back, all of a turn, up to chance or a rival; no move discloses anything.
#[test]
fn undo_stops_at_chance_and_at_rivals() {
    let mut record = Record::new::<Dragon>(SETUP);
    record.steps = SCRIPT.iter().map(|text| step(text)).collect();
    let at = |plies, seat| {
        let mut shorter = record.clone();
        shorter.steps.truncate(plies);
        let undo = undo::<Dragon>(&shorter, Seat(seat)).unwrap();
        (undo.to, undo.bound)
    };
    assert_eq!(at(6, 0), (2, Bound::Chance), "both first persons");
    assert_eq!(at(7, 0), (7, Bound::Rival(Seat(1))));
    assert_eq!(at(11, 0), (11, Bound::Chance), "the deal is known");
    assert_eq!(at(13, 0), (11, Bound::Chance), "the action, its pieces too");
    assert_eq!(at(14, 1), (13, Bound::Rival(Seat(0))));
    assert_eq!(at(17, 0), (14, Bound::Rival(Seat(1))), "card, tile and place");
    for (ply, step) in record.steps.iter().enumerate() {
        assert_eq!(after(ply).discloses(step), None);
    }
}

/// What is printed by accident tells nothing.
#[test]
fn a_record_prints_no_step() {
    let mut record = Record::new::<Dragon>(SETUP);
    record.steps = SCRIPT.iter().map(|text| step(text)).collect();
    let printed = format!("{record:?}");
    assert!(!printed.contains("M2") && printed.contains("19 steps"), "{printed}");
}
