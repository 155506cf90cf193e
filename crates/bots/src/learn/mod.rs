//! Learning what positions are worth, by playing against oneself.
//!
//! In every generation the network plays some thousands of games, each move the best at first sight
//! but for a few at random, and is then led towards what came of the positions it brought about:
//! partly the outcome, partly what it thought of the next position (TD(λ)). All follows from the seed.

mod descent;
mod self_play;

use std::str::FromStr;

use game::{Game, Luck as _, Quick, SEATS_MAX, laws};

pub use crate::learn::descent::Descent;
use crate::{
    Network, Shortlist, crew,
    judge::fraction,
    learn::self_play::Sample,
    network::{Input, UNITS},
};

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// From what all chance follows.
    pub seed: u64,
    /// How many generations.
    pub generations: u32,
    /// Games in each.
    pub games: u32,
    /// How many cores play.
    pub cores: usize,
    /// Of how many decisions one is made at random.
    pub stray: u32,
    /// Moves that are looked at for a decision.
    pub glance: usize,
    /// Which, if there are more.
    pub shortlist: Shortlist,
    /// How far the outcome counts against the network's own opinion of the next position.
    pub lambda: f32,
    /// The first step of the descent; the last is a twentieth of it.
    pub rate: f32,
}

/// A training under way.
pub struct Training {
    /// What was learned.
    pub network: Network,
    /// Generations done.
    pub generation: u32,
    descent: Descent,
}

/// What a generation brought.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Positions learned from.
    pub positions: usize,
    /// How far the opinions were from what came of the positions, before learning: the cross entropy in
    /// nats. Knowing nothing, it is the logarithm of the number of seats.
    pub surprise: f32,
}

impl Training {
    /// A network that knows nothing yet, with inputs of a like size.
    pub fn new<G: Game>(plan: &Plan) -> Training {
        let mut luck = Quick::new(plan.seed);
        let mut random = || (fraction(&mut luck) - 0.5) * 0.3;
        let mut inputs = Vec::new();
        for (name, scale) in G::FEATURES.iter().zip(scales::<G>(plan.seed)) {
            let units = std::array::from_fn(|_| random());
            inputs.push(Input { name: (*name).to_owned(), scale, straight: 0.0, units });
        }
        let network =
            Network { inputs, bias: [0.0; UNITS], output: [0.0; UNITS].map(|_| random()) };
        let descent = Descent::new(&network);
        Training { network, generation: 0, descent }
    }

    /// One more generation. `played` hears of every game.
    pub fn go_on<G: Game>(&mut self, plan: &Plan, mut played: impl FnMut() + Send) -> Progress {
        let seed = Quick::new(plan.seed ^ u64::from(self.generation) << 32).word();
        let setups = laws::all_setups::<G>();
        let network = &self.network;
        let play = |number: usize| {
            let mut luck = Quick::new(u64::from(seed) << 32 | number as u64);
            let setup = self_play::setup::<G>(&setups, &mut luck);
            self_play::play::<G>(network, &setup, plan, &mut luck)
        };
        let done = |_: &Vec<Sample>| {
            played();
            true
        };
        let games = crew::crew(0..plan.games as usize, plan.cores, play, done);
        let mut samples: Vec<Sample> = games.into_iter().flatten().collect();
        let part = self.generation as f32 / plan.generations.max(1) as f32;
        let rate = plan.rate * libm::powf(0.05, part);
        let mut luck = Quick::new(u64::from(seed));
        let surprise = self.descent.learn(&mut self.network, &mut samples, rate, &mut luck);
        self.generation += 1;
        Progress { positions: samples.len(), surprise }
    }

    /// The whole state, to go on from later.
    pub fn to_text(&self) -> String {
        format!("{}\n{}{}", self.generation, self.network, self.descent)
    }

    /// Reads what [`Training::to_text`] wrote.
    pub fn from_text<G: Game>(text: &str) -> Option<Training> {
        let (generation, rest) = text.split_once('\n')?;
        let split = 2 + G::FEATURES.len();
        let at = rest.match_indices('\n').nth(split - 1)?.0 + 1;
        let network = Network::read::<G>(&rest[..at]).ok()?;
        let descent = Descent::from_str(&rest[at..]).ok()?;
        Some(Training { network, generation: generation.parse().ok()?, descent })
    }
}

/// For each feature what makes its values about as large as 1, from random games.
fn scales<G: Game>(seed: u64) -> Vec<f32> {
    let mut squares = vec![0.0_f64; G::FEATURES.len()];
    let mut values = 0.0;
    let setups = laws::all_setups::<G>();
    for number in 0..200 {
        let setup = &setups[number % setups.len()];
        let record = laws::random_record::<G>(setup, seed.wrapping_add(number as u64));
        let mut game = G::new(setup);
        for step in &record.steps {
            game.apply(step, &mut |_, _| ());
            let mut features = [[0; _]; SEATS_MAX];
            game.features(&mut features);
            for of_seat in &features[..usize::from(setup.seats)] {
                values += 1.0;
                for (sum, &value) in squares.iter_mut().zip(of_seat) {
                    *sum += f64::from(value).powi(2);
                }
            }
        }
    }
    squares.iter().map(|sum| 1.0 / (sum / values).sqrt().max(0.2) as f32).collect()
}
