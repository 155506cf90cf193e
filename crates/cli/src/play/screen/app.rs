//! The state of the screen: whose eyes look, what is being picked, what lies over it.
//!
//! It knows neither terminal nor clock: keys go in, and a scene can be drawn at any time.

use std::collections::BTreeSet;

use game::{Clause, Eyes, Paper, Seat};
use ratatui::layout::{Position, Rect};
use serde_json::Value;
use table::Picker;

use super::{
    overlay::{Notice, Reader},
    palette::Palette,
};
use crate::play::{
    bots::Thought,
    session::{Next, Session},
};

/// One person's screen.
pub(crate) struct App {
    pub(super) session: Session,
    pub(super) palette: Palette,
    pub(super) eyes: Eyes,
    pub(super) stage: Stage,
    pub(super) overlay: Option<Overlay>,
    /// The space the cursor is on.
    pub(super) cursor: String,
    /// Which of the words is chosen.
    pub(super) choice: usize,
    /// Whether Enter takes the space under the cursor rather than the chosen word.
    pub(super) on_board: bool,
    /// The line of the log that is selected, counted from the newest.
    pub(super) log_back: Option<usize>,
    /// For each seat the number of steps before its latest move: what came later is new to it.
    pub(super) moved_at: Vec<usize>,
    /// Where each space and each word on the table was drawn last.
    pub(super) places: Vec<(String, Rect)>,
    /// Where each word was drawn last; empty if it had no room.
    pub(super) choice_places: Vec<Rect>,
    /// What the bot to act is thinking about, once it has begun.
    thought: Option<Thought>,
    /// Whether bots move as soon as they can.
    hurries: bool,
    pub(super) has_left: bool,
}

/// What the screen is for at the moment.
pub(super) enum Stage {
    /// A person picks a move.
    Pick(Seat, Picker),
    /// A bot is about to move.
    Watch(Seat),
    /// Another person is to take the keyboard.
    HandOver(Seat),
    /// The game is over.
    Over,
}

/// What lies over the screen until a key is pressed.
pub(super) enum Overlay {
    /// Something to read, perhaps about a clause.
    Notice(Notice, Option<Clause>),
    Rules(Reader),
    /// Whether to leave.
    Quit(Notice),
}

impl App {
    pub(crate) fn new(session: Session, palette: Palette) -> App {
        let alone = if session.is_hot_seat() { None } else { session.people.iter().next() };
        let eyes = alone.map_or(Eyes::Public, Eyes::Seat);
        let moved_at = vec![0; usize::from(session.table.seats())];
        let mut app = App {
            session,
            palette,
            eyes,
            stage: Stage::Over,
            overlay: None,
            cursor: String::new(),
            choice: 0,
            on_board: false,
            log_back: None,
            moved_at,
            places: Vec::new(),
            choice_places: Vec::new(),
            thought: None,
            hurries: false,
            has_left: false,
        };
        app.cursor = middle_space(&app.paper());
        app.go_on();
        app
    }

    /// Whether the person has left the table.
    pub(crate) fn has_left(&self) -> bool {
        self.has_left
    }

    /// Whether a bot is about to move, once one could see what happened before.
    pub(crate) fn is_watching(&self) -> bool {
        matches!(self.stage, Stage::Watch(_)) && self.overlay.is_none()
    }

    /// Lets the bot to act think, and says whether it has come to a move.
    pub(crate) fn is_thought_over(&mut self) -> bool {
        if self.thought.is_none() {
            self.thought = self.session.bot_thinks();
        }
        self.thought.as_ref().is_some_and(Thought::is_ready)
    }

    /// A bot moves. It is waited for if it still thinks.
    pub(crate) fn tick(&mut self) {
        if let Some(thought) = self.thought.take().or_else(|| self.session.bot_thinks()) {
            self.session.bot_plays(thought);
        }
        self.go_on();
    }

    /// Lets the bots move as fast as they can until it is a person's turn.
    pub(super) fn skip(&mut self) {
        self.hurries = true;
    }

    /// Whether nobody wants to look before a bot moves.
    pub(crate) fn hurries(&self) -> bool {
        self.hurries
    }

