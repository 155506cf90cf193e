//! The queue of a writer's lane: which acts are written as one statement, and when.

use std::{
    collections::{BTreeMap, VecDeque},
    mem,
};

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, timeout_at},
};
use wire::api::TableId;

use crate::{
    StoreError, WriterConfig,
    tables::append::{Append, Appended},
};

/// A message to a lane.
#[derive(Debug)]
pub(crate) enum Order {
    Put(Put),
    Drain(oneshot::Sender<()>),
}

/// An act to write, and its caller.
#[derive(Debug)]
pub(crate) struct Put {
    pub(crate) append: Append,
    /// When its caller asked.
    pub(crate) arrived: std::time::Instant,
    pub(crate) reply: oneshot::Sender<Result<Appended, StoreError>>,
}

/// What waits to be written by a lane.
pub(crate) struct WriteQueue {
    config: WriterConfig,
    orders: mpsc::Receiver<Order>,
    /// Acts, oldest first.
    waiting: VecDeque<Put>,
    /// Callers that wait for an empty queue.
    drains: Vec<oneshot::Sender<()>>,
    /// Acts in the batch before.
    written: usize,
}

impl WriteQueue {
    pub(crate) fn new(config: WriterConfig, orders: mpsc::Receiver<Order>) -> WriteQueue {
        WriteQueue { config, orders, waiting: VecDeque::new(), drains: Vec::new(), written: 0 }
    }

    /// The acts of the next statement, once there are any; none once all senders are dropped.
    pub(crate) async fn next_batch(&mut self) -> Option<Vec<Put>> {
        self.take_what_came();
        if self.waiting.is_empty() {
            self.wait().await?;
        } else {
            self.gather().await;
        }
        let batch = self.take_batch();
        self.written = batch.len();
        Some(batch)
    }

    /// An idle lane: waits for an act.
    async fn wait(&mut self) -> Option<()> {
        while self.waiting.is_empty() {
            for drain in self.drains.drain(..) {
                let _ = drain.send(());
            }
            let order = self.orders.recv().await?;
            self.accept(order);
            if !self.config.wait.is_zero() && !self.waiting.is_empty() {
                sleep(self.config.wait).await;
            }
            self.take_what_came();
        }
        Some(())
    }

    /// A busy lane, where acts came while a statement ran: waits until those whose acts it wrote have probably
    /// sent their next ones, too, but not for long.
    async fn gather(&mut self) {
        let expected = (self.written + self.waiting.len()).min(self.config.batch.max(1));
        if expected < self.config.busy {
            return;
        }
        let deadline = Instant::now() + self.config.gather;
        // A caller that drains the queue waits for no others.
        while self.waiting.len() < expected && self.drains.is_empty() {
            match timeout_at(deadline, self.orders.recv()).await {
                Ok(Some(order)) => self.accept(order),
                Ok(None) | Err(_) => break,
            }
        }
        self.take_what_came();
    }

    /// Takes queued acts up to a limit: beyond it, back-pressure makes callers wait.
    fn take_what_came(&mut self) {
        while self.waiting.len() < self.config.batch.max(1) * 4
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
    fn take_batch(&mut self) -> Vec<Put> {
        let mut batch: BTreeMap<TableId, Put> = BTreeMap::new();
        for put in mem::take(&mut self.waiting) {
            let table = put.append.table;
            if batch.len() < self.config.batch.max(1) && !batch.contains_key(&table) {
                batch.insert(table, put);
            } else {
                self.waiting.push_back(put);
            }
        }
        batch.into_values().collect()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use wire::api::TableStatus;

    use super::*;
    use crate::DueLane;

    const GATHER: Duration = Duration::from_millis(2);

    fn queue(busy: usize) -> (mpsc::Sender<Order>, WriteQueue) {
        let (sender, orders) = mpsc::channel(64);
        let config = WriterConfig { gather: GATHER, busy, ..WriterConfig::default() };
        (sender, WriteQueue::new(config, orders))
    }

    /// Puts acts of these tables, without waiting for their answers.
    async fn put(sender: &mpsc::Sender<Order>, tables: std::ops::Range<u64>) {
        for table in tables {
            let append = Append {
                table: TableId::from_bits(table),
                number: 0,
                head: None,
                idempotency_key: None,
                body: String::new(),
                status: TableStatus::Running,
                due: None,
                lane: DueLane::Clock,
            };
            let order = Order::Put(Put {
                append,
                arrived: std::time::Instant::now(),
                reply: oneshot::channel().0,
            });
            sender.send(order).await.expect("the queue is there");
        }
    }

    /// The next batch's size, and how long the lane waited for it.
    async fn next(queue: &mut WriteQueue) -> (usize, Duration) {
        let begun = Instant::now();
        let batch = queue.next_batch().await.expect("acts");
        (batch.len(), begun.elapsed())
    }

    const MILLISECOND: Duration = Duration::from_millis(1);

    #[tokio::test(start_paused = true)]
    async fn idle_lane_writes_at_once() {
        let (sender, mut queue) = queue(2);
        for acts in [1, 20, 1] {
            // Nothing came while the statement before ran, however many acts it had.
            let later = async {
                sleep(MILLISECOND).await;
                put(&sender, 0..acts).await;
            };
            let (next, ()) = tokio::join!(next(&mut queue), later);
            assert_eq!(next, (acts as usize, MILLISECOND));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn busy_lane_gathers_as_many_acts_as_are_in_flight() {
        let (sender, mut queue) = queue(2);
        put(&sender, 0..3).await;
        assert_eq!(next(&mut queue).await, (3, Duration::ZERO));
        // Two came while these were written, and three callers may come again.
        put(&sender, 3..5).await;
        let later = async {
            sleep(MILLISECOND).await;
            put(&sender, 5..9).await;
        };
        let (next, ()) = tokio::join!(next(&mut queue), later);
        assert_eq!(next, (6, MILLISECOND));
    }

    #[tokio::test(start_paused = true)]
    async fn busy_lane_gathers_for_a_limited_time() {
        let (sender, mut queue) = queue(2);
        put(&sender, 0..3).await;
        next(&mut queue).await;
        put(&sender, 3..5).await;
        assert_eq!(next(&mut queue).await, (2, GATHER));
    }

    #[tokio::test(start_paused = true)]
    async fn lane_with_few_acts_in_flight_does_not_gather() {
        let (sender, mut queue) = queue(4);
        put(&sender, 0..2).await;
        next(&mut queue).await;
        put(&sender, 2..3).await;
        assert_eq!(next(&mut queue).await, (1, Duration::ZERO));
    }

    #[tokio::test(start_paused = true)]
    async fn drained_lane_does_not_gather() {
        let (sender, mut queue) = queue(2);
        put(&sender, 0..3).await;
        next(&mut queue).await;
        put(&sender, 3..5).await;
        let (done, mut drained) = oneshot::channel();
        sender.send(Order::Drain(done)).await.expect("the queue is there");
        assert_eq!(next(&mut queue).await, (2, Duration::ZERO));
        assert!(drained.try_recv().is_err(), "these acts aren't written yet");
        drop(sender);
        assert!(queue.next_batch().await.is_none());
        drained.await.expect("the queue is empty");
    }
}
