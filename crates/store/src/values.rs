//! Value types: seeds, token hashes, stages of a table.

use std::fmt;

use crate::StoreError;

/// Server seed of a table's chance. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// SHA-256 of a token: a stolen database opens no session.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(secret)")
    }
}

/// Stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum TableStage {
    /// Seats are open.
    Gathering = 0,
    /// The game is running.
    Running = 1,
    /// The game is finished.
    Over = 2,
    /// It was aborted.
    Aborted = 3,
}

impl TableStage {
    /// Whether it is final.
    pub fn is_closed(self) -> bool {
        matches!(self, TableStage::Over | TableStage::Aborted)
    }

    pub(crate) fn number(self) -> i16 {
        i16::from(self as u8)
    }

    pub(crate) fn read(number: i16) -> Result<TableStage, StoreError> {
        let stages =
            [TableStage::Gathering, TableStage::Running, TableStage::Over, TableStage::Aborted];
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
        for stage in
            [TableStage::Gathering, TableStage::Running, TableStage::Over, TableStage::Aborted]
        {
            assert_eq!(TableStage::read(stage.number()).expect("it is one"), stage);
        }
        assert!(TableStage::read(4).is_err() && TableStage::read(-1).is_err());
    }
}
