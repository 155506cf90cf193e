//! What stands under the board: the question, the words to choose from, what a move would do.

use std::ops::Range;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};

use super::{
    lines::{Entry, cut, entry_lines, put_lines, styled},
    palette::Palette,
    text::width,
};

/// A part of what stands under the board.
pub(crate) enum Below {
    /// The question, and the space that the cursor is on.
    Ask(String, Option<String>),
    /// Words to choose from with their keys, and which of them is chosen.
    Choices(Vec<(String, String)>, usize),
    /// What a move would do.
    Would(Entry),
    /// Anything else worth a line.
    Note(String),
}

/// Draws the parts one under the other; says where each word to choose is.
pub(super) fn draw(
    parts: &[Below],
    palette: Palette,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<Rect> {
    let (columns, room) = (usize::from(area.width), usize::from(area.height));
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut places = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        match part {
            Below::Ask(text, space) => lines.extend(ask_lines(text, space, columns, palette)),
            Below::Choices(choices, chosen) => {
                let more = usize::from(at + 1 < parts.len());
                let room = room.saturating_sub(lines.len() + more).max(1);
                let rows = Rows::of(choices, *chosen, columns, room);
                places = rows.places(area, lines.len());
                lines.extend(rows.lines(choices, *chosen, palette));
            }
            Below::Would(entry) => lines.extend(entry_lines(entry, columns, palette)),
            Below::Note(text) => lines.extend(styled(text, columns, palette.ground())),
        }
    }
    put_lines(&cut(lines, room, palette), area, buffer);
    places
}

/// The question, with the cursor's space at the end of its first line.
fn ask_lines(
    text: &str,
    space: &Option<String>,
    columns: usize,
    palette: Palette,
) -> Vec<Line<'static>> {
    let space = space.as_deref().unwrap_or_default();
    let mut lines = styled(text, columns.saturating_sub(width(space) + 1), palette.lit());
    if let Some(first) = lines.first_mut() {
        let gap = columns.saturating_sub(first.width() + width(space));
        first.spans.push(Span::raw(" ".repeat(gap)));
        first.spans.push(Span::styled(space.to_owned(), palette.lit()));
    }
    lines
}

/// Words in rows.
struct Rows {
    /// The row, the column and the width of each word.
    words: Vec<(usize, usize, usize)>,
    /// The rows that there is room for.
    shown: Range<usize>,
    /// How many there are.
    count: usize,
}

impl Rows {
    /// Breaks words into rows and shows those around the chosen one.
    fn of(choices: &[(String, String)], chosen: usize, columns: usize, room: usize) -> Rows {
        let mut words = Vec::new();
        let (mut row, mut column): (usize, usize) = (0, 0);
        for (key, label) in choices {
            // A mark, the key, the label, and a blank after each.
            let wide = width(key) + width(label) + 3;
            if 0 < column && columns < column + wide {
                (row, column) = (row + 1, 0);
            }
            words.push((row, column, wide));
            column += wide + 1;
        }
        let count = row + 1;
        let chosen = words.get(chosen).map_or(0, |(row, ..)| *row);
        let from = (chosen + 1).saturating_sub(room);
        Rows { words, shown: from..count.min(from + room), count }
    }

    /// Where each word is, if the rows begin at a line of an area.
    fn places(&self, area: Rect, line: usize) -> Vec<Rect> {
        let place = |(row, column, wide): &(usize, usize, usize)| {
            if !self.shown.contains(row) {
                return Rect::default();
            }
            let line = line + row - self.shown.start;
            let (x, y) = (area.x + *column as u16, area.y + line as u16);
            Rect::new(x, y, *wide as u16, 1).intersection(area)
        };
        self.words.iter().map(place).collect()
    }

    /// The rows shown, each word with its key before it. Dots stand for rows above and below.
    fn lines(
        &self,
        choices: &[(String, String)],
        chosen: usize,
        palette: Palette,
    ) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default(); self.shown.len()];
        for (at, ((key, label), (row, ..))) in choices.iter().zip(&self.words).enumerate() {
            let Some(line) = row.checked_sub(self.shown.start).and_then(|row| lines.get_mut(row))
            else {
                continue;
            };
            let (key_style, style) = if at == chosen {
                (palette.chosen(), palette.chosen())
            } else {
                (palette.lit(), palette.ground())
            };
            let mark = if at == chosen { "▸" } else { " " };
            line.spans.extend([
                Span::styled(format!("{mark}{key} "), key_style),
                Span::styled(format!("{label} "), style),
                Span::styled(" ", palette.ground()),
            ]);
        }
        let dots = || Span::styled("…", palette.faint());
        if let Some(first) = lines.first_mut().filter(|_| 0 < self.shown.start) {
            first.spans.push(dots());
        }
        if let Some(last) = lines.last_mut().filter(|_| self.shown.end < self.count) {
            last.spans.push(dots());
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(chosen: usize, room: usize, shown: &[&str]) {
        let words = ["one", "two", "three", "four", "five"];
        let choices: Vec<(String, String)> = words
            .iter()
            .zip(1..)
            .map(|(word, key)| (key.to_string(), (*word).to_owned()))
            .collect();
        let rows = Rows::of(&choices, chosen, 17, room);
        let lines = rows.lines(&choices, chosen, Palette::None);
        let lines: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        assert_eq!(lines, shown);
        let places = rows.places(Rect::new(1, 10, 17, 9), 2);
        let seen = places.iter().filter(|place| !place.is_empty());
        assert!(seen.clone().all(|place| (12..12 + room as u16).contains(&place.y)));
        let keys = lines.join("").chars().filter(char::is_ascii_digit).count();
        assert_eq!(seen.count(), keys);
    }

    #[test]
    fn words_that_have_no_room_scroll() {
        check(0, 9, &["▸1 one   2 two", " 3 three", " 4 four   5 five"]);
        check(usize::MAX, 1, &[" 1 one   2 two  …"]);
        check(2, 1, &["▸3 three  ……"]);
        check(4, 2, &[" 3 three  …", " 4 four  ▸5 five"]);
    }
}
