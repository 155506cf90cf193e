//! Results of `pagoda-dev scale measure`. Every field names its unit; nothing here is assumed.

use serde::{Deserialize, Serialize};

/// All measurements, as stored in `docs/scale.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurements {
    /// Where.
    pub machine: Machine,
    /// What each title takes.
    pub titles: Vec<Title>,
    /// What a socket takes.
    pub socket: Socket,
    /// What a node takes that serves nobody.
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

/// What one title takes.
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
    /// Bots as workers ask them.
    pub bots: Vec<BotDecisions>,
    /// People who play at a steady rate, at tables of two sizes; then as fast as goes, at those of the first.
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

/// A whole game, of adepts at all sizes of tables by turns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Whole {
    /// How many were played.
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
    /// How strong.
    pub level: String,
    /// How many were asked for.
    pub decisions: usize,
    /// CPU of one, ms.
    pub mean_ms: f64,
    /// CPU of the longest, ms.
    pub most_ms: f64,
}

/// People who play over sockets; everything for one move unless said.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Steady {
    /// People at each table.
    pub seats: f64,
    /// Tables at once.
    pub tables: usize,
    /// Moves a second.
    pub rate: f64,
    /// Whether that was as fast as goes.
    pub is_full_speed: bool,
    /// CPU of the node that serves, µs.
    pub node_us: f64,
    /// CPU of a second node, which only hears of it, µs; what it takes without any move isn't in it.
    pub hear_us: f64,
    /// CPU of PostgreSQL, µs.
    pub database_us: f64,
    /// CPU of NATS, µs.
    pub nats_us: f64,
    /// Bytes of a frame as its socket carried it.
    pub frame_bytes: f64,
    /// Frames.
    pub frames: f64,
    /// Bytes that sockets carried to people.
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
    /// CPU of the node for a person to come in, open a socket, sit down and begin, µs.
    pub begin_us: f64,
    /// CPU of PostgreSQL for that, µs.
    pub begin_database_us: f64,
    /// Until half of the moves were acknowledged, ms.
    pub acknowledged_p50_ms: f64,
    /// Until 99 of a hundred were, ms.
    pub acknowledged_p99_ms: f64,
}

/// Storage of a game of random players.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StorageUse {
    /// How many games were played to their end.
    pub games: usize,
    /// Acts of a game.
    pub acts: f64,
    /// Bytes of an act's text.
    pub act_bytes: f64,
    /// Rows of a game that isn't packed yet.
    pub live_rows: f64,
    /// Bytes of it, indexes included.
    pub live_bytes: f64,
    /// Rows of a game that is over.
    pub packed_rows: f64,
    /// Bytes of it, indexes included.
    pub packed_bytes: f64,
    /// Of these, the packed log alone.
    pub log_bytes: f64,
    /// CPU of a worker to note a game's result and pack it, µs.
    pub pack_us: f64,
    /// CPU of PostgreSQL for that, µs.
    pub pack_database_us: f64,
    /// Bytes of a guest with a session, indexes included.
    pub person_bytes: f64,
}

/// What a socket takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Socket {
    /// How many were opened.
    pub sockets: usize,
    /// Memory of the node for one that says nothing, bytes.
    pub node_bytes: f64,
    /// The kernel's share of its one end, bytes.
    pub kernel_bytes: f64,
    /// CPU of the node to open one, µs.
    pub open_us: f64,
    /// CPU of PostgreSQL to open one, µs.
    pub open_database_us: f64,
    /// CPU of the node for one that says nothing, µs a second.
    pub idle_us: f64,
    /// Memory of the node for a live table, its listeners' share included, bytes.
    pub table_bytes: f64,
}

/// A node with nobody there.
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
