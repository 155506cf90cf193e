//! The small words of a store: secrets, and how far a table is.

use std::fmt;

use crate::StoreError;

/// What all chance of a table comes from. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The SHA-256 of a token: a stolen copy of the store opens no session.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(secret)")
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Stage {
    /// Seats are free.
    Gathering = 0,
    /// The game goes on.
    Running = 1,
    /// It came to its end.
    Over = 2,
    /// It was given up.
    Aborted = 3,
}

impl Stage {
    /// Whether nothing more will happen.
    pub fn is_closed(self) -> bool {
        matches!(self, Stage::Over | Stage::Aborted)
    }

    pub(crate) fn number(self) -> i16 {
        i16::from(self as u8)
    }

    pub(crate) fn read(number: i16) -> Result<Stage, StoreError> {
        let stages = [Stage::Gathering, Stage::Running, Stage::Over, Stage::Aborted];
        let found = stages.into_iter().find(|stage| stage.number() == number);
        found.ok_or_else(|| StoreError::odd(format!("stage {number}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_not_printed() {
        let printed = format!("{:?} {:?}", Seed([7; 32]), TokenHash([7; 32]));
        assert_eq!(printed, "Seed(secret) TokenHash(secret)");
    }

    #[test]
    fn a_stage_reads_back_as_itself() {
        for stage in [Stage::Gathering, Stage::Running, Stage::Over, Stage::Aborted] {
            assert_eq!(Stage::read(stage.number()).expect("it is one"), stage);
        }
        assert!(Stage::read(4).is_err() && Stage::read(-1).is_err());
    }
}
