//! A command at a table.

use wire::api::TableId;

use crate::{caller::Caller, idempotency::KeyHash};

/// The caller of a command, the table, and the hash of the idempotency key.
pub(crate) struct TableCommand {
    /// The caller.
    pub(crate) caller: Caller,
    /// The table.
    pub(crate) table: TableId,
    /// The key by which a repetition is recognised.
    pub(crate) key: Option<KeyHash>,
}
