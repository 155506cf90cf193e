//! Load tests: groups of simulated players play game after game, as fast as the nodes allow or at a
//! given rate. A move counts once it is acknowledged and delivered to every seat of its table.

mod background;
mod circle;
mod glance;
mod latencies;
mod shown;
mod spec;
mod watchers;

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use rustix::time::{ClockId, clock_gettime};
use tokio::{sync::Semaphore, task::JoinSet, time::Instant};

pub use self::{
    background::Background,
    latencies::Latencies,
    spec::{Load, LoadProgress},
    watchers::{Watched, Watchers},
};
use self::{background::Traffic, circle::Circle, spec::Span};
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
    /// Spectators who came and left.
    pub visits: usize,
    /// Chat messages that were sent.
    pub chats: usize,
    /// CPU time of this process for each move: what the players cost.
    pub cpu_per_move: Duration,
    /// Duration of the measurement.
    pub time: Duration,
}

/// CPU time of this process so far.
fn cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
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
        let played = circles.iter().map(Circle::played_table).collect();
        let traffic = Traffic::start(self.background, client, played).await;
        let (cpu, moves) = (cpu_time(), progress.moves.load(Ordering::Relaxed));
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
        let mut all = Loaded { time: self.time, ..Loaded::default() };
        for circle in tables.join_all().await {
            all.acknowledged.extend(circle.acknowledged);
            all.delivered.extend(circle.delivered);
            all.closes += circle.feeds.iter().map(|feed| feed.closes).sum::<usize>();
        }
        all.repeated = client.repeated();
        let moves = progress.moves.load(Ordering::Relaxed) - moves;
        all.cpu_per_move = (cpu_time() - cpu) / moves.max(1) as u32;
        (all.visits, all.chats) = traffic.stop();
        all
    }

    /// All groups sit down, and play each table up to another age.
    async fn meet(&self, client: &Client, progress: &Arc<LoadProgress>) -> Vec<Circle> {
        let (free, mut meeting) = (Arc::new(Semaphore::new(MEETING)), JoinSet::new());
        for at in 0..self.tables {
            let (free, client, load) = (free.clone(), client.clone(), self.clone());
            let progress = progress.clone();
            meeting.spawn(async move {
                let _one = free.acquire().await;
                let mut circle = Circle::meet(&client, at, &load, progress.clone()).await;
                circle.age(load.mature * at / load.tables).await;
                progress.seated.fetch_add(1, Ordering::Relaxed);
                circle
            });
        }
        meeting.join_all().await
    }
}
