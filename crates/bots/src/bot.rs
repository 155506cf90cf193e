//! A bot: from a view, a budget and a seed to a move with its evaluation.

use std::{marker::PhantomData, sync::Arc, thread, time::Instant};

use game::{Determinize, Evaluate, Quick};

use crate::{
    BotLevel, Budget, Search, SearchParams, ValueNetwork, Values, evaluator::Evaluator,
    models::game_model, rollout::unit_interval, tree::Edge,
};

/// How a bot chooses its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Uniformly among the legal moves.
    Random,
    /// Sampled from the best moves of a one-ply evaluation, by temperature.
    Sampled,
    /// ISMCTS with PUCT selection and the learned evaluator; without iterations, one-ply greedy.
    Puct,
    /// ISMCTS with UCB1 selection and uniform random rollouts: the baseline for the value of learning.
    Uct,
}

/// The chosen move and the search result behind it.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// Its estimated value for each seat.
    pub values: Values,
    /// The root's children, best first.
    pub candidates: Vec<Candidate<M>>,
    /// Iterations over all threads.
    pub iterations: u32,
}

/// A child of the root with its statistics.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// Its visit count.
    pub visits: u32,
    /// Its mean value for the seat to act, prior value included.
    pub value: f32,
    /// Its mean value for each seat.
    pub values: Values,
}

/// A player of one game.
#[derive(Clone, Debug)]
pub struct Bot<G> {
    /// How it chooses.
    pub policy: Policy,
    /// Its budget for one decision.
    pub budget: Budget,
    /// Search threads (root parallelization).
    pub threads: u32,
    /// The evaluation network.
    pub network: Arc<ValueNetwork>,
    /// The search parameters.
    pub params: SearchParams,
    game: PhantomData<fn() -> G>,
}

/// [`Policy::Sampled`] takes one of the better half of the moves, at most of this many.
const SAMPLED_MOVES: usize = 6;
/// Inverse temperature of [`Policy::Sampled`].
const SAMPLED_INVERSE_TEMPERATURE: f32 = 3.0;

impl<G: Determinize + Evaluate> Bot<G> {
    /// A bot of a level, on one thread.
    pub fn new(level: BotLevel) -> Bot<G> {
        let policy = if level == BotLevel::Novice { Policy::Sampled } else { Policy::Puct };
        Bot::of(policy, level.budget())
    }

    /// A bot with the game's own network and search parameters.
    pub fn of(policy: Policy, budget: Budget) -> Bot<G> {
        let model = game_model::<G>();
        Bot::with(policy, budget, Arc::new(model.network.clone()), model.params)
    }

    /// A bot with another network or other search parameters.
    pub fn with(
        policy: Policy,
        budget: Budget,
        network: Arc<ValueNetwork>,
        params: SearchParams,
    ) -> Bot<G> {
        Bot { policy, budget, threads: 1, network, params, game: PhantomData }
    }

    /// Chooses a move from a seat's view.
    ///
    /// # Panics
    /// If that seat isn't to act.
    pub fn choose(&self, view: &G::View, seed: u64) -> Choice<G::Move> {
        match self.policy {
            Policy::Random => random_move::<G>(view, seed),
            Policy::Sampled => {
                let mut choice = best_child(&self.search(view, seed));
                let half = choice.candidates.len().div_ceil(2);
                choice.candidates.truncate(half.min(SAMPLED_MOVES));
                sample_by_temperature(&mut choice, &mut Quick::new(!seed));
                choice
            }
            Policy::Puct | Policy::Uct => self.search_in_parallel(view, seed),
        }
    }

    /// This bot's search before its first iteration: only the root is expanded.
    pub fn search<'a>(&'a self, view: &'a G::View, seed: u64) -> Search<'a, G> {
        let learned = Evaluator::Network(&self.network);
        let (evaluator, params) = match self.policy {
            // Without priors there is no reason to prune a move.
            Policy::Uct | Policy::Random => (
                Evaluator::Rollout,
                SearchParams { children_per_expansion: usize::MAX, ..self.params },
            ),
            Policy::Sampled => (learned, SearchParams { root_determinizations: 1, ..self.params }),
            Policy::Puct => (learned, self.params),
        };
        Search::new(view, evaluator, params, seed)
    }

