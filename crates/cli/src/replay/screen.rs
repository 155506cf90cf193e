//! A record on the whole screen.

use game::{Clause, Eyes, Seat, Turn, seats};
use ratatui::{
    Frame,
    crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers},
};
use serde_json::Value;
use table::{Table, Told};

use crate::{
    Failure,
    play::{
        screen::{
            below::Below,
            board::Marks,
            compose::{texts_in, too_small},
            lines::Entry,
            overlay::Reader,
            palette::Palette,
            scene::{self, Player, Scene},
            with_screen,
        },
        story::Story,
    },
};

/// Steps that PgUp and PgDn go.
const STRIDE: isize = 10;
/// How many steps of the log can be seen.
const LOG: usize = 120;

/// A record, and where somebody is in it.
pub(super) struct Replay {
    table: Box<dyn Table>,
    story: Story,
    eyes: Eyes,
    ply: usize,
    palette: Palette,
    rules: Option<Reader>,
    has_left: bool,
}

/// Shows the record until somebody leaves.
pub(super) fn run(mut replay: Replay) -> Result<(), Failure> {
    replay.palette = Palette::of_terminal();
    with_screen(|terminal| {
        while !replay.has_left {
            terminal.draw(|frame| replay.draw(frame))?;
            if let Event::Key(key) = event::read()?
                && key.is_press()
            {
                replay.key(key);
            }
        }
        Ok(())
    })
}

impl Replay {
    pub(super) fn new(table: Box<dyn Table>, story: Story, eyes: Eyes, ply: usize) -> Replay {
        let palette = Palette::None;
        Replay { table, story, eyes, ply, palette, rules: None, has_left: false }
    }

    fn key(&mut self, key: KeyEvent) {
        let is_interrupt = key.modifiers.contains(KeyModifiers::CONTROL);
        if key.code == KeyCode::Char('c') && is_interrupt {
            self.has_left = true;
        } else if let Some(mut reader) = self.rules.take() {
            if reader.key(key.code) {
                self.rules = Some(reader);
            }
        } else {
            self.look(key.code);
        }
    }

    fn look(&mut self, code: KeyCode) {
        match code {
            KeyCode::Left | KeyCode::Char('h') => self.step(-1),
            KeyCode::Right | KeyCode::Char('l' | ' ') | KeyCode::Enter => self.step(1),
            KeyCode::PageUp => self.step(-STRIDE),
            KeyCode::PageDown => self.step(STRIDE),
            KeyCode::Home => self.ply = 0,
            KeyCode::End => self.ply = self.table.ply(),
            KeyCode::Char('0' | 'p') => self.eyes = Eyes::Public,
            KeyCode::Char(digit @ '1'..='9') => {
                let seat = Seat(digit as u8 - b'1');
                if seat.0 < self.table.seats() {
                    self.eyes = Eyes::Seat(seat);
                }
            }
            KeyCode::Char('r') => self.read(),
            KeyCode::Char('q') | KeyCode::Esc => self.has_left = true,
            _ => (),
        }
    }

    fn step(&mut self, by: isize) {
        self.ply = self.ply.saturating_add_signed(by).min(self.table.ply());
    }

    /// Opens the rules at the clause of what happened in this step.
    fn read(&mut self) {
        let (title, keys) = (self.story.say("rules", &[]), self.story.say("keys-rules", &[]));
        let rules = self.story.rules(self.table.as_ref());
        self.rules = Some(Reader::open(rules, self.clause(), title, keys));
    }

    fn clause(&self) -> Option<Clause> {
        let told = self.table.at(self.ply).frame(self.eyes, self.ply.saturating_sub(1)).events;
        told.last().map(|told| told.clause)
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        if too_small(&self.story, self.palette, frame) {
            return;
        }
        scene::draw(&self.scene(), self.palette, frame);
        if let Some(reader) = &self.rules {
            reader.draw(self.palette, frame);
        }
    }

