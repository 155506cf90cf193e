//! The figures of the page, and filling them in.

mod assumptions;
mod constants;
mod costs;
mod simulated;
mod words;

use std::fmt;

use crate::Measurements;

/// A part of the page: its name and its text.
pub type Figures = Vec<(&'static str, String)>;

/// All figures computed from measurements.
pub fn figures(measured: &Measurements) -> Figures {
    let (machine, seen) = (&measured.machine, simulated::Seen::of(measured));
    vec![
        ("machine", format!("{} cores of *{}*", machine.cores, machine.processor)),
        ("titles", constants::titles(measured)),
        ("moves", constants::moves(measured)),
        ("sockets", constants::sockets(measured)),
        ("shares", costs::shares(measured)),
        ("assumed", assumptions::assumptions()),
        ("million", costs::million(measured)),
        ("stages", costs::stages(measured)),
        ("simulated", seen.simulated()),
        ("compared", simulated::compared(measured)),
        ("recovery", seen.recovery()),
        ("money", costs::money(measured)),
    ]
}

/// Why a page can't be filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfilled {
    /// It has no place for these figures.
    NoPlace(String),
    /// It has a place for unknown figures.
    NoFigures(String),
}

impl fmt::Display for Unfilled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfilled::NoPlace(name) => write!(f, "the page has no place for {name}"),
            Unfilled::NoFigures(name) => write!(f, "there are no figures {name}"),
        }
    }
}

impl std::error::Error for Unfilled {}

/// Puts figures between their marks; the rest of the page is unchanged.
pub fn fill(page: &str, figures: &Figures) -> Result<String, Unfilled> {
    const OPEN: &str = "<!-- figures: ";
    const CLOSE: &str = "<!-- end -->";
    let mut parts = page.split(OPEN);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    let mut named = Vec::new();
    for part in parts {
        let (name, rest) = part.split_once(" -->").unwrap_or((part, ""));
        let found = figures.iter().find(|(other, _)| *other == name);
        let (_, text) = found.ok_or_else(|| Unfilled::NoFigures(name.to_owned()))?;
        let after = rest.split_once(CLOSE).ok_or_else(|| Unfilled::NoPlace(name.to_owned()))?.1;
        filled += &format!("{OPEN}{name} -->\n{}\n{CLOSE}{after}", text.trim_end());
        named.push(name);
    }
    match figures.iter().find(|(name, _)| !named.contains(name)) {
        Some((name, _)) => Err(Unfilled::NoPlace((*name).to_owned())),
        None => Ok(filled),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Page\n<!-- figures: one -->\nold\n<!-- end -->\nprose\n";

    #[test]
    fn figures_come_between_their_marks_and_prose_stays() {
        let filled = fill(PAGE, &vec![("one", "new\n".to_owned())]).unwrap();
        assert_eq!(filled, PAGE.replace("old", "new"));
        assert_eq!(fill(&filled, &vec![("one", "new".to_owned())]).unwrap(), filled);
    }

    #[test]
    fn unmatched_figures_and_marks_are_reported() {
        let none = fill(PAGE, &Vec::new());
        assert_eq!(none, Err(Unfilled::NoFigures("one".to_owned())));
        let both = vec![("one", String::new()), ("two", String::new())];
        assert_eq!(fill(PAGE, &both), Err(Unfilled::NoPlace("two".to_owned())));
    }
}
