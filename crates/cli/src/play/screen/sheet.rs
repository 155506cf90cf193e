//! The game's drawing at the size it is shown in.

use std::collections::BTreeSet;

use game::{Ink, Paper, Run, Shade, Spot};
use ratatui::layout::Rect;

/// Columns that a space gains when there is room.
const WIDER: usize = 2;
/// Lines that it takes then: with these two it looks about square.
const TALLER: usize = 2;

/// A drawing, and how many lines a space of it takes.
pub(crate) struct Sheet {
    pub(super) paper: Paper,
    tall: usize,
}

impl Sheet {
    /// As large as fits into so many columns and lines.
    pub(super) fn fit(paper: &Paper, columns: u16, lines: u16) -> Sheet {
        if let Some(paper) = enlarged(paper) {
            let large = Sheet { paper, tall: TALLER };
            let (wide, high) = large.size();
            if wide <= columns && high <= lines {
                return large;
            }
        }
        Sheet { paper: paper.clone(), tall: 1 }
    }

    /// The columns and lines it takes.
    pub(super) fn size(&self) -> (u16, u16) {
        let wide = self.paper.lines.iter().map(|line| line.iter().map(Run::width).sum()).max();
        let wide: usize = wide.unwrap_or(0);
        (wide as u16, self.paper.lines.len() as u16)
    }

    /// Where a space is on the screen, if the drawing is in this area.
    pub(super) fn place(&self, spot: &Spot, area: Rect) -> Rect {
        let (x, y) = (area.x + spot.column as u16, area.y + spot.line as u16);
        Rect::new(x, y, spot.width as u16, self.tall as u16).intersection(area)
    }
}

/// A drawing with larger spaces. Only a plain grid can be enlarged, where each line of spaces has
/// them in the same columns.
fn enlarged(paper: &Paper) -> Option<Paper> {
    let columns: BTreeSet<usize> = paper.spots.iter().map(|spot| spot.column).collect();
    let width = paper.spots.first()?.width;
    let lines: BTreeSet<usize> = paper.spots.iter().map(|spot| spot.line).collect();
    let is_grid = paper.spots.len() == columns.len() * lines.len()
        && paper.spots.iter().all(|spot| spot.width == width);
    if !is_grid {
        return None;
    }
    let moved = |column: usize| {
        let before = columns.range(..=column).count();
        let is_inside = columns.range(..=column).next_back().is_some_and(|it| column < it + width);
        let grown = if is_inside { before * WIDER - WIDER / 2 } else { before * WIDER };
        column + grown
    };
    let mut large = Paper::default();
    for (at, line) in paper.lines.iter().enumerate() {
        for spot in paper.spots.iter().filter(|spot| spot.line == at) {
            let column = moved(spot.column) - WIDER / 2;
            let (name, width) = (spot.name.clone(), width + WIDER);
            large.spots.push(Spot { name, line: large.lines.len(), column, width });
        }
        large.lines.push(stretched(line, moved));
        if lines.contains(&at) {
            let blank = |run: &Run| Run { text: " ".repeat(run.width()), ..run.clone() };
            let below = stretched(line, moved).iter().map(blank).collect();
            large.lines.push(below);
        }
    }
    Some(large)
}

/// A line whose glyphs are moved apart; what comes between looks like what is before or after.
fn stretched(line: &[Run], moved: impl Fn(usize) -> usize) -> Vec<Run> {
    let mut glyphs: Vec<(char, Ink, Shade)> = Vec::new();
    let mut column = 0;
    for run in line {
        let from = glyphs.len();
        for glyph in run.text.chars() {
            let at = moved(column);
            // A space begins with half of what it gained, in its own look.
            let starts = glyphs.len() == from;
            let look = glyphs.last().copied().filter(|_| !starts);
            let (_, ink, shade) = look.unwrap_or((' ', run.ink, run.shade));
            glyphs.resize(at.max(glyphs.len()), (' ', ink, shade));
            glyphs.push((glyph, run.ink, run.shade));
            column += 1;
        }
        let end = if run.shade == Shade::None { glyphs.len() } else { glyphs.len() + WIDER / 2 };
        glyphs.resize(end, (' ', run.ink, run.shade));
    }
    let run = |(glyph, ink, shade): (char, Ink, Shade)| Run { text: glyph.into(), ink, shade };
    glyphs.into_iter().map(run).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(indent: &str) -> Paper {
        let mut paper = Paper::default();
        paper.line().write("    A  B ", Ink::Faint, Shade::None);
        for (row, indent) in [(1, ""), (2, indent)] {
            paper.line().say(format!("{row}  {indent}"));
            for column in ["A", "B"] {
                paper.space(format!("{column}{row}"), " · ", Ink::Faint, Shade::Land);
            }
            paper.say(" |");
        }
        paper
    }

    #[test]
    fn a_grid_grows() {
        let sheet = Sheet::fit(&grid(""), 80, 24);
        let lines = ["     A    B", "1    ·    ·   |", "", "2    ·    ·   |", ""];
        assert_eq!(sheet.paper.plain().lines().collect::<Vec<_>>(), lines);
        let spot = Spot { name: "B2".into(), line: 3, column: 8, width: 5 };
        assert_eq!(sheet.paper.spots[3], spot);
        assert_eq!(sheet.place(&spot, Rect::new(1, 1, 40, 20)), Rect::new(9, 4, 5, 2));
    }

    #[test]
    fn what_is_crooked_or_has_no_room_stays() {
        assert_eq!(Sheet::fit(&grid(" "), 80, 24).paper, grid(" "));
        assert_eq!(Sheet::fit(&grid(""), 10, 24).paper, grid(""));
    }
}
