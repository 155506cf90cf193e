//! A load test: its parameters and its progress.

use std::{sync::atomic::AtomicUsize, time::Duration};

use clock::Pace;
use tokio::time::Instant;

use super::Background;

/// A load test.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game's slug.
    pub game: String,
    /// Simulated players at each table.
    pub seats: u8,
    /// Concurrent tables.
    pub tables: usize,
    /// Duration of the measurement.
    pub time: Duration,
    /// Warm-up before it.
    pub warm: Duration,
    /// Moves per second over all tables; unlimited if left out.
    pub rate: Option<f64>,
    /// Whether the lobby lists the tables and anybody may watch them.
    pub is_public: bool,
    /// Time control of the tables.
    pub pace: Pace,
    /// Moves of the oldest table before the warm-up; the others have fewer, evenly spread.
    pub mature: usize,
    /// Traffic beside the moves.
    pub background: Background,
}

impl Load {
    /// Private, untimed, new tables at full speed, without background traffic.
    pub fn new(game: &str, seats: u8, tables: usize, time: Duration) -> Load {
        Load {
            game: game.to_owned(),
            seats,
            tables,
            time,
            warm: Duration::ZERO,
            rate: None,
            is_public: false,
            pace: Pace::Untimed,
            mature: 0,
            background: Background::default(),
        }
    }

    /// A site on a busy evening: public, timed tables in the middle of their games, and background traffic.
    pub fn public(self) -> Load {
        let background = Background::of_tables(self.tables);
        // Long enough that no clock runs out in a test.
        let pace = Pace::Live { bank: 3_600, increment: 10 };
        Load { is_public: true, pace, mature: MATURE, background, ..self }
    }
}

/// Moves of the oldest of mature tables. Games of Qin, the shortest, take a hundred.
const MATURE: usize = 80;

/// Progress of a load test, to display.
#[derive(Debug, Default)]
pub struct LoadProgress {
    /// Groups that play at a table of its age.
    pub seated: AtomicUsize,
    /// Moves delivered to every seat.
    pub moves: AtomicUsize,
}

/// The interval in which moves count.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) from: Instant,
    pub(super) until: Instant,
}
