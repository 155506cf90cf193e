//! Training of the evaluation network by self-play with TD(λ) (Sutton, 1988; as in TD-Gammon, Tesauro,
//! 1995).
//!
//! In every generation the network plays some thousands of games, ε-greedy by a one-ply evaluation, and
//! is then trained on their afterstates towards the λ-returns. The result follows from the seed to the
//! last bit, on any number of threads.

mod adam;
mod config;
mod self_play;

use std::str::FromStr;

use game::{Game, Luck as _, Quick, SEATS_MAX, laws};

pub use crate::learn::{adam::Adam, config::TrainingConfig};
use crate::{
    ValueNetwork,
    learn::self_play::Sample,
    network::{Input, UNITS},
    parallel_map,
    rollout::unit_interval,
};

/// A running training.
pub struct Training {
    /// The network so far.
    pub network: ValueNetwork,
    /// Generations done.
    pub generation: u32,
    optimizer: Adam,
}

/// Result of a generation.
#[derive(Clone, Copy, Debug)]
pub struct GenerationStats {
    /// Training positions.
    pub positions: usize,
    /// Mean cross-entropy between predictions and targets during the epoch, in nats. A uniform
    /// prediction has the logarithm of the number of seats.
    pub loss: f32,
}

impl Training {
    /// A training with a randomly initialized network and normalized inputs.
    pub fn new<G: Game>(config: &TrainingConfig) -> Training {
        let mut rng = Quick::new(config.seed);
        let mut random = || (unit_interval(&mut rng) - 0.5) * 0.3;
        let mut inputs = Vec::new();
        for (name, scale) in G::FEATURES.iter().zip(scales::<G>(config.seed)) {
            let units = std::array::from_fn(|_| random());
            inputs.push(Input { name: (*name).to_owned(), scale, skip: 0.0, units });
        }
        let network =
            ValueNetwork { inputs, bias: [0.0; UNITS], output: [0.0; UNITS].map(|_| random()) };
        let optimizer = Adam::new(&network);
        Training { network, generation: 0, optimizer }
    }

    /// Plays and learns from one more generation. `played` is called after every game.
    pub fn run_generation<G: Game>(
        &mut self,
        config: &TrainingConfig,
        mut played: impl FnMut() + Send,
    ) -> GenerationStats {
        let seed = Quick::new(config.seed ^ u64::from(self.generation) << 32).word();
        let setups = laws::all_setups::<G>();
        let network = &self.network;
        let play = |number: usize| {
            let mut rng = Quick::new(u64::from(seed) << 32 | number as u64);
            let setup = self_play::setup::<G>(&setups, &mut rng);
            self_play::play::<G>(network, &setup, config, &mut rng)
        };
        let done = |_: &Vec<Sample>| {
            played();
            true
        };
        let games = parallel_map(0..config.games as usize, config.threads, play, done);
        let mut samples: Vec<Sample> = games.into_iter().flatten().collect();
        let progress = self.generation as f32 / config.generations.max(1) as f32;
        let rate = config.learning_rate * libm::powf(0.05, progress);
        let mut rng = Quick::new(u64::from(seed));
        let loss = self.optimizer.learn(&mut self.network, &mut samples, rate, &mut rng);
        self.generation += 1;
        GenerationStats { positions: samples.len(), loss }
    }

    /// The whole state, to resume from.
    pub fn to_text(&self) -> String {
        format!("{}\n{}{}", self.generation, self.network, self.optimizer)
    }

    /// Parses the text of [`Training::to_text`].
    pub fn from_text<G: Game>(text: &str) -> Option<Training> {
        let (generation, rest) = text.split_once('\n')?;
        let split = 2 + G::FEATURES.len();
        let at = rest.match_indices('\n').nth(split - 1)?.0 + 1;
        let network = ValueNetwork::read::<G>(&rest[..at]).ok()?;
        let optimizer = Adam::from_str(&rest[at..]).ok()?;
        Some(Training { network, generation: generation.parse().ok()?, optimizer })
    }
}

/// Input normalization: for each feature the inverse of its root mean square over random games.
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
