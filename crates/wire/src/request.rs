//! What a page asks of the worker that keeps its table, and what can go wrong.

use game::{Clause, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::api::FairnessProof;

/// What is asked. Each has one kind of answer, or a [`Problem`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Open a table; the answer is [`Opened`].
    Open {
        /// Of which game.
        slug: String,
        /// For how many.
        seats: u8,
        /// The options in the game's notation.
        options: String,
        /// The key of all chance: 64 hexadecimal digits.
        key: String,
    },
    /// Open a table as a record left it; the answer is [`Opened`].
    Read {
        /// The record as text or JSON.
        record: String,
        /// The key, if the game is to go on.
        key: Option<String>,
    },
    /// What follows is asked of what a seat sees, at a table that is kept elsewhere; the answer is
    /// null.
    See {
        /// Of which game.
        slug: String,
        /// What the seat to act sees.
        view: Value,
    },
    /// What a pair of eyes is shown; the answer is a [`crate::Frame`].
    Look {
        /// Whose eyes; nobody's are the public's.
        eyes: Option<Seat>,
        /// The steps that these eyes have seen.
        since: usize,
        /// After how many steps; after all if left out.
        ply: Option<usize>,
    },
    /// What the seat to act may choose from; the answer is [`crate::Choices`].
    Choices,
    /// What a move of the seat to act would do; the answer is a [`crate::Preview`].
    Preview {
        /// In the game's notation.
        mv: String,
    },
    /// The clause that keeps every move from beginning with these words; the answer may be none.
    WhyNot {
        /// Words of the game's notation.
        words: Vec<String>,
    },
    /// Make a move; the answer is [`Kept`].
    Play {
        /// Who.
        seat: Seat,
        /// In the game's notation.
        mv: String,
    },
    /// How far a seat may take back; the answer is a [`game::Undo`].
    Undo {
        /// Who.
        seat: Seat,
    },
    /// Take back; the answer is [`Kept`], or null if there was nothing to take back.
    TakeBack {
        /// Who.
        seat: Seat,
        /// The number of steps that stay.
        to: usize,
    },
    /// The record as text; the answer is a string.
    Record,
    /// How the seats stood after each step of a game that is over; the answer is a list of
    /// [`game::Standing`].
    Course,
    /// What would come of things as they stand in a view; the answer is the game's own.
    Outlook {
        /// Of which game.
        slug: String,
        /// What is seen.
        view: Value,
    },
    /// What a bot would do with a seat's view; the answer is [`Advice`].
    Advise {
        /// Of which game.
        slug: String,
        /// What the seat to act sees.
        view: Value,
        /// How well: `novice`, `adept` or `master`.
        level: String,
        /// Whether it is to say the best that it knows, as a hint, instead of playing its level.
        hint: bool,
        /// What settles its luck.
        seed: u64,
    },
    /// What the seats could hope for after so many steps of a game that can't go on, at first sight;
    /// the answer is a list of shares of the win, empty where chance decides next.
    Judge {
        /// After how many steps.
        ply: usize,
    },
    /// Whether the chance of a game was what was committed to; the answer is a [`Verdict`].
    Verify {
        /// The fairness proof, after its end.
        proof: Box<FairnessProof>,
    },
}

/// Whether the chance of a game was fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The seed is what was committed to, and all draws follow.
    Fair {
        /// So many.
        draws: usize,
    },
    /// Nothing is opened yet.
    Closed,
    /// The seed isn't what was committed to.
    Seed,
    /// The record can't be read or replayed.
    Record,
    /// Chance decided otherwise than seed and players' texts say.
    Chance {
        /// At this step, counted from one.
        ply: usize,
    },
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// Of which game.
    pub slug: String,
    /// For how many.
    pub seats: u8,
    /// The options in the game's notation.
    pub options: String,
    /// Steps taken so far.
    pub ply: usize,
    /// Who acts next.
    pub turn: Turn,
}

/// What is to be kept of a table after a change, and who acts next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The record as text.
    pub record: String,
    /// Steps taken so far.
    pub ply: usize,
    /// Who acts next.
    pub turn: Turn,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Problem {
    /// The move is against this clause.
    Against(Clause),
    /// It is not that seat's turn.
    NotYourTurn,
    /// The game is over, or nobody is to act.
    Nobody,
    /// Not a move of this game.
    Garbled,
    /// There is no such game.
    UnknownGame,
    /// The game has no such options, or isn't played by so many.
    NoSuchSetup,
    /// The record can't be read: why, for the person who wrote it.
    Unreadable(String),
    /// No table was opened.
    NoTable,
    /// The worker can't be reached, or didn't understand.
    Lost(String),
}

/// What a bot would do, in the game's notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it seems to be worth to each seat: shares of the win.
    pub values: Vec<f32>,
    /// The moves that were considered, the best first.
    pub considered: Vec<Weighed>,
    /// What speaks for the first of them against the second at first sight, the most telling first.
    pub reasons: Vec<Reason>,
    /// Iterations spent on all cores.
    pub iterations: u32,
}

/// A move that was considered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// How often the search went on with it.
    pub visits: u32,
    /// What it seems to be worth to the seat that makes it.
    pub value: f32,
}

/// A feature that tells two moves apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// The feature, in the game's own words.
    pub feature: String,
    /// For whom it stands out.
    pub of: Seat,
    /// By how much it moves the share of the win of who decides; above 0 speaks for the first move.
    pub weight: f32,
}