    fn scene(&self) -> Scene {
        let now = self.table.at(self.ply);
        let frame = now.frame(self.eyes, self.ply.saturating_sub(LOG));
        let story = &self.story;
        let eyes = match self.eyes {
            Eyes::Seat(seat) => story.say("seen-by", &[("seat", story.name(seat).into())]),
            Eyes::Public => story.say("seen-by-all", &[]),
        };
        let args = [("ply", self.ply.into()), ("plies", self.table.ply().into())];
        let here = frame.events.iter().filter(|told| told.ply == self.ply);
        let mut fresh = Vec::new();
        here.clone().for_each(|told| texts_in(&told.event, &mut fresh));
        let mut below = vec![Below::Ask(story.say("step", &args), None)];
        if now.turn() == Turn::Over {
            let lines = story.standing(now.as_ref(), &now.standing());
            below.extend(lines.into_iter().map(Below::Note));
        }
        below.extend(here.map(|told| Below::Would(self.entry(told))));
        Scene {
            title: story.title(now.as_ref(), &frame.view),
            corner: eyes,
            paper: now.paint(self.eyes, &[]),
            marks: Marks { fresh, ..Marks::default() },
            players: self.players(now.as_ref(), &frame.view),
            table: story.on_the_table(now.as_ref(), &frame.view),
            headings: [story.say("players", &[]), story.say("log", &[])],
            log: frame.events.iter().map(|told| self.entry(told)).collect(),
            below,
            keys: story.say("keys-replay", &[]),
        }
    }

    fn entry(&self, told: &Told) -> Entry {
        let text = self.story.event(self.table.as_ref(), told);
        Entry { clause: told.clause, text, is_new: told.ply == self.ply, is_selected: false }
    }

    fn players(&self, now: &dyn Table, view: &Value) -> Vec<Player> {
        let player = |seat: Seat| Player {
            seat,
            name: self.story.name(seat).to_owned(),
            figures: self.story.figures(now, view, seat),
            is_to_act: now.turn() == Turn::Seat(seat),
        };
        seats(now.seats()).map(player).collect()
    }
}

#[cfg(test)]
mod tests {
    use game::{Key, Lang, Quick};
    use ratatui::{Terminal, backend::TestBackend};

    use super::*;

    /// A record of a whole game.
    fn replay() -> Replay {
        let mut table = table::open("qin", 2, "", Key::from_number(4)).unwrap();
        let mut luck = Quick::new(4);
        while let Turn::Seat(seat) = table.turn() {
            let mv = table.sample(&mut luck);
            table.play_text(seat, &mv).unwrap();
        }
        let table = table::read(&table.record_json().to_string(), None).unwrap();
        Replay::new(table, Story::new(Lang::En, &[]), Eyes::Public, 0)
    }

    fn screen(replay: &Replay) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| replay.draw(frame)).unwrap();
        let cells = terminal.backend().buffer().content();
        cells.iter().map(|cell| cell.symbol()).collect()
    }

    #[test]
    fn steps_go_on_and_back_within_the_record() {
        let mut replay = replay();
        let last = replay.table.ply();
        let mut check = |codes: &[KeyCode], ply: usize| {
            codes.iter().for_each(|code| replay.look(*code));
            assert_eq!(replay.ply, ply);
            assert!(screen(&replay).contains(&format!("Step {ply} of {last}")));
        };
        check(&[KeyCode::Left], 0);
        check(&[KeyCode::Right, KeyCode::Right], 2);
        check(&[KeyCode::PageDown, KeyCode::PageDown, KeyCode::PageUp], 12);
        check(&[KeyCode::End, KeyCode::Right], last);
        check(&[KeyCode::Home], 0);
    }

    #[test]
    fn eyes_see_their_own_hand_only() {
        let mut replay = replay();
        let mut check = |code: char, seen: [bool; 2]| {
            replay.ply = 2;
            replay.look(KeyCode::Char(code));
            let shown = screen(&replay);
            assert_eq!(["BB RY RY", "RR BB YY"].map(|hand| shown.contains(hand)), seen, "{shown}");
        };
        check('0', [false, false]);
        check('1', [true, false]);
        check('2', [false, true]);
        check('9', [false, true]);
        check('p', [false, false]);
    }

    #[test]
    fn the_end_shows_the_standing_and_rules_open_at_its_clause() {
        let mut replay = replay();
        replay.look(KeyCode::End);
        assert!(screen(&replay).contains("1. "));
        replay.look(KeyCode::Char('r'));
        let shown = screen(&replay);
        assert!(shown.contains("Q6.") && !shown.contains("Q5.1 "), "{shown}");
    }
}
