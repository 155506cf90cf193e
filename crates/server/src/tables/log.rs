//! Reading a table's log from the database.

use store::{ActHead, ActRow, Store, StoreError, TableRow};
use wire::api::TableId;

use crate::{idempotency::KeyHash, tables::act::Act};

/// A log that can't be replayed: it is damaged, or from a newer version of the program.
#[derive(Clone, Debug, thiserror::Error)]
#[error("act {number} of table {table} can't be replayed: {reason}")]
pub(crate) struct LogError {
    /// The table.
    pub(crate) table: TableId,
    /// The number of the act that can't be applied.
    pub(crate) number: u32,
    /// The reason, for the log.
    pub(super) reason: String,
}

/// One entry of a log, parsed.
pub(crate) struct LogEntry {
    /// Its number, from 0.
    pub(super) number: u32,
    /// The idempotency key it was written with.
    pub(super) key: Option<KeyHash>,
    /// When it was written, and the hash of its text.
    pub(super) head: ActHead,
    pub(super) act: Act,
}

impl LogEntry {
    /// Parses a row.
    pub(crate) fn parse(table: TableId, row: &ActRow) -> Result<LogEntry, LogError> {
        let (number, head) = (row.number, row.head());
        match serde_json::from_str(&row.body) {
            Ok(act) => Ok(LogEntry { number, key: row.idempotency_key, head, act }),
            Err(error) => Err(LogError { table, number, reason: error.to_string() }),
        }
    }

    /// Parses all rows.
    pub(crate) fn parse_all(table: TableId, rows: &[ActRow]) -> Result<Vec<LogEntry>, LogError> {
        rows.iter().map(|row| LogEntry::parse(table, row)).collect()
    }
}

/// A table's row and its whole log.
pub(crate) struct StoredLog {
    /// The table.
    pub(crate) row: TableRow,
    /// Its acts, in order.
    pub(crate) acts: Vec<ActRow>,
}

impl StoredLog {
    /// Reads a live or archived table; none if it is unknown.
    pub(crate) async fn read(store: &Store, id: TableId) -> Result<Option<StoredLog>, StoreError> {
        if let Some(row) = store.tables.table(id).await? {
            let acts = store.tables.acts(id, 0).await?;
            // It may have been archived between the two queries.
            if row.acts as usize <= acts.len() {
                return Ok(Some(StoredLog { row, acts }));
            }
        }
        Ok(store.tables.archived_table(id).await?.map(|(row, acts)| StoredLog { row, acts }))
    }
}
