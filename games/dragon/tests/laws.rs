//! In the Year of the Dragon obeys the laws of every game: 10,000 random games over all seats and
//! options.

use std::collections::BTreeMap;

use dragon::{Dragon, Move, Options};
use game::{Game, Quick, Setup, Turn, laws};

/// Games in all; `pagoda laws dragon --games N` plays any number.
const GAMES: u64 = 10_000;

fn hold(seats: u8) {
    let mut setups = laws::all_setups::<Dragon>();
    let each = GAMES.div_ceil(setups.len() as u64);
    setups.retain(|setup| setup.seats == seats);
    let mut tally = laws::Tally::default();
    for setup in &setups {
        for number in 0..each {
            tally += laws::hold::<Dragon>(setup, number);
        }
    }
    assert!(GAMES / 4 <= tally.games && tally.games < tally.pairs, "{tally:?}");
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

#[test]
fn five_seats() {
    hold(5);
}

/// Every listed move is sampled as often as the next: about 300 times each, at positions of all
/// ages and with all options.
#[test]
fn sampling_is_fair() {
    let mut luck = Quick::new(3);
    let mut counted = 0;
    for (number, options) in (0..).zip(Options::all().collect::<Vec<_>>().repeat(5)) {
        let record = laws::random_record::<Dragon>(&Setup { seats: 4, options }, number);
        let plies = record.steps.len() * (number as usize + 1) / 121;
        let game: Dragon = record.replay_to(plies).expect("it was played");
        if !matches!(game.turn(), Turn::Seat(_)) {
            continue;
        }
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mut sampled: BTreeMap<Move, u32> = BTreeMap::new();
        for _ in 0..300 * moves.len() {
            *sampled.entry(game.sample(&mut luck)).or_default() += 1;
        }
        assert_eq!(sampled.len(), moves.len());
        // Six standard deviations either way.
        let fair = 300 - 104..300 + 104;
        assert!(sampled.values().all(|times| fair.contains(times)), "game {number}: {sampled:?}");
        counted += 1;
    }
    assert!(90 < counted);
}
