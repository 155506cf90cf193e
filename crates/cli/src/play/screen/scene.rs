//! Everything on the screen but what lies over it: board, players, log, the question, the keys.

use game::{Paper, Run, Seat};
use ratatui::{
    Frame,
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Modifier,
    text::{Line, Span},
};

use super::{
    below::{self, Below},
    board::{self, Marks},
    lines::{Entry, cut, entry_lines, put_lines, styled},
    palette::Palette,
    sheet::{self, Sheet},
    text::{width, wrap},
};

/// The smallest screen that everything fits on.
pub(crate) const LEAST: (u16, u16) = (80, 24);
/// Columns left of everything.
const MARGIN: u16 = 1;
/// Columns between the board and the panel.
const GAP: u16 = 2;
/// Columns and lines that a large board leaves to the panel, and to what stands below it.
const PANEL: u16 = 34;
const BELOW: u16 = 4;
/// Lines that the game's notes leave to the log, but for so many of their own.
const LOG: usize = 5;
const NOTES: usize = 4;

/// What is to be drawn.
#[derive(Default)]
pub(crate) struct Scene {
    pub(crate) title: String,
    /// What stands at the right end of the bar.
    pub(crate) corner: String,
    pub(crate) paper: Paper,
    pub(crate) marks: Marks,
    pub(crate) players: Vec<Player>,
    /// What lies on the table for everybody.
    pub(crate) table: String,
    /// The headings of players and log.
    pub(crate) headings: [String; 2],
    pub(crate) log: Vec<Entry>,
    /// Under the board: what is asked, and what may be said to it.
    pub(crate) below: Vec<Below>,
    pub(crate) keys: String,
}

/// A player in the panel.
pub(crate) struct Player {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) figures: String,
    pub(crate) is_to_act: bool,
}

/// Where things were drawn, for the mouse.
pub(crate) struct Drawn {
    /// The board's spaces, and words that stand on it.
    pub(crate) spaces: Vec<(String, Rect)>,
    /// The words to choose from; empty where there was no room.
    pub(crate) choices: Vec<Rect>,
}

/// Draws all of it; says where.
pub(crate) fn draw(scene: &Scene, palette: Palette, frame: &mut Frame<'_>) -> Drawn {
    let all = frame.area();
    frame.buffer_mut().set_style(all, palette.ground());
    let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)];
    let [bar, middle, keys] = Layout::vertical(rows).areas(all);
    let room =
        (middle.width.saturating_sub(MARGIN + GAP + PANEL), middle.height.saturating_sub(BELOW));
    let sheet = Sheet::fit(&scene.paper, room.0, room.1);
    let (wide, high) = sheet.size();
    // The board keeps to the left; whatever is over goes to the log, which has long lines.
    let [_, left, _, panel] = Layout::horizontal([
        Constraint::Length(MARGIN),
        Constraint::Length(wide),
        Constraint::Length(GAP),
        Constraint::Min(0),
    ])
    .areas(middle);
    let [on_board, under] =
        Layout::vertical([Constraint::Length(high), Constraint::Min(0)]).areas(left);

    let buffer = frame.buffer_mut();
    draw_bar(scene, palette, bar, buffer);
    let spaces = board::draw(&sheet, &scene.marks, palette, on_board, buffer);
    let choices = below::draw(&scene.below, palette, under, buffer);
    draw_panel(scene, palette, panel, buffer);
    buffer.set_stringn(keys.x + MARGIN, keys.y, &scene.keys, inner(keys), palette.faint());

    // The terminal's own cursor follows, for readers that read where it is.
    let cursor = spaces.iter().find(|(name, _)| scene.marks.cursor.as_ref() == Some(name));
    if let Some((_, place)) = cursor {
        frame.set_cursor_position((place.x + place.width / 2, place.y));
    }
    Drawn { spaces, choices }
}

fn inner(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(1))
}

