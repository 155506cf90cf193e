//! Requests of a page to the worker that runs its table, and their problems.

use game::{Clause, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::api::{FairnessNotes, FairnessProof};

/// A request. Each has one kind of answer, or a [`Problem`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Open a table; the answer is [`Opened`].
    Open {
        /// The game's slug.
        slug: String,
        /// Number of seats.
        seats: u8,
        /// The options in the game's notation.
        options: String,
        /// The key of all chance: 64 hexadecimal digits.
        key: String,
    },
    /// Open a table at the end of a record; the answer is [`Opened`].
    Read {
        /// The record as text or JSON.
        record: String,
        /// The key, to continue the game.
        key: Option<String>,
    },
    /// Use a seat's view of a table on the server for the following requests; the answer is null.
    See {
        /// The game's slug.
        slug: String,
        /// The view of the seat to act.
        view: Value,
    },
    /// The frame for a pair of eyes; the answer is a [`crate::Frame`].
    Look {
        /// The seat; the public if left out.
        eyes: Option<Seat>,
        /// The steps that these eyes have seen.
        since: usize,
        /// Number of steps; all if left out.
        ply: Option<usize>,
    },
    /// The legal moves of the seat to act; the answer is [`crate::Choices`].
    Choices,
    /// The effect of a move of the seat to act; the answer is a [`crate::Preview`].
    Preview {
        /// In the game's notation.
        mv: String,
    },
    /// The clause that forbids every move that begins with these words; the answer may be none.
    WhyNot {
        /// Words of the game's notation.
        words: Vec<String>,
    },
    /// Make a move; the answer is [`Kept`].
    Play {
        /// The seat.
        seat: Seat,
        /// In the game's notation.
        mv: String,
    },
    /// The moves that a seat may take back; the answer is a [`game::Undo`].
    Undo {
        /// The seat.
        seat: Seat,
    },
    /// Take back; the answer is [`Kept`], or null if no move can be taken back.
    TakeBack {
        /// The seat.
        seat: Seat,
        /// The number of steps that stay.
        to: usize,
    },
    /// The record as text; the answer is a string.
    Record,
    /// The standing after each step of a finished game; the answer is a list of [`game::Standing`].
    Course,
    /// The forecasts for a view; the answer has the game's own format.
    Outlook {
        /// The game's slug.
        slug: String,
        /// The view.
        view: Value,
    },
    /// A bot's choice in a seat's view; the answer is [`Advice`].
    Advise {
        /// The game's slug.
        slug: String,
        /// The view of the seat to act.
        view: Value,
        /// The level: `novice`, `adept` or `master`.
        level: String,
        /// Whether to use the full strength, for a hint, instead of the level's.
        hint: bool,
        /// The seed of its random numbers.
        seed: u64,
    },
    /// The value network's evaluation after a number of steps of a finished game; the answer is a list of
    /// outcome shares, empty if chance is next.
    Judge {
        /// Number of steps.
        ply: usize,
    },
    /// Verify the chance of a game against its commitment; the answer is a [`Verdict`].
    Verify {
        /// The fairness proof, after its end.
        proof: Box<FairnessProof>,
        /// What the player noted before the game.
        #[serde(default)]
        notes: FairnessNotes,
    },
}

/// The result of a fairness check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The seed matches the commitment, and all draws follow from it.
    Fair {
        /// Number of draws.
        draws: usize,
    },
    /// The seed isn't public yet.
    Closed,
    /// The seed doesn't match the commitment.
    Seed,
    /// The server's commitment isn't the one that the player noted.
    Commitment,
    /// The player's own seed isn't in the proof.
    OwnSeed,
    /// A player's seed doesn't match the commitment to it.
    PlayerSeed {
        /// The player's seat.
        seat: Seat,
    },
    /// The record can't be read or replayed.
    Record,
    /// A draw doesn't follow from the seed and the players' luck phrases.
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
    /// The next to act.
    pub turn: Turn,
}

/// The table after a change: its record to store, and the next to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The record as text.
    pub record: String,
    /// Steps taken so far.
    pub ply: usize,
    /// The next to act.
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
    /// The game is over, or no seat is to act.
    Nobody,
    /// Not a move of this game.
    Garbled,
    /// The game is unknown.
    UnknownGame,
    /// The options or the number of seats are invalid for the game.
    NoSuchSetup,
    /// The record can't be read.
    Unreadable {
        /// The line, counted from one, if one is to blame.
        line: Option<usize>,
    },
    /// No table was opened.
    NoTable,
    /// The worker can't be reached, or didn't understand.
    Lost(String),
}

/// A bot's choice, in the game's notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its estimated value for each seat: outcome shares.
    pub values: Vec<f32>,
    /// The moves that were considered, the best first.
    pub considered: Vec<Weighed>,
    /// Features that favour the first of them over the second, the strongest first.
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
    /// Visits by the search.
    pub visits: u32,
    /// Its estimated value for the seat to act.
    pub value: f32,
}

/// A feature in which two moves differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// The feature, in the game's own words.
    pub feature: String,
    /// The seat that the feature is about.
    pub of: Seat,
    /// Its effect on the outcome share of the seat to act; above 0 favours the first move.
    pub weight: f32,
}
