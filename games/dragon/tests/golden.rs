//! A hundred finished games replay bit for bit, forever. `UPDATE_EXPECT=1` writes those that are
//! missing; one that is there is never written again without a new edition.

use std::{fs, path::PathBuf};

use dragon::{Dragon, Options};
use game::{Setup, from_text, laws, to_text};

/// The games, by number: every combination of options with four numbers of seats, and four more.
fn numbers() -> impl Iterator<Item = u64> {
    0..100
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Seats and options of a golden game.
fn setup(number: u64) -> Setup<Options> {
    let options: Vec<Options> = Options::all().collect();
    let at = number as usize;
    Setup { seats: 2 + (at % 4) as u8, options: options[at / 4 % options.len()] }
}

#[test]
fn a_hundred_games_have_every_setup() {
    assert_eq!(numbers().count(), 100);
    let played: Vec<Setup<Options>> = numbers().map(setup).collect();
    assert!(laws::all_setups::<Dragon>().iter().all(|setup| played.contains(setup)));
}

#[test]
fn a_hundred_games_replay_bit_for_bit() {
    for number in numbers() {
        let file = file(&format!("{number:03}.txt"));
        if !file.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
            let record = laws::random_record::<Dragon>(&setup(number), number);
            let fingerprint = laws::fingerprint::<Dragon>(&record).unwrap();
            fs::write(&file, format!("; {fingerprint}\n{}", to_text::<Dragon>(&record))).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap();
        let record = from_text::<Dragon>(&golden).unwrap();
        let fingerprint = laws::fingerprint::<Dragon>(&record).unwrap();
        let now = format!("; {fingerprint}\n{}", to_text::<Dragon>(&record));
        assert!(now == golden, "{} replays differently", file.display());
        assert_eq!(record.setup, setup(number));
    }
}

/// The same dice deal the same games: a change here would re-deal games under way.
#[test]
fn a_hundred_games_are_dealt_again() {
    for number in numbers() {
        let golden = fs::read_to_string(file(&format!("{number:03}.txt"))).unwrap();
        let record = laws::random_record::<Dragon>(&setup(number), number);
        let dealt = to_text::<Dragon>(&record);
        assert!(golden.ends_with(&dealt), "game {number} is dealt differently");
    }
}

/// The JSON of a record and of a view, to the letter: the store and the wire depend on it.
#[test]
fn json_never_changes() {
    let mut record = laws::random_record::<Dragon>(&setup(5), 5);
    record.steps.truncate(40);
    let record_json = serde_json::to_string_pretty(&record).unwrap();
    expect_test::expect_file!["golden/record.json"].assert_eq(&record_json);
    let game: Dragon = record.replay().unwrap();
    let view = game::Game::view(&game, game::Eyes::Seat(game::Seat(0)));
    let view_json = serde_json::to_string_pretty(&view).unwrap();
    expect_test::expect_file!["golden/view.json"].assert_eq(&view_json);
}
