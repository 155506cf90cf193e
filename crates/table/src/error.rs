//! Why a move was refused, or a table not opened.

use std::fmt;

use game::{Misread, Refusal};

/// Why a move was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// Not a move of this game at all.
    Garbled,
    /// A move, but not now.
    Refused(Refusal),
    /// Chance is due and this table has no key to draw with.
    NoKey,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Garbled => f.write_str("not a move of this game"),
            PlayError::Refused(refusal) => refusal.fmt(f),
            PlayError::NoKey => f.write_str("this table is only to look at"),
        }
    }
}

impl std::error::Error for PlayError {}

/// Why a table was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is no such game.
    UnknownGame,
    /// The game has no such options.
    Options,
    /// The record can't be read.
    Unreadable {
        /// The line, counted from one, where the format has lines.
        line: Option<usize>,
        /// The reason, for logs.
        why: String,
    },
    /// The record can be read, but its game can't be played so.
    Refused(Refusal),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame => f.write_str("there is no such game"),
            OpenError::Options => f.write_str("the game has no such options"),
            OpenError::Unreadable { why, .. } => write!(f, "not a record: {why}"),
            OpenError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<Misread> for OpenError {
    fn from(misread: Misread) -> Self {
        OpenError::Unreadable { line: Some(misread.line), why: misread.to_string() }
    }
}
