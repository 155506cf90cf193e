//! A game under way on this machine: its table, who are people, and where the record goes.

use std::{fs, io, path::PathBuf};

use bots::BotLevel;
use game::{Paper, Seat, Seats, Turn};
use table::{Choices, PlayError, Table, Told};

use super::{
    bots::{Bots, Thought},
    story::Story,
};

/// A table with people and bots around it.
pub(crate) struct Session {
    pub(crate) table: Box<dyn Table>,
    pub(crate) story: Story,
    pub(crate) people: Seats,
    pub(crate) bots: Bots,
    /// Where the record goes in the end.
    pub(crate) save: Option<PathBuf>,
}

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Person(Seat),
    Bot(Seat),
    Over,
}

/// A move that isn't made yet: what it would do.
pub(crate) struct Preview {
    pub(crate) paper: Paper,
    pub(crate) told: Vec<Told>,
}

impl Session {
    /// A table for tests, with bots that don't think.
    #[cfg(test)]
    pub(crate) fn for_tests(
        table: Box<dyn Table>,
        story: Story,
        people: Seats,
        seed: u64,
    ) -> Session {
        Session { table, story, people, bots: Bots::random(seed), save: None }
    }

    pub(crate) fn next(&self) -> Next {
        match self.table.turn() {
            Turn::Seat(seat) if self.people.contains(seat) => Next::Person(seat),
            Turn::Seat(seat) => Next::Bot(seat),
            Turn::Chance => unreachable!("a table with a key settles chance at once"),
            Turn::Over => Next::Over,
        }
    }

    /// Whether people share this screen, so that hands must be kept from the others.
    pub(crate) fn is_hot_seat(&self) -> bool {
        1 < self.people.iter().count()
    }

    /// Lets the bot to act think, if it is a bot's turn.
    pub(crate) fn bot_thinks(&self) -> Option<Thought> {
        match self.next() {
            Next::Bot(seat) => Some(self.bots.think(self.table.as_ref(), seat)),
            _ => None,
        }
    }

    /// Plays for the bot to act what it thought of.
    pub(crate) fn bot_plays(&mut self, thought: Thought) {
        if let Next::Bot(seat) = self.next() {
            self.table.play_text(seat, &thought.wait()).expect("a bot's move is legal");
        }
    }

    /// A player's name with what kind of player that is.
    pub(crate) fn introduce(&self, seat: Seat) -> String {
        let args = [("seat", self.story.name(seat).into())];
        let id = match self.bots.level(seat) {
            _ if self.people.contains(seat) && self.is_hot_seat() => {
                return self.story.name(seat).to_owned();
            }
            _ if self.people.contains(seat) => "you",
            BotLevel::Novice => "bot-novice",
            BotLevel::Adept => "bot-adept",
            BotLevel::Master => "bot-master",
        };
        self.story.say(id, &args)
    }

    /// What a move of the seat to act would do, as far as the seat may know before it is made.
    pub(crate) fn preview(&self, mv: &str) -> Result<Preview, PlayError> {
        preview(self.table.as_ref(), mv)
    }

    /// What the seat to act may choose from.
    pub(crate) fn choices(&self) -> Choices {
        self.table.sight().map(|sight| sight.choices()).unwrap_or_default()
    }

    /// Writes the record where it was asked for; says where that is.
    pub(crate) fn keep(&self) -> io::Result<Option<String>> {
        let Some(path) = &self.save else { return Ok(None) };
        fs::write(path, self.table.record_text())?;
        Ok(Some(path.display().to_string()))
    }

    /// Chooses a file to save in if none was asked for. It never writes over another.
    pub(crate) fn choose_file(&mut self) {
        if self.save.is_none() {
            let slug = self.table.meta().slug;
            let name = |n: u32| PathBuf::from(format!("{slug}-{n}.txt"));
            self.save = (1..).map(name).find(|path| !path.exists());
        }
    }
}

/// What a move of the seat to act would do, as far as the seat may know before it is made.
pub(crate) fn preview(table: &dyn Table, mv: &str) -> Result<Preview, PlayError> {
    let sight = table.sight().ok_or(PlayError::Garbled)?;
    let preview = sight.preview(mv)?;
    let paper = table::paint(table.meta().slug, &preview.view, &[]);
    Ok(Preview { paper: paper.expect("a view of this game"), told: preview.told })
}
