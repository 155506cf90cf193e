//! Persistence in PostgreSQL: migrations and queries for users, tables and the acts of a table's log,
//! which is the source of truth. Used by `server`, and by `load-client` to verify it.
//!
//! Every call is one statement, so no transaction stays open, and has a timeout rather than wait for a
//! server that is gone. Moves are written by [`Writer`], which batches the acts of many tables.

mod account;
mod append;
mod archive;
mod availability;
mod channel;
mod chat;
mod due;
mod due_lane;
mod due_time;
mod error;
mod friends;
mod game_result;
mod moderation;
mod outbox;
mod passkey;
mod pool;
mod quick_match;
mod rating;
mod rating_report;
mod report;
mod schedule;
mod schema;
mod session;
mod table;
mod table_creator;
mod users;
mod values;
mod writer;

use std::{str::FromStr, sync::Arc, time::Duration};

use sqlx::{
    Postgres,
    postgres::{PgArguments, PgConnectOptions, PgRow},
    query::Query,
};

use crate::pool::Pool;
pub use wire::api::TableStatus;

pub use crate::{
    account::{Account, PendingVerification, UserRow},
    append::{Append, Appended},
    availability::Availability,
    channel::{ChannelRow, NewWebhookRow, WebhookLimits},
    chat::{ChatMessageRow, ChatResult, NewChatMessageRow},
    due::Due,
    due_lane::DueLane,
    due_time::DueTime,
    error::StoreError,
    friends::{FriendRow, RelationResult},
    game_result::{GameFilter, GameResultRow, PlayerId, RatingVerdict, SeatResultRow},
    moderation::{AuditRow, ModerationResult},
    outbox::{DecisionAlert, NewMessage, OutboxLane, OutboxMessage},
    passkey::PasskeyRow,
    quick_match::QuickMatchPool,
    rating::{Ladder, LadderId, LadderRating, Meetings, RatedGame, Rating, RatingChange},
    rating_report::{FrequentPair, RisenRating},
    report::{NewReportRow, ReportRow},
    schedule::ScheduleRow,
    session::{SessionResult, SessionRow},
    table::{ActRow, NewTableRow, TableRow},
    table_creator::{CreatorUse, TableUse},
    users::Session,
    values::{KeyHash, NetworkHash, Seed, TokenHash},
    writer::{Writer, WriterConfig},
};

/// Timeout of a call: a peer that is gone may never answer.
const TO_ANSWER: Duration = Duration::from_secs(15);
/// A statement with its arguments.
pub(crate) type Statement<'q> = Query<'q, Postgres, PgArguments>;

/// A handle to the database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pool: Arc<Pool>,
}

impl Store {
    /// Connects with at most this many pooled connections, beside one for each lane of a [`Writer`].
    pub async fn connect(url: &str, connections: u32) -> Result<Store, StoreError> {
        // Timeouts on the server's side too: it would wait forever for a client that is gone.
        let options = PgConnectOptions::from_str(url)?.application_name("pagoda").options([
            ("statement_timeout", "10s"),
            ("idle_in_transaction_session_timeout", "10s"),
            ("lock_timeout", "8s"),
        ]);
        let store = Store { pool: Pool::new(options, connections as usize) };
        store.run(sqlx::query("select")).await?;
        Ok(store)
    }

    /// The rows that a statement returns.
    pub(crate) async fn rows(&self, query: Statement<'_>) -> Result<Vec<PgRow>, StoreError> {
        in_time(async {
            let mut lent = self.pool.lend().await?;
            let rows = query.fetch_all(lent.connection()).await;
            Ok(lent.settle(rows)?)
        })
        .await
    }

    /// The first row that a statement returns.
    pub(crate) async fn row(&self, query: Statement<'_>) -> Result<Option<PgRow>, StoreError> {
        Ok(self.rows(query).await?.into_iter().next())
    }

    /// How many rows a statement changed.
    pub(crate) async fn run(&self, query: Statement<'_>) -> Result<u64, StoreError> {
        in_time(async {
            let mut lent = self.pool.lend().await?;
            let done = query.execute(lent.connection()).await;
            Ok(lent.settle(done)?.rows_affected())
        })
        .await
    }
}

/// Applies the timeout.
pub(crate) async fn in_time<T>(
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(TO_ANSWER, work).await {
        Ok(done) => done,
        Err(_) => Err(StoreError::late(TO_ANSWER)),
    }
}
