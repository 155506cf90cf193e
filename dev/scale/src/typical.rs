//! Mean costs of a move, a seat and a game over all titles, at a table size.

use crate::{
    Demand, Measurements, Steady, Title,
    assumed::{BATCH, STANDBY_MS},
};

/// Cost of an act in µs: a marginal part, and a part of its batch.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    /// Per act.
    pub each: f64,
    /// Per batch (statement or message) of any size.
    pub together: f64,
}

impl Share {
    /// Per act, at this batch size.
    pub fn of_batch(self, batch: f64) -> f64 {
        self.each + self.together / batch
    }

    /// Fitted from two rates: small batches at the slow one, large ones at the fast.
    fn between(slow: Sample, fast: Sample) -> Share {
        let (fewer, less) = (slow.batches - fast.batches, slow.cost - fast.cost);
        let most = slow.cost / slow.batches;
        let together = if fewer <= 0.0 { 0.0 } else { (less / fewer).clamp(0.0, most) };
        Share { each: slow.cost - together * slow.batches, together }
    }
}

/// A cost measured at one rate.
struct Sample {
    /// Batches per act.
    batches: f64,
    /// Cost per act.
    cost: f64,
}

/// Mean over all titles, equally weighted.
#[derive(Clone, Debug, PartialEq)]
pub struct Typical {
    /// CPU of a node for a move without its frames.
    pub act: Share,
    /// CPU of a node for one seat's frame, made and sent, µs.
    pub frame_us: f64,
    /// CPU of every other node that is notified of a move.
    pub hear: Share,
    /// CPU of PostgreSQL for a move.
    pub database: Share,
    /// CPU of NATS for a move, with one other node notified.
    pub nats: Share,
    /// Commit latency, ms; without a standby.
    pub commit_ms: f64,
    /// Frames per move: connected players.
    pub frames: f64,
    /// Bytes of a frame.
    pub frame_bytes: f64,
    /// Egress per move, bytes.
    pub sent_bytes: f64,
    /// Bytes of WAL for a move.
    pub wal_bytes: f64,
    /// CPU of a bot's decision, by title and level, ms.
    pub decisions_ms: Vec<[f64; 3]>,
    /// CPU of a decision over the mix of levels, ms.
    pub bot_ms: f64,
    /// Decisions of a game.
    pub moves: f64,
    /// CPU of a node and of PostgreSQL for a player to log in and start, µs.
    pub begin_us: [f64; 2],
    /// CPU of a worker and of PostgreSQL to archive a game, µs.
    pub pack_us: [f64; 2],
    /// Bytes and rows of a live game.
    pub live: [f64; 2],
    /// Bytes and rows of an archived game.
    pub packed: [f64; 2],
}

impl Typical {
    /// The mean for a demand.
    pub fn of(measured: &Measurements, demand: &Demand) -> Typical {
        let mean = |of: &dyn Fn(&Title) -> f64| mean(measured, of);
        // Bots have no socket and get no frames.
        let people = demand.seats_a_table * (1.0 - demand.bots);
        let at = |seats: f64, of: fn(&Steady) -> f64| mean(&|title| line(title, of).at(seats));
        let always = |of: fn(&Steady) -> f64| at(demand.seats_a_table, of);
        let decisions_ms: Vec<[f64; 3]> = measured.titles.iter().map(decisions).collect();
        let mixed = |ms: &[f64; 3]| ms.iter().zip(demand.levels).map(|(ms, part)| ms * part).sum();
        let bots: Vec<f64> = decisions_ms.iter().map(mixed).collect();
        let frame_us = mean(&|title| line(title, |it| it.node_us).slope).max(0.0);
        let node = share(measured, |it| it.commits, |it| it.node_us);
        let act =
            Share { each: (node.each - frame_us * seats_of_share(measured)).max(0.0), ..node };
        let database = share(measured, |it| it.commits, |it| it.database_us);
        let worked = (act.of_batch(1.0) + frame_us + database.of_batch(1.0)) / 1e3;
        Typical {
            act,
            frame_us,
            hear: share(measured, |it| it.published, |it| it.hear_us),
            database,
            nats: share(measured, |it| it.published, |it| it.nats_us),
            // Latency beyond CPU time is the wait for the disk.
            commit_ms: (always(|it| it.acknowledged_p50_ms) - worked).max(0.2),
            frames: people,
            frame_bytes: always(|it| it.frame_bytes),
            sent_bytes: at(people, |it| it.sent_bytes),
            wal_bytes: always(|it| it.wal_bytes),
            bot_ms: bots.iter().sum::<f64>() / bots.len() as f64,
            decisions_ms,
            moves: mean(&|title| title.game.moves),
            begin_us: [always(|it| it.begin_us), always(|it| it.begin_database_us)],
            pack_us: [mean(&|it| it.kept.pack_us), mean(&|it| it.kept.pack_database_us)],
            live: [mean(&|it| it.kept.live_bytes), mean(&|it| it.kept.live_rows)],
            packed: [mean(&|it| it.kept.packed_bytes), mean(&|it| it.kept.packed_rows)],
        }
    }

