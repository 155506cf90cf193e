//! What a move, a seat and a game take in the mean of all titles, at tables of some size.

use crate::{
    Demand, Measured, Steady, Title,
    assumed::{BATCH, STANDBY_MS},
};

/// What one act takes, in µs: what is its own, and its part of what is done for all that are written together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    /// For each act.
    pub each: f64,
    /// For each statement or message, however many acts it has.
    pub together: f64,
}

impl Share {
    /// For one act, where a statement has so many.
    pub fn of_batch(self, batch: f64) -> f64 {
        self.each + self.together / batch
    }

    /// From two speeds: at the slow one few acts go together, at the fast one many.
    fn between(slow: (f64, f64), fast: (f64, f64)) -> Share {
        let (fewer, less) = (slow.0 - fast.0, slow.1 - fast.1);
        let together = if fewer <= 0.0 { 0.0 } else { (less / fewer).clamp(0.0, slow.1 / slow.0) };
        Share { each: slow.1 - together * slow.0, together }
    }
}

/// The mean of all titles, each as often as the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Typical {
    /// CPU of a node for a move but for its frames.
    pub act: Share,
    /// CPU of a node for one seat's frame, made and sent, µs.
    pub frame_us: f64,
    /// CPU of every other node that hears of a move.
    pub hear: Share,
    /// CPU of PostgreSQL for a move.
    pub database: Share,
    /// CPU of NATS for a move that one other node hears of.
    pub nats: Share,
    /// Until a statement is written for good, ms; without a standby.
    pub commit_ms: f64,
    /// Frames of a move: people who are shown it.
    pub frames: f64,
    /// Bytes of a frame.
    pub frame_bytes: f64,
    /// Bytes to all people at the table for a move.
    pub sent_bytes: f64,
    /// Bytes of WAL for a move.
    pub wal_bytes: f64,
    /// CPU of a bot's decision, by title and level, ms.
    pub decisions_ms: Vec<[f64; 3]>,
    /// CPU of a decision, levels mixed, ms.
    pub bot_ms: f64,
    /// Decisions of a game.
    pub moves: f64,
    /// CPU of a node and of PostgreSQL for a person to come in and begin, µs.
    pub begin_us: [f64; 2],
    /// CPU of a worker and of PostgreSQL to put a game away, µs.
    pub pack_us: [f64; 2],
    /// Bytes and rows of a live game.
    pub live: [f64; 2],
    /// Bytes and rows of a game that is over.
    pub packed: [f64; 2],
}

impl Typical {
    /// The mean for what is asked.
    pub fn of(measured: &Measured, demand: &Demand) -> Typical {
        let mean = |of: &dyn Fn(&Title) -> f64| mean(measured, of);
        // Bots have no socket, so they are shown nothing.
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
            // What isn't work of an acknowledged move is the wait for the disk.
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

    /// CPU of the node that serves a move, where a statement has so many acts, µs.
    pub fn node_us(&self, batch: f64) -> f64 {
        self.act.of_batch(batch) + self.frames * self.frame_us
    }

    /// How many acts a statement has where each lane gets so many a second: what comes while the one before is
    /// written, and one where nothing comes.
    pub fn batch(&self, acts_a_lane: f64) -> f64 {
        let database = self.database.of_batch(1.0) / 1e6;
        let comes = acts_a_lane * ((self.commit_ms + STANDBY_MS) / 1e3 + database);
        (comes + libm::exp(-comes)).min(BATCH)
    }
}

fn mean(measured: &Measured, of: &dyn Fn(&Title) -> f64) -> f64 {
    measured.titles.iter().map(of).sum::<f64>() / measured.titles.len() as f64
}

/// Splits a figure by what is done together, over the same tables at two speeds.
fn share(measured: &Measured, by: fn(&Steady) -> f64, of: fn(&Steady) -> f64) -> Share {
    let at = |is_full_speed: bool, of: fn(&Steady) -> f64| {
        mean(measured, &|title| speeds(title, is_full_speed).map_or(0.0, of))
    };
    Share::between((at(false, by), at(false, of)), (at(true, by), at(true, of)))
}

/// The first load at a speed.
fn speeds(title: &Title, is_full_speed: bool) -> Option<&Steady> {
    title.loads.iter().find(|load| load.is_full_speed == is_full_speed)
}

/// Seats of the tables at which speeds are compared.
fn seats_of_share(measured: &Measured) -> f64 {
    mean(measured, &|title| speeds(title, false).map_or(0.0, |load| load.seats))
}

/// A straight line through two sizes of tables.
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
