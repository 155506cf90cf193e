//! Results of `pagoda-dev scale measure`. Every field names its unit; nothing here is assumed.

use serde::{Deserialize, Serialize};

/// All measurements, as stored in `docs/scale.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurements {
    /// The machine.
    pub machine: Machine,
    /// Resource use of each title.
    pub titles: Vec<Title>,
    /// Resource use of a socket.
    pub socket: Socket,
    /// Resource use of an idle node.
    pub idle: Idle,
}

/// The machine on which all of it ran: nodes, PostgreSQL, NATS and players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Its processor, as the kernel calls it.
    pub processor: String,
    /// Its cores.
    pub cores: usize,
}

/// Resource use of one title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Title {
    /// Its short name.
    pub slug: String,
    /// The printed one.
    pub title: String,
    /// Its rules, in process.
    pub rules: RulesCost,
    /// Whole games of adepts, in process.
    pub game: Whole,
    /// Bots as workers run them.
    pub bots: Vec<BotDecisions>,
    /// Players at a steady rate, at tables of two sizes; then at full speed, at tables of the first size.
    pub loads: Vec<Steady>,
    /// Storage in PostgreSQL.
    pub kept: StorageUse,
}

/// The rules alone: random games, sampled moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RulesCost {
    /// CPU of a step, µs.
    pub step_us: f64,
    /// CPU of making the JSON of a frame, µs.
    pub frame_us: f64,
}

/// A whole game of adepts, averaged over all sizes of tables.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Whole {
    /// Number of games.
    pub games: usize,
    /// Seats of a game.
    pub seats: f64,
    /// Decisions of a game.
    pub moves: f64,
    /// Entries of its record, chance included.
    pub steps: f64,
    /// Its record as text, bytes.
    pub record_bytes: f64,
}

/// Decisions of bots of one level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BotDecisions {
    /// The level.
    pub level: String,
    /// Number of decisions.
    pub decisions: usize,
    /// CPU of one, ms.
    pub mean_ms: f64,
    /// CPU of the longest, ms.
    pub most_ms: f64,
}

/// Players over sockets; figures are per move unless stated otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Steady {
    /// Players at each table.
    pub seats: f64,
    /// Concurrent tables.
    pub tables: usize,
    /// Moves a second.
    pub rate: f64,
    /// Whether that was full speed.
    pub is_full_speed: bool,
    /// CPU of the node that serves, µs.
    pub node_us: f64,
    /// CPU of a second node, which is only notified, without its idle use, µs.
    pub hear_us: f64,
    /// CPU of PostgreSQL, µs.
    pub database_us: f64,
    /// CPU of NATS, µs.
    pub nats_us: f64,
    /// Bytes of a frame as its socket carried it.
    pub frame_bytes: f64,
    /// Frames.
    pub frames: f64,
    /// Bytes sent over sockets to players.
    pub sent_bytes: f64,
    /// Bytes of WAL.
    pub wal_bytes: f64,
    /// Transactions.
    pub commits: f64,
    /// Messages to NATS.
    pub published: f64,
    /// Bytes to NATS.
    pub published_bytes: f64,
    /// Messages from NATS to the second node.
    pub delivered: f64,
    /// CPU of the node for a guest to sign in, open a socket, sit down and start, µs.
    pub begin_us: f64,
    /// CPU of PostgreSQL for that, µs.
    pub begin_database_us: f64,
    /// Median latency of acknowledgements, ms.
    pub acknowledged_p50_ms: f64,
    /// p99 latency of acknowledgements, ms.
    pub acknowledged_p99_ms: f64,
}

/// Storage of a game of random players.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StorageUse {
    /// Number of finished games.
    pub games: usize,
    /// Acts of a game.
    pub acts: f64,
    /// Bytes of an act's text.
    pub act_bytes: f64,
    /// Rows of a game that isn't packed yet.
    pub live_rows: f64,
    /// Bytes of it, indexes included.
    pub live_bytes: f64,
    /// Rows of a packed game.
    pub packed_rows: f64,
    /// Bytes of it, indexes included.
    pub packed_bytes: f64,
    /// Of these, the packed log alone.
    pub log_bytes: f64,
    /// CPU of a worker to store a game's result and pack it, µs.
    pub pack_us: f64,
    /// CPU of PostgreSQL for that, µs.
    pub pack_database_us: f64,
    /// Bytes of a guest with a session, indexes included.
    pub person_bytes: f64,
}

/// Resource use of a socket.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Socket {
    /// Number of opened sockets.
    pub sockets: usize,
    /// Memory of the node for an idle one, bytes.
    pub node_bytes: f64,
    /// The kernel's share of its one end, bytes.
    pub kernel_bytes: f64,
    /// CPU of the node to open one, µs.
    pub open_us: f64,
    /// CPU of PostgreSQL to open one, µs.
    pub open_database_us: f64,
    /// CPU of the node for an idle one, µs a second.
    pub idle_us: f64,
    /// Memory of the node for a live table, its subscribers' share included, bytes.
    pub table_bytes: f64,
}

/// An idle node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Idle {
    /// Its memory, bytes.
    pub node_bytes: f64,
    /// Its CPU, µs a second.
    pub node_us: f64,
    /// PostgreSQL's for it, µs a second.
    pub database_us: f64,
}

impl Measurements {
    /// Parses the file.
    pub fn read(json: &str) -> Result<Measurements, serde_json::Error> {
        serde_json::from_str(json)
    }
}
