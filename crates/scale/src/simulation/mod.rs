//! A simulation of one cluster: tables, nodes with sockets, the writer's lanes, PostgreSQL, rings and bots. Service
//! times are measured ones; what people do and how long a standby takes is assumed.

mod cluster;
mod event;
mod outcome;
mod servers;
mod trouble;

pub use self::outcome::{Outcome, Times};
use crate::{Demand, Layout, Measured, Typical, assumed};

/// How long each piece of work takes.
#[derive(Clone, Debug, PartialEq)]
pub struct Service {
    /// The work of moves, in microseconds.
    pub work: Typical,
    /// A statement is written for good, here and at the standby: the mean, in microseconds.
    pub commit_us: f64,
    /// A node lets somebody in again: TLS, the socket, the session, in microseconds.
    pub open_us: f64,
    /// PostgreSQL's share of that.
    pub open_database_us: f64,
}

impl Service {
    /// As measured, and as assumed of TLS and the standby.
    pub fn of(measured: &Measured, demand: &Demand) -> Service {
        let work = Typical::of(measured, demand);
        Service {
            commit_us: (work.commit_ms + assumed::STANDBY_MS) * 1e3,
            work,
            open_us: measured.socket.open_us + assumed::TLS_US,
            open_database_us: measured.socket.open_database_us,
        }
    }
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trouble {
    /// A node is lost in this second, and all its sockets come back elsewhere.
    NodeLost(f64),
    /// PostgreSQL is away from this second on, for so many.
    DatabaseAway(f64, f64),
}

/// A cluster, what is asked of it, and for how long.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation {
    /// What is asked of this cluster.
    pub demand: Demand,
    /// How long everything takes.
    pub service: Service,
    /// Nodes.
    pub nodes: usize,
    /// Cores of each, and of PostgreSQL.
    pub cores: usize,
    /// Cores for bots, all together.
    pub worker_cores: usize,
    /// How long, in seconds.
    pub seconds: f64,
    /// What goes wrong.
    pub trouble: Option<Trouble>,
    /// Which luck.
    pub seed: u64,
}

impl Simulation {
    /// One cluster of a layout.
    pub fn of(measured: &Measured, demand: &Demand, layout: &Layout) -> Simulation {
        let part = Demand { seats: demand.seats / layout.clusters, ..*demand };
        let cores = assumed::MACHINE.cores;
        Simulation {
            demand: part,
            service: Service::of(measured, &part),
            nodes: layout.nodes as usize,
            cores: cores as usize,
            worker_cores: (layout.workers * cores) as usize,
            seconds: 20.0,
            trouble: None,
            seed: 1,
        }
    }

    /// The same with more or fewer seats.
    #[must_use]
    pub fn times(&self, factor: f64) -> Simulation {
        let demand = Demand { seats: self.demand.seats * factor, ..self.demand };
        Simulation { demand, ..self.clone() }
    }

    /// How it goes.
    pub fn run(&self) -> Outcome {
        cluster::Cluster::new(self).run()
    }

    /// How many times the seats it bears before acknowledgements take longer than promised.
    pub fn head_room(&self) -> f64 {
        let is_late = |factor: f64| {
            let outcome = Simulation { seconds: 5.0, trouble: None, ..self.times(factor) }.run();
            assumed::PROMISED_MS < outcome.acknowledged.percentile(0.99)
        };
        let (mut least, mut most) = (1.0, 2.0);
        while !is_late(most) && most < 256.0 {
            (least, most) = (most, most * 2.0);
        }
        for _ in 0..5 {
            let middle = (least + most) / 2.0;
            if is_late(middle) { most = middle } else { least = middle }
        }
        least
    }
}
