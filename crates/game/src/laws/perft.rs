//! Perft: counts all sequences of moves of a length, as a fingerprint of move generation.

use crate::{
    contract::{Rules, StepOf},
    dice::Key,
    record::next_chance,
    words::{Step, Turn},
};

/// The result of [`perft`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Sequences of exactly that many decisions.
    pub ways: u64,
    /// Sequences that ended the game before.
    pub ended: u64,
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.ways += other.ways;
        self.ended += other.ended;
    }
}

/// Counts the sequences of `depth` decisions from here. Chance isn't branched on: its outcomes follow
/// from `key` and the number of chance steps, as in a real game.
///
/// # Panics
/// If the game panics: a listed move can't be applied.
pub fn perft<G: Rules>(game: &G, depth: u32, key: &Key, chances: u32) -> Count {
    match game.turn() {
        Turn::Over => Count { ways: 0, ended: 1 },
        Turn::Seat(_) if depth == 0 => Count { ways: 1, ended: 0 },
        Turn::Chance => {
            let step = next_chance(game, key, chances).expect("it is chance's turn");
            perft(&after(game, &step), depth, key, chances + 1)
        }
        Turn::Seat(seat) => {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let mut count = Count::default();
            for mv in moves {
                count += perft(&after(game, &Step::Move { seat, mv }), depth - 1, key, chances);
            }
            count
        }
    }
}

fn after<G: Rules>(game: &G, step: &StepOf<G>) -> G {
    let mut game = game.clone();
    game.apply(step, &mut |_, _| ());
    game
}
