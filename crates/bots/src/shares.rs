//! What a position seems to be worth at a short look: a whole game is looked at in seconds.

use game::{Game, Quick, Turn, seats};
use serde_json::Value;
use table::{ForGame, for_game};

use crate::{Bot, Budget, Mind};

/// Iterations after the first sight of every move: enough to see what the next one does.
const ITERATIONS: u32 = 8;
/// The same look comes to the same.
const SEED: u64 = 1;

/// Each seat's share of the win, as far as the seat to act can tell by its view at a short look. None
/// if there is no such game, if this is no view of it, or if nobody is to act.
pub fn shares(slug: &str, view: &Value) -> Option<Vec<f32>> {
    for_game(slug, Seen(view))?
}

struct Seen<'a>(&'a Value);

impl ForGame for Seen<'_> {
    type Out = Option<Vec<f32>>;

    fn run<G: Game>(self) -> Option<Vec<f32>> {
        let view: G::View = serde_json::from_value(self.0.clone()).ok()?;
        let world = G::imagine(&view, &mut Quick::new(SEED));
        let Turn::Seat(_) = world.turn() else { return None };
        // What was learned is what comes of moves: a position is worth what its best one is.
        let bot = Bot::<G>::of(Mind::Learned, Budget::iterations(ITERATIONS));
        let values = bot.choose(&view, SEED).values;
        Some(seats(world.standing().seats).map(|seat| values.of(seat)).collect())
    }
}
