//! Records as text that people read, type and send.
//!
//! ```text
//! pagoda qin edition 1
//! seats 2
//! options board=bird fair-hands=no
//! * first 1
//! * deal RR BY BB / RB RB YY
//! 1 RB E6 E5
//! 1 draw 3
//! * tile YY
//! ```
//!
//! Each line is a step: the seat counted from one, or `*` for chance, then its words. A semicolon
//! begins a comment.

use std::{fmt, str::FromStr};

use crate::{
    contract::{Rules, StepOf},
    record::RecordOf,
    words::{Setup, Step},
};

/// Why a text can't be read as a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The line, counted from one.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for Misread {}

/// Writes a record as text.
///
/// # Panics
/// If the `Display` of options, a move or an outcome returns an error.
pub fn to_text<G: Rules>(record: &RecordOf<G>) -> String {
    use fmt::Write as _;
    let mut text = format!("pagoda {} edition {}\n", record.game, record.edition);
    let written = (|| {
        writeln!(text, "seats {}", record.setup.seats)?;
        writeln!(text, "options {}", record.setup.options)?;
        Ok::<(), fmt::Error>(())
    })();
    written.expect("a string takes any text");
    text + &steps_to_text::<G>(&record.steps)
}

/// Writes steps as text, one per line.
pub fn steps_to_text<G: Rules>(steps: &[StepOf<G>]) -> String {
    let lines = steps.iter().map(|step| match step {
        Step::Move { seat, mv } => format!("{seat} {mv}\n"),
        Step::Chance { chance } => format!("* {chance}\n"),
    });
    lines.collect()
}

/// Reads steps, one per line.
///
/// # Errors
/// The first line that is no step.
pub fn steps_from_text<G: Rules>(text: &str) -> Result<Vec<StepOf<G>>, Misread> {
    text.lines().enumerate().map(|(at, line)| step::<G>(at + 1, line)).collect()
}

/// Reads a record. Replaying it checks whether its steps are legal.
///
/// # Errors
/// The first line that isn't what a record has there.
pub fn from_text<G: Rules>(text: &str) -> Result<RecordOf<G>, Misread> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.split(';').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty());
    let mut head = |prefix: &'static str, expected| {
        let (line, text) = lines.next().unwrap_or((1, ""));
        let words = text.strip_prefix(prefix).ok_or(Misread { line, expected })?;
        Ok((line, words.trim()))
    };

    let (line, title) = head("pagoda ", "pagoda GAME edition N")?;
    let (game, edition) =
        title.split_once(" edition ").ok_or(Misread { line, expected: "pagoda GAME edition N" })?;
    let edition = parse(line, edition, "an edition's number")?;
    let (line, seats) = head("seats ", "seats N")?;
    let seats = parse(line, seats, "a number of seats")?;
    let (line, options) = head("options", "options …")?;
    let options = parse(line, options, "options of this game")?;

    let steps = lines.map(|(line, text)| step::<G>(line, text)).collect::<Result<_, _>>()?;
    Ok(RecordOf::<G> { game: game.to_owned(), edition, setup: Setup { seats, options }, steps })
}

fn step<G: Rules>(line: usize, text: &str) -> Result<Step<G::Move, G::Chance>, Misread> {
    let (who, words) =
        text.split_once(' ').ok_or(Misread { line, expected: "a seat or *, then words" })?;
    if who == "*" {
        return Ok(Step::Chance { chance: parse(line, words, "an outcome of chance")? });
    }
    let seat = parse(line, who, "a seat from 1, or *")?;
    Ok(Step::Move { seat, mv: parse(line, words, "a move of this game")? })
}

fn parse<T: FromStr>(line: usize, text: &str, expected: &'static str) -> Result<T, Misread> {
    text.trim().parse().map_err(|_| Misread { line, expected })
}
