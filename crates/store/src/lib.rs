//! What is kept, in PostgreSQL: people, tables, and the acts that are a table's truth.
//!
//! Every call is one statement, so there is no transaction to leave open, and gives up in a while
//! rather than wait for a server that is gone. [`Writer`] is the way of a move.

mod account;
mod append;
mod chat;
mod due;
mod errand;
mod error;
mod finished;
mod friends;
mod order;
mod passkey;
mod people;
mod played;
mod pool;
mod quick;
mod rating;
mod report;
mod rest;
mod schema;
mod service;
mod session;
mod table;
mod way;
mod words;
mod writer;

use std::{str::FromStr, sync::Arc, time::Duration};

use sqlx::{
    Postgres,
    postgres::{PgArguments, PgConnectOptions, PgRow},
    query::Query,
};

use crate::pool::Pool;
pub use crate::{
    account::{Account, PersonRow, Promise},
    append::{Append, Appended, When},
    chat::{LineRow, NewLine, Said},
    due::Due,
    errand::{Decision, Errand},
    error::StoreError,
    friends::{FriendRow, Tied},
    order::{AuditRow, Measured},
    passkey::PasskeyRow,
    people::Session,
    played::{PlayedRow, PlayedSeat, Player, Wanted},
    quick::Quick,
    rating::{Ladder, Rating, RatingStep},
    report::{NewReport, ReportRow},
    rest::RestRow,
    service::Service,
    session::SessionRow,
    table::{ActRow, NewTable, TableRow},
    way::WayRow,
    words::{Seed, Stage, TokenHash},
    writer::{Pace, Writer},
};

/// How long a call takes at most: a peer that is gone may never answer.
const TO_ANSWER: Duration = Duration::from_secs(15);
/// A statement with its arguments.
pub(crate) type Ask<'q> = Query<'q, Postgres, PgArguments>;

/// Everything that is kept. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pool: Arc<Pool>,
}

impl Store {
    /// Connects to a database with at most so many connections, beside one for each lane of a
    /// [`Writer`].
    pub async fn connect(url: &str, connections: u32) -> Result<Store, StoreError> {
        // A server that counts on its client to say when it is late would wait for a client that is
        // gone.
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
    pub(crate) async fn rows(&self, ask: Ask<'_>) -> Result<Vec<PgRow>, StoreError> {
        in_time(async {
            let mut lent = self.pool.lend().await?;
            let rows = ask.fetch_all(lent.connection()).await;
            Ok(lent.settle(rows)?)
        })
        .await
    }

    /// The first row that a statement returns.
    pub(crate) async fn row(&self, ask: Ask<'_>) -> Result<Option<PgRow>, StoreError> {
        Ok(self.rows(ask).await?.into_iter().next())
    }

    /// How many rows a statement changed.
    pub(crate) async fn run(&self, ask: Ask<'_>) -> Result<u64, StoreError> {
        in_time(async {
            let mut lent = self.pool.lend().await?;
            let done = ask.execute(lent.connection()).await;
            Ok(lent.settle(done)?.rows_affected())
        })
        .await
    }
}

/// Gives up after a while.
pub(crate) async fn in_time<T>(
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(TO_ANSWER, work).await {
        Ok(done) => done,
        Err(_) => Err(StoreError::late(TO_ANSWER)),
    }
}
