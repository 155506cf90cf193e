//! Deterministic random games for counting instructions and allocations.

use std::hint::black_box;

use game::{Game, Luck as _, Quick, Step, Turn, laws};
use table::{ForGame, for_game};

/// How a playout chooses its moves.
#[derive(Clone, Copy, Debug)]
pub enum MoveChoice {
    /// One move is sampled, as playouts do.
    Sampled,
    /// Lists all moves, as search does, and chooses one.
    Listed,
}

/// Some random games of one title, all seats and options by turns.
struct Games(MoveChoice);

/// Games that one count is taken of, at least.
const GAMES: usize = 12;

impl ForGame for Games {
    type Out = u64;

    fn run<G: Game>(self) -> u64 {
        let setups = laws::all_setups::<G>();
        let (mut luck, mut moves) = (Quick::new(1), Vec::with_capacity(laws::MOVES_MAX));
        let mut decisions = 0;
        // A step over setups, so that the selection covers all of their parts.
        for setup in setups.iter().step_by((setups.len() / GAMES).max(1)) {
            let mut game = G::new(setup);
            loop {
                let step = match (game.turn(), self.0) {
                    (Turn::Over, _) => break,
                    (Turn::Chance, _) => Step::Chance { chance: game.draw(&mut luck) },
                    (Turn::Seat(seat), MoveChoice::Sampled) => {
                        Step::Move { seat, mv: game.sample(&mut luck) }
                    }
                    (Turn::Seat(seat), MoveChoice::Listed) => {
                        moves.clear();
                        game.moves(&mut moves);
                        let pick = luck.below(moves.len() as u32) as usize;
                        Step::Move { seat, mv: moves[pick] }
                    }
                };
                decisions += u64::from(matches!(step, Step::Move { .. }));
                game.apply(&step, &mut |_, _| ());
            }
            black_box(game.standing());
        }
        decisions
    }
}

/// Plays the games of a title and returns how many decisions were taken in them.
///
/// # Panics
/// If there is no such game.
pub fn play(slug: &str, policy: MoveChoice) -> u64 {
    for_game(slug, Games(policy)).expect("a known game")
}
