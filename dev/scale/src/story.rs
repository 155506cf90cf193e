//! Scenarios of the largest tier: peak hour, a day, and incidents.

use crate::{
    Demand, Layout, Measurements, Simulation, SimulationResult, Trouble,
    assumed::{self, TAKE_OVER},
};

/// Sockets of the lost node in the reconnection storm.
const STORM: f64 = 50_000.0;

/// Scenarios of the largest tier.
pub struct Story {
    measured: Measurements,
    demand: Demand,
    layout: Layout,
}

/// Result of an hour of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct Hour {
    /// Live seats over all clusters.
    pub seats: f64,
    /// Result of one cluster.
    pub outcome: SimulationResult,
}

/// A reconnection storm.
#[derive(Clone, Debug, PartialEq)]
pub struct Storm {
    /// Remaining nodes.
    pub nodes: usize,
    /// Its result.
    pub outcome: SimulationResult,
}

impl Story {
    /// Time of an incident, in seconds.
    pub const TROUBLE: f64 = 10.0;

    /// A million seats over this many clusters.
    pub fn of(measured: &Measurements, demand: &Demand, clusters: f64) -> Story {
        let layout = Layout::of(measured, demand, clusters);
        Story { measured: measured.clone(), demand: *demand, layout }
    }

    /// One cluster at the peak hour.
    pub fn cluster(&self) -> Simulation {
        Simulation::of(&self.measured, &self.demand, &self.layout)
    }

    /// All clusters at the peak hour, one after the other since they share nothing.
    pub fn busy(&self) -> SimulationResult {
        let mut all = SimulationResult::default();
        for seed in 0..self.layout.clusters as u64 {
            all.join(Simulation { seed, ..self.cluster() }.run());
        }
        all
    }

    /// A cluster that loses a node.
    pub fn node_lost(&self) -> SimulationResult {
        self.trouble(Trouble::NodeLost(Story::TROUBLE))
    }

    /// A cluster whose PostgreSQL fails over to the standby.
    pub fn database_away(&self) -> SimulationResult {
        self.trouble(Trouble::DatabaseAway(Story::TROUBLE, TAKE_OVER))
    }

    fn trouble(&self, trouble: Trouble) -> SimulationResult {
        Simulation { trouble: Some(trouble), seconds: 45.0, ..self.cluster() }.run()
    }

    /// A cluster with a third of the cores for bots.
    pub fn few_workers(&self) -> SimulationResult {
        let cluster = self.cluster();
        Simulation { worker_cores: cluster.worker_cores / 3, ..cluster }.run()
    }

    /// Every hour of a day, a few seconds each, on one cluster.
    pub fn day(&self) -> Vec<Hour> {
        let hour = |hour: u32| {
            let part = assumed::part_of_day(f64::from(hour));
            let seed = 100 + u64::from(hour);
            let cluster = Simulation { seconds: 4.0, seed, ..self.cluster().times(part) };
            Hour { seats: self.demand.seats * part, outcome: cluster.run() }
        };
        (0..24).map(hour).collect()
    }

    /// Fifty thousand sockets reconnect to one node, to two, and so on.
    pub fn storms(&self) -> Vec<Storm> {
        let storm = |nodes: usize| {
            let all = nodes as f64 + 1.0;
            let seats = STORM * all / (1.0 - self.demand.bots);
            let cluster = Simulation {
                demand: Demand { seats, ..self.demand },
                nodes: nodes + 1,
                trouble: Some(Trouble::NodeLost(3.0)),
                seconds: 10.0,
                ..self.cluster()
            };
            Storm { nodes, outcome: cluster.run() }
        };
        [1, 2, 4, 8].map(storm).into()
    }
}
