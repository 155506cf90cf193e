//! Group commit: acts of many tables that arrive together are written as one statement.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use tokio::sync::{mpsc, oneshot};
use wire::api::TableId;

use crate::{
    StoreError, TableStore, WriterConfig,
    database::{
        Database,
        pool::{Pool, in_time},
        telemetry::WriterMetrics,
    },
    tables::{
        append::{Append, Appended, SETTINGS, Written, append},
        write_queue::{Order, Put, WriteQueue},
    },
};

/// Writes the acts of many tables that arrive together as one statement. Cheap to clone; queued acts are
/// written even if the last clone is dropped.
#[derive(Clone, Debug)]
pub struct Writer {
    /// Of each database in turn.
    lanes: Arc<[mpsc::Sender<Order>]>,
    lanes_of_database: usize,
    store: TableStore,
    statements: Arc<AtomicU64>,
}

impl Writer {
    /// Starts a writer. Its lanes connect on demand.
    pub fn start(store: &TableStore, config: WriterConfig) -> Writer {
        let statements = Arc::new(AtomicU64::new(0));
        let lane = |database: &Database| {
            let (sender, orders) = mpsc::channel(config.batch.max(1) * 4);
            let queue = WriteQueue::new(config, orders);
            let pool = Pool::new("append", database.pools.hosts.clone(), &SETTINGS, 1);
            let (statements, metrics) = (statements.clone(), WriterMetrics::new());
            tokio::spawn(Lane { queue, pool, statements, metrics }.run());
            sender
        };
        let lanes_of_database = config.lanes.max(1);
        let databases = store.databases.all().iter();
        let lanes = databases.flat_map(|it| (0..lanes_of_database).map(|_| lane(it.database())));
        Writer { lanes: lanes.collect(), lanes_of_database, store: store.clone(), statements }
    }

    /// The number of statements so far, each of a batch of acts.
    pub fn statements(&self) -> u64 {
        self.statements.load(Ordering::Relaxed)
    }

    /// Writes an act. After a transient error it may have been committed nevertheless; a retry then returns
    /// [`Appended::Taken`], and the table's log shows the winner.
    pub async fn put(&self, append: Append) -> Result<Appended, StoreError> {
        let lane = self.lane(append.table);
        let (reply, answer) = oneshot::channel();
        let arrived = Instant::now();
        in_time(async {
            let order = Order::Put(Put { append, arrived, reply });
            self.lanes[lane].send(order).await.map_err(|_| StoreError::ended())?;
            answer.await.map_err(|_| StoreError::ended())?
        })
        .await
    }

    /// A table always uses the same lane: lanes never contend for a row.
    fn lane(&self, table: TableId) -> usize {
        let database = self.store.database_of(table).index();
        // Its lowest bits are the same for all tables of a part.
        let at = (table.bits() >> 6) % self.lanes_of_database as u64;
        database * self.lanes_of_database + at as usize
    }

    /// Waits until all queued acts are answered.
    pub async fn drain(&self) {
        for lane in self.lanes.iter() {
            let (done, answer) = oneshot::channel();
            if lane.send(Order::Drain(done)).await.is_ok() {
                // A stopped lane has an empty queue.
                let _ = answer.await;
            }
        }
    }
}

/// A lane: one statement after the other, for its tables.
struct Lane {
    queue: WriteQueue,
    /// A dedicated connection.
    pool: Arc<Pool>,
    /// Statements of all lanes.
    statements: Arc<AtomicU64>,
    metrics: WriterMetrics,
}

impl Lane {
    async fn run(mut self) {
        while let Some(batch) = self.queue.next_batch().await {
            self.write(batch).await;
        }
    }

    async fn write(&self, batch: Vec<Put>) {
        self.statements.fetch_add(1, Ordering::Relaxed);
        let appends: Vec<&Append> = batch.iter().map(|put| &put.append).collect();
        let began = self.metrics.begin(batch.iter().map(|put| put.arrived));
        let done = append(&self.pool, &appends).await;
        self.metrics.end(began, batch.len());
        match done {
            // One act of the batch is at fault: retry them one by one.
            Err(StoreError::Broken(_)) if 1 < batch.len() => {
                for put in batch {
                    let done = append(&self.pool, &[&put.append]).await;
                    answer(vec![put], done);
                }
            }
            done => answer(batch, done),
        }
    }
}

/// Answers the callers; one that is gone is ignored.
fn answer(batch: Vec<Put>, done: Result<Written, StoreError>) {
    for put in batch {
        let _ = put.reply.send(match &done {
            Ok(done) if done.tables.contains(&(put.append.table.bits() as i64)) => {
                Ok(Appended::Done { at: done.at })
            }
            Ok(_) => Ok(Appended::Taken),
            Err(error) => Err(error.again()),
        });
    }
}
