//! Bots for a game known by its slug only: the input is the JSON of a view, so that nothing else can
//! reach a bot.

use game::{Game, Quick, Turn, seats};
use serde_json::Value;
use table::{ForGame, for_game};
use wire::{Advice, Weighed};

use crate::{Bot, BotLevel, Budget, Choice, Policy, reasons};

/// Most iterations of a deterministic bot, which has no clock to stop it.
const DETERMINISTIC_ITERATIONS: u32 = 1_000;

/// Configuration of a bot, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotConfig {
    /// How it chooses.
    pub policy: Policy,
    /// Its budget for one decision. Without a clock, as in a browser, use [`Budget::iterations`].
    pub budget: Budget,
    /// Search threads. Without threads, as in a browser, 1.
    pub threads: u32,
}

impl BotConfig {
    /// A bot of this level.
    pub fn for_level(level: BotLevel) -> BotConfig {
        let policy = if level == BotLevel::Novice { Policy::Sampled } else { Policy::Puct };
        BotConfig { policy, budget: level.budget(), threads: 1 }
    }

    /// The best move that this level's budget finds: no sampling by temperature.
    pub fn strongest(level: BotLevel) -> BotConfig {
        BotConfig { policy: Policy::Puct, ..BotConfig::for_level(level) }
    }

    /// The same without a clock: the same choice on every machine.
    #[must_use]
    pub fn deterministic(self) -> BotConfig {
        let iterations = self.budget.iterations.min(DETERMINISTIC_ITERATIONS);
        BotConfig { budget: Budget::iterations(iterations), ..self }
    }
}

/// A bot's move for the seat to act, from its view. None if the game is unknown, if the
/// view isn't one of that game, or if no seat is to act.
pub fn advise(slug: &str, view: &Value, config: &BotConfig, seed: u64) -> Option<Advice> {
    for_game(slug, Query { view, config, seed })?
}

struct Query<'a> {
    view: &'a Value,
    config: &'a BotConfig,
    seed: u64,
}

impl ForGame for Query<'_> {
    type Out = Option<Advice>;

    fn run<G: Game>(self) -> Option<Advice> {
        let view: G::View = serde_json::from_value(self.view.clone()).ok()?;
        let world = G::imagine(&view, &mut Quick::new(self.seed));
        let Turn::Seat(seat) = world.turn() else { return None };
        let mut bot = Bot::<G>::of(self.config.policy, self.config.budget);
        bot.threads = self.config.threads;
        let choice = bot.choose(&view, self.seed);
        let reasons = match &choice.candidates[..] {
            [best, second, ..] => {
                let moves = (best.mv, second.mv);
                reasons::<G>(&bot.network, &view, seat, moves, self.seed)
            }
            _ => Vec::new(),
        };
        let n = world.standing().seats;
        let values = seats(n).map(|seat| choice.values.of(seat)).collect();
        Some(Advice { values, reasons, ..in_notation(&choice) })
    }
}

/// A choice in the game's notation.
fn in_notation<M: Copy + ToString>(choice: &Choice<M>) -> Advice {
    let considered = choice.candidates.iter().map(|it| Weighed {
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
