//! Parameters of a simulation: service times, demand, machines, faults.

use crate::{Demand, Measurements, Typical, assumed};

/// Service times.
#[derive(Clone, Debug, PartialEq)]
pub struct ServiceTimes {
    /// Work of moves, in microseconds.
    pub work: Typical,
    /// Mean commit latency with the standby, in microseconds.
    pub commit_us: f64,
    /// CPU of a node for a reconnection (TLS, socket, session), in microseconds.
    pub open_us: f64,
    /// PostgreSQL's share of that.
    pub open_database_us: f64,
    /// Idle load of a node, pings of its sockets included, in microseconds per second.
    pub idle_us: f64,
    /// Idle load of PostgreSQL per node, in microseconds per second.
    pub idle_database_us: f64,
}

impl ServiceTimes {
    /// From the measurements, and assumptions about TLS and the standby.
    pub fn of(measured: &Measurements, demand: &Demand, nodes: f64) -> ServiceTimes {
        let mut work = Typical::of(measured, demand);
        let sockets = demand.sockets() / nodes;
        // The cost of starting and archiving games is spread over their moves.
        let of_move = |us: f64| us / work.moves;
        let [begin, begin_database] = work.begin_us.map(|us| of_move(us * work.frames));
        let pack_database = of_move(work.pack_us[1]);
        work.act.each += begin;
        work.database.each += begin_database + pack_database;
        ServiceTimes {
            commit_us: (work.commit_ms + assumed::STANDBY_MS) * 1e3,
            work,
            open_us: measured.socket.open_us + assumed::TLS_US,
            open_database_us: measured.socket.open_database_us,
            idle_us: measured.idle.node_us + sockets * measured.socket.idle_us,
            idle_database_us: measured.idle.database_us,
        }
    }
}

/// An incident.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Incident {
    /// A node is lost at this second; its sockets reconnect elsewhere.
    NodeLost(f64),
    /// PostgreSQL is unavailable from this second on, for this many.
    DatabaseAway(f64, f64),
}

/// A cluster, its demand, and the duration.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation {
    /// Demand of this cluster.
    pub demand: Demand,
    /// Service times.
    pub service: ServiceTimes,
    /// Nodes.
    pub nodes: usize,
    /// Cores of each.
    pub node_cores: usize,
    /// Cores of PostgreSQL.
    pub database_cores: usize,
    /// Cores for bots, in total.
    pub worker_cores: usize,
    /// Duration, in seconds.
    pub seconds: f64,
    /// An incident.
    pub incident: Option<Incident>,
    /// Random seed.
    pub seed: u64,
}
