//! Persistence in PostgreSQL: migrations and queries for users, tables and the acts of a table's log,
//! which is the source of truth. Used by `server`, and by `load-client` to verify it.
//!
//! Every call is one statement, so no transaction stays open, and has a timeout rather than wait for a
//! server that is gone. Moves are written by [`Writer`], which batches the acts of many tables.

mod account;
mod append;
mod archive;
mod archived_log;
mod availability;
mod channel;
mod chat;
mod digest;
mod due;
mod due_lane;
mod due_time;
mod durability;
mod error;
mod friends;
mod game_result;
mod head;
mod hosts;
mod moderation;
mod outbox;
mod passkey;
mod player_id;
mod pool;
mod pools;
mod privileges;
mod purge;
mod quick_match;
mod rating;
mod rating_report;
mod removal;
mod report;
mod schedule;
mod schema;
mod session;
mod sign_in_place;
mod table;
mod table_creator;
mod table_list;
mod telemetry;
mod users;
mod values;
mod write_queue;
mod writer;
mod writer_config;

use std::sync::Arc;

use sqlx::postgres::PgRow;
use tokio::sync::watch;

pub(crate) use crate::pool::{Statement, in_time};
use crate::{hosts::Hosts, pools::Pools};
pub use wire::api::TableStatus;

pub use crate::{
    account::{Account, PendingVerification, Revocation, UserRow},
    append::{Append, Appended},
    archived_log::{LogFormat, dictionary_sample, forget_early_keys, unpack_log},
    availability::Availability,
    channel::{ChannelRow, NewWebhookRow, WebhookLimits},
    chat::{ChatMessageRow, ChatResult, NewChatMessageRow},
    digest::{RatingDigest, UserDigest},
    due::Due,
    due_lane::DueLane,
    due_time::DueTime,
    durability::Durability,
    error::StoreError,
    friends::{FriendRow, RelationResult},
    game_result::{GameFilter, GameResultRow, RatingVerdict, SeatResultRow},
    head::ActHead,
    moderation::{AuditRow, ModerationResult, ModeratorProof},
    outbox::{DecisionAlert, NewMessage, OutboxLane, OutboxMessage},
    passkey::PasskeyRow,
    player_id::PlayerId,
    purge::PURGES,
    quick_match::QuickMatchPool,
    rating::{Ladder, LadderId, LadderRating, Meetings, RatedGame, Rating, RatingChange},
    rating_report::{FrequentPair, RisenRating},
    removal::Removal,
    report::{NewReportRow, ReportRow},
    schedule::ScheduleRow,
    session::{SessionResult, SessionRow},
    table::{ActRow, NewTableRow, TableRow},
    table_creator::{CreatorUse, TableUse},
    table_list::{ListedTable, TableLog},
    users::Session,
    values::{KeyHash, NetworkHash, PlaceHash, Seed, TokenHash},
    writer::Writer,
    writer_config::WriterConfig,
};

/// A handle to the database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pools: Pools,
}

impl Store {
    /// Connects to the first host of the URL that accepts writes, with at most this many pooled connections, but at least one for each purpose, beside one for each
    /// lane of a [`Writer`].
    pub async fn connect(url: &str, connections: u32) -> Result<Store, StoreError> {
        let hosts = Arc::new(Hosts::parse(url)?);
        let store = Store { pools: Pools::new(hosts, connections as usize) };
        store.run(sqlx::query("select")).await?;
        Ok(store)
    }

    /// The number of failovers since this store connected, and a notification of each: after one, acts that were committed may be
    /// gone.
    pub fn failovers(&self) -> watch::Receiver<u64> {
        self.pools.hosts.failovers()
    }

    /// The timeline of the server that was connected to last, which each failover changes: what was committed on another
    /// one may be gone.
    pub fn timeline(&self) -> Option<String> {
        self.pools.hosts.timeline()
    }

    /// The rows that a query returns.
    pub(crate) async fn rows(&self, query: Statement<'_>) -> Result<Vec<PgRow>, StoreError> {
        self.pools.reads.rows(query).await
    }

    /// The first row that a query returns.
    pub(crate) async fn row(&self, query: Statement<'_>) -> Result<Option<PgRow>, StoreError> {
        self.pools.reads.row(query).await
    }

    /// The rows that a statement returns which also changes some.
    pub(crate) async fn changed_rows(
        &self,
        query: Statement<'_>,
    ) -> Result<Vec<PgRow>, StoreError> {
        self.pools.writes.rows(query).await
    }

    /// The first row that a statement returns which also changes some.
    pub(crate) async fn changed_row(
        &self,
        query: Statement<'_>,
    ) -> Result<Option<PgRow>, StoreError> {
        self.pools.writes.row(query).await
    }

    /// How many rows a statement changed.
    pub(crate) async fn run(&self, query: Statement<'_>) -> Result<u64, StoreError> {
        self.pools.writes.run(query).await
    }

    /// The statements so far by pool, without those of a [`Writer`].
    pub fn statement_counts(&self) -> [(&'static str, u64); 4] {
        let Pools { reads, writes, sessions, heartbeats, .. } = &self.pools;
        let pools =
            [("read", reads), ("write", writes), ("session", sessions), ("heartbeat", heartbeats)];
        pools.map(|(name, pool)| (name, pool.statements()))
    }
}
