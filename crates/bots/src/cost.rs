//! What an iteration costs beside the looking that it is for.

use std::time::Duration;

use game::{Game, Turn};

use crate::Bot;

/// What some iterations cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// How many.
    pub iterations: u32,
    /// What they cost in all: imagining, going down, looking, going back up.
    pub whole: Duration,
    /// What it costs just to look at the same positions.
    pub bare: Duration,
}

impl Cost {
    /// How many times the bare cost an iteration costs.
    pub fn ratio(&self) -> f64 {
        self.whole.as_secs_f64() / self.bare.as_secs_f64()
    }
}

/// Measures the iterations of a search from a view, by a clock that only goes on.
pub fn cost<G: Game>(
    bot: &Bot<G>,
    view: &G::View,
    iterations: u32,
    clock: impl Fn() -> Duration,
) -> Cost {
    let mut search = bot.search(view, 1);
    let begun = clock();
    (0..iterations).for_each(|_| search.iterate());
    let whole = clock() - begun;

    let mut search = bot.search(view, 1);
    search.looked = Some(Vec::new());
    (0..iterations).for_each(|_| search.iterate());
    let looked = search.looked.take().unwrap_or_default();
    let begun = clock();
    for world in &looked {
        if let Turn::Seat(seat) = world.turn() {
            std::hint::black_box(search.look(world, seat));
        }
    }
    Cost { iterations, whole, bare: clock() - begun }
}
