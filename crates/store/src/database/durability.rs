//! What the database server promises about commits.

use sqlx::Row;

use crate::{StoreError, database::Database};

/// The settings of PostgreSQL that decide whether an acknowledged commit survives a crash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `synchronous_commit`.
    pub synchronous_commit: String,
    /// `fsync`.
    pub fsync: String,
}

impl Durability {
    /// Whether a commit is on disk when it is acknowledged.
    pub fn is_flushed(&self) -> bool {
        self.synchronous_commit != "off" && self.fsync != "off"
    }
}

impl Database {
    /// What the server promises about commits.
    pub(crate) async fn durability(&self) -> Result<Durability, StoreError> {
        let query = sqlx::query(
            "select current_setting('synchronous_commit') as synchronous_commit,
                 current_setting('fsync') as fsync",
        );
        let row = self.row(query).await?.ok_or_else(|| StoreError::odd("no settings"))?;
        let (synchronous_commit, fsync) =
            (row.try_get("synchronous_commit")?, row.try_get("fsync")?);
        Ok(Durability { synchronous_commit, fsync })
    }
}
