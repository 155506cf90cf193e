//! Value types: seeds, hashes, statuses of tables.

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

/// Hash of an idempotency key, with its caller and command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeyHash(pub [u8; 16]);

/// SHA-256 of a token: a stolen database opens no session.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(secret)")
    }
}

/// Status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum TableStatus {
    /// Seats are open.
    Open = 0,
    /// The game is running.
    Running = 1,
    /// The game is finished.
    Finished = 2,
    /// It was aborted.
    Aborted = 3,
}

impl TableStatus {
    /// Whether it is final.
    pub fn is_closed(self) -> bool {
        matches!(self, TableStatus::Finished | TableStatus::Aborted)
    }

    pub(crate) fn number(self) -> i16 {
        i16::from(self as u8)
    }

    pub(crate) fn read(number: i16) -> Result<TableStatus, StoreError> {
        let statuses =
            [TableStatus::Open, TableStatus::Running, TableStatus::Finished, TableStatus::Aborted];
        let found = statuses.into_iter().find(|status| status.number() == number);
        found.ok_or_else(|| StoreError::odd(format!("status {number}")))
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
    fn a_status_reads_back_as_itself() {
        for status in
            [TableStatus::Open, TableStatus::Running, TableStatus::Finished, TableStatus::Aborted]
        {
            assert_eq!(TableStatus::read(status.number()).expect("it is one"), status);
        }
        assert!(TableStatus::read(4).is_err() && TableStatus::read(-1).is_err());
    }
}
