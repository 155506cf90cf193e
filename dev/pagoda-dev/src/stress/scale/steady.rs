//! Cost of a move at a steady rate.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use load_client::{Background, Client, Heard, Load, LoadProgress};
use scale::{Idle, Steady};
use server_testkit::NodeProcess;
use tokio::time::sleep;

use super::{
    process,
    site::{Mark, Site, number, pass},
};
use crate::Failure;

/// Concurrent tables.
const TABLES: usize = 512;
/// Moves per second over all tables, at the steady rate.
const RATE: f64 = 1_500.0;
/// Seconds of measurement and of warm-up.
const SECONDS: u64 = 10;
const WARM: u64 = 2;
/// Seconds of measurement of an idle node.
const QUIET: u64 = 6;

/// A node that serves, and another that is only notified.
pub(super) struct Pair {
    site: Site,
    serves: NodeProcess,
    hears: NodeProcess,
    idle: Idle,
}

/// Resource use up to now.
struct Used {
    mark: Mark,
    serves: f64,
    hears: f64,
    moves: f64,
    /// Received bytes, frames and bytes of frames.
    heard: [f64; 3],
}

impl Pair {
    /// Starts both, and measures them idle.
    pub(super) async fn start(site: Site) -> Result<Pair, Failure> {
        let serves = site.node(&["--bots", "1"]).await;
        let idle_bytes = process::memory(number(&serves)?);
        pass(2).await;
        let (before, used) = (site.mark()?, process::cpu(number(&serves)?));
        pass(QUIET).await;
        let after = site.mark()?;
        let seconds = after.since(&before);
        let idle = Idle {
            node_bytes: idle_bytes,
            node_us: (process::cpu(number(&serves)?) - used) * 1e6 / seconds,
            database_us: (after.database - before.database) * 1e6 / seconds,
        };
        let hears = site.node(&["--bots", "0"]).await;
        Ok(Pair { site, serves, hears, idle })
    }

    /// Cost of an idle node.
    pub(super) fn idle(&self) -> Idle {
        self.idle
    }

    /// Runs a load of this table size: at the steady rate, or at full speed.
    pub(super) async fn play(
        &self,
        game: &str,
        seats: u8,
        is_full_speed: bool,
    ) -> Result<Steady, Failure> {
        let (time, warm) = (Duration::from_secs(SECONDS + 1), Duration::from_secs(WARM));
        let rate = (!is_full_speed).then_some(RATE);
        // No background traffic, and no moves before: what a guest costs and what a move costs are measured apart.
        let public = Load::new(game, seats, TABLES, time).public();
        let load = Load { warm, rate, mature: 0, background: Background::default(), ..public };
        let progress = Arc::new(LoadProgress::default());
        let nobody = Client::new(&[self.serves.address()]);
        let first = self.used(&nobody, &progress)?;
        let (person, shown) = (nobody.clone(), progress.clone());
        let playing = tokio::spawn(async move { load.run(&person, &shown).await });
        while progress.seated.load(Ordering::Relaxed) < TABLES && !playing.is_finished() {
            sleep(Duration::from_millis(20)).await;
        }
        let seated = self.used(&nobody, &progress)?;
        pass(WARM).await;
        let before = self.used(&nobody, &progress)?;
        pass(SECONDS).await;
        let after = self.used(&nobody, &progress)?;
        let loaded = playing.await.map_err(|_| "people couldn't play")?;
        let people = f64::from(seats) * TABLES as f64;
        let mut steady = self.between(&before, &after);
        (steady.seats, steady.is_full_speed) = (f64::from(seats), is_full_speed);
        steady.begin_us = (seated.serves - first.serves) * 1e6 / people;
        steady.begin_database_us = (seated.mark.database - first.mark.database) * 1e6 / people;
        steady.acknowledged_p50_ms = loaded.acknowledged.percentile(0.5).as_secs_f64() * 1e3;
        steady.acknowledged_p99_ms = loaded.acknowledged.percentile(0.99).as_secs_f64() * 1e3;
        Ok(steady)
    }

    fn used(&self, people: &Client, progress: &LoadProgress) -> Result<Used, Failure> {
        let serves = process::cpu(number(&self.serves)?);
        let hears = process::cpu(number(&self.hears)?);
        let moves = progress.moves.load(Ordering::Relaxed) as f64;
        let heard = heard(people.heard());
        Ok(Used { mark: self.site.mark()?, serves, hears, moves, heard })
    }

    /// Cost per move between two samples, without the idle load.
    fn between(&self, before: &Used, after: &Used) -> Steady {
        let (from, to) = (&before.mark, &after.mark);
        let (seconds, moves) = (to.since(from), after.moves - before.moves);
        let us = |cpu: f64, idle_us: f64| (cpu * 1e6 - idle_us * seconds).max(0.0) / moves;
        let heard = |at: usize| after.heard[at] - before.heard[at];
        let rings = |at: usize| (to.rings[at] - from.rings[at]) / moves;
        Steady {
            seats: 0.0,
            tables: TABLES,
            rate: moves / seconds,
            is_full_speed: false,
            node_us: us(after.serves - before.serves, self.idle.node_us),
            hear_us: us(after.hears - before.hears, self.idle.node_us),
            database_us: us(to.database - from.database, 2.0 * self.idle.database_us),
            nats_us: us(to.nats - from.nats, 0.0),
            frame_bytes: heard(2) / heard(1),
            frames: heard(1) / moves,
            sent_bytes: heard(0) / moves,
            wal_bytes: (to.wal - from.wal) / moves,
            commits: (to.commits - from.commits) / moves,
            published: rings(0),
            published_bytes: rings(1),
            delivered: rings(2),
            begin_us: 0.0,
            begin_database_us: 0.0,
            acknowledged_p50_ms: 0.0,
            acknowledged_p99_ms: 0.0,
        }
    }
}

fn heard(heard: &Heard) -> [f64; 3] {
    [&heard.bytes, &heard.frames, &heard.frame_bytes].map(|it| it.load(Ordering::Relaxed) as f64)
}
