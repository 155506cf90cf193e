//! A small network that turns what stands out for a seat into a score.
//!
//! Inputs, one layer of rectified units, one score; beside it each input adds to the score straight.
//! Plain loops over the units: the compiler makes them wide, and their order never changes, so that
//! the same position is worth the same on every machine.

use std::fmt::{self, Write as _};

use game::{Features, Game, SEATS_MAX, Turn, seats};

use crate::{Values, outcome};

/// Rectified units.
pub(crate) const UNITS: usize = 32;
/// One weight for each unit.
pub(crate) type Units = [f32; UNITS];

/// The weights of one game's evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    pub(crate) inputs: Vec<Input>,
    pub(crate) bias: Units,
    pub(crate) output: Units,
}

/// What hangs on one feature.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Input {
    /// Its name, so that weights of other features are never taken for these.
    pub(crate) name: String,
    /// What it is multiplied by first, for values of a like size.
    pub(crate) scale: f32,
    /// What it adds to the score straight.
    pub(crate) straight: f32,
    /// What it adds to each unit.
    pub(crate) units: Units,
}

impl Network {
    /// What the units hold before they are rectified, and the straight part of the score.
    pub(crate) fn layer(&self, features: &Features) -> (Units, f32) {
        let (mut units, mut straight) = (self.bias, 0.0);
        for (input, &feature) in self.inputs.iter().zip(features) {
            if feature != 0 {
                let value = f32::from(feature) * input.scale;
                straight += value * input.straight;
                for (unit, weight) in units.iter_mut().zip(&input.units) {
                    *unit += value * weight;
                }
            }
        }
        (units, straight)
    }

    /// The score of a seat for which this stands out.
    pub fn score(&self, features: &Features) -> f32 {
        self.conclude(&self.layer(features))
    }

    /// The score from what [`Network::layer`] said.
    pub(crate) fn conclude(&self, (units, straight): &(Units, f32)) -> f32 {
        let mut score = *straight;
        for (unit, weight) in units.iter().zip(&self.output) {
            score += unit.max(0.0) * weight;
        }
        score
    }

    /// What a game for so many seats is worth by the features of each.
    pub fn values(&self, n: u8, features: &[Features; SEATS_MAX]) -> Values {
        let mut scores = [0.0; SEATS_MAX];
        for seat in seats(n) {
            scores[seat.index()] = self.score(&features[seat.index()]);
        }
        Values::from_scores(n, &scores)
    }

    /// What a position is worth; one that is over, by its outcome.
    pub fn worth<G: Game>(&self, game: &G, n: u8) -> Values {
        if game.turn() == Turn::Over {
            return outcome(&game.standing());
        }
        let mut features = [[0; _]; SEATS_MAX];
        game.features(&mut features);
        self.values(n, &features)
    }

    /// The same with weights of four decimals, for a file that people can look at.
    #[must_use]
    pub fn rounded(mut self) -> Network {
        let round = |weight: &mut f32| *weight = (*weight * 1e4).round() / 1e4;
        self.weights_mut().for_each(round);
        self
    }

    /// Every weight but the scales: bias, output, and of each input the straight one and the units'.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Network { inputs, bias, output } = self;
        let of_inputs = inputs
            .iter_mut()
            .flat_map(|Input { straight, units, .. }| std::iter::once(straight).chain(units));
        bias.iter_mut().chain(output).chain(of_inputs)
    }
}

/// Why weights can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A line that isn't understood, counted from one.
    Line(usize),
    /// They are of other features than the game has now.
    Features,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Line(number) => write!(f, "line {number} of the weights isn't understood"),
            Unreadable::Features => f.write_str("the weights are of other features: train anew"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// As a file: remarks begin with `#`; then a line each for the bias and the output, and one for each
/// feature: its name, `:`, its scale, its straight weight and its weight to each unit.
impl fmt::Display for Network {
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
        for Input { name, scale, straight, units } in &self.inputs {
            writeln!(f, "{}", line(name, &[&[*scale, *straight], &units[..]].concat()))?;
        }
        Ok(())
    }
}

impl Network {
    /// Reads the weights for a game.
    pub fn read<G: Game>(text: &str) -> Result<Network, Unreadable> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut next = |wanted: &str, numbers: usize| -> Result<Vec<f32>, Unreadable> {
            let (at, line) = lines.next().ok_or(Unreadable::Features)?;
            let (name, rest) = line.split_once(':').ok_or(Unreadable::Line(at + 1))?;
            if name != wanted {
                return Err(Unreadable::Features);
            }
            let read: Result<Vec<f32>, _> = rest.split_whitespace().map(str::parse).collect();
            read.ok().filter(|read| read.len() == numbers).ok_or(Unreadable::Line(at + 1))
        };
        let units = |numbers: &[f32]| std::array::from_fn(|unit| numbers[unit]);
        let bias = units(&next("bias", UNITS)?);
        let output = units(&next("output", UNITS)?);
        let mut inputs = Vec::new();
        for name in G::FEATURES {
            let numbers = next(name, 2 + UNITS)?;
            let (scale, straight) = (numbers[0], numbers[1]);
            let units = units(&numbers[2..]);
            inputs.push(Input { name: (*name).to_owned(), scale, straight, units });
        }
        if lines.next().is_some() {
            return Err(Unreadable::Features);
        }
        Ok(Network { inputs, bias, output })
    }
}
