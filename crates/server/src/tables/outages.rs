//! The known outages, in which no move could be made: of each database of tables its own.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use clock::Outages;
use store::{DatabaseNumber, TableStore};
use wire::api::TableId;

/// The outages that this node knows of.
pub(super) struct KnownOutages {
    store: TableStore,
    of_databases: Mutex<BTreeMap<DatabaseNumber, Outages>>,
}

impl KnownOutages {
    /// None yet.
    pub(super) fn new(store: TableStore) -> KnownOutages {
        KnownOutages { store, of_databases: Mutex::default() }
    }

    fn of_databases(&self) -> MutexGuard<'_, BTreeMap<DatabaseNumber, Outages>> {
        self.of_databases.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All of a table's database.
    pub(super) fn of(&self, table: TableId) -> Outages {
        let database = self.store.database_of(table);
        self.of_databases().get(&database).cloned().unwrap_or_default()
    }

    /// Whether a table is in a database.
    pub(super) fn concern(&self, table: TableId, database: DatabaseNumber) -> bool {
        self.store.database_of(table) == database
    }

    /// Replaces those of a database, and returns those that were known before.
    pub(super) fn replace(&self, database: DatabaseNumber, outages: Outages) -> Outages {
        self.of_databases().insert(database, outages).unwrap_or_default()
    }
}
