//! Positions in which a person sees the right move at once: bots must see it too. For the
//! tests of every game.

use game::Game;

use crate::{Bot, Level};

/// Every bot is asked so often, each time with other luck.
const ASKED: u64 = 3;

/// A position, seen by the seat to act, and what is right in it.
pub struct Puzzle<G: Game> {
    /// What a person sees, with the clause it rests on.
    pub why: &'static str,
    /// What the seat to act sees.
    pub view: G::View,
    /// The right moves, in the game's notation: any of them will do.
    pub right: Vec<&'static str>,
}

/// Checks that master solves all puzzles, and adept at least three of four.
///
/// # Panics
/// If they don't: with every puzzle that was missed, and by what move.
pub fn solved<G: Game>(puzzles: &[Puzzle<G>]) {
    assert!(12 <= puzzles.len(), "{} puzzles are too few", puzzles.len());
    let by_master = missed(puzzles, Level::Master);
    assert!(by_master.is_empty(), "master missed:\n{}", by_master.join("\n"));
    let by_adept = missed(puzzles, Level::Adept);
    let most = puzzles.len() * ASKED as usize / 4;
    assert!(by_adept.len() <= most, "adept missed:\n{}", by_adept.join("\n"));
}

/// What a level misses, and what it does instead. No clock shortens its thoughts.
pub fn missed<G: Game>(puzzles: &[Puzzle<G>], level: Level) -> Vec<String> {
    let mut bot = Bot::<G>::new(level);
    bot.budget.time = None;
    let mut missed = Vec::new();
    for puzzle in puzzles {
        for seed in 0..ASKED {
            let choice = bot.choose(&puzzle.view, seed);
            let mv = choice.mv.to_string();
            if !puzzle.right.contains(&&*mv) {
                let considered = choice.considered.iter().take(4);
                let told: Vec<String> = considered
                    .map(|it| format!("{} {:.3} x{}", it.mv, it.value, it.visits))
                    .collect();
                missed.push(format!("{}: played {mv} of [{}]", puzzle.why, told.join(", ")));
            }
        }
    }
    missed
}
