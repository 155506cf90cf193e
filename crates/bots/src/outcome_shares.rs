//! Evaluation of a position by its view: fast enough for every turn of a game.

use game::{Game, Quick, Turn, seats};
use serde_json::Value;
use table::{ForGame, for_game};

use crate::DeterminizedSearch;

/// Iterations in all, one in each determinization: enough to see the reply in each.
const ITERATIONS: u32 = 32;
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
        // One determinization may hold a hand that decides the game; the mean of many doesn't swing with it.
        let values = DeterminizedSearch::<G>::new(ITERATIONS).evaluate(&view, None, SEED);
        Some(seats(world.standing().seats).map(|seat| values.of(seat)).collect())
    }
}
