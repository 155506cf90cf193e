//! A hundred finished games replay bit for bit, forever. `UPDATE_EXPECT=1` writes those that are
//! missing; one that is there is never written again without a new edition.

use std::{fs, path::PathBuf};

use game::{Setup, from_text, laws, to_text};
use qin::{Options, Qin};

/// The games, by number; in the last one somebody has to pass (Q2.5).
fn numbers() -> impl Iterator<Item = u64> {
    (0..99).chain([162])
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Seats and options of a golden game.
fn setup(number: u64) -> Setup<Options> {
    let options: Vec<Options> = Options::all().collect();
    let at = number as usize;
    Setup { seats: 2 + (at % 3) as u8, options: options[at / 3 % options.len()] }
}

#[test]
fn there_are_a_hundred_games() {
    assert_eq!(numbers().count(), 100);
    assert!(fs::read_to_string(file("162.txt")).unwrap().contains(" pass\n"));
}

#[test]
fn a_hundred_games_replay_bit_for_bit() {
    for number in numbers() {
        let file = file(&format!("{number:03}.txt"));
        if !file.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
            let record = laws::random_record::<Qin>(&setup(number), number);
            let fingerprint = laws::fingerprint::<Qin>(&record).unwrap();
            fs::write(&file, format!("; {fingerprint}\n{}", to_text::<Qin>(&record))).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap();
        let record = from_text::<Qin>(&golden).unwrap();
        let fingerprint = laws::fingerprint::<Qin>(&record).unwrap();
        let now = format!("; {fingerprint}\n{}", to_text::<Qin>(&record));
        assert!(now == golden, "{} replays differently", file.display());
        assert_eq!(record.setup, setup(number));
    }
}

/// The same dice deal the same games: a change here would re-deal games under way.
#[test]
fn a_hundred_games_are_dealt_again() {
    for number in numbers() {
        let golden = fs::read_to_string(file(&format!("{number:03}.txt"))).unwrap();
        let record = laws::random_record::<Qin>(&setup(number), number);
        assert!(golden.ends_with(&to_text::<Qin>(&record)), "game {number} is dealt differently");
    }
}

/// The JSON of a record and of a view, to the letter: the store and the wire depend on it.
#[test]
fn json_never_changes() {
    let mut record = laws::random_record::<Qin>(&setup(4), 4);
    record.steps.truncate(12);
    let record_json = serde_json::to_string_pretty(&record).unwrap();
    expect_test::expect_file!["golden/record.json"].assert_eq(&record_json);
    let game: Qin = record.replay().unwrap();
    let view = game::Game::view(&game, game::Eyes::Seat(game::Seat(0)));
    let view_json = serde_json::to_string_pretty(&view).unwrap();
    expect_test::expect_file!["golden/view.json"].assert_eq(&view_json);
}
