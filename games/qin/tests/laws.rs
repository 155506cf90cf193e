//! Qin obeys the laws of every game: random games over all seats and options.

use game::{Quick, Setup, laws};
use pagoda_qin::{Options, Qin};

#[test]
fn two_seats() {
    game_testkit::hold::<Qin>(2);
}

#[test]
fn three_seats() {
    game_testkit::hold::<Qin>(3);
}

#[test]
fn four_seats() {
    game_testkit::hold::<Qin>(4);
}

/// What the print leaves to players: who begins (Q1.5).
#[test]
fn options_left_to_players() {
    for (number, options) in (0..).zip(Options::left_to_players()) {
        for seats in 2..=4 {
            let tally = laws::hold::<Qin>(&Setup { seats, options }, number);
            assert!(0 < tally.pairs, "{seats} {options}");
        }
    }
}

/// At positions of all ages, among them some where Q5 forbids a good part of what Q2 allows.
#[test]
fn sampling_is_fair() {
    let mut luck = Quick::new(3);
    let mut moves = 0;
    for number in 0..24 {
        let setup = Setup { seats: 4, options: Options::default() };
        let record = laws::random_record::<Qin>(&setup, number);
        let plies = record.steps.len() * (number as usize + 1) / 25;
        let game: Qin = record.replay_to(plies).expect("it was played");
        moves += game_testkit::sampling_is_fair(&game, 300, &mut luck);
    }
    assert!(1_000 < moves, "{moves}");
}
