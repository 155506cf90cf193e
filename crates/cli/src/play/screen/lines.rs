//! Lines of styled text, and entries of the log among them.

use game::Clause;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use super::{palette::Palette, text::wrap};

/// Columns of a clause and the space after it.
const CLAUSE: usize = 6;

/// A line of the log.
pub(crate) struct Entry {
    pub(crate) clause: Clause,
    pub(crate) text: String,
    /// Whether the reader hasn't seen it before.
    pub(crate) is_new: bool,
    pub(crate) is_selected: bool,
}

/// A text in one style, broken into lines.
pub(super) fn styled(text: &str, columns: usize, style: Style) -> Vec<Line<'static>> {
    wrap(text, columns).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// A clause in the margin and the sentence beside it.
pub(super) fn entry_lines(entry: &Entry, columns: usize, palette: Palette) -> Vec<Line<'static>> {
    let text = if entry.is_new { palette.ground() } else { palette.faint() };
    let (margin, text) = match entry.is_selected {
        true => (palette.chosen(), palette.chosen()),
        false => (palette.faint(), text),
    };
    let broken = wrap(&entry.text, columns.saturating_sub(CLAUSE)).into_iter().enumerate();
    let line = |(at, part): (usize, String)| {
        let clause = if at == 0 { entry.clause.to_string() } else { String::new() };
        Line::from(vec![
            Span::styled(format!("{clause:<CLAUSE$}"), margin),
            Span::styled(part, text),
        ])
    };
    broken.map(line).collect()
}

/// As many lines as there is room for; the last one shows that there are more.
pub(super) fn cut(mut lines: Vec<Line<'_>>, room: usize, palette: Palette) -> Vec<Line<'_>> {
    if room < lines.len() {
        lines.truncate(room);
        if let Some(last) = lines.last_mut() {
            *last = Line::styled("…", palette.faint());
        }
    }
    lines
}

/// Puts lines one under the other, as far as the area goes.
pub(super) fn put_lines(lines: &[Line<'_>], area: Rect, buffer: &mut Buffer) {
    for (line, row) in lines.iter().zip(area.rows()) {
        buffer.set_line(row.x, row.y, line, row.width);
    }
}
