//! What lies over the screen for a moment: a refusal, a question, help, the rules.

use game::{Clause, Entry as Rule, Rulebook};
use ratatui::{
    Frame,
    crossterm::event::KeyCode,
    layout::{Constraint, Flex, Layout, Rect},
    text::Line,
    widgets::{Block, BorderType, Clear, Padding, Paragraph},
};

use super::{
    palette::Palette,
    text::{width, wrap},
};
use crate::rules::plain;

/// No text is broader: longer lines are hard to read.
const BROADEST: u16 = 76;
/// A short text isn't broader than this.
const BROAD: u16 = 60;

/// A box with a title, some text, and the keys that answer it.
pub(crate) struct Notice {
    pub(crate) title: String,
    /// Paragraphs.
    pub(crate) text: Vec<String>,
    pub(crate) keys: String,
}

impl Notice {
    /// Draws the box in the middle, as large as its text.
    pub(crate) fn draw(&self, palette: Palette, frame: &mut Frame<'_>) {
        let broken = |most: u16| -> Vec<String> {
            let most = most.min(frame.area().width.saturating_sub(8)).into();
            self.text.iter().flat_map(|text| wrap(text, most)).collect()
        };
        let mut lines = broken(BROAD);
        if usize::from(frame.area().height) < lines.len() + 4 {
            lines = broken(BROADEST);
        }
        let widest = lines.iter().chain([&self.title, &self.keys]).map(|it| width(it)).max();
        let area = middle(frame.area(), widest.unwrap_or(0) as u16 + 6, lines.len() as u16 + 4);
        let mut shown: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
        shown.push(Line::default());
        shown.push(Line::styled(self.keys.as_str(), palette.faint()));
        draw_box(&self.title, shown, area, palette, frame);
    }
}

/// The rules, to scroll in.
pub(crate) struct Reader {
    title: String,
    keys: String,
    /// Headings and clauses in the order of the text.
    entries: Vec<(Option<Clause>, String)>,
    /// The entry at the top.
    top: usize,
}

impl Reader {
    /// Opens the rules, at a clause if one is wanted.
    pub(crate) fn open(rules: &str, at: Option<Clause>, title: String, keys: String) -> Reader {
        let entry = |entry: &Rule<'_>| match entry {
            Rule::Heading(text) => (None, (*text).to_owned()),
            Rule::Clause(clause, words) => (Some(*clause), plain(words)),
        };
        let entries: Vec<_> = Rulebook::read(rules).entries.iter().map(entry).collect();
        let found = entries.iter().position(|(clause, _)| at.is_some() && *clause == at);
        Reader { title, keys, entries, top: found.unwrap_or(0) }
    }

    /// Scrolls, or says that the key closes the rules.
    pub(crate) fn key(&mut self, code: KeyCode) -> bool {
        let by = match code {
            KeyCode::Up | KeyCode::Char('k') => -1,
            KeyCode::Down | KeyCode::Char('j') => 1,
            KeyCode::PageUp => -5,
            KeyCode::PageDown | KeyCode::Char(' ') => 5,
            KeyCode::Home => isize::MIN,
            KeyCode::End => isize::MAX,
            _ => return false,
        };
        self.top = self.top.saturating_add_signed(by).min(self.entries.len().saturating_sub(1));
        true
    }

    /// Draws as much as there is room for.
    pub(crate) fn draw(&self, palette: Palette, frame: &mut Frame<'_>) {
        let all = frame.area();
        let area = middle(all, BROADEST + 6, all.height.saturating_sub(2));
        let columns = usize::from(area.width.saturating_sub(6 + 7));
        let mut lines = Vec::new();
        for (clause, text) in &self.entries[self.top..] {
            let Some(clause) = clause else {
                lines.extend([Line::default(), Line::styled(text.clone(), palette.lit())]);
                continue;
            };
            for (at, part) in wrap(text, columns).into_iter().enumerate() {
                let id = if at == 0 { clause.to_string() } else { String::new() };
                lines.push(Line::from(vec![
                    ratatui::text::Span::styled(format!("{id:<7}"), palette.faint()),
                    part.into(),
                ]));
            }
        }
        let room = usize::from(area.height.saturating_sub(4));
        lines.truncate(room);
        lines.resize(room + 1, Line::default());
        lines.push(Line::styled(self.keys.as_str(), palette.faint()));
        draw_box(&self.title, lines, area, palette, frame);
    }
}

fn middle(all: Rect, columns: u16, rows: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(rows)]).flex(Flex::Center).areas(all);
    let [area] = Layout::horizontal([Constraint::Length(columns)]).flex(Flex::Center).areas(row);
    area
}

fn draw_box(
    title: &str,
    lines: Vec<Line<'_>>,
    area: Rect,
    palette: Palette,
    frame: &mut Frame<'_>,
) {
    let title = Line::styled(format!(" {title} "), palette.lit());
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(palette.faint())
        .style(palette.ground())
        .padding(Padding::horizontal(2))
        .title(title);
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
