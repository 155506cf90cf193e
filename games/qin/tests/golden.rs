//! A hundred finished games replay bit for bit, forever.

use expect_test::expect_file;
use game::{RecordOf, Setup, laws};
use game_testkit::Golden;
use pagoda_qin::{Options, Qin};

/// Seats and options of a golden game.
fn setup(number: u64) -> Setup<Options> {
    let options: Vec<Options> = Options::all().collect();
    let at = number as usize;
    Setup { seats: 2 + (at % 3) as u8, options: options[at / 3 % options.len()] }
}

fn played(number: u64) -> RecordOf<Qin> {
    laws::random_record::<Qin>(&setup(number), number)
}

/// In the last one somebody has to pass (Q2.5).
fn golden() -> Golden<Qin> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), (0..99).chain([162]), played)
}

#[test]
fn there_are_a_hundred_games() {
    assert_eq!(golden().numbers.len(), 100);
    assert!(golden().text(162).contains(" pass\n"));
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
    let [record, view] = golden().json(4, 12);
    expect_file!["golden/record.json"].assert_eq(&record);
    expect_file!["golden/view.json"].assert_eq(&view);
}
