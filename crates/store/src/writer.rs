//! Writes the acts of many tables that arrive together as one statement.

use std::{
    collections::{BTreeMap, VecDeque},
    mem,
    sync::Arc,
    time::Duration,
};

use tokio::sync::{mpsc, oneshot};
use wire::api::TableId;

use crate::{
    Store, StoreError,
    append::{Append, Appended, SETTINGS, Written, append},
    in_time,
    pool::Pool,
};

/// How a writer goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long an idle lane waits for others to join the first; not at all, unless told. A busy one never
    /// waits: it writes what gathered while it wrote.
    pub wait: Duration,
    /// How many statements are under way at once, each on a connection of its own.
    pub lanes: usize,
    /// How many acts go into one statement at most.
    pub batch: usize,
}

impl Default for Pace {
    fn default() -> Pace {
        // `examples/append.rs`: a wait of 1 ms makes a lone act take 2.6 ms instead of 0.3, and what it might
        // win under load did not stand out of the noise.
        Pace { wait: Duration::ZERO, lanes: 2, batch: 256 }
    }
}

/// Writes the acts of many tables that arrive together as one statement. Cheap to clone; what was put is
/// written even if the last clone is dropped.
#[derive(Clone, Debug)]
pub struct Writer {
    lanes: Arc<[mpsc::Sender<Order>]>,
}

/// What a lane is asked for.
#[derive(Debug)]
enum Order {
    Put(Put),
    Drain(oneshot::Sender<()>),
}

/// An act to write, and who waits for it.
#[derive(Debug)]
struct Put {
    append: Append,
    reply: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Writer {
    /// Starts a writer. Its lanes connect when they are needed.
    pub fn start(store: &Store, pace: Pace) -> Writer {
        let lane = |_| {
            let (sender, orders) = mpsc::channel(pace.batch.max(1) * 4);
            tokio::spawn(Lane::new(store, pace, orders).run());
            sender
        };
        Writer { lanes: (0..pace.lanes.max(1)).map(lane).collect() }
    }

    /// Writes an act. What is unavailable may have been written nevertheless; putting it again tells by
    /// [`Appended::Taken`] that its number is gone, and the table's acts tell by whom.
    pub async fn put(&self, append: Append) -> Result<Appended, StoreError> {
        // A table always takes the same lane: lanes never wait for each other's rows.
        let lane = append.table.bits() % self.lanes.len() as u64;
        let (reply, answer) = oneshot::channel();
        in_time(async {
            let order = Order::Put(Put { append, reply });
            self.lanes[lane as usize].send(order).await.map_err(|_| StoreError::ended())?;
            answer.await.map_err(|_| StoreError::ended())?
        })
        .await
    }

    /// Waits until all that was put is answered.
    pub async fn drain(&self) {
        for lane in self.lanes.iter() {
            let (done, answer) = oneshot::channel();
            if lane.send(Order::Drain(done)).await.is_ok() {
                // A lane that ended has nothing left to write.
                let _ = answer.await;
            }
        }
    }
}

/// One statement after the other, for the tables of this lane.
struct Lane {
    pace: Pace,
    orders: mpsc::Receiver<Order>,
    /// One connection, that does nothing else.
    pool: Arc<Pool>,
    /// What isn't written yet, oldest first.
    waiting: VecDeque<Put>,
    /// Who wants to know when nothing waits.
    drains: Vec<oneshot::Sender<()>>,
}

impl Lane {
    fn new(store: &Store, pace: Pace, orders: mpsc::Receiver<Order>) -> Lane {
        let pool = Pool::new(store.pool.options().clone().options(SETTINGS), 1);
        Lane { pace, orders, pool, waiting: VecDeque::new(), drains: Vec::new() }
    }

    async fn run(mut self) {
        while self.gather().await {
            let batch = self.next_batch();
            self.write(batch).await;
        }
    }

    /// Waits until there is something to write; false if there never will be.
    async fn gather(&mut self) -> bool {
        self.take_what_came();
        while self.waiting.is_empty() {
            for drain in self.drains.drain(..) {
                let _ = drain.send(());
            }
            let Some(order) = self.orders.recv().await else { return false };
            self.accept(order);
            if !self.pace.wait.is_zero() && !self.waiting.is_empty() {
                tokio::time::sleep(self.pace.wait).await;
            }
            self.take_what_came();
        }
        true
    }

    /// Takes what came, but not without end: the rest makes those who put wait.
    fn take_what_came(&mut self) {
        while self.waiting.len() < self.pace.batch.max(1) * 4
            && let Ok(order) = self.orders.try_recv()
        {
            self.accept(order);
        }
    }

    fn accept(&mut self, order: Order) {
        match order {
            Order::Put(put) => self.waiting.push_back(put),
            Order::Drain(done) => self.drains.push(done),
        }
    }

    /// The oldest act of each table, sorted by table; a table's second waits for the next batch.
    fn next_batch(&mut self) -> Vec<Put> {
        let mut batch: BTreeMap<TableId, Put> = BTreeMap::new();
        for put in mem::take(&mut self.waiting) {
            let table = put.append.table;
            if batch.len() < self.pace.batch.max(1) && !batch.contains_key(&table) {
                batch.insert(table, put);
            } else {
                self.waiting.push_back(put);
            }
        }
        batch.into_values().collect()
    }

    async fn write(&mut self, batch: Vec<Put>) {
        let appends: Vec<&Append> = batch.iter().map(|put| &put.append).collect();
        match append(&self.pool, &appends).await {
            // One of them is to blame: the others shall not suffer for it.
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

/// Tells those who wait; who no longer does isn't missed.
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
