//! A hundred finished games replay bit for bit, forever.

use expect_test::expect_file;
use game::{RecordOf, laws};
use game_testkit::Golden;
use pagoda_huang::Huang;

/// All seats and options by turns. Even numbers are played with every move as likely as the next,
/// odd ones are livelier.
fn played(number: u64) -> RecordOf<Huang> {
    let setups = laws::all_setups::<Huang>();
    let setup = &setups[number as usize % setups.len()];
    let play = [laws::random_record::<Huang>, laws::lively_record::<Huang>];
    play[number as usize % 2](setup, number)
}

/// In the last one the palace is built (H13.1).
fn golden() -> Golden<Huang> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), (0..99).chain([117]), played)
}

#[test]
fn there_are_a_hundred_games() {
    assert_eq!(golden().numbers.len(), 100);
    assert!(laws::all_setups::<Huang>().len() < 99);
    assert!(golden().text(117).contains(" palace "));
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
