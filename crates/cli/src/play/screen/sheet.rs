//! The game's drawing at the size it is shown in.

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
    /// The board as large as fits into so many columns and lines. What the game writes after an
    /// empty line is no part of it: see [`notes`].
    pub(super) fn fit(paper: &Paper, columns: u16, lines: u16) -> Sheet {
        let paper = &Paper { lines: board(paper).to_vec(), ..paper.clone() };
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

/// The lines up to the first empty one.
fn board(paper: &Paper) -> &[Vec<Run>] {
    let end = paper.lines.iter().position(Vec::is_empty);
    &paper.lines[..end.unwrap_or(paper.lines.len())]
}

/// The lines after the first empty one: what else there is to know, the most important first.
pub(crate) fn notes(paper: &Paper) -> &[Vec<Run>] {
    paper.lines.get(board(paper).len() + 1..).unwrap_or_default()
}

/// A drawing with larger spaces, if there is nothing else on it to pick and they all are of one
/// width and side by side, as far as there are any; every line of them may begin further right by a
/// part of a space.
fn enlarged(paper: &Paper) -> Option<Paper> {
    if !paper.words.is_empty() {
        return None;
    }
    let width = paper.spots.first()?.width;
    let from = paper.spots.iter().map(|spot| spot.column).min()?;
    let most = paper.spots.iter().map(|spot| (spot.column - from) / width).max()?;
    let mut large = Paper::default();
    for (at, line) in paper.lines.iter().enumerate() {
        let spots: Vec<&Spot> = paper.spots.iter().filter(|spot| spot.line == at).collect();
        let indent = spots.first().map_or(0, |spot| (spot.column - from) % width);
        let row = Row { from: from + indent, width, count: most + 1, shift: shift(indent, width) };
        for spot in &spots {
            if spot.width != width || (spot.column - from) % width != indent {
                return None;
            }
            let (name, column) = (spot.name.clone(), row.column(spot.column));
            let (line, width) = (large.lines.len(), width + WIDER);
            large.spots.push(Spot { name, line, column, width });
        }
        large.lines.push(row.stretched(line));
        if !spots.is_empty() {
            let blank = |run: &Run| Run { text: " ".repeat(run.width()), ..run.clone() };
            let below = row.stretched(line).iter().map(blank).collect();
            large.lines.push(below);
        }
    }
    Some(large)
}

/// How much further a line begins whose indent grows as its spaces do.
fn shift(indent: usize, width: usize) -> usize {
    (indent * WIDER + width / 2) / width
}

/// A line of spaces that grow.
struct Row {
    from: usize,
    width: usize,
    count: usize,
    shift: usize,
}

impl Row {
    /// Where the space of a column begins now.
    fn column(&self, column: usize) -> usize {
        column + self.shift + (column - self.from) / self.width * WIDER
    }

    /// A line whose spaces gain a half of what they gain on each side, in their own look.
    fn stretched(&self, line: &[Run]) -> Vec<Run> {
        let run = |text: String, run: &Run| Run { text, ..run.clone() };
        let pad = |like: &Run| run(" ".repeat(WIDER / 2), like);
        let mut runs = Vec::new();
        let glyphs = line.iter().flat_map(|run| run.text.chars().map(move |glyph| (run, glyph)));
        for (column, (like, glyph)) in glyphs.enumerate() {
            let inside = column.checked_sub(self.from);
            let inside = inside.filter(|inside| *inside < self.count * self.width);
            if inside == Some(0) && 0 < self.shift {
                let (ink, shade) = (Ink::Plain, Shade::None);
                runs.push(Run { text: " ".repeat(self.shift), ink, shade });
            }
            if inside.is_some_and(|inside| inside % self.width == 0) {
                runs.push(pad(like));
            }
            runs.push(run(glyph.into(), like));
            if inside.is_some_and(|inside| inside % self.width == self.width - 1) {
                runs.push(pad(like));
            }
        }
        runs
    }
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
    fn lines_of_hexagons_grow() {
        let sheet = Sheet::fit(&grid(" "), 80, 24);
        let lines = ["     A    B", "1    ·    ·   |", "", "2      ·    ·   |", ""];
        assert_eq!(sheet.paper.plain().lines().collect::<Vec<_>>(), lines);
        let spot = Spot { name: "B2".into(), line: 3, column: 10, width: 5 };
        assert_eq!(sheet.paper.spots[3], spot);
    }

    #[test]
    fn uneven_or_narrow_sheets_stay_unchanged() {
        let mut uneven = grid("");
        uneven.space("C2".into(), " · ", Ink::Faint, Shade::Land);
        assert_eq!(Sheet::fit(&uneven, 80, 24).paper, uneven);
        assert_eq!(Sheet::fit(&grid(""), 10, 24).paper, grid(""));
        let mut with_card = grid("");
        with_card.line().word("take".into(), "♣", Ink::Plain, Shade::None);
        assert_eq!(Sheet::fit(&with_card, 80, 24).paper, with_card);
    }

    #[test]
    fn notes_are_no_part_of_the_board() {
        let mut paper = grid("");
        paper.line().line().say("note");
        assert_eq!(Sheet::fit(&paper, 10, 24).paper, grid(""));
        let notes: Vec<&str> = notes(&paper).iter().map(|line| line[0].text.as_str()).collect();
        assert_eq!(notes, ["note"]);
    }
}
