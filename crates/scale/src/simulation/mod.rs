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
    /// What a node takes without any move, its sockets' pulses included, in microseconds a second.
    pub idle_us: f64,
    /// What PostgreSQL takes for a node without any move, in microseconds a second.
    pub idle_database_us: f64,
}

impl Service {
    /// As measured, and as assumed of TLS and the standby.
    pub fn of(measured: &Measured, demand: &Demand, nodes: f64) -> Service {
        let mut work = Typical::of(measured, demand);
        let sockets = demand.sockets() / nodes;
        // Games that begin and end are spread over their moves.
        let of_move = |us: f64| us / work.moves;
        let [begin, begin_database] = work.begin_us.map(|us| of_move(us * work.frames));
        let pack_database = of_move(work.pack_us[1]);
        work.act.each += begin;
        work.database.each += begin_database + pack_database;
        Service {
            commit_us: (work.commit_ms + assumed::STANDBY_MS) * 1e3,
            work,
            open_us: measured.socket.open_us + assumed::TLS_US,
            open_database_us: measured.socket.open_database_us,
            idle_us: measured.idle.node_us + sockets * measured.socket.idle_us,
            idle_database_us: measured.idle.database_us,
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
    /// Cores of each.
    pub node_cores: usize,
    /// Cores of PostgreSQL.
    pub database_cores: usize,
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
        Simulation {
            demand: part,
            service: Service::of(measured, &part, layout.nodes),
            nodes: layout.nodes as usize,
            node_cores: assumed::SMALL.cores as usize,
            database_cores: assumed::LARGE.cores as usize,
            worker_cores: (layout.workers * assumed::LARGE.cores) as usize,
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

    /// The same with people who are so many times as quick.
    #[must_use]
    pub fn faster(&self, factor: f64) -> Simulation {
        let demand = Demand { seconds: self.demand.seconds / factor, ..self.demand };
        Simulation { demand, ..self.clone() }
    }

    /// The same with as many workers as bots want: nobody waits for them.
    #[must_use]
    pub fn with_any_workers(&self) -> Simulation {
        Simulation { worker_cores: self.worker_cores * 100, ..self.clone() }
    }

    /// How it goes.
    pub fn run(&self) -> Outcome {
        cluster::Cluster::new(self).run()
    }

    /// How many times the moves it bears, at most so many, before it is late.
    fn head_room(&self, most: f64, is_late: fn(&Outcome) -> bool) -> f64 {
        let late = |factor: f64| {
            is_late(&Simulation { seconds: 2.0, trouble: None, ..self.faster(factor) }.run())
        };
        // Twice as many until it is late, since more take longer to find out.
        let (mut least, mut above) = (0.0, 1.0);
        while !late(above) {
            if most <= above {
                return most;
            }
            (least, above) = (above, (above * 2.0).min(most));
        }
        for _ in 0..5 {
            let middle = (least + above) / 2.0;
            if late(middle) { above = middle } else { least = middle }
        }
        least
    }

    /// How many times the moves it bears before acknowledgements take longer than promised.
    pub fn head_room_for_people(&self, most: f64) -> f64 {
        self.head_room(most, |it| assumed::PROMISED_MS < it.late_ms())
    }

    /// How many times the moves it bears before bots don't keep up.
    pub fn head_room_for_bots(&self, most: f64) -> f64 {
        // More work than there is time for piles up, however short we look on.
        self.head_room(most, |it| 1.0 < it.uses[3] || assumed::BOT_MS < it.decided.percentile(0.99))
    }
}
