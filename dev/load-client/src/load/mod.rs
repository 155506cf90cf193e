//! Load tests: groups of simulated players play game after game, as fast as the nodes allow or at a
//! given rate. A move counts once it is acknowledged and delivered to every seat of its table.

mod circle;
mod glance;
mod latencies;
mod shown;
mod spec;

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use tokio::{sync::Semaphore, task::JoinSet, time::Instant};

use self::{circle::Circle, spec::Span};
pub use self::{
    latencies::Latencies,
    spec::{Load, LoadProgress},
};
use crate::Client;

/// Groups that sit down concurrently.
const MEETING: usize = 32;

/// Result of a load test.
#[derive(Debug, Default)]
pub struct Loaded {
    /// Latency until a move was acknowledged.
    pub acknowledged: Latencies,
    /// Latency until it was delivered to every seat.
    pub delivered: Latencies,
    /// Sockets closed unexpectedly.
    pub closes: usize,
    /// Commands retried.
    pub repeated: usize,
    /// Duration of the measurement.
    pub time: Duration,
}

impl Loaded {
    /// Throughput: moves per second delivered to every seat.
    pub fn rate(&self) -> f64 {
        self.delivered.count() as f64 / self.time.as_secs_f64()
    }
}

impl Load {
    /// Runs the test: all groups sit down, then play.
    pub async fn run(&self, client: &Client, progress: &Arc<LoadProgress>) -> Loaded {
        let circles = self.meet(client, progress).await;
        let begun = Instant::now();
        let from = begun + self.warm;
        let span = Span { from, until: from + self.time };
        let mut tables = JoinSet::new();
        for (at, mut circle) in circles.into_iter().enumerate() {
            let every = self.rate.map(|rate| Duration::from_secs_f64(self.tables as f64 / rate));
            // Staggered, so that not all move at once.
            let first = begun + every.unwrap_or_default().mul_f64(at as f64 / self.tables as f64);
            tables.spawn(async move {
                circle.play(span, first, every).await;
                circle
            });
        }
        let mut all = Loaded { repeated: client.repeated(), time: self.time, ..Loaded::default() };
        for circle in tables.join_all().await {
            all.acknowledged.extend(circle.acknowledged);
            all.delivered.extend(circle.delivered);
            all.closes += circle.feeds.iter().map(|feed| feed.closes).sum::<usize>();
        }
        all
    }

    async fn meet(&self, client: &Client, progress: &Arc<LoadProgress>) -> Vec<Circle> {
        let (free, mut meeting) = (Arc::new(Semaphore::new(MEETING)), JoinSet::new());
        for at in 0..self.tables {
            let (free, client, load) = (free.clone(), client.at(at), self.clone());
            let progress = progress.clone();
            meeting.spawn(async move {
                let _one = free.acquire().await;
                let circle = Circle::meet(&client, &load, progress.clone()).await;
                progress.seated.fetch_add(1, Ordering::Relaxed);
                circle
            });
        }
        meeting.join_all().await
    }
}
