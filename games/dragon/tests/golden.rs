//! A hundred finished games replay bit for bit, forever.

use expect_test::expect_file;
use game::{RecordOf, Setup, laws};
use game_testkit::Golden;
use pagoda_dragon::{Dragon, Options};

/// Seats and options of a golden game: every combination of options with all numbers of seats.
fn setup(number: u64) -> Setup<Options> {
    let options: Vec<Options> = Options::all().collect();
    let at = number as usize;
    Setup { seats: 2 + (at % 4) as u8, options: options[at / 4 % options.len()] }
}

fn played(number: u64) -> RecordOf<Dragon> {
    laws::random_record::<Dragon>(&setup(number), number)
}

fn golden() -> Golden<Dragon> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), 0..100, played)
}

#[test]
fn a_hundred_games_have_every_setup() {
    assert_eq!(golden().numbers.len(), 100);
    let played: Vec<Setup<Options>> = golden().numbers.into_iter().map(setup).collect();
    assert!(laws::all_setups::<Dragon>().iter().all(|setup| played.contains(setup)));
}

#[test]
fn a_hundred_games_replay_bit_for_bit() {
    golden().replay();
}

#[test]
fn a_hundred_games_are_dealt_again() {
    golden().are_dealt_again();
}

#[test]
fn json_never_changes() {
    let [record, view] = golden().json(5, 40);
    expect_file!["golden/record.json"].assert_eq(&record);
    expect_file!["golden/view.json"].assert_eq(&view);
}
