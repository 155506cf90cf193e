//! The databases of tables: their logs, chats and members. Their statements name nothing of people, and tables of one part only.

mod append;
mod archive;
mod archived_log;
mod availability;
mod chat;
mod databases;
mod due;
mod due_lane;
mod due_time;
mod fan_out;
mod head;
mod member;
mod part_move;
mod table;
mod table_creator;
mod table_list;
mod title;
mod write_queue;
mod writer;
mod writer_config;

pub use crate::tables::{
    append::{Append, Appended},
    archived_log::{LogFormat, dictionary_sample, forget_early_keys, unpack_log},
    availability::Availability,
    chat::NewChatMessageRow,
    databases::DatabaseNumber,
    due::Due,
    due_lane::DueLane,
    due_time::DueTime,
    head::ActHead,
    part_move::PartContent,
    table::{ActRow, NewTableRow, TableRow},
    table_creator::{CreatorUse, TableUse},
    table_list::{ListedTable, TableLog},
    writer::Writer,
    writer_config::WriterConfig,
};

pub(crate) use crate::tables::chat::{MessagePage, TableMessage};

use std::sync::Arc;

use tokio::sync::watch;
use wire::api::TableId;

use crate::{
    Part, StoreError, TablePart,
    database::Database,
    tables::databases::{Databases, HOME},
};

/// The databases of tables: logs, chats, members, creators, and the outages of each database. Each part of the tables is in one of them. Cheap
/// to clone.
#[derive(Clone, Debug)]
pub struct TableStore {
    databases: Arc<Databases>,
}

impl TableStore {
    /// All tables are in the home database, until they are assigned to others.
    pub(crate) fn new(home: Database, others: Vec<(String, Database)>) -> TableStore {
        TableStore { databases: Arc::new(Databases::new(home, others)) }
    }

    /// Sets where the parts are. Refused if a database isn't configured.
    pub(crate) fn assign(&self, parts: &[TablePart]) -> Result<(), StoreError> {
        self.databases.assign(parts)
    }

    /// The database of a table.
    fn of(&self, table: TableId) -> &Database {
        self.databases.of(Part::of(table)).database()
    }

    /// The database of a table.
    pub fn database_of(&self, table: TableId) -> DatabaseNumber {
        self.databases.of(Part::of(table)).number
    }

    /// The databases but the home one, in use or not.
    pub(crate) fn others(&self) -> impl Iterator<Item = &Database> {
        self.databases.all().iter().filter(|it| it.name() != HOME).map(|it| it.database())
    }

    /// Whether there are others than the home database.
    pub fn is_divided(&self) -> bool {
        1 < self.databases.all().len()
    }

    /// All databases, with their names, whether they have tables or not.
    pub fn numbered(&self) -> Vec<(DatabaseNumber, String)> {
        self.databases.all().iter().map(|it| (it.number, it.name().to_owned())).collect()
    }

    /// An id for a new table, like a random one: the same, unless no tables are created in its part.
    pub fn open_id(&self, like: TableId) -> TableId {
        self.databases.open_id(like)
    }

    /// For each database the number of failovers since this store connected, and a notification of each: after one, acts that were
    /// committed may be gone.
    pub fn failovers(&self) -> Vec<watch::Receiver<u64>> {
        self.databases.all().iter().map(|it| it.database().pools.hosts.failovers()).collect()
    }

    /// The timeline of the server that was connected to last for a table, which each failover changes: what was committed on another
    /// one may be gone.
    pub fn timeline(&self, table: TableId) -> Option<String> {
        self.of(table).pools.hosts.timeline()
    }
}
