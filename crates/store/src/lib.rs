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
mod part;
mod tables;
mod urls;
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
        SessionRow, TablePart, UserDigest, UserRow, WebhookLimits,
    },
    part::{Part, PartSet},
    tables::{
        ActHead, ActRow, Append, Appended, Availability, CreatorUse, DatabaseNumber, Due, DueLane,
        DueTime, ListedTable, LogFormat, NewChatMessageRow, NewTableRow, PartContent, TableLog,
        TableRow, TableStore, TableUse, Writer, WriterConfig, dictionary_sample, forget_early_keys,
        unpack_log,
    },
    urls::{DatabaseUrls, NamedUrl},
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
    /// Connects to one database for people and tables, with at most this many pooled connections, but at least one for each purpose,
    /// beside one for each lane of a [`Writer`]. Of a URL with several hosts the first that accepts writes is used.
    pub async fn connect(url: &str, connections: u32) -> Result<Store, StoreError> {
        Store::connect_all(&DatabaseUrls::one(url), connections).await
    }

    /// Connects to all databases of a site, with as many connections each. One of tables may be unavailable: the others work without it.
    pub async fn connect_all(urls: &DatabaseUrls, connections: u32) -> Result<Store, StoreError> {
        let database = Database::connect(&urls.home, connections).await?;
        let open = |it: &NamedUrl| Ok((it.name.clone(), Database::open(&it.url, connections)?));
        let others = urls.tables.iter().map(open).collect::<Result<_, StoreError>>()?;
        let tables = TableStore::new(database.clone(), others);
        Ok(Store { home: HomeStore { database }, tables })
    }

    /// Reads which database has which part of the tables.
    pub async fn read_table_parts(&self) -> Result<(), StoreError> {
        self.tables.assign(&self.home.table_parts().await?)
    }

    /// Runs pending migrations. Of two concurrent runs one waits for the other.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        self.home.database.migrate().await?;
        for database in self.tables.others() {
            database.migrate().await?;
        }
        self.read_table_parts().await
    }

    /// Health check: the home database answers, and its schema is ours or newer; so are those of the other databases that answer.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.home.database.ready().await?;
        self.read_table_parts().await?;
        for database in self.tables.others() {
            match database.ready().await {
                Ok(()) | Err(StoreError::Unavailable(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// What the server promises about commits, for each database that answers.
    pub async fn durability(&self) -> Result<Vec<Durability>, StoreError> {
        let mut all = vec![self.home.database.durability().await?];
        for database in self.tables.others() {
            match database.durability().await {
                Ok(durability) => all.push(durability),
                Err(StoreError::Unavailable(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(all)
    }

    /// Lets a role read and write rows, and no more: it can't change the schema, the list of migrations, or what the audit log
    /// already has. Needs the owner of the tables.
    pub async fn grant_rows_to(&self, role: &str) -> Result<(), StoreError> {
        self.home.database.grant_rows_to(role).await?;
        for database in self.tables.others() {
            database.grant_rows_to(role).await?;
        }
        Ok(())
    }

    /// The statements so far by pool, of all databases, without those of a [`Writer`].
    pub fn statement_counts(&self) -> [(&'static str, u64); 4] {
        let mut counts = self.home.database.statement_counts();
        for database in self.tables.others() {
            for ((_, sum), (_, more)) in counts.iter_mut().zip(database.statement_counts()) {
                *sum += more;
            }
        }
        counts
    }
}
