//! A PostgreSQL database: its hosts, pools of connections, schema and privileges.

mod durability;
mod hosts;
pub(crate) mod pool;
mod pools;
mod privileges;
mod schema;
pub(crate) mod telemetry;

use std::sync::Arc;

use sqlx::postgres::PgRow;

pub use crate::database::durability::Durability;

use crate::{
    StoreError,
    database::{hosts::Hosts, pool::Statement, pools::Pools},
};

/// Settings of a connection whose statements may take long.
pub(crate) const PATIENT: [(&str, &str); 2] = [("statement_timeout", "0"), ("lock_timeout", "0")];

/// A handle to a database. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) pools: Pools,
}

impl Database {
    /// Connects to the first host of the URL that accepts writes, with at most this many pooled connections.
    pub(crate) async fn connect(url: &str, connections: u32) -> Result<Database, StoreError> {
        let database = Database::open(url, connections)?;
        database.run(sqlx::query("select")).await?;
        Ok(database)
    }

    /// The same, but it connects on demand.
    pub(crate) fn open(url: &str, connections: u32) -> Result<Database, StoreError> {
        let hosts = Arc::new(Hosts::parse(url)?);
        Ok(Database { pools: Pools::new(hosts, connections as usize) })
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

    /// The statements so far by pool, without those of a writer.
    pub(crate) fn statement_counts(&self) -> [(&'static str, u64); 4] {
        let Pools { reads, writes, sessions, heartbeats, .. } = &self.pools;
        let pools =
            [("read", reads), ("write", writes), ("session", sessions), ("heartbeat", heartbeats)];
        pools.map(|(name, pool)| (name, pool.statements()))
    }
}
