//! Test suites of positions with known best moves, for the tests of every game.

use game::{Determinize, Evaluate};

use crate::{Bot, BotLevel};

/// Seeds of every bot's attempts.
const SEEDS: u64 = 3;

/// A position as its seat to act sees it, with its best moves.
pub struct Puzzle<G: Determinize + Evaluate> {
    /// Why these moves are best, with the clause it rests on.
    pub why: &'static str,
    /// The view of the seat to act.
    pub view: G::View,
    /// The best moves in the game's notation; any of them solves the puzzle.
    pub right: Vec<&'static str>,
}

/// Asserts that master solves all puzzles, and adept at least three of four.
///
/// # Panics
/// If they don't, with every puzzle missed and the move played.
pub fn solved<G: Determinize + Evaluate>(puzzles: &[Puzzle<G>]) {
    assert!(12 <= puzzles.len(), "{} puzzles are too few", puzzles.len());
    let by_master = missed(puzzles, BotLevel::Master);
    assert!(by_master.is_empty(), "master missed:\n{}", by_master.join("\n"));
    let by_adept = missed(puzzles, BotLevel::Adept);
    let most = puzzles.len() * SEEDS as usize / 4;
    assert!(by_adept.len() <= most, "adept missed:\n{}", by_adept.join("\n"));
}

/// The puzzles a level misses, with the moves played. No time limit applies.
pub fn missed<G: Determinize + Evaluate>(puzzles: &[Puzzle<G>], level: BotLevel) -> Vec<String> {
    let mut bot = Bot::<G>::new(level);
    bot.budget.time = None;
    let mut missed = Vec::new();
    for puzzle in puzzles {
        for seed in 0..SEEDS {
            let choice = bot.choose(&puzzle.view, seed);
            let mv = choice.mv.to_string();
            if !puzzle.right.contains(&&*mv) {
                let candidates = choice.candidates.iter().take(4);
                let best: Vec<String> = candidates
                    .map(|it| format!("{} {:.3} x{}", it.mv, it.value, it.visits))
                    .collect();
                missed.push(format!("{}: played {mv} of [{}]", puzzle.why, best.join(", ")));
            }
        }
    }
    missed
}
