//! Many watchers of one table: how soon each move is at all of them, and whether the players notice them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinSet,
    time::{Instant, interval, timeout},
};
use wire::api::TableId;

use super::{Latencies, Load, LoadProgress, circle::Circle, glance::Glance};
use crate::{Client, Feed};

/// More acts than a table has.
const ACTS: usize = 4_096;
/// Timeout until a move is at all watchers.
const PATIENCE: Duration = Duration::from_secs(30);
/// Time between the moves of the players.
const PACE: Duration = Duration::from_millis(700);

/// Watchers of one public table.
#[derive(Clone, Debug)]
pub struct Watchers {
    /// The game's slug.
    pub game: String,
    /// Their number, spread over the nodes.
    pub watchers: usize,
    /// Moves without them, and moves with them. The game must last for both.
    pub moves: usize,
}

/// What the watchers and the players saw.
#[derive(Debug, Default)]
pub struct Watched {
    /// Latency until a move was acknowledged, before anybody watched.
    pub alone: Latencies,
    /// The same while they watched.
    pub watched: Latencies,
    /// Latency until a move was at all watchers.
    pub reached: Latencies,
}

/// Counts the watchers that have received each number of acts.
struct Reach {
    watchers: usize,
    counts: Vec<AtomicUsize>,
    /// Numbers of acts that all have received.
    reached: UnboundedSender<(u32, Instant)>,
}

impl Reach {
    fn add(&self, acts: u32) {
        let Some(count) = self.counts.get(acts as usize) else { return };
        if count.fetch_add(1, Ordering::Relaxed) + 1 == self.watchers {
            // Nobody listens any more at the end.
            let _ = self.reached.send((acts, Instant::now()));
        }
    }
}

impl Watchers {
    /// Plays without watchers, lets them come, and plays on.
    pub async fn run(&self, client: &Client) -> Watched {
        let load = Load::new(&self.game, 2, 1, Duration::ZERO).public();
        let progress = Arc::new(LoadProgress::default());
        let mut circle = Circle::meet(client, 0, &load, progress).await;
        let mut watched = Watched::default();
        let mut clock = interval(PACE);
        for _ in 0..self.moves {
            clock.tick().await;
            watched.alone.push(circle.step().await.acknowledged);
        }
        let (reached, mut news) = unbounded_channel();
        let counts = (0..ACTS).map(|_| AtomicUsize::new(0)).collect();
        let reach = Arc::new(Reach { watchers: self.watchers, counts, reached });
        let watching = self.come(client, circle.table(), &reach).await;
        clock.reset();
        for _ in 0..self.moves {
            clock.tick().await;
            let begun = Instant::now();
            let step = circle.step().await;
            watched.watched.push(step.acknowledged);
            watched.reached.push(until(&mut news, step.acts).await - begun);
        }
        drop(watching);
        watched
    }

    /// Opens a socket for each watcher, and waits until each has the table.
    async fn come(&self, client: &Client, table: TableId, reach: &Arc<Reach>) -> JoinSet<()> {
        let mut watching = JoinSet::new();
        for at in 0..self.watchers {
            let mut feed = Feed::new(&client.at(at));
            feed.watch(table).await;
            while Glance::at(&feed.next_text().await).is_none() {}
            let reach = reach.clone();
            watching.spawn(async move {
                loop {
                    if let Some(glance) = Glance::at(&feed.next_text().await) {
                        reach.add(glance.acts);
                    }
                }
            });
        }
        watching
    }
}

/// When this number of acts was at all watchers.
async fn until(news: &mut UnboundedReceiver<(u32, Instant)>, acts: u32) -> Instant {
    let found = async {
        while let Some((reached, at)) = news.recv().await {
            if reached == acts {
                return at;
            }
        }
        unreachable!("the watchers have the sender");
    };
    timeout(PATIENCE, found).await.expect("the move reaches all watchers")
}
