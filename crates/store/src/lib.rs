//! Persistence in PostgreSQL: migrations and queries. Tables are apart from people: what is about people and about all tables is in
//! the home database ([`HomeStore`]), the logs of tables, which are the source of truth, in that of tables ([`TableStore`]), and no statement
//! names both. Used by `server`, and by `load-client` to verify it.
//!
//! Every call is one statement, so no transaction stays open, and has a timeout rather than wait for a
//! server that is gone; a call that needs people and tables (`across`) is a statement to each. Moves are written by [`Writer`], which batches the
//! acts of many tables.

mod across;
mod columns;
mod database;
mod error;
mod home;
mod tables;
mod values;

pub use wire::api::TableStatus;

use crate::database::Database;

pub use crate::{
    across::{ChatMessageRow, ChatResult},
    database::Durability,
    error::StoreError,
    home::{
        Account, AuditRow, ChannelRow, ChatRight, DecisionAlert, FrequentPair, FriendRow,
        GameFilter, GameResultRow, HomeStore, Ladder, LadderId, LadderRating, Meetings,
        ModerationResult, ModeratorProof, NewMessage, NewReportRow, NewWebhookRow, OutboxLane,
        OutboxMessage, PURGES, PasskeyRow, PendingVerification, PlayerId, QuickMatchPool,
        RatedGame, Rating, RatingChange, RatingDigest, RatingVerdict, RelationResult, Removal,
        ReportRow, Revocation, RisenRating, ScheduleRow, SeatResultRow, Session, SessionResult,
        SessionRow, UserDigest, UserRow, WebhookLimits,
    },
    tables::{
        ActHead, ActRow, Append, Appended, Availability, CreatorUse, Due, DueLane, DueTime,
        ListedTable, LogFormat, NewChatMessageRow, NewTableRow, TableLog, TableRow, TableStore,
        TableUse, Writer, WriterConfig, dictionary_sample, forget_early_keys, unpack_log,
    },
    values::{KeyHash, NetworkHash, PlaceHash, Seed, TokenHash},
};

/// The databases of a site. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    /// People, and what belongs to no single table.
    pub home: HomeStore,
    /// Tables.
    pub tables: TableStore,
}

impl Store {
    /// Connects to one database for both, with at most this many pooled connections, but at least one for each purpose, beside one
    /// for each lane of a [`Writer`]. Of a URL with several hosts the first that accepts writes is used.
    pub async fn connect(url: &str, connections: u32) -> Result<Store, StoreError> {
        let database = Database::connect(url, connections).await?;
        let (home, tables) = (HomeStore { database: database.clone() }, TableStore { database });
        Ok(Store { home, tables })
    }

    /// Runs pending migrations. Of two concurrent runs one waits for the other.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        self.database().migrate().await
    }

    /// Health check: the database answers, and its schema is ours or newer.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.database().ready().await
    }

    /// What the server promises about commits.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        self.database().durability().await
    }

    /// Lets a role read and write rows, and no more: it can't change the schema, the list of migrations, or what the audit log
    /// already has. Needs the owner of the tables.
    pub async fn grant_rows_to(&self, role: &str) -> Result<(), StoreError> {
        self.database().grant_rows_to(role).await
    }

    /// The statements so far by pool, without those of a [`Writer`].
    pub fn statement_counts(&self) -> [(&'static str, u64); 4] {
        self.database().statement_counts()
    }

    /// The one database.
    fn database(&self) -> &Database {
        &self.home.database
    }
}
