//! Quick evaluation of a position by its view: fast enough for every position of a game.

use game::{Game, Quick, Turn, seats};
use serde_json::Value;
use table::{ForGame, for_game};

use crate::{Bot, Budget, Policy};

/// Iterations after the root's expansion: enough to see the reply.
const ITERATIONS: u32 = 8;
/// Fixed, so that the result is reproducible.
const SEED: u64 = 1;

/// Each seat's expected share of the win, estimated from the view of the seat to act. None if the game
/// is unknown, if the view isn't one of that game, or if no seat is to act.
pub fn outcome_shares(slug: &str, view: &Value) -> Option<Vec<f32>> {
    for_game(slug, Evaluation(view))?
}

struct Evaluation<'a>(&'a Value);

impl ForGame for Evaluation<'_> {
    type Out = Option<Vec<f32>>;

    fn run<G: Game>(self) -> Option<Vec<f32>> {
        let view: G::View = serde_json::from_value(self.0.clone()).ok()?;
        let world = G::imagine(&view, &mut Quick::new(SEED));
        let Turn::Seat(_) = world.turn() else { return None };
        // The network is trained on afterstates: the value of a position is that of its best move.
        let bot = Bot::<G>::of(Policy::Puct, Budget::iterations(ITERATIONS));
        let values = bot.choose(&view, SEED).values;
        Some(seats(world.standing().seats).map(|seat| values.of(seat)).collect())
    }
}