    /// Turns to whoever is next.
    pub(super) fn go_on(&mut self) {
        self.log_back = None;
        // A thought about another position is of no use.
        self.thought = None;
        self.hurries &= matches!(self.session.next(), Next::Bot(_));
        self.stage = match self.session.next() {
            Next::Bot(seat) => Stage::Watch(seat),
            Next::Person(seat) if self.eyes != Eyes::Seat(seat) => {
                self.eyes = Eyes::Public;
                Stage::HandOver(seat)
            }
            Next::Person(seat) => {
                let picker = Picker::new(&self.session.choices());
                Stage::Pick(seat, picker)
            }
            Next::Over => {
                self.overlay = Some(self.standing());
                Stage::Over
            }
        };
        self.aim();
    }

    /// The next person has the keyboard.
    pub(super) fn take_over(&mut self) {
        if let Stage::HandOver(seat) = self.stage {
            self.eyes = Eyes::Seat(seat);
            self.go_on();
        }
    }

    /// Puts choice and cursor where the next pick most likely is.
    pub(super) fn aim(&mut self) {
        let (choices, lit) = (self.choices(), self.lit());
        self.on_board = choices.is_empty() || !lit.is_empty();
        let ends = |word: &String| match &self.stage {
            Stage::Pick(_, picker) => picker.whole_with(word).is_some(),
            _ => false,
        };
        // Numbers that need more words are no heaps.
        let are_heaps = choices.iter().all(ends);
        self.choice = if are_heaps { fullest(&self.view(), &choices) } else { 0 };
        if !lit.is_empty() && !lit.contains(&self.cursor) {
            self.cursor = nearest(&self.paper(), &self.cursor, &lit);
        }
    }

    /// The words to pick from that are no spaces of the board.
    pub(super) fn choices(&self) -> Vec<String> {
        let spaces = self.spaces();
        self.next_words().into_iter().filter(|word| !spaces.contains(word)).collect()
    }

    /// The spaces to pick from.
    pub(super) fn lit(&self) -> Vec<String> {
        let spaces = self.spaces();
        self.next_words().into_iter().filter(|word| spaces.contains(word)).collect()
    }

    fn next_words(&self) -> Vec<String> {
        match &self.stage {
            Stage::Pick(_, picker) => picker.next().into_iter().map(str::to_owned).collect(),
            _ => Vec::new(),
        }
    }

    fn spaces(&self) -> BTreeSet<String> {
        self.paper().spots.into_iter().map(|spot| spot.name).collect()
    }

    /// The table as it is, with nothing marked.
    pub(super) fn paper(&self) -> Paper {
        self.session.table.paint(self.eyes, &[])
    }

    pub(super) fn view(&self) -> Value {
        self.session.table.frame(self.eyes, self.session.table.ply()).view
    }

    /// Enter: takes what is chosen, or plays the move once it is whole.
    pub(super) fn act(&mut self) {
        let Stage::Pick(seat, picker) = &mut self.stage else { return };
        let seat = *seat;
        if let Some(mv) = picker.whole() {
            return self.play(seat, &mv);
        }
        if self.on_board {
            let space = self.cursor.clone();
            if !picker.pick(&space) {
                return self.refuse(&space);
            }
            return self.aim();
        }
        let Some(word) = self.choices().into_iter().nth(self.choice) else { return };
        self.choose(&word);
    }

    /// Picks a word of the row. Where it completes the move it was all to see already.
    pub(super) fn choose(&mut self, word: &str) {
        let Stage::Pick(seat, picker) = &mut self.stage else { return };
        let seat = *seat;
        if let Some(mv) = picker.whole_with(word) {
            return self.play(seat, &mv);
        }
        picker.pick(word);
        self.aim();
    }

    fn play(&mut self, seat: Seat, mv: &str) {
        let before = self.session.table.ply();
        match self.session.table.play_text(seat, mv) {
            Ok(()) => {
                self.moved_at[seat.index()] = before;
                self.go_on();
            }
            Err(why) => {
                let text = self.session.story.unplayed(self.session.table.as_ref(), &why);
                self.notice("not-allowed", vec![text], None);
            }
        }
    }

    /// Says by which clause a space can't be picked.
    fn refuse(&mut self, space: &str) {
        let Stage::Pick(_, picker) = &self.stage else { return };
        let words = picker.picked().iter().map(String::as_str).chain([space]).collect::<Vec<_>>();
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let clause = table.why_not(&words).map(|illegal| illegal.clause);
        let text = match clause {
            Some(clause) => story.refusal(table, clause),
            None => story.say("not-here", &[]),
        };
        self.notice("not-allowed", vec![text], clause);
    }

    /// Takes the last word back.
    pub(super) fn back(&mut self) {
        if let Stage::Pick(_, picker) = &mut self.stage
            && picker.back()
        {
            self.aim();
        }
    }

