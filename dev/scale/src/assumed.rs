//! Assumptions: demand, machines and prices. Nothing here was measured, and nothing else is assumed.

/// Demand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    /// Live seats at the peak hour.
    pub seats: f64,
    /// Seats of a table.
    pub seats_a_table: f64,
    /// Seconds between two moves of a live table.
    pub seconds: f64,
    /// Fraction of seats held by bots.
    pub bots: f64,
    /// Fractions of novices, adepts and masters among them.
    pub levels: [f64; 3],
}

impl Demand {
    /// Demand of this many seats at a medium pace: a tenth of them bots, few of these masters.
    pub fn of(seats: f64) -> Demand {
        let levels = [0.4, 0.5, 0.1];
        Demand { seats, seats_a_table: 3.0, seconds: 10.0, bots: 0.1, levels }
    }

    /// The same at another pace.
    #[must_use]
    pub fn every(self, seconds: f64) -> Demand {
        Demand { seconds, ..self }
    }

    /// Live tables.
    pub fn tables(&self) -> f64 {
        self.seats / self.seats_a_table
    }

    /// Moves per second over all tables.
    pub fn moves(&self) -> f64 {
        self.tables() / self.seconds
    }

    /// Sockets; bots have none.
    pub fn sockets(&self) -> f64 {
        self.seats * (1.0 - self.bots)
    }
}

/// Fast and slow pace: seconds between two moves of a table.
pub const PACES: [f64; 3] = [5.0, 10.0, 20.0];

/// A rented machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// Cores, each as fast as one of the measuring machine.
    pub cores: f64,
    /// Memory, bytes.
    pub memory: f64,
    /// Network bandwidth, bits per second.
    pub line: f64,
    /// Sustained disk writes, bytes per second.
    pub disk: f64,
    /// Disk capacity, bytes.
    pub room: f64,
    /// Dollars per month.
    pub price: f64,
}

/// For PostgreSQL and for bots: a dedicated machine of a discount hoster in 2026, about 100 dollars per
/// month.
pub const LARGE: Machine =
    Machine { cores: 16.0, memory: 128e9, line: 1e9, disk: 1e9, room: 2e12, price: 100.0 };

/// For a node: a small one of the same, about 25 dollars per month.
pub const SMALL: Machine =
    Machine { cores: 4.0, memory: 16e9, line: 1e9, disk: 2e8, room: 1e11, price: 25.0 };

/// Dollars per terabyte of egress: at a discount hoster, and at a large cloud.
pub const TRAFFIC: [f64; 2] = [1.0, 50.0];

/// Target utilization at the peak hour; the rest is headroom for a lost machine.
pub const FULL: f64 = 0.6;

/// Clusters of the largest tier: one that fails takes an eighth of the tables with it.
pub const CLUSTERS: f64 = 8.0;

/// Connections per node (`--max-connections`).
pub const SOCKETS: f64 = 50_000.0;

/// Lanes of a node's writer, and acts of a statement at most, as in `store::WriterConfig`.
pub const LANES: f64 = 2.0;
/// See [`LANES`].
pub const BATCH: f64 = 256.0;

/// Memory of a TLS connection at the proxy, bytes: two record buffers, and the keys.
pub const TLS_BYTES: f64 = 40_000.0;

/// CPU of a TLS handshake, µs: one signature and one key exchange.
pub const TLS_US: f64 = 500.0;

/// Kernel memory of a busy TCP connection beyond an idle one, bytes.
pub const KERNEL_SPARE: f64 = 8_000.0;

/// Additional commit latency with a synchronous standby, ms.
pub const STANDBY_MS: f64 = 1.0;

/// Failover time to the standby, seconds.
pub const TAKE_OVER: f64 = 15.0;

/// Reconnection delay of a client, ms: the initial delay of `net::Link`, with a jitter of a quarter.
pub const RETURN_MS: f64 = 100.0;

/// Live seats at the quietest hour, as a fraction of the peak.
pub const QUIET: f64 = 0.3;

/// Mean live seats over a day, as a fraction of the peak: the mean of a sine.
pub fn mean_of_day() -> f64 {
    (1.0 + QUIET) / 2.0
}

/// Dollars per month and terabyte of archived games, stored twice on cheap disks.
pub const ARCHIVE: f64 = 10.0;

/// Objective for a bot's decision, p99, ms.
pub const BOT_MS: f64 = 2_000.0;

/// Objective for the acknowledgement of a move, p99, ms.
pub const PROMISED_MS: f64 = 150.0;

/// Dollars per game that lichess publishes, all running costs included.
pub const LICHESS: f64 = 0.000_27;
