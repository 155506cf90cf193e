//! Qin obeys the laws of every game: 10,000 random games over all seats and options.

use game::{Setup, laws};
use qin::{Options, Qin};

/// Games in all; `pagoda laws qin --games N` plays any number.
const GAMES: u64 = 10_000;

fn hold(seats: u8) {
    let setups: Vec<_> = Options::all().map(|options| Setup { seats, options }).collect();
    let each = GAMES.div_ceil(3 * setups.len() as u64);
    let mut tally = laws::Tally::default();
    for setup in &setups {
        for number in 0..each {
            tally += laws::hold::<Qin>(setup, number);
        }
    }
    assert!(GAMES / 3 <= tally.games && tally.games < tally.pairs, "{tally:?}");
}

#[test]
fn two_seats() {
    hold(2);
}

#[test]
fn three_seats() {
    hold(3);
}

#[test]
fn four_seats() {
    hold(4);
}
