//! Value types: seeds, hashes, statuses of tables.

use std::fmt;

use wire::api::TableStatus;

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

/// Keyed hash of a client's network, to count what it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NetworkHash(pub i64);

/// Keyed hash of the network and browser that a user signed in from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaceHash(pub i64);

/// SHA-256 of a token: a stolen database opens no session.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(secret)")
    }
}

/// Statuses of a table, in the order of their numbers.
const STATUSES: [TableStatus; 4] =
    [TableStatus::Open, TableStatus::Running, TableStatus::Finished, TableStatus::Aborted];

/// Number of a status in the database.
pub(crate) fn status_number(status: TableStatus) -> i16 {
    match status {
        TableStatus::Open => 0,
        TableStatus::Running => 1,
        TableStatus::Finished => 2,
        TableStatus::Aborted => 3,
    }
}

/// The status of a number.
pub(crate) fn read_status(number: i16) -> Result<TableStatus, StoreError> {
    let found = STATUSES.into_iter().find(|status| status_number(*status) == number);
    found.ok_or_else(|| StoreError::odd(format!("status {number}")))
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
        for status in STATUSES {
            assert_eq!(read_status(status_number(status)).expect("a status"), status);
        }
        assert!(read_status(4).is_err() && read_status(-1).is_err());
    }
}
