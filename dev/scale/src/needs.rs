//! Resource needs of a demand.

use crate::{Demand, Measurements, Typical, assumed};

/// Seconds of a day.
const DAY: f64 = 86_400.0;

/// Needs at the peak hour, and storage growth per day.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Needs {
    /// Moves per second.
    pub moves: f64,
    /// Acts per statement.
    pub batch: f64,
    /// Games finished per second.
    pub games: f64,
    /// Cores of nodes: acts, frames, received notifications, sockets, logins.
    pub node_cores: f64,
    /// Of these, for received notifications.
    pub hear_cores: f64,
    /// Cores of PostgreSQL.
    pub database_cores: f64,
    /// Cores of NATS.
    pub nats_cores: f64,
    /// Cores of workers: bots, and archiving of games.
    pub worker_cores: f64,
    /// Sockets.
    pub sockets: f64,
    /// Memory of nodes, kernel and TLS proxy, bytes.
    pub memory: f64,
    /// Egress, bytes per second.
    pub sent: f64,
    /// WAL, bytes per second.
    pub wal: f64,
    /// Bytes of live games.
    pub live: f64,
    /// Games per day, over the daily profile.
    pub games_a_day: f64,
    /// Bytes of their archive.
    pub packed_a_day: f64,
}

impl Needs {
    /// Needs of a demand with this many nodes that notify each other.
    pub fn of(measured: &Measurements, demand: &Demand, nodes: f64) -> Needs {
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
            // The measurement covers one message in and one out.
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

    /// Bytes of archive per year.
    pub fn packed_a_year(&self) -> f64 {
        self.packed_a_day * 365.0
    }

    /// Cores in total.
    pub fn cores(&self) -> f64 {
        self.node_cores + self.database_cores + self.nats_cores + self.worker_cores
    }
}

/// Memory of a socket: node and kernel as measured, the rest as assumed.
pub fn socket_bytes(measured: &Measurements) -> f64 {
    let socket = &measured.socket;
    socket.node_bytes + socket.kernel_bytes + assumed::KERNEL_SPARE + assumed::TLS_BYTES
}
