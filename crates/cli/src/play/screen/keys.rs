//! What each key does.

use game::Clause;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{
    app::{App, Overlay, Stage},
    board,
    overlay::{Notice, Reader},
};

impl App {
    /// Somebody pressed a key.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.has_left = true;
            return;
        }
        if let Some(overlay) = self.overlay.take() {
            return self.key_over(overlay, key.code);
        }
        match key.code {
            KeyCode::Char('q') if matches!(self.stage, Stage::Over) => self.has_left = true,
            KeyCode::Char('q') => self.ask_to_quit(),
            KeyCode::Char('r') => self.read(self.selected_clause()),
            KeyCode::Char('?') => self.help(),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::PageUp => self.select(1),
            KeyCode::PageDown => self.select(-1),
            code => match self.stage {
                Stage::Pick(..) => self.key_in_pick(code),
                Stage::Watch(_) => {
                    if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) {
                        self.skip();
                    }
                }
                Stage::HandOver(_) => {
                    if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) {
                        self.take_over();
                    }
                }
                Stage::Over => (),
            },
        }
    }

    /// A key while something lies over the screen. It goes away unless it is put back.
    fn key_over(&mut self, overlay: Overlay, code: KeyCode) {
        match overlay {
            Overlay::Notice(_, clause) => {
                if let (KeyCode::Char('r'), Some(_)) = (code, clause) {
                    self.read(clause);
                }
            }
            Overlay::Quit(_) => {
                self.has_left =
                    matches!(code, KeyCode::Enter | KeyCode::Char('y') | KeyCode::Char('q'));
            }
            Overlay::Rules(mut reader) => {
                if reader.key(code) {
                    self.overlay = Some(Overlay::Rules(reader));
                }
            }
        }
    }

    fn key_in_pick(&mut self, code: KeyCode) {
        match code {
            KeyCode::Left | KeyCode::Char('h') => self.move_by(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.move_by(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.move_by(0, -1),
            KeyCode::Down | KeyCode::Char('j') => self.move_by(0, 1),
            KeyCode::Tab => self.cycle(1),
            KeyCode::BackTab => self.cycle(-1),
            KeyCode::Char(digit @ '1'..='9') => self.digit(digit),
            KeyCode::Enter | KeyCode::Char(' ') => self.act(),
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            _ => (),
        }
    }

    /// Over the board where spaces can be picked, else along the row of words.
    fn move_by(&mut self, right: i32, down: i32) {
        if self.lit().is_empty() {
            return self.cycle((right + down) as isize);
        }
        self.on_board = true;
        let paper = self.paper();
        if let Some(next) = board::beside(&paper, &self.cursor, right, down) {
            self.cursor = next.to_owned();
        }
    }

    /// To the next thing that can be picked.
    fn cycle(&mut self, by: isize) {
        let (choices, lit) = (self.choices(), self.lit());
        if !choices.is_empty() && self.on_board {
            self.on_board = false;
            self.choice = if by < 0 { choices.len() - 1 } else { 0 };
        } else if !choices.is_empty() {
            self.choice = (self.choice as isize + by).rem_euclid(choices.len() as isize) as usize;
        } else if !lit.is_empty() {
            let here = lit.iter().position(|name| *name == self.cursor);
            let next = here.map_or(0, |at| (at as isize + by).rem_euclid(lit.len() as isize));
            self.cursor.clone_from(&lit[next as usize]);
        }
    }

    /// A word by its key.
    fn digit(&mut self, digit: char) {
        let keys = self.choice_keys();
        if let Some(at) = keys.iter().position(|key| *key == digit.to_string()) {
            self.take_choice(at);
        }
    }

    /// Picks a word at once, but never plays a move: that wants Enter.
    pub(super) fn take_choice(&mut self, at: usize) {
        self.choice = at;
        self.on_board = false;
        let word = self.choices().swap_remove(at);
        if let Stage::Pick(_, picker) = &self.stage
            && picker.whole_with(&word).is_none()
        {
            self.choose(&word);
        }
    }

    /// The key of each word: a number is its own key, others are counted as far as keys go.
    pub(super) fn choice_keys(&self) -> Vec<String> {
        let choices = self.choices();
        let are_numbers = choices.iter().all(|word| word.parse::<u8>().is_ok());
        let key = |at: usize| if at < 10 { at.to_string() } else { " ".to_owned() };
        let counted = (1..=choices.len()).map(key);
        if are_numbers { choices } else { counted.collect() }
    }

    /// Goes up the log, or down again.
    fn select(&mut self, up: isize) {
        let most = self.log_entries().len();
        let from = self.log_back.map_or(-1, |at| at as isize);
        let to = from + up;
        self.log_back = usize::try_from(to).ok().map(|to| to.min(most.saturating_sub(1)));
    }

    fn selected_clause(&self) -> Option<Clause> {
        let entries = self.log_entries();
        entries.iter().find(|entry| entry.is_selected).map(|entry| entry.clause)
    }

    /// Opens the rules.
    fn read(&mut self, at: Option<Clause>) {
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let (title, keys) = (story.say("rules", &[]), story.say("keys-rules", &[]));
        let reader = Reader::open(story.rules(table), at, title, keys);
        self.overlay = Some(Overlay::Rules(reader));
    }

    fn ask_to_quit(&mut self) {
        let story = &self.session.story;
        let [title, text, keys] = ["quit", "quit-ask", "keys-quit"].map(|id| story.say(id, &[]));
        self.overlay = Some(Overlay::Quit(Notice { title, text: vec![text], keys }));
    }

    fn help(&mut self) {
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let legend = story.of(table, "legend", &serde_json::Value::Null, &[]);
        let keys = story.say("help-keys", &[]);
        let text = keys.lines().map(str::to_owned).chain([String::new(), legend]).collect();
        self.notice("help", text, None);
    }
}
