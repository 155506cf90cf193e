//! Tables: how they are laid, who sits at them, and how far they are.

use clock::Pace;
use game::{Seat, Standing};
use serde::{Deserialize, Serialize};

use crate::api::{Clocks, Overdue, TableId, User, UserId};

/// A table that somebody wants to lay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's slug.
    #[cfg_attr(feature = "schema", schema(example = "qin"))]
    pub game: String,
    /// For how many.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 5, example = 2))]
    pub seats: u8,
    /// The options in the game's notation; the printed game's if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(example = ""))]
    pub options: String,
    /// What it is called.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 80))]
    pub title: String,
    /// Whether it stands in the lobby; otherwise one needs its link.
    #[serde(default)]
    pub public: bool,
    /// Who is meant to sit where; people anywhere if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_items = 5))]
    pub chairs: Vec<Chair>,
    /// How fast it is played; without clocks if left out.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub pace: Pace,
    /// What happens when somebody's time is out; a bot takes over if left out.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub overdue: Overdue,
    /// Whether the game begins as soon as all chairs are taken.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub at_once: bool,
    /// Where whoever lays it sits down at once, with what they add to chance; nowhere if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sit: Option<Sit>,
}

/// Whether something needn't be said: an older server may not know of it.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl NewTable {
    /// A table for whoever has its link, without clocks.
    pub fn new(game: &str, seats: u8) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats,
            options: String::new(),
            title: String::new(),
            public: false,
            chairs: Vec::new(),
            pace: Pace::Untimed,
            overdue: Overdue::Bot,
            at_once: false,
            sit: None,
        }
    }
}

/// Somebody wants to play with whoever wants the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The game's slug.
    #[cfg_attr(feature = "schema", schema(example = "qin"))]
    pub game: String,
    /// For how many.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 5, example = 2))]
    pub seats: u8,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// What they add to chance: any text, best random.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64))]
    pub luck: String,
}

/// For whom a chair is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Whoever comes.
    Open,
    /// A bot that plays so well.
    Bot(Level),
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Sensible and quick.
    Novice,
    /// Good at first sight.
    Adept,
    /// Looks ahead.
    Master,
}

/// Somebody sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Where; on the first open chair if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// What they add to chance: any text, best random.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64))]
    pub luck: String,
}

/// The game is to begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Who takes the chairs that are still open; without it all must be taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Level>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// They play.
    Running,
    /// The game was played to its end, or given up.
    Over,
    /// It never began.
    Aborted,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, with what they added to chance.
    Person {
        /// Who.
        user: User,
        /// Their part of the key of all chance.
        luck: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Whose place it took, if somebody gave up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<User>,
    },
}

/// What seats are asked to agree to: more may be taken back than the rules of undo allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Asked {
    /// Who asks.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub by: Seat,
    /// The number of steps that would stay.
    pub to: usize,
    /// Who has yet to agree.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub open: Vec<Seat>,
}

/// What anybody may know of a table, its game aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// For how many.
    pub seats: u8,
    /// The options in the game's notation.
    pub options: String,
    /// What it is called.
    pub title: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Who laid it.
    pub owner: UserId,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when somebody's time is out.
    #[serde(default)]
    pub overdue: Overdue,
    /// Whether the game begins as soon as all chairs are taken.
    #[serde(default)]
    pub at_once: bool,
    /// How far it is.
    pub stage: Stage,
    /// Who has each seat.
    pub holders: Vec<Holder>,
    /// How many acts its log has.
    pub acts: u32,
    /// How many steps its game has.
    pub ply: usize,
    /// Whose turn it is; none before the start and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub to_act: Option<Seat>,
    /// SHA-256 of the server's part of the key of all chance.
    pub commitment: String,
    /// What is asked of the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// Who gave up, in that order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub resigned: Vec<Seat>,
    /// For whom a bot plays until they return.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub away: Vec<Seat>,
    /// Who wants to wait for whoever is to act, or for whom a bot plays.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
    /// How much time everybody has, where that is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// How it ended; none before that, since points may be hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub standing: Option<Standing>,
    /// Where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
}

impl TableInfo {
    /// Where somebody sits, also while a bot plays for them.
    pub fn seat_of(&self, who: UserId) -> Option<Seat> {
        let is_theirs = |holder: &Holder| match holder {
            Holder::Person { user, .. } | Holder::Bot { instead: Some(user), .. } => user.id == who,
            Holder::Open | Holder::Bot { instead: None, .. } => false,
        };
        let seats = game::seats(self.seats).zip(&self.holders);
        seats.into_iter().find(|(_, holder)| is_theirs(holder)).map(|(seat, _)| seat)
    }
}