fn draw_bar(scene: &Scene, palette: Palette, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(area, palette.bar());
    let bold = palette.bar().add_modifier(Modifier::BOLD);
    buffer.set_stringn(area.x + 1, area.y, &scene.title, inner(area), bold);
    let from = area.right().saturating_sub(width(&scene.corner) as u16 + 1);
    if area.x + (width(&scene.title) as u16) + 2 < from {
        buffer.set_string(from, area.y, &scene.corner, palette.bar());
    }
}

fn draw_panel(scene: &Scene, palette: Palette, area: Rect, buffer: &mut Buffer) {
    let columns = inner(area);
    let mut lines = vec![heading(&scene.headings[0], columns, palette)];
    let names = scene.players.iter().map(|player| width(&player.name)).max().unwrap_or(0);
    for player in &scene.players {
        lines.extend(player_lines(player, names, columns, palette));
    }
    lines.extend(styled(&scene.table, columns, palette.ground()));
    let free = usize::from(area.height).saturating_sub(lines.len() + 1);
    let room = free.saturating_sub(LOG).max(NOTES.min(free));
    lines.extend(note_lines(sheet::notes(&scene.paper), room, palette));
    lines.push(heading(&scene.headings[1], columns, palette));

    let room = usize::from(area.height).saturating_sub(lines.len());
    lines.extend(log_lines(&scene.log, room, columns, palette));
    put_lines(&lines, Rect { width: columns as u16, ..area }, buffer);
}

/// What the game has written beside its board, as much as there is room for.
fn note_lines(notes: &[Vec<Run>], room: usize, palette: Palette) -> Vec<Line<'static>> {
    let span =
        |run: &Run, glyph: char| Span::styled(glyph.to_string(), board::look(run, glyph, palette));
    let line = |runs: &Vec<Run>| {
        Line::from_iter(runs.iter().flat_map(|run| run.text.chars().map(|it| span(run, it))))
    };
    cut(notes.iter().map(line).collect(), room, palette)
}

/// As much of the log as there is room for: its end, or the part around what is selected.
fn log_lines(log: &[Entry], room: usize, columns: usize, palette: Palette) -> Vec<Line<'static>> {
    let shown = log.iter().position(|entry| entry.is_selected).map_or(log.len(), |at| at + 1);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for entry in log[..shown].iter().rev() {
        let mut more = entry_lines(entry, columns, palette);
        if room < lines.len() + more.len() {
            break;
        }
        more.append(&mut lines);
        lines = more;
    }
    for entry in &log[shown..] {
        let more = entry_lines(entry, columns, palette);
        if room < lines.len() + more.len() {
            break;
        }
        lines.extend(more);
    }
    lines
}

fn heading(text: &str, columns: usize, palette: Palette) -> Line<'static> {
    let rule = "─".repeat(columns.saturating_sub(width(text) + 3));
    Line::styled(format!("─ {text} {rule}"), palette.faint())
}

/// Name and figures, in one line if they fit.
fn player_lines(
    player: &Player,
    names: usize,
    columns: usize,
    palette: Palette,
) -> Vec<Line<'static>> {
    let arrow = if player.is_to_act { "▸" } else { " " };
    let name_style = if player.is_to_act { palette.lit() } else { palette.ground() };
    let head = vec![
        Span::styled(arrow, palette.lit()),
        Span::styled(format!(" {} ", player.seat), palette.seat(player.seat.0)),
        Span::styled(format!(" {:<names$}", player.name), name_style),
    ];
    let mut first = Line::from(head);
    let figures = Span::styled(format!("  {}", player.figures), palette.ground());
    if first.width() + figures.width() <= columns {
        first.spans.push(figures);
        return vec![first];
    }
    let indent = " ".repeat(4);
    let rest = wrap(&player.figures, columns.saturating_sub(indent.len()));
    let rest =
        rest.into_iter().map(|line| Line::styled(format!("{indent}{line}"), palette.ground()));
    std::iter::once(first).chain(rest).collect()
}
