//! A hundred finished games replay bit for bit, forever. `UPDATE_EXPECT=1` writes those that are
//! missing; one that is there is never written again without a new edition.

use std::{fs, path::PathBuf};

use game::{RecordOf, Setup, from_text, laws, to_text};
use huang::{Huang, Options};

/// The games, by number: all seats and options are among them, and in the last one the palace is
/// built (H13.1).
fn numbers() -> impl Iterator<Item = u64> {
    (0..99).chain([117])
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Seats and options of a golden game.
fn setup(number: u64) -> Setup<Options> {
    let setups = laws::all_setups::<Huang>();
    setups[number as usize % setups.len()]
}

/// Even numbers are played with every move as likely as the next, odd ones are livelier.
fn played(number: u64) -> RecordOf<Huang> {
    let play = [laws::random_record::<Huang>, laws::lively_record::<Huang>];
    play[number as usize % 2](&setup(number), number)
}

#[test]
fn there_are_a_hundred_games() {
    assert_eq!(numbers().count(), 100);
    assert!(laws::all_setups::<Huang>().len() < 99);
    assert!(fs::read_to_string(file("117.txt")).unwrap().contains(" palace "));
}

#[test]
fn a_hundred_games_replay_bit_for_bit() {
    for number in numbers() {
        let file = file(&format!("{number:03}.txt"));
        if !file.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
            let record = played(number);
            let fingerprint = laws::fingerprint::<Huang>(&record).unwrap();
            fs::write(&file, format!("; {fingerprint}\n{}", to_text::<Huang>(&record))).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap();
        let record = from_text::<Huang>(&golden).unwrap();
        let fingerprint = laws::fingerprint::<Huang>(&record).unwrap();
        let now = format!("; {fingerprint}\n{}", to_text::<Huang>(&record));
        assert!(now == golden, "{} replays differently", file.display());
        assert_eq!(record.setup, setup(number));
    }
}

/// The same dice deal the same games: a change here would re-deal games under way.
#[test]
fn a_hundred_games_are_dealt_again() {
    for number in numbers() {
        let golden = fs::read_to_string(file(&format!("{number:03}.txt"))).unwrap();
        let record = played(number);
        assert!(golden.ends_with(&to_text::<Huang>(&record)), "game {number} is dealt differently");
    }
}

/// The JSON of a record and of a view, to the letter: the store and the wire depend on it.
#[test]
fn json_never_changes() {
    let mut record = laws::random_record::<Huang>(&setup(4), 4);
    record.steps.truncate(12);
    let record_json = serde_json::to_string_pretty(&record).unwrap();
    expect_test::expect_file!["golden/record.json"].assert_eq(&record_json);
    let game: Huang = record.replay().unwrap();
    let view = game::Game::view(&game, game::Eyes::Seat(game::Seat(0)));
    let view_json = serde_json::to_string_pretty(&view).unwrap();
    expect_test::expect_file!["golden/view.json"].assert_eq(&view_json);
}
