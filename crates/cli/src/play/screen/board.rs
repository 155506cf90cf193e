//! The board on the screen: the game's own drawing, with the cursor and what is picked on it.

use game::{Ink, Paper, Run, Spot};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};

use super::{palette::Palette, sheet::Sheet};

/// What is marked on the board.
#[derive(Default)]
pub(crate) struct Marks {
    /// The space or the word on the table that Enter would pick.
    pub(crate) cursor: Option<String>,
    /// The spaces picked.
    pub(crate) picked: Vec<String>,
    /// The spaces of what happened last.
    pub(crate) fresh: Vec<String>,
}

/// Draws a board into an area that has room for it; says where each space and each word is.
pub(crate) fn draw(
    sheet: &Sheet,
    marks: &Marks,
    palette: Palette,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(String, Rect)> {
    for (row, line) in area.rows().zip(&sheet.paper.lines) {
        let glyphs = line.iter().flat_map(|run| run.text.chars().map(move |glyph| (run, glyph)));
        for (at, (run, glyph)) in row.positions().zip(glyphs) {
            buffer[at].set_char(glyph).set_style(look(run, glyph, palette));
        }
    }
    let spots = sheet.paper.spots.iter().chain(&sheet.paper.words);
    let places = spots.map(|spot| (spot.name.clone(), sheet.place(spot, area)));
    let places: Vec<_> = places.filter(|(_, place)| !place.is_empty()).collect();
    for (name, place) in &places {
        if marks.fresh.contains(name) {
            let foot = Rect { y: place.bottom() - 1, height: 1, ..*place };
            buffer.set_style(foot, Style::new().add_modifier(Modifier::UNDERLINED));
        }
        if marks.picked.contains(name) {
            pick_out(*place, palette.chosen(), ['‹', '›'], buffer);
        }
        if marks.cursor.as_ref() == Some(name) {
            pick_out(*place, palette.chosen(), ['[', ']'], buffer);
        }
    }
    places
}

/// A seat's number stands on a chip of its colour.
pub(super) fn look(run: &Run, glyph: char, palette: Palette) -> Style {
    match run.ink {
        Ink::Seat(seat) if glyph.to_digit(10) == Some(u32::from(seat) + 1) => palette.seat(seat),
        ink => palette.piece(ink, run.shade),
    }
}

/// Sets a space off: its ground is changed, and where there is room it gets brackets, so that it
/// is seen without colour too.
fn pick_out(place: Rect, style: Style, [left, right]: [char; 2], buffer: &mut Buffer) {
    buffer.set_style(place, style);
    let (first, last) = ((place.left(), place.y), (place.right() - 1, place.y));
    for (at, bracket) in [(first, left), (last, right)] {
        if buffer[at].symbol() == " " {
            buffer[at].set_char(bracket);
        }
    }
}

/// The space next to another, in a direction: right and left in its line, else in the next line
/// that has one, as straight as possible.
pub(crate) fn beside<'a>(paper: &'a Paper, from: &str, right: i32, down: i32) -> Option<&'a str> {
    let here = paper.spots.iter().find(|spot| spot.name == from)?;
    let apart = |spot: &Spot| {
        let column = spot.column as i32 - here.column as i32;
        let line = spot.line as i32 - here.line as i32;
        (column, line)
    };
    let ahead = paper.spots.iter().filter(|spot| {
        let (column, line) = apart(spot);
        if down == 0 { line == 0 && 0 < column * right } else { 0 < line * down }
    });
    let near = ahead.min_by_key(|spot| {
        let (column, line) = apart(spot);
        (line.abs(), column.abs())
    });
    near.map(|spot| spot.name.as_str())
}

#[cfg(test)]
mod tests {
    use game::Shade;

    use super::*;

    #[test]
    fn the_cursor_goes_straight_on_crooked_boards_too() {
        let mut paper = Paper::default();
        for (indent, names) in [("", "AB"), (" ", "CD"), ("", "EF")] {
            paper.line().say(indent);
            for name in names.chars() {
                paper.space(name.into(), " · ", Ink::Faint, Shade::Land);
            }
        }
        let go = |from, right, down| beside(&paper, from, right, down);
        assert_eq!(go("A", 1, 0), Some("B"));
        assert_eq!(go("B", 1, 0), None);
        assert_eq!(go("B", 0, 1), Some("D"));
        assert_eq!(go("D", 0, 1), Some("F"));
        assert_eq!(go("A", 0, -1), None);
        assert_eq!(go("C", 0, -1), Some("A"));
    }
}
