//! Many random games, and fair sampling.

use std::collections::HashMap;

use game::{Determinize, Quick, Rules, TestSupport, Turn, laws};

/// Default number of random games of a title; `PAGODA_LAWS` overrides it. The long run plays 100,000.
const GAMES: u64 = 2_000;

/// Random games over all setups, of which those with this number of seats are played here: tests
/// of different numbers of seats run in parallel. `PAGODA_SEED` selects other games.
pub fn hold<G: Determinize + TestSupport>(seats: u8) {
    let number =
        |name| std::env::var(name).ok().map(|text| text.parse().expect("the variable is a number"));
    let (games, seed) =
        (number("PAGODA_LAWS").unwrap_or(GAMES), number("PAGODA_SEED").unwrap_or(0));
    let mut setups = laws::all_setups::<G>();
    let each = games.div_ceil(setups.len() as u64);
    setups.retain(|setup| setup.seats == seats);
    let mut tally = laws::Tally::default();
    for setup in &setups {
        for number in 0..each {
            tally += laws::hold::<G>(setup, (seed << 32) + number);
        }
    }
    assert_eq!(tally.games, each * setups.len() as u64);
    assert!(0 < tally.games && tally.games < tally.pairs, "{tally:?}");
}

/// Checks that sampling is uniform: each legal move is sampled about `times` times. Returns the number of
/// legal moves; zero if no seat is to move.
pub fn sampling_is_fair<G: Rules>(game: &G, times: usize, luck: &mut Quick) -> usize {
    if !matches!(game.turn(), Turn::Seat(_)) {
        return 0;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut sampled: HashMap<G::Move, usize> = HashMap::new();
    for _ in 0..times * moves.len() {
        *sampled.entry(game.sample(luck)).or_default() += 1;
    }
    assert_eq!(sampled.len(), moves.len());
    // Within six standard deviations.
    let off = 6 * times.isqrt();
    for (mv, often) in sampled {
        assert!(often.abs_diff(times) <= off, "{mv} was sampled {often} times");
    }
    moves.len()
}
