//! From a view and a budget to a move with its reasons.

use std::{marker::PhantomData, sync::Arc, thread, time::Instant};

use game::{Game, Quick};

use crate::{
    Budget, Level, Network, Search, Values,
    judge::{Judge, fraction},
    knowledge::{Taste, knowledge},
    tree::Edge,
};

/// How a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// Not at all: any legal move.
    Random,
    /// At first sight, and not always for the best.
    Glance,
    /// By search, with what was learned.
    Learned,
    /// By search, with games played on at random instead of knowledge: what knowledge is measured by.
    Plain,
}

/// What a bot chose, and why.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// What it seems to be worth to each seat.
    pub values: Values,
    /// The moves that were considered, the best first.
    pub considered: Vec<Considered<M>>,
    /// Iterations spent on all cores.
    pub iterations: u32,
}

/// A move that was considered.
#[derive(Clone, Copy, Debug)]
pub struct Considered<M> {
    /// The move.
    pub mv: M,
    /// How often the search went on with it.
    pub visits: u32,
    /// What it seems to be worth to the seat that makes it.
    pub value: f32,
    /// What it seems to be worth to all.
    pub values: Values,
}

/// A player of one game.
#[derive(Clone, Debug)]
pub struct Bot<G> {
    /// How it thinks.
    pub mind: Mind,
    /// How much.
    pub budget: Budget,
    /// On how many cores.
    pub cores: u32,
    /// What it goes by.
    pub network: Arc<Network>,
    /// How it searches.
    pub taste: Taste,
    game: PhantomData<fn() -> G>,
}

/// A glance takes one of the better half of the moves, of no more than this.
const GLANCED: usize = 6;
/// How much a glance prefers the better of them.
const GLANCE_SHARPNESS: f32 = 3.0;

impl<G: Game> Bot<G> {
    /// A bot of a level, on one core.
    pub fn new(level: Level) -> Bot<G> {
        let mind = if level == Level::Novice { Mind::Glance } else { Mind::Learned };
        Bot::of(mind, level.budget())
    }

    /// A bot that thinks in some way.
    pub fn of(mind: Mind, budget: Budget) -> Bot<G> {
        let knowledge = knowledge::<G>();
        Bot::with(mind, budget, Arc::new(knowledge.network.clone()), knowledge.taste)
    }

    /// A bot with weights of its own.
    pub fn with(mind: Mind, budget: Budget, network: Arc<Network>, taste: Taste) -> Bot<G> {
        Bot { mind, budget, cores: 1, network, taste, game: PhantomData }
    }

    /// Chooses a move for the seat whose view this is.
    ///
    /// # Panics
    /// If that seat isn't to act.
    pub fn choose(&self, view: &G::View, seed: u64) -> Choice<G::Move> {
        match self.mind {
            Mind::Random => any::<G>(view, seed),
            Mind::Glance => {
                let mut glanced = conclude(&self.search(view, seed));
                glanced.considered.truncate(glanced.considered.len().div_ceil(2).min(GLANCED));
                stray(&mut glanced, &mut Quick::new(!seed));
                glanced
            }
            Mind::Learned | Mind::Plain => self.think(view, seed),
        }
    }

    /// A search by this bot's lights, before its first iteration.
    pub fn search<'a>(&'a self, view: &'a G::View, seed: u64) -> Search<'a, G> {
        let (judge, taste) = match self.mind {
            // Who knows nothing has no reason to leave a move out.
            Mind::Plain | Mind::Random => (Judge::Plain, Taste { width: usize::MAX, ..self.taste }),
            // A glance is at the first world that comes to mind.
            Mind::Glance => (Judge::Learned(&self.network), Taste { worlds: 1, ..self.taste }),
            Mind::Learned => (Judge::Learned(&self.network), self.taste),
        };
        Search::new(view, judge, taste, seed)
    }

