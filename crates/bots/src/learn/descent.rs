//! Leading a network towards what came of positions: gradient descent by Adam.

use std::{
    fmt::{self, Write as _},
    str::FromStr,
};

use game::{Features, Luck as _, Quick, SEATS_MAX};

use crate::{
    Network, Values,
    learn::self_play::Sample,
    network::{UNITS, Units},
};

/// Positions that are learned from at once.
const BATCH: usize = 128;
/// How long slope and speed are remembered.
const MEMORY: (f32, f32) = (0.9, 0.999);

/// The state of the descent: for each weight the mean of its slopes and of their squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Descent {
    steps: u32,
    slopes: Vec<f32>,
    squares: Vec<f32>,
}

impl Descent {
    pub(crate) fn new(network: &Network) -> Descent {
        let weights = 2 * UNITS + network.inputs.len() * (1 + UNITS);
        Descent { steps: 0, slopes: vec![0.0; weights], squares: vec![0.0; weights] }
    }

    /// Learns from every sample once, in any order; returns the mean surprise.
    pub(crate) fn learn(
        &mut self,
        network: &mut Network,
        samples: &mut [Sample],
        rate: f32,
        luck: &mut Quick,
    ) -> f32 {
        for at in (1..samples.len()).rev() {
            samples.swap(at, luck.below(at as u32 + 1) as usize);
        }
        let mut surprise = 0.0;
        let mut slope = vec![0.0; self.slopes.len()];
        for batch in samples.chunks(BATCH) {
            slope.fill(0.0);
            for sample in batch {
                surprise += f64::from(add_slope(network, sample, &mut slope));
            }
            self.step(network, &slope, rate, batch.len() as f32);
        }
        (surprise / samples.len().max(1) as f64) as f32
    }

    /// One step down.
    fn step(&mut self, network: &mut Network, slope: &[f32], rate: f32, batch: f32) {
        self.steps += 1;
        let corrected = |memory: f32| 1.0 - libm::powf(memory, self.steps as f32);
        let (first, second) = (corrected(MEMORY.0), corrected(MEMORY.1));
        for (at, weight) in network.weights_mut().enumerate() {
            let slope = slope[at] / batch;
            self.slopes[at] = MEMORY.0 * self.slopes[at] + (1.0 - MEMORY.0) * slope;
            self.squares[at] = MEMORY.1 * self.squares[at] + (1.0 - MEMORY.1) * slope * slope;
            let pace = (self.squares[at] / second).sqrt() + 1e-8;
            *weight -= rate * self.slopes[at] / first / pace;
        }
    }
}

/// Adds the slope of a sample's surprise for every weight; returns the surprise.
fn add_slope(network: &Network, sample: &Sample, slope: &mut [f32]) -> f32 {
    let n = usize::from(sample.seats);
    let mut layers = [([0.0; UNITS], 0.0); SEATS_MAX];
    let mut scores = [0.0; SEATS_MAX];
    for (at, layer) in layers[..n].iter_mut().enumerate() {
        *layer = network.layer(&sample.features[at]);
        scores[at] = network.conclude(layer);
    }
    let thought = Values::from_scores(sample.seats, &scores);
    let mut surprise = 0.0;
    for (at, (units, _)) in layers[..n].iter().enumerate() {
        let (came, thought) = (sample.came.0[at], thought.0[at]);
        surprise -= came * libm::logf(thought.max(1e-6));
        add_slope_of_seat(network, &sample.features[at], units, thought - came, slope);
    }
    surprise
}

/// The part of one seat, whose score should fall by `excess`.
fn add_slope_of_seat(
    network: &Network,
    features: &Features,
    units: &Units,
    excess: f32,
    slope: &mut [f32],
) {
    let (bias, rest) = slope.split_at_mut(UNITS);
    let (output, rest) = rest.split_at_mut(UNITS);
    let mut back: Units = [0.0; UNITS];
    for at in 0..UNITS {
        if 0.0 < units[at] {
            back[at] = excess * network.output[at];
            output[at] += excess * units[at];
            bias[at] += back[at];
        }
    }
    for ((input, &feature), slope) in
        network.inputs.iter().zip(features).zip(rest.chunks_exact_mut(1 + UNITS))
    {
        if feature != 0 {
            let value = f32::from(feature) * input.scale;
            slope[0] += excess * value;
            for (slope, back) in slope[1..].iter_mut().zip(&back) {
                *slope += back * value;
            }
        }
    }
}

/// Three lines: steps, slopes, squares.
impl fmt::Display for Descent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |numbers: &[f32]| {
            let mut line = String::new();
            for number in numbers {
                let _ = write!(line, "{number} ");
            }
            line
        };
        writeln!(f, "{}\n{}\n{}", self.steps, line(&self.slopes), line(&self.squares))
    }
}

impl FromStr for Descent {
    type Err = ();

    fn from_str(text: &str) -> Result<Descent, ()> {
        let mut lines = text.lines();
        let steps = lines.next().and_then(|line| line.parse().ok()).ok_or(())?;
        let mut numbers = || -> Result<Vec<f32>, ()> {
            let line = lines.next().ok_or(())?;
            line.split_whitespace().map(|number| number.parse().map_err(|_| ())).collect()
        };
        Ok(Descent { steps, slopes: numbers()?, squares: numbers()? })
    }
}
