//! Load: circles of people who play game after game, as fast as the nodes let them or at a given
//! rate. A move counts once it was acknowledged and every seat of its table was shown it.

mod circle;
mod glance;
mod times;

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{sync::Semaphore, task::JoinSet, time::Instant};

use self::circle::Circle;
pub use self::times::Times;
use crate::Client;

/// How many circles meet at once.
const MEETING: usize = 32;

/// What is asked of the nodes.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game's slug.
    pub game: String,
    /// People at each table.
    pub seats: u8,
    /// Tables at once.
    pub tables: usize,
    /// How long moves are counted.
    pub time: Duration,
    /// How long is played before.
    pub warm: Duration,
    /// Moves a second at all tables together; as many as go if left out.
    pub rate: Option<f64>,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Loaded {
    /// How long a move took to be acknowledged.
    pub acknowledged: Times,
    /// How long it took to be shown to every seat.
    pub delivered: Times,
    /// Sockets that ended unexpectedly.
    pub closes: usize,
    /// Commands that had to be repeated.
    pub repeated: usize,
    /// How long was counted.
    pub time: Duration,
}

impl Loaded {
    /// Moves a second that were acknowledged and shown to every seat.
    pub fn rate(&self) -> f64 {
        self.delivered.count() as f64 / self.time.as_secs_f64()
    }
}

/// How far a load is, for who watches.
#[derive(Debug, Default)]
pub struct Progress {
    /// Circles that sit at a table.
    pub seated: AtomicUsize,
    /// Moves that were shown to every seat.
    pub moves: AtomicUsize,
}

/// From when until when moves count.
#[derive(Clone, Copy)]
struct Span {
    from: Instant,
    until: Instant,
}

impl Load {
    /// Lets all circles meet, then play.
    pub async fn run(&self, nobody: &Client, progress: &Arc<Progress>) -> Loaded {
        let circles = self.meet(nobody, progress).await;
        let begun = Instant::now();
        let from = begun + self.warm;
        let span = Span { from, until: from + self.time };
        let mut tables = JoinSet::new();
        for (at, mut circle) in circles.into_iter().enumerate() {
            let every = self.rate.map(|rate| Duration::from_secs_f64(self.tables as f64 / rate));
            // Spread out, so that not all move at once.
            let first = begun + every.unwrap_or_default().mul_f64(at as f64 / self.tables as f64);
            tables.spawn(async move {
                circle.play(span, first, every).await;
                circle
            });
        }
        let mut all = Loaded { repeated: nobody.repeated(), time: self.time, ..Loaded::default() };
        for circle in tables.join_all().await {
            all.acknowledged.extend(circle.acknowledged);
            all.delivered.extend(circle.delivered);
            all.closes += circle.feeds.iter().map(|feed| feed.closes).sum::<usize>();
        }
        all
    }

    async fn meet(&self, nobody: &Client, progress: &Arc<Progress>) -> Vec<Circle> {
        let (free, mut meeting) = (Arc::new(Semaphore::new(MEETING)), JoinSet::new());
        for at in 0..self.tables {
            let (free, nobody, load) = (free.clone(), nobody.at(at), self.clone());
            let progress = progress.clone();
            meeting.spawn(async move {
                let _one = free.acquire().await;
                let circle = Circle::meet(&nobody, &load, progress.clone()).await;
                progress.seated.fetch_add(1, Ordering::Relaxed);
                circle
            });
        }
        meeting.join_all().await
    }
}
