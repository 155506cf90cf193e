//! Overhead of the search: the cost of an iteration beside its leaf evaluation.

use std::time::Duration;

use game::{Determinize, Evaluate, Turn};

use crate::Bot;

/// Cost of some iterations.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchCost {
    /// How many.
    pub iterations: u32,
    /// Time of the whole iterations: determinization, selection, evaluation, backpropagation.
    pub total: Duration,
    /// Time to evaluate the same leaves and nothing else.
    pub evaluation: Duration,
}

impl SearchCost {
    /// Time of an iteration as a multiple of its leaf evaluation.
    pub fn ratio(&self) -> f64 {
        self.total.as_secs_f64() / self.evaluation.as_secs_f64()
    }
}

/// Measures iterations of a search from a view, by a monotonic clock.
pub fn search_cost<G: Determinize + Evaluate>(
    bot: &Bot<G>,
    view: &G::View,
    iterations: u32,
    clock: impl Fn() -> Duration,
) -> SearchCost {
    let mut search = bot.search(view, 1);
    let start = clock();
    (0..iterations).for_each(|_| search.iterate());
    let total = clock() - start;

    let mut search = bot.search(view, 1);
    search.evaluated = Some(Vec::new());
    (0..iterations).for_each(|_| search.iterate());
    let leaves = search.evaluated.take().unwrap_or_default();
    let start = clock();
    for world in &leaves {
        if let Turn::Seat(seat) = world.turn() {
            std::hint::black_box(search.evaluate(world, seat));
        }
    }
    SearchCost { iterations, total, evaluation: clock() - start }
}
