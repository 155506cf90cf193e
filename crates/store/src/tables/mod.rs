//! The databases of tables: their logs, chats and members. Their statements name nothing of people.

mod append;
mod archive;
mod archived_log;
mod availability;
mod chat;
mod due;
mod due_lane;
mod due_time;
mod head;
mod member;
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
    due::Due,
    due_lane::DueLane,
    due_time::DueTime,
    head::ActHead,
    table::{ActRow, NewTableRow, TableRow},
    table_creator::{CreatorUse, TableUse},
    table_list::{ListedTable, TableLog},
    writer::Writer,
    writer_config::WriterConfig,
};

pub(crate) use crate::tables::chat::{MessagePage, TableMessage};

use tokio::sync::watch;

use crate::database::Database;

/// The database of tables: logs, chats, members, creators, and the outages of the database itself. Cheap to clone.
#[derive(Clone, Debug)]
pub struct TableStore {
    pub(crate) database: Database,
}

impl TableStore {
    /// The number of failovers since this store connected, and a notification of each: after one, acts that were committed may be
    /// gone.
    pub fn failovers(&self) -> watch::Receiver<u64> {
        self.database.pools.hosts.failovers()
    }

    /// The timeline of the server that was connected to last, which each failover changes: what was committed on another
    /// one may be gone.
    pub fn timeline(&self) -> Option<String> {
        self.database.pools.hosts.timeline()
    }
}