    /// Root parallelization (Chaslot et al., 2008): a tree for each thread, root statistics merged at
    /// the end.
    fn search_in_parallel(&self, view: &G::View, seed: u64) -> Choice<G::Move> {
        let one = |thread: u32| {
            let deadline = self.budget.time.map(|time| Instant::now() + time);
            let mut search = self.search(view, seed.wrapping_add(u64::from(thread) << 32));
            let iterations = run_iterations(&mut search, self.budget.iterations, deadline);
            Choice { iterations, ..best_child(&search) }
        };
        if self.threads <= 1 {
            return one(0);
        }
        thread::scope(|scope| {
            let others: Vec<_> =
                (1..self.threads).map(|thread| scope.spawn(move || one(thread))).collect();
            let mut all = one(0);
            for other in others {
                merge(&mut all, &other.join().expect("a search thread panicked"));
            }
            all
        })
    }
}

/// A uniformly random legal move.
fn random_move<G: Determinize + Evaluate>(view: &G::View, seed: u64) -> Choice<G::Move> {
    let mut rng = Quick::new(seed);
    let world = G::imagine(view, &mut rng);
    let mv = world.sample(&mut rng);
    Choice { mv, values: Values::default(), candidates: Vec::new(), iterations: 0 }
}

/// Iterates until the budget is spent or no child can overtake the most visited one; returns the
/// iterations done.
fn run_iterations<G: Determinize + Evaluate>(
    search: &mut Search<'_, G>,
    limit: u32,
    deadline: Option<Instant>,
) -> u32 {
    if search.root().len() == 1 {
        return 0;
    }
    let clock = deadline.map(|deadline| (Instant::now(), deadline));
    for done in 0..limit {
        let mut left = limit - done;
        if let Some((start, deadline)) = clock {
            let now = Instant::now();
            if deadline <= now {
                return done;
            }
            let rate = f64::from(done + 1) / (now - start).as_secs_f64();
            // The rate so far is an estimate: some unnecessary iterations are better than an early stop.
            let by_time = (deadline - now).as_secs_f64() * rate * 1.5 + 100.0;
            left = left.min(by_time as u32);
        }
        if done % 16 == 0 && left < search.visit_margin() {
            return done;
        }
        search.iterate();
    }
    limit
}

/// Chooses the root's best child: the most visited one ("robust child"), by value if none was visited.
fn best_child<G: Determinize + Evaluate>(search: &Search<'_, G>) -> Choice<G::Move> {
    let candidate = |edge: &Edge<G::Move>| Candidate {
        mv: edge.mv,
        visits: edge.visits,
        value: search.mean(edge),
        values: match edge.visits {
            0 => edge.prior_value,
            visits => edge.value_sum.scaled(1.0 / visits as f32),
        },
    };
    let mut choice = Choice {
        mv: search.root()[0].mv,
        values: Values::default(),
        candidates: search.root().iter().map(candidate).collect(),
        iterations: 0,
    };
    rank(&mut choice);
    choice
}

/// Sorts the candidates by visit count, then by value, and chooses the first.
fn rank<M: Copy>(choice: &mut Choice<M>) {
    choice.candidates.sort_by(|one, other| {
        other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
    });
    let best = choice.candidates[0];
    choice.mv = best.mv;
    choice.values = best.values;
}

/// Merges the root statistics of another thread's search.
fn merge<M: Copy + PartialEq>(all: &mut Choice<M>, other: &Choice<M>) {
    for theirs in &other.candidates {
        let Some(ours) = all.candidates.iter_mut().find(|ours| ours.mv == theirs.mv) else {
            continue;
        };
        let visits = ours.visits + theirs.visits;
        let weight = if visits == 0 { 0.5 } else { ours.visits as f32 / visits as f32 };
        ours.values = ours.values.blend(weight, &theirs.values);
        ours.value = weight * ours.value + (1.0 - weight) * theirs.value;
        ours.visits = visits;
    }
    all.iterations += other.iterations;
    rank(all);
}

/// Samples one of the candidates with probability proportional to its value to the power of the inverse
/// temperature.
fn sample_by_temperature<M: Copy>(choice: &mut Choice<M>, rng: &mut Quick) {
    let best = choice.candidates[0].value.max(f32::MIN_POSITIVE);
    let weight = |value: f32| libm::powf(value / best, SAMPLED_INVERSE_TEMPERATURE);
    let total: f32 = choice.candidates.iter().map(|it| weight(it.value)).sum();
    let mut at = unit_interval(rng) * total;
    for it in &choice.candidates {
        at -= weight(it.value);
        if at < 0.0 {
            (choice.mv, choice.values) = (it.mv, it.values);
            return;
        }
    }
}
