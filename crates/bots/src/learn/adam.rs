//! Stochastic gradient descent by Adam (Kingma and Ba, 2015) on the cross-entropy to the TD(λ) targets.

use std::{
    fmt::{self, Write as _},
    str::FromStr,
};

use game::{Features, Luck as _, Quick, SEATS_MAX};

use crate::{
    ValueNetwork, Values,
    learn::self_play::Sample,
    network::{HiddenLayer, UNITS, Units},
};

/// Batch size.
const BATCH: usize = 128;
/// Decay rates of the first and second moment (β₁, β₂).
const BETA: (f32, f32) = (0.9, 0.999);

/// State of the optimizer: for each weight the moving averages of its gradient and of the gradient squared.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    steps: u32,
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
}

impl Adam {
    pub(crate) fn new(network: &ValueNetwork) -> Adam {
        let weights = 2 * UNITS + network.inputs.len() * (1 + UNITS);
        Adam { steps: 0, first_moments: vec![0.0; weights], second_moments: vec![0.0; weights] }
    }

    /// One epoch over the samples in random order; returns their mean loss.
    pub(crate) fn learn(
        &mut self,
        network: &mut ValueNetwork,
        samples: &mut [Sample],
        rate: f32,
        rng: &mut Quick,
    ) -> f32 {
        for at in (1..samples.len()).rev() {
            samples.swap(at, rng.below(at as u32 + 1) as usize);
        }
        let mut loss = 0.0;
        let mut gradient = vec![0.0; self.first_moments.len()];
        for batch in samples.chunks(BATCH) {
            gradient.fill(0.0);
            for sample in batch {
                loss += f64::from(add_gradient(network, sample, &mut gradient));
            }
            self.step(network, &gradient, rate, batch.len() as f32);
        }
        (loss / samples.len().max(1) as f64) as f32
    }

    /// One update of the weights.
    fn step(&mut self, network: &mut ValueNetwork, gradient: &[f32], rate: f32, batch: f32) {
        self.steps += 1;
        let bias_correction = |beta: f32| 1.0 - libm::powf(beta, self.steps as f32);
        let (first, second) = (bias_correction(BETA.0), bias_correction(BETA.1));
        for (at, weight) in network.weights_mut().enumerate() {
            let gradient = gradient[at] / batch;
            let (m, v) = (&mut self.first_moments[at], &mut self.second_moments[at]);
            *m = BETA.0 * *m + (1.0 - BETA.0) * gradient;
            *v = BETA.1 * *v + (1.0 - BETA.1) * gradient * gradient;
            let deviation = (*v / second).sqrt() + 1e-8;
            *weight -= rate * *m / first / deviation;
        }
    }
}

/// Adds the gradient of a sample's loss for every weight; returns the loss.
fn add_gradient(network: &ValueNetwork, sample: &Sample, gradient: &mut [f32]) -> f32 {
    let n = usize::from(sample.seats);
    let mut layers = [HiddenLayer::default(); SEATS_MAX];
    let mut scores = [0.0; SEATS_MAX];
    for (at, layer) in layers[..n].iter_mut().enumerate() {
        *layer = network.hidden_layer(&sample.features[at]);
        scores[at] = network.output_layer(layer);
    }
    let predicted = Values::from_scores(sample.seats, &scores);
    let mut loss = 0.0;
    for (at, layer) in layers[..n].iter().enumerate() {
        let (target, predicted) = (sample.target.0[at], predicted.0[at]);
        loss -= target * libm::logf(predicted.max(1e-6));
        add_seat_gradient(
            network,
            &sample.features[at],
            &layer.units,
            predicted - target,
            gradient,
        );
    }
    loss
}

/// Backpropagates one seat's error, the derivative of the loss by its score.
fn add_seat_gradient(
    network: &ValueNetwork,
    features: &Features,
    units: &Units,
    error: f32,
    gradient: &mut [f32],
) {
    let (bias, rest) = gradient.split_at_mut(UNITS);
    let (output, rest) = rest.split_at_mut(UNITS);
    let mut deltas: Units = [0.0; UNITS];
    for at in 0..UNITS {
        if 0.0 < units[at] {
            deltas[at] = error * network.output[at];
            output[at] += error * units[at];
            bias[at] += deltas[at];
        }
    }
    for ((input, &feature), gradient) in
        network.inputs.iter().zip(features).zip(rest.chunks_exact_mut(1 + UNITS))
    {
        if feature != 0 {
            let value = f32::from(feature) * input.scale;
            gradient[0] += error * value;
            for (gradient, delta) in gradient[1..].iter_mut().zip(&deltas) {
                *gradient += delta * value;
            }
        }
    }
}

/// Three lines: steps, first moments, second moments.
impl fmt::Display for Adam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |numbers: &[f32]| {
            let mut line = String::new();
            for number in numbers {
                let _ = write!(line, "{number} ");
            }
            line
        };
        writeln!(f, "{}\n{}\n{}", self.steps, line(&self.first_moments), line(&self.second_moments))
    }
}

impl FromStr for Adam {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Adam, &'static str> {
        let mut lines = text.lines();
        let steps = lines.next().and_then(|line| line.parse().ok()).ok_or("no number of steps")?;
        let mut numbers = || -> Option<Vec<f32>> {
            lines.next()?.split_whitespace().map(|number| number.parse().ok()).collect()
        };
        let mut moments = || numbers().ok_or("no moments");
        Ok(Adam { steps, first_moments: moments()?, second_moments: moments()? })
    }
}
