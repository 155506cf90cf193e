//! Search speed: iterations per second, and their overhead over leaf evaluation.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Policy, SearchCost, search_cost};
use game::{Eyes, Game, Setup, Turn, laws};
use serde_json::{Value, json};
use table::ForGame;

use super::{args::Args, work::cpu_time};
use crate::Failure;

/// Number of games to start the search from, for each number of seats.
const GAMES: u64 = 6;
/// Iterations of a search.
const ITERATIONS: u32 = 400;

/// The search of one game's bots.
pub(super) struct Searching<'a>(pub(super) &'a Args);

impl ForGame for Searching<'_> {
    type Out = Result<Value, Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let setups = self.0.setups::<G>()?;
        let views: Vec<G::View> = setups.iter().flat_map(middles::<G>).collect();
        let mut figures = json!({ "game": G::META.slug, "views": views.len() });
        for (name, policy) in [("learned", Policy::Puct), ("plain", Policy::Uct)] {
            let bot = Bot::<G>::of(policy, Budget::iterations(ITERATIONS));
            let mut sum = SearchCost::default();
            for view in &views {
                let cost = best_of_three(|| search_cost(&bot, view, ITERATIONS, cpu_time));
                sum.iterations += cost.iterations;
                sum.total += cost.total;
                sum.evaluation += cost.evaluation;
            }
            figures[format!("{name}_iterations_per_s")] =
                json!(per_second(sum.iterations, sum.total));
            figures[format!("{name}_microseconds_bare")] =
                json!(sum.evaluation.as_secs_f64() * 1e6 / f64::from(sum.iterations));
            figures[format!("{name}_iteration_to_bare")] = json!(sum.ratio());
        }
        for cores in [1, 2] {
            let rate = on_cores::<G>(&views, cores);
            figures[format!("learned_iterations_per_s_on_{cores}_cores")] = json!(rate);
        }
        Ok(figures)
    }
}

/// Views of the seat to act halfway through random games.
fn middles<G: Game>(setup: &Setup<G::Options>) -> Vec<G::View> {
    let middle = |number: u64| {
        let record = laws::random_record::<G>(setup, number);
        let mut game = G::new(setup);
        for (ply, step) in record.steps.iter().enumerate() {
            if let Turn::Seat(seat) = game.turn()
                && record.steps.len() / 2 <= ply
            {
                return Some(game.view(Eyes::Seat(seat)));
            }
            game.apply(step, &mut |_, _| ());
        }
        None
    };
    (0..GAMES).filter_map(middle).collect()
}

/// The least disturbed of three measurements.
fn best_of_three(measure: impl Fn() -> SearchCost) -> SearchCost {
    let [one, two, three] = [measure(), measure(), measure()];
    SearchCost {
        iterations: one.iterations,
        total: one.total.min(two.total).min(three.total),
        evaluation: one.evaluation.min(two.evaluation).min(three.evaluation),
    }
}

/// Iterations per second of wall time, all threads together.
fn on_cores<G: Game>(views: &[G::View], cores: u32) -> u64 {
    let mut bot = Bot::<G>::of(Policy::Puct, Budget::time(Duration::from_millis(100)));
    bot.threads = cores;
    let begun = Instant::now();
    let iterations = views.iter().map(|view| bot.choose(view, 1).iterations).sum();
    per_second(iterations, begun.elapsed())
}

fn per_second(iterations: u32, time: Duration) -> u64 {
    (f64::from(iterations) / time.as_secs_f64()) as u64
}
