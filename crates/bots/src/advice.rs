//! Bots for a game that is known by its name only: what goes in is the JSON of a view, so that
//! nothing else can reach a bot.

use game::{Game, Quick, Turn, seats};
use serde_json::Value;
use table::{ForGame, for_game};
use wire::{Advice, Weighed};

use crate::{Bot, Budget, Choice, Level, Mind, reasons};

/// Where the same game is to be played again the clock has no say, and nobody waits longer.
const REPEATABLE: u32 = 1_000;

/// How a bot of whatever game thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinker {
    /// In which way.
    pub mind: Mind,
    /// How much. Where there is no clock, as in a browser, only [`Budget::iterations`] will do.
    pub budget: Budget,
    /// On how many cores. Where there are no threads, as in a browser, on one.
    pub cores: u32,
}

impl Thinker {
    /// As a bot of this level plays.
    pub fn of(level: Level) -> Thinker {
        let mind = if level == Level::Novice { Mind::Glance } else { Mind::Learned };
        Thinker { mind, budget: level.budget(), cores: 1 }
    }

    /// As one of this level that is asked for the best that it knows.
    pub fn at_its_best(level: Level) -> Thinker {
        Thinker { mind: Mind::Learned, ..Thinker::of(level) }
    }

    /// The same without a clock: it chooses alike on every machine.
    #[must_use]
    pub fn repeatable(self) -> Thinker {
        let iterations = self.budget.iterations.min(REPEATABLE);
        Thinker { budget: Budget::iterations(iterations), ..self }
    }
}

/// Asks a bot for a move of the seat to act, whose view this is. None if there is no such game, if
/// this is no view of it, or if nobody is to act.
pub fn advise(slug: &str, view: &Value, thinker: &Thinker, seed: u64) -> Option<Advice> {
    for_game(slug, Asked { view, thinker, seed })?
}

struct Asked<'a> {
    view: &'a Value,
    thinker: &'a Thinker,
    seed: u64,
}

impl ForGame for Asked<'_> {
    type Out = Option<Advice>;

    fn run<G: Game>(self) -> Option<Advice> {
        let view: G::View = serde_json::from_value(self.view.clone()).ok()?;
        let world = G::imagine(&view, &mut Quick::new(self.seed));
        let Turn::Seat(seat) = world.turn() else { return None };
        let mut bot = Bot::<G>::of(self.thinker.mind, self.thinker.budget);
        bot.cores = self.thinker.cores;
        let choice = bot.choose(&view, self.seed);
        let reasons = match &choice.considered[..] {
            [best, second, ..] => {
                let moves = (best.mv, second.mv);
                reasons::<G>(&bot.network, &view, seat, moves, self.seed)
            }
            _ => Vec::new(),
        };
        let n = world.standing().seats;
        let values = seats(n).map(|seat| choice.values.of(seat)).collect();
        Some(Advice { values, reasons, ..spelt(&choice) })
    }
}

/// A choice in the game's notation.
fn spelt<M: Copy + ToString>(choice: &Choice<M>) -> Advice {
    let considered = choice.considered.iter().map(|it| Weighed {
        mv: it.mv.to_string(),
        visits: it.visits,
        value: it.value,
    });
    Advice {
        mv: choice.mv.to_string(),
        values: Vec::new(),
        considered: considered.collect(),
        reasons: Vec::new(),
        iterations: choice.iterations,
    }
}