    /// Searches on every core for itself; what they found is added up.
    fn think(&self, view: &G::View, seed: u64) -> Choice<G::Move> {
        let one = |core: u32| {
            let until = self.budget.time.map(|time| Instant::now() + time);
            let mut search = self.search(view, seed.wrapping_add(u64::from(core) << 32));
            let iterations = spend(&mut search, self.budget.iterations, until);
            Choice { iterations, ..conclude(&search) }
        };
        if self.cores <= 1 {
            return one(0);
        }
        thread::scope(|scope| {
            let others: Vec<_> =
                (1..self.cores).map(|core| scope.spawn(move || one(core))).collect();
            let mut all = one(0);
            for other in others {
                merge(&mut all, &other.join().expect("a search ends"));
            }
            all
        })
    }
}

/// Any legal move.
fn any<G: Game>(view: &G::View, seed: u64) -> Choice<G::Move> {
    let mut luck = Quick::new(seed);
    let world = G::imagine(view, &mut luck);
    let mv = world.sample(&mut luck);
    Choice { mv, values: Values::default(), considered: Vec::new(), iterations: 0 }
}

/// Iterates until the budget is spent or no move can overtake the first any more.
fn spend<G: Game>(search: &mut Search<'_, G>, most: u32, until: Option<Instant>) -> u32 {
    if search.root().len() == 1 {
        return 0;
    }
    let begun = until.map(|until| (Instant::now(), until));
    for done in 0..most {
        let mut left = most - done;
        if let Some((begun, until)) = begun {
            let now = Instant::now();
            if until <= now {
                return done;
            }
            let pace = f64::from(done + 1) / (now - begun).as_secs_f64();
            // The pace so far is a guess: rather look on for nothing than stop too early.
            let by_time = (until - now).as_secs_f64() * pace * 1.5 + 100.0;
            left = left.min(by_time as u32);
        }
        if done % 16 == 0 && left < search.margin() {
            return done;
        }
        search.iterate();
    }
    most
}

/// The move that was visited most, or seemed best at first sight if none was.
fn conclude<G: Game>(search: &Search<'_, G>) -> Choice<G::Move> {
    let consider = |edge: &Edge<G::Move>| Considered {
        mv: edge.mv,
        visits: edge.visits,
        value: search.mean(edge),
        values: match edge.visits {
            0 => edge.impression,
            visits => edge.sum.scaled(1.0 / visits as f32),
        },
    };
    let mut choice = Choice {
        mv: search.root()[0].mv,
        values: Values::default(),
        considered: search.root().iter().map(consider).collect(),
        iterations: 0,
    };
    rank(&mut choice);
    choice
}

/// Puts the moves in order, the most visited first, and chooses the first of them.
fn rank<M: Copy>(choice: &mut Choice<M>) {
    choice.considered.sort_by(|one, other| {
        other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
    });
    let best = choice.considered[0];
    choice.mv = best.mv;
    choice.values = best.values;
}

/// Adds up what two searches found.
fn merge<M: Copy + PartialEq>(all: &mut Choice<M>, other: &Choice<M>) {
    for add in &other.considered {
        let Some(sum) = all.considered.iter_mut().find(|sum| sum.mv == add.mv) else { continue };
        let visits = sum.visits + add.visits;
        let part = if visits == 0 { 0.5 } else { sum.visits as f32 / visits as f32 };
        sum.values = sum.values.blend(part, &add.values);
        sum.value = part * sum.value + (1.0 - part) * add.value;
        sum.visits = visits;
    }
    all.iterations += other.iterations;
    rank(all);
}

/// Takes one of the moves considered, the better ones more often.
fn stray<M: Copy>(choice: &mut Choice<M>, luck: &mut Quick) {
    let best = choice.considered[0].value.max(f32::MIN_POSITIVE);
    let weight = |value: f32| libm::powf(value / best, GLANCE_SHARPNESS);
    let sum: f32 = choice.considered.iter().map(|it| weight(it.value)).sum();
    let mut at = fraction(luck) * sum;
    for it in &choice.considered {
        at -= weight(it.value);
        if at < 0.0 {
            (choice.mv, choice.values) = (it.mv, it.values);
            return;
        }
    }
}