    /// CPU of the node that serves a move at this batch size, µs.
    pub fn node_us(&self, batch: f64) -> f64 {
        self.act.of_batch(batch) + self.frames * self.frame_us
    }

    /// Batch size at this arrival rate per lane: the arrivals during the previous statement, at least one.
    pub fn batch(&self, acts_a_lane: f64) -> f64 {
        let database = self.database.of_batch(1.0) / 1e6;
        let comes = acts_a_lane * ((self.commit_ms + STANDBY_MS) / 1e3 + database);
        (comes + libm::exp(-comes)).min(BATCH)
    }
}

fn mean(measured: &Measurements, of: &dyn Fn(&Title) -> f64) -> f64 {
    measured.titles.iter().map(of).sum::<f64>() / measured.titles.len() as f64
}

/// Splits a cost into marginal and batch part, from the same tables at two rates.
fn share(measured: &Measurements, by: fn(&Steady) -> f64, of: fn(&Steady) -> f64) -> Share {
    let at = |is_full_speed: bool, of: fn(&Steady) -> f64| {
        mean(measured, &|title| speeds(title, is_full_speed).map_or(0.0, of))
    };
    let sample =
        |is_full_speed| Sample { batches: at(is_full_speed, by), cost: at(is_full_speed, of) };
    Share::between(sample(false), sample(true))
}

/// The first load at a rate.
fn speeds(title: &Title, is_full_speed: bool) -> Option<&Steady> {
    title.loads.iter().find(|load| load.is_full_speed == is_full_speed)
}

/// Seats of the tables at which rates are compared.
fn seats_of_share(measured: &Measurements) -> f64 {
    mean(measured, &|title| speeds(title, false).map_or(0.0, |load| load.seats))
}

/// Linear interpolation over two table sizes.
struct Line {
    seats: f64,
    value: f64,
    slope: f64,
}

impl Line {
    fn at(&self, seats: f64) -> f64 {
        self.value + self.slope * (seats - self.seats)
    }
}

fn line(title: &Title, of: fn(&Steady) -> f64) -> Line {
    let steady: Vec<&Steady> = title.loads.iter().filter(|load| !load.is_full_speed).collect();
    let [first, .., last] = &steady[..] else {
        let value = steady.first().map_or(0.0, |load| of(load));
        return Line { seats: 0.0, value, slope: 0.0 };
    };
    let slope = (of(last) - of(first)) / (last.seats - first.seats);
    Line { seats: first.seats, value: of(first), slope }
}

/// Milliseconds of a novice, an adept and a master.
fn decisions(title: &Title) -> [f64; 3] {
    std::array::from_fn(|at| title.bots.get(at).map_or(0.0, |it| it.mean_ms))
}
