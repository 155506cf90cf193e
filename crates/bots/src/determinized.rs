//! Ensemble determinization: the value of a position or a move, averaged over searches of sampled
//! worlds.
//!
//! In each determinization of the view the move is made and chance is drawn; then the seat to act
//! searches from its own view. Two moves are compared with common random numbers (the same
//! determinizations, the same chance), so that their difference isn't due to the draws.

use game::{Determinize, Evaluate, Eyes, Quick, Seat, Step, Turn};

use crate::{Bot, Budget, Policy, Search, Values, outcome, rollout::resolve_chance};

/// Determinizations: few enough that each is searched, enough that none decides alone.
const DETERMINIZATIONS: u32 = 32;

/// A search over an ensemble of determinizations.
#[derive(Clone, Debug)]
pub struct DeterminizedSearch<G> {
    bot: Bot<G>,
    /// Iterations in each determinization.
    iterations_each: u32,
}

impl<G: Determinize + Evaluate> DeterminizedSearch<G> {
    /// A search with this many iterations in all, split evenly; at least one in each determinization.
    pub fn new(iterations: u32) -> DeterminizedSearch<G> {
        let iterations_each = (iterations / DETERMINIZATIONS).max(1);
        let mut bot = Bot::of(Policy::Puct, Budget::iterations(iterations_each));
        // The ensemble averages already.
        bot.params.root_determinizations = 1;
        DeterminizedSearch { bot, iterations_each }
    }

    /// Values of the position behind a view, or of the position after a move of its seat.
    pub fn evaluate(&self, view: &G::View, made: Option<(Seat, G::Move)>, seed: u64) -> Values {
        let mut sum = Values::default();
        for number in 0..DETERMINIZATIONS {
            let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(number));
            sum.add(&self.evaluate_one(view, made, seed));
        }
        sum.scaled(1.0 / DETERMINIZATIONS as f32)
    }

    fn evaluate_one(&self, view: &G::View, made: Option<(Seat, G::Move)>, seed: u64) -> Values {
        let mut rng = Quick::new(seed);
        let mut world = G::imagine(view, &mut rng);
        if let Some((seat, mv)) = made {
            world.apply(&Step::Move { seat, mv }, &mut |_, _| ());
        }
        resolve_chance(&mut world, &mut rng);
        let Turn::Seat(next) = world.turn() else { return outcome(&world.standing()) };
        let view = world.view(Eyes::Seat(next));
        let mut search = self.bot.search(&view, !seed);
        (0..self.iterations_each).for_each(|_| search.iterate());
        best_child_values(&search)
    }
}

/// Mean values of the most visited root child.
fn best_child_values<G: Determinize + Evaluate>(search: &Search<'_, G>) -> Values {
    let best = search.root().iter().max_by_key(|edge| edge.visits);
    best.map_or_else(Values::default, |edge| edge.value_sum.scaled(1.0 / edge.visits.max(1) as f32))
}
