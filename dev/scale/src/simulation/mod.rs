//! Discrete-event simulation of one cluster: tables, nodes with sockets, the writer's lanes, PostgreSQL,
//! notifications and bots. Service times are measured; demand and failover time are assumed.

mod cluster;
mod event;
mod incident;
mod outcome;
mod servers;
mod spec;

pub use self::{
    outcome::{LatencySamples, SimulationResult},
    spec::{Incident, ServiceTimes, Simulation},
};
use crate::{Demand, Layout, Measurements, assumed};

impl Simulation {
    /// One cluster of a layout.
    pub fn of(measured: &Measurements, demand: &Demand, layout: &Layout) -> Simulation {
        let part = Demand { seats: demand.seats / layout.clusters, ..*demand };
        Simulation {
            demand: part,
            service: ServiceTimes::of(measured, &part, layout.nodes),
            nodes: layout.nodes as usize,
            node_cores: assumed::SMALL.cores as usize,
            database_cores: assumed::LARGE.cores as usize,
            worker_cores: (layout.workers * assumed::LARGE.cores) as usize,
            seconds: 20.0,
            incident: None,
            seed: 1,
        }
    }

    /// The same with more or fewer seats.
    #[must_use]
    pub fn times(&self, factor: f64) -> Simulation {
        let demand = Demand { seats: self.demand.seats * factor, ..self.demand };
        Simulation { demand, ..self.clone() }
    }

    /// The same with players this many times as fast.
    #[must_use]
    pub fn faster(&self, factor: f64) -> Simulation {
        let demand = Demand { seconds: self.demand.seconds / factor, ..self.demand };
        Simulation { demand, ..self.clone() }
    }

    /// The same with unlimited workers.
    #[must_use]
    pub fn with_any_workers(&self) -> Simulation {
        Simulation { worker_cores: self.worker_cores * 100, ..self.clone() }
    }

    /// Runs it.
    pub fn run(&self) -> SimulationResult {
        cluster::Cluster::new(self).run()
    }

    /// Headroom: the largest load factor, up to `most`, before it is late.
    fn head_room(&self, most: f64, is_late: fn(&SimulationResult) -> bool) -> f64 {
        let late = |factor: f64| {
            is_late(&Simulation { seconds: 2.0, incident: None, ..self.faster(factor) }.run())
        };
        // Doubling, then bisection: larger loads take longer to simulate.
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

    /// Load factor at which acknowledgements miss their objective.
    pub fn head_room_for_people(&self, most: f64) -> f64 {
        self.head_room(most, |it| assumed::PROMISED_MS < it.late_ms())
    }

    /// Load factor at which bots don't keep up.
    pub fn head_room_for_bots(&self, most: f64) -> f64 {
        // Utilization above 1 queues up, however short the simulation.
        self.head_room(most, |it| 1.0 < it.uses[3] || assumed::BOT_MS < it.decided.percentile(0.99))
    }
}
