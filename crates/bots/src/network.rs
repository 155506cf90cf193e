//! The evaluation network: from the features of a seat to a score; a softmax over the seats' scores
//! gives the values.
//!
//! A multilayer perceptron with one hidden layer of rectified linear units (ReLU) and a skip connection
//! from every input to the score. Plain loops over the units: the compiler vectorizes them, and their
//! order never changes, so that a position has the same value on every machine.

use std::fmt::{self, Write as _};

use game::{Evaluate, Features, SEATS_MAX, Turn, seats};

use crate::{Values, outcome};

/// Hidden units.
pub(crate) const UNITS: usize = 32;
/// One weight for each unit.
pub(crate) type Units = [f32; UNITS];

/// The weights of one game's evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueNetwork {
    pub(crate) inputs: Vec<Input>,
    pub(crate) bias: Units,
    pub(crate) output: Units,
}

/// The weights of one feature.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Input {
    /// The feature's name, checked when weights are read.
    pub(crate) name: String,
    /// Input normalization: factor of the feature.
    pub(crate) scale: f32,
    /// Weight of the skip connection to the score.
    pub(crate) skip: f32,
    /// Weight to each hidden unit.
    pub(crate) units: Units,
}

/// The hidden layer for the inputs of a seat.
#[derive(Clone, Copy, Default)]
pub(crate) struct HiddenLayer {
    /// Pre-activations of the hidden units.
    pub(crate) units: Units,
    /// The skip connections' part of the score.
    pub(crate) skip: f32,
}

impl ValueNetwork {
    /// The hidden layer of a seat with these features.
    pub(crate) fn hidden_layer(&self, features: &Features) -> HiddenLayer {
        let (mut units, mut skip) = (self.bias, 0.0);
        for (input, &feature) in self.inputs.iter().zip(features) {
            if feature != 0 {
                let value = f32::from(feature) * input.scale;
                skip += value * input.skip;
                for (unit, weight) in units.iter_mut().zip(&input.units) {
                    *unit += value * weight;
                }
            }
        }
        HiddenLayer { units, skip }
    }

    /// The score of a seat with these features.
    pub fn score(&self, features: &Features) -> f32 {
        self.output_layer(&self.hidden_layer(features))
    }

    /// The score from the result of [`ValueNetwork::hidden_layer`].
    pub(crate) fn output_layer(&self, layer: &HiddenLayer) -> f32 {
        let mut score = layer.skip;
        for (unit, weight) in layer.units.iter().zip(&self.output) {
            score += unit.max(0.0) * weight;
        }
        score
    }

    /// Values of a position with `n` seats by the features of each.
    pub fn values(&self, n: u8, features: &[Features; SEATS_MAX]) -> Values {
        let mut scores = [0.0; SEATS_MAX];
        for seat in seats(n) {
            scores[seat.index()] = self.score(&features[seat.index()]);
        }
        Values::from_scores(n, &scores)
    }

    /// Values of a position: by the outcome if the game is over, else by the network.
    pub fn evaluate<G: Evaluate>(&self, game: &G, n: u8) -> Values {
        if game.turn() == Turn::Over {
            return outcome(&game.standing());
        }
        let mut features = [[0; _]; SEATS_MAX];
        game.features(&mut features);
        self.values(n, &features)
    }

    /// The same with weights rounded to four decimals, for a readable file.
    #[must_use]
    pub fn rounded(mut self) -> ValueNetwork {
        let round = |weight: &mut f32| *weight = (*weight * 1e4).round() / 1e4;
        self.weights_mut().for_each(round);
        self
    }

    /// Every trained weight: bias, output, and of each input the skip connection's and the units'.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let ValueNetwork { inputs, bias, output } = self;
        let of_inputs = inputs
            .iter_mut()
            .flat_map(|Input { skip, units, .. }| std::iter::once(skip).chain(units));
        bias.iter_mut().chain(output).chain(of_inputs)
    }
}

/// Why a weights file can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// This line is malformed, counted from one.
    Line(usize),
    /// The weights are of other features than the game has now.
    Features,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Line(number) => {
                write!(f, "line {number} of the weights file is malformed")
            }
            WeightsError::Features => f.write_str("the weights are of other features; train again"),
        }
    }
}

impl std::error::Error for WeightsError {}

/// The weights file: comments begin with `#`; then a line each for the bias and the output, and one for
/// each feature: its name, `:`, its scale, its weight of the skip connection and its weight to each
/// unit.
impl fmt::Display for ValueNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |name: &str, numbers: &[f32]| {
            let mut line = format!("{name}:");
            for number in numbers {
                let _ = write!(line, " {number}");
            }
            line
        };
        writeln!(f, "{}", line("bias", &self.bias))?;
        writeln!(f, "{}", line("output", &self.output))?;
        for Input { name, scale, skip, units } in &self.inputs {
            writeln!(f, "{}", line(name, &[&[*scale, *skip], &units[..]].concat()))?;
        }
        Ok(())
    }
}

impl ValueNetwork {
    /// Reads a weights file for a game.
    pub fn read<G: Evaluate>(text: &str) -> Result<ValueNetwork, WeightsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut next = |expected: &str, numbers: usize| -> Result<Vec<f32>, WeightsError> {
            let (at, line) = lines.next().ok_or(WeightsError::Features)?;
            let (name, rest) = line.split_once(':').ok_or(WeightsError::Line(at + 1))?;
            if name != expected {
                return Err(WeightsError::Features);
            }
            let read: Result<Vec<f32>, _> = rest.split_whitespace().map(str::parse).collect();
            read.ok().filter(|read| read.len() == numbers).ok_or(WeightsError::Line(at + 1))
        };
        let units = |numbers: &[f32]| std::array::from_fn(|unit| numbers[unit]);
        let bias = units(&next("bias", UNITS)?);
        let output = units(&next("output", UNITS)?);
        let mut inputs = Vec::new();
        for name in G::FEATURES {
            let numbers = next(name, 2 + UNITS)?;
            let (scale, skip) = (numbers[0], numbers[1]);
            let units = units(&numbers[2..]);
            inputs.push(Input { name: (*name).to_owned(), scale, skip, units });
        }
        if lines.next().is_some() {
            return Err(WeightsError::Features);
        }
        Ok(ValueNetwork { inputs, bias, output })
    }
}