    /// Takes back what may be taken back, or says why nothing may.
    pub(super) fn undo(&mut self) {
        let Eyes::Seat(seat) = self.eyes else { return };
        let bound = self.session.table.undo(seat).bound;
        if self.session.table.take_back(seat, 0) {
            let ply = self.session.table.ply();
            for moved_at in &mut self.moved_at {
                *moved_at = ply.min(*moved_at);
            }
            return self.go_on();
        }
        let why = self.session.story.bound(bound);
        let clause = match bound {
            game::Bound::Disclosed(clause) => Some(clause),
            _ => None,
        };
        self.notice("no-undo", vec![why], clause);
    }

    /// Writes the record down, and says where.
    pub(super) fn save(&mut self) {
        self.session.choose_file();
        let said = self.keep();
        self.notice("record", said, None);
    }

    /// Writes the record where it was asked for; what to say of it.
    fn keep(&self) -> Vec<String> {
        let story = &self.session.story;
        match self.session.keep() {
            Ok(None) => Vec::new(),
            Ok(Some(path)) => vec![story.say("saved", &[("path", path.into())])],
            Err(why) => vec![story.say("not-saved", &[("why", why.to_string().into())])],
        }
    }

    /// What to say in farewell: how it ended, and where the record is.
    pub(crate) fn farewell(&self) -> Vec<String> {
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let mut text = Vec::new();
        if self.session.next() == Next::Over {
            text = story.standing(table, &table.standing());
        }
        text.extend(self.keep());
        text
    }

    fn standing(&self) -> Overlay {
        let story = &self.session.story;
        let (title, keys) = (story.say("over", &[]), story.say("keys-standing", &[]));
        Overlay::Notice(Notice { title, text: self.farewell(), keys }, None)
    }

    pub(super) fn notice(&mut self, title: &str, text: Vec<String>, clause: Option<Clause>) {
        let story = &self.session.story;
        let keys = if clause.is_some() { "keys-refusal" } else { "keys-notice" };
        let notice = Notice { title: story.say(title, &[]), text, keys: story.say(keys, &[]) };
        self.overlay = Some(Overlay::Notice(notice, clause));
    }

    /// Somebody clicked.
    pub(crate) fn click(&mut self, at: Position) {
        if self.overlay.is_some() {
            return;
        }
        let is_whole = matches!(&self.stage, Stage::Pick(_, picker) if picker.whole().is_some());
        if is_whole {
            return;
        }
        if let Some(choice) = self.choice_places.iter().position(|place| place.contains(at)) {
            return self.take_choice(choice);
        }
        let hit = self.places.iter().find(|(_, place)| place.contains(at));
        let Some((name, _)) = hit else { return };
        if let Some(choice) = self.choices().iter().position(|word| word == name) {
            return self.take_choice(choice);
        }
        if !self.lit().is_empty() && self.spaces().contains(name) {
            self.cursor.clone_from(name);
            self.on_board = true;
            self.act();
        }
    }
}

/// The space in the middle of a board.
fn middle_space(paper: &Paper) -> String {
    paper.spots.get(paper.spots.len() / 2).map_or_else(String::new, |spot| spot.name.clone())
}

/// Of numbered heaps the fullest, else the first: words that are numbers count the heaps that the
/// view lists.
fn fullest(view: &Value, choices: &[String]) -> usize {
    let heaps = view.as_object().into_iter().flatten().find_map(|(_, list)| {
        list.as_array().filter(|list| !list.is_empty() && list.iter().all(Value::is_number))
    });
    let size = |word: &String| {
        let number: usize = word.parse().ok()?;
        heaps?.get(number.checked_sub(1)?)?.as_u64()
    };
    let sizes: Option<Vec<u64>> = choices.iter().map(size).collect();
    let Some(sizes) = sizes else { return 0 };
    let most = sizes.iter().max();
    sizes.iter().position(|size| Some(size) == most).unwrap_or(0)
}

/// Of some spaces the nearest to another; a line counts as two columns, as it looks.
fn nearest(paper: &Paper, from: &str, among: &[String]) -> String {
    let spot = |name: &str| paper.spots.iter().find(|spot| spot.name == name);
    let apart = |name: &String| match (spot(from), spot(name)) {
        (Some(one), Some(other)) => {
            one.column.abs_diff(other.column) + 2 * one.line.abs_diff(other.line)
        }
        _ => usize::MAX,
    };
    among.iter().min_by_key(|name| apart(name)).cloned().unwrap_or_default()
}
