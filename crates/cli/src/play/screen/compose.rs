//! The screen's state as a scene.

use game::{Eyes, Seat, Turn, seats};
use ratatui::Frame;
use serde_json::Value;
use table::{Picker, Told};

use super::{
    app::{App, Overlay, Stage},
    below::Below,
    board::Marks,
    lines::Entry,
    overlay::Notice,
    palette::Palette,
    scene::{self, LEAST, Player, Scene},
};
use crate::play::{session::Preview, story::Story};

/// How many steps of the log can be read back.
const LOG: usize = 120;

impl App {
    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let story = &self.session.story;
        if too_small(story, self.palette, frame) {
            return;
        }
        let drawn = scene::draw(&self.scene(), self.palette, frame);
        (self.places, self.choice_places) = (drawn.spaces, drawn.choices);
        match (&self.overlay, &self.stage) {
            (Some(Overlay::Notice(notice, _) | Overlay::Quit(notice)), _) => {
                notice.draw(self.palette, frame);
            }
            (Some(Overlay::Rules(reader)), _) => reader.draw(self.palette, frame),
            (None, Stage::HandOver(seat)) => self.hand_over(*seat).draw(self.palette, frame),
            (None, _) => (),
        }
    }

    fn scene(&self) -> Scene {
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let view = self.view();
        let mut scene = Scene {
            title: story.title(table, &view),
            corner: story.say("ply", &[("ply", table.ply().into())]),
            players: self.players(&view),
            table: story.on_the_table(table, &view),
            headings: [story.say("players", &[]), story.say("log", &[])],
            log: self.log_entries(),
            ..Scene::default()
        };
        match &self.stage {
            Stage::Pick(_, picker) => self.compose_pick(&mut scene, picker, &view),
            Stage::Watch(seat) => {
                let waiting = story.say("thinking", &[("seat", story.name(*seat).into())]);
                self.compose_still(&mut scene, waiting, "keys-watch");
            }
            Stage::HandOver(_) => self.compose_still(&mut scene, String::new(), "keys-hand-over"),
            Stage::Over => self.compose_still(&mut scene, story.say("over", &[]), "keys-over"),
        }
        scene
    }

    /// A table at which nothing is picked.
    fn compose_still(&self, scene: &mut Scene, note: String, keys: &str) {
        scene.paper = self.paper();
        scene.marks = Marks { fresh: self.fresh_spaces(), ..Marks::default() };
        scene.below.push(Below::Ask(note, None));
        scene.keys = self.session.story.say(keys, &[]);
    }

    fn compose_pick(&self, scene: &mut Scene, picker: &Picker, view: &Value) {
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let picked = picker.picked().to_vec();
        if let Some(mv) = picker.whole()
            && let Ok(preview) = self.session.preview(&mv)
        {
            scene.below.push(Below::Ask(story.say("confirm", &[("move", mv.into())]), None));
            scene.below.extend(self.would(&preview));
            scene.paper = preview.paper;
            scene.marks = Marks { fresh: picked, ..Marks::default() };
            scene.keys = story.say("keys-confirm", &[]);
            return;
        }
        let lit = self.lit();
        let cursor = (!lit.is_empty()).then(|| self.cursor.clone());
        scene.below.push(Below::Ask(story.ask(table, view, &picked), cursor.clone()));
        let choices = self.choices();
        let names: Vec<&str> = lit.iter().chain(&choices).map(String::as_str).collect();
        scene.paper = table.paint(self.eyes, &names);
        let chosen = if self.on_board { cursor } else { choices.get(self.choice).cloned() };
        scene.marks = Marks { cursor: chosen, picked, fresh: self.fresh_spaces() };
        scene.keys = story.say(if lit.is_empty() { "keys-row" } else { "keys-pick" }, &[]);

        if !choices.is_empty() {
            let labels = choices.iter().map(|word| self.label(picker, view, word));
            let keyed = self.choice_keys().into_iter().zip(labels).collect();
            let chosen = if self.on_board { usize::MAX } else { self.choice };
            scene.below.push(Below::Choices(keyed, chosen));
        }
        let word = if self.on_board { Some(&self.cursor) } else { choices.get(self.choice) };
        let ahead = word.and_then(|word| picker.whole_with(word));
        let ahead = ahead.and_then(|mv| self.session.preview(&mv).ok());
        match ahead {
            Some(preview) => scene.below.extend(self.would(&preview)),
            None if !lit.is_empty() => scene.below.extend(self.about_cursor(view)),
            None => (),
        }
    }

    fn label(&self, picker: &Picker, view: &Value, word: &str) -> String {
        if word == table::ALL {
            return format!("✓ {}", picker.picked().join(" "));
        }
        let words: Vec<&str> = picker.picked().iter().map(String::as_str).chain([word]).collect();
        self.session.story.word(self.session.table.as_ref(), view, &words)
    }

    /// What a move would do. Its first event says what is picked; that is to be seen already.
    fn would<'a>(&'a self, preview: &'a Preview) -> impl Iterator<Item = Below> + 'a {
        let told = preview.told.iter().skip(usize::from(1 < preview.told.len()));
        told.map(|told| Below::Would(self.entry(told, true)))
    }

    /// What stands on the space under the cursor.
    fn about_cursor(&self, view: &Value) -> impl Iterator<Item = Below> {
        let story = &self.session.story;
        let about = story.space(self.session.table.as_ref(), view, &self.cursor);
        about.into_iter().map(Below::Note)
    }

    fn players(&self, view: &Value) -> Vec<Player> {
        let (table, story) = (self.session.table.as_ref(), &self.session.story);
        let player = |seat: Seat| Player {
            seat,
            name: self.session.introduce(seat),
            figures: story.figures(table, view, seat),
            is_to_act: table.turn() == Turn::Seat(seat),
        };
        seats(table.seats()).map(player).collect()
    }

    /// The log's end, as these eyes were told it.
    pub(super) fn log_entries(&self) -> Vec<Entry> {
        let seen = self.seen();
        let told = self.heard(self.session.table.ply().saturating_sub(LOG));
        let mut entries: Vec<Entry> =
            told.iter().map(|told| self.entry(told, seen < told.ply)).collect();
        let selected = self.log_back.and_then(|back| entries.len().checked_sub(back + 1));
        if let Some(at) = selected {
            entries[at].is_selected = true;
        }
        entries
    }

    fn entry(&self, told: &Told, is_new: bool) -> Entry {
        let text = self.session.story.event(self.session.table.as_ref(), told);
        Entry { clause: told.clause, text, is_new, is_selected: false }
    }

    fn heard(&self, since: usize) -> Vec<Told> {
        self.session.table.frame(self.eyes, since).events
    }

    /// How many steps these eyes have seen before.
    fn seen(&self) -> usize {
        match self.eyes {
            Eyes::Seat(seat) => self.moved_at[seat.index()],
            Eyes::Public => 0,
        }
    }

    /// The spaces that what is new was about.
    fn fresh_spaces(&self) -> Vec<String> {
        let mut names = Vec::new();
        for told in self.heard(self.seen()) {
            texts_in(&told.event, &mut names);
        }
        names
    }
}

/// Says so if the screen is too small to play on.
pub(crate) fn too_small(story: &Story, palette: Palette, frame: &mut Frame<'_>) -> bool {
    let area = frame.area();
    let (columns, rows) = LEAST;
    if columns <= area.width && rows <= area.height {
        return false;
    }
    let args = [("columns", columns.into()), ("rows", rows.into())];
    let text = story.say("too-small", &args);
    frame.buffer_mut().set_stringn(0, 0, text, area.width.into(), palette.ground());
    true
}

/// All texts in a fact.
pub(crate) fn texts_in(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::String(text) => out.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| texts_in(item, out)),
        Value::Object(fields) => fields.values().for_each(|field| texts_in(field, out)),
        _ => (),
    }
}

impl App {
    /// Asks the next person to take the keyboard.
    fn hand_over(&self, seat: Seat) -> Notice {
        let story = &self.session.story;
        let name = story.name(seat);
        Notice {
            title: name.to_owned(),
            text: vec![story.say("hand-over", &[("seat", name.into())])],
            keys: story.say("keys-hand-over", &[]),
        }
    }
}
