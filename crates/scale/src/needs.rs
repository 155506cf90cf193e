//! The arithmetic: what so many seats need.

use crate::{Demand, Measured, Typical, assumed};

/// Seconds of a day.
const DAY: f64 = 86_400.0;

/// What is needed at the busiest hour, and what a day leaves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Needs {
    /// Moves a second.
    pub moves: f64,
    /// Acts of a statement.
    pub batch: f64,
    /// Games that end in a second.
    pub games: f64,
    /// Cores of nodes: acts, frames, rings that are heard, sockets, people who come in.
    pub node_cores: f64,
    /// Of these, what rings that are heard take.
    pub hear_cores: f64,
    /// Cores of PostgreSQL.
    pub database_cores: f64,
    /// Cores of NATS.
    pub nats_cores: f64,
    /// Cores of workers: bots, and games that are put away.
    pub worker_cores: f64,
    /// Sockets.
    pub sockets: f64,
    /// Memory of nodes, of the kernel and of what ends TLS, bytes.
    pub memory: f64,
    /// Bytes a second to people.
    pub sent: f64,
    /// Bytes of WAL a second.
    pub wal: f64,
    /// Bytes of live games.
    pub live: f64,
    /// Games that a day leaves, not all of it being busy.
    pub games_a_day: f64,
    /// Bytes that these leave.
    pub packed_a_day: f64,
}

impl Needs {
    /// What is needed where so many nodes hear of each other.
    pub fn of(measured: &Measured, demand: &Demand, nodes: f64) -> Needs {
        let typical = Typical::of(measured, demand);
        let (moves, sockets) = (demand.moves(), demand.sockets());
        let games = moves / typical.moves;
        let people = games * typical.frames;
        let others = (nodes - 1.0).max(0.0);
        let batch = typical.batch(moves / (nodes * assumed::LANES));
        let hear = moves * others * typical.hear.of_batch(batch);
        let [begin, begin_database] = typical.begin_us;
        let [pack, pack_database] = typical.pack_us;
        let idle = measured.idle;
        let node =
            moves * typical.node_us(batch) + people * begin + sockets * measured.socket.idle_us;
        let database = moves * typical.database.of_batch(batch)
            + people * begin_database
            + games * pack_database;
        let games_a_day = games * DAY * assumed::mean_of_day();
        Needs {
            moves,
            batch,
            games,
            node_cores: (node + hear + nodes * idle.node_us) / 1e6,
            hear_cores: hear / 1e6,
            database_cores: (database + nodes * idle.database_us) / 1e6,
            // What was measured is one message in and one out.
            nats_cores: moves * typical.nats.of_batch(batch) / 2.0 * (1.0 + others) / 1e6,
            worker_cores: (moves * demand.bots * typical.bot_ms * 1e3 + games * pack) / 1e6,
            sockets,
            memory: sockets * socket_bytes(measured)
                + demand.tables() * measured.socket.table_bytes
                + nodes * idle.node_bytes,
            sent: moves * typical.sent_bytes,
            wal: moves * typical.wal_bytes,
            live: demand.tables() * typical.live[0],
            games_a_day,
            packed_a_day: games_a_day * typical.packed[0],
        }
    }

    /// Bytes that a year leaves.
    pub fn packed_a_year(&self) -> f64 {
        self.packed_a_day * 365.0
    }

    /// Cores of everything.
    pub fn cores(&self) -> f64 {
        self.node_cores + self.database_cores + self.nats_cores + self.worker_cores
    }
}

/// Memory of a socket: the node's and the kernel's as measured, the rest as assumed.
pub fn socket_bytes(measured: &Measured) -> f64 {
    let socket = &measured.socket;
    socket.node_bytes + socket.kernel_bytes + assumed::KERNEL_SPARE + assumed::TLS_BYTES
}
