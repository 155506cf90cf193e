//! What is assumed: people, machines and prices. Nothing here was measured, and nothing else is assumed.

/// What people do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    /// Live seats at the busiest hour.
    pub seats: f64,
    /// Seats of a table.
    pub seats_a_table: f64,
    /// Seconds between two moves of a live table.
    pub seconds: f64,
    /// The part of the seats that bots have.
    pub bots: f64,
    /// Of these, how many are novices, adepts and masters.
    pub levels: [f64; 3],
}

impl Demand {
    /// So many seats, at a middling pace: a tenth of them bots, few of these masters.
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

    /// Moves a second at all of them.
    pub fn moves(&self) -> f64 {
        self.tables() / self.seconds
    }

    /// Sockets: bots have none.
    pub fn sockets(&self) -> f64 {
        self.seats * (1.0 - self.bots)
    }
}

/// How quick, and how slow, tables are thought to be: seconds between two moves.
pub const PACES: [f64; 3] = [5.0, 10.0, 20.0];

/// A machine that is rented.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// Cores, each as fast as one of the machine that measured.
    pub cores: f64,
    /// Memory, bytes.
    pub memory: f64,
    /// Its line, bits a second.
    pub line: f64,
    /// Bytes a second that its disks write for good.
    pub disk: f64,
    /// Room on its disks, bytes.
    pub room: f64,
    /// Dollars a month.
    pub price: f64,
}

/// For PostgreSQL and for bots: a dedicated machine of a discount hoster in 2026, about 100 dollars a month.
pub const LARGE: Machine =
    Machine { cores: 16.0, memory: 128e9, line: 1e9, disk: 1e9, room: 2e12, price: 100.0 };

/// For a node: a small one of the same, about 25 dollars a month.
pub const SMALL: Machine =
    Machine { cores: 4.0, memory: 16e9, line: 1e9, disk: 2e8, room: 1e11, price: 25.0 };

/// Dollars for a terabyte that leaves: at a discount hoster, and at a large cloud.
pub const TRAFFIC: [f64; 2] = [1.0, 50.0];

/// How full a resource may be at the busiest hour: what is above is for a machine that is lost.
pub const FULL: f64 = 0.6;

/// Clusters of the largest stage: so many that one which stands still is an eighth.
pub const CLUSTERS: f64 = 8.0;

/// Connections that one node takes (`--sockets`).
pub const SOCKETS: f64 = 50_000.0;

/// Lanes of a node's writer, and acts of a statement at most, as `store::Pace` has them.
pub const LANES: f64 = 2.0;
/// See [`LANES`].
pub const BATCH: f64 = 256.0;

/// Memory of a connection where TLS ends, bytes: two buffers of a record each, and the keys.
pub const TLS_BYTES: f64 = 40_000.0;

/// CPU of a TLS handshake, µs: one signature and one exchange of keys.
pub const TLS_US: f64 = 500.0;

/// Memory that one TCP connection may take from the kernel beyond what was seen of idle ones, bytes.
pub const KERNEL_SPARE: f64 = 8_000.0;

/// Milliseconds until a commit is on the standby too, beyond what was measured without one.
pub const STANDBY_MS: f64 = 1.0;

/// Seconds until a standby has taken over.
pub const TAKE_OVER: f64 = 15.0;

/// Milliseconds before a client tries to come back: as `net::Link` waits at first, give or take a quarter.
pub const RETURN_MS: f64 = 100.0;

/// Live seats at the quietest hour, as a part of the busiest one's.
pub const QUIET: f64 = 0.3;

/// The busiest hour.
const BUSIEST: f64 = 20.0;

/// Live seats at some hour, as a part of the busiest one's: a wave, as where most people live in a few time zones.
pub fn part_of_day(hour: f64) -> f64 {
    let wave = libm::cos((hour - BUSIEST) / 24.0 * std::f64::consts::TAU);
    QUIET + (1.0 - QUIET) * (1.0 + wave) / 2.0
}

/// The mean of a day's live seats, as a part of the busiest hour's.
pub fn mean_of_day() -> f64 {
    (1.0 + QUIET) / 2.0
}

/// Dollars a month for a terabyte of finished games, kept twice, where disks are cheap.
pub const ARCHIVE: f64 = 10.0;

/// How long a bot may keep people waiting, 99 of a hundred, ms: what we would call slow.
pub const BOT_MS: f64 = 2_000.0;

/// How long a move may take to be acknowledged, 99 of a hundred, ms: what is promised.
pub const PROMISED_MS: f64 = 150.0;

/// What lichess publishes: dollars a game, with all that running it costs.
pub const LICHESS: f64 = 0.000_27;
