//! The largest stage, told by simulations: a busy hour, a day, and what goes wrong.

use crate::{
    Demand, Layout, Measured, Outcome, Simulation, Trouble,
    assumed::{self, TAKE_OVER},
};

/// Sockets of the node that is lost when it is asked how soon they are back.
const STORM: f64 = 50_000.0;

/// Simulations of the largest stage.
pub struct Story {
    measured: Measured,
    demand: Demand,
    layout: Layout,
}

/// How an hour of the day went.
#[derive(Clone, Debug, PartialEq)]
pub struct Hour {
    /// Live seats at all clusters.
    pub seats: f64,
    /// How it went at one.
    pub outcome: Outcome,
}

/// Sockets that came back to so many nodes.
#[derive(Clone, Debug, PartialEq)]
pub struct Storm {
    /// Nodes that are left.
    pub nodes: usize,
    /// How it went.
    pub outcome: Outcome,
}

impl Story {
    /// When something goes wrong, in seconds.
    pub const TROUBLE: f64 = 10.0;

    /// A million seats in so many clusters.
    pub fn of(measured: &Measured, demand: &Demand, clusters: f64) -> Story {
        let layout = Layout::of(measured, demand, clusters);
        Story { measured: measured.clone(), demand: *demand, layout }
    }

    /// One cluster at the busiest hour.
    pub fn cluster(&self) -> Simulation {
        Simulation::of(&self.measured, &self.demand, &self.layout)
    }

    /// All clusters at the busiest hour: they share nothing, so one after the other.
    pub fn busy(&self) -> Outcome {
        let mut all = Outcome::default();
        for seed in 0..self.layout.clusters as u64 {
            all.join(Simulation { seed, ..self.cluster() }.run());
        }
        all
    }

    /// A cluster of which a node is lost.
    pub fn node_lost(&self) -> Outcome {
        self.trouble(Trouble::NodeLost(Story::TROUBLE))
    }

    /// A cluster whose PostgreSQL is away until the standby has taken over.
    pub fn database_away(&self) -> Outcome {
        self.trouble(Trouble::DatabaseAway(Story::TROUBLE, TAKE_OVER))
    }

    fn trouble(&self, trouble: Trouble) -> Outcome {
        Simulation { trouble: Some(trouble), seconds: 45.0, ..self.cluster() }.run()
    }

    /// A cluster with a third of the cores for bots.
    pub fn few_workers(&self) -> Outcome {
        let cluster = self.cluster();
        Simulation { worker_cores: cluster.worker_cores / 3, ..cluster }.run()
    }

    /// Every hour of a day, a few seconds of each, at one cluster.
    pub fn day(&self) -> Vec<Hour> {
        let hour = |hour: u32| {
            let part = assumed::part_of_day(f64::from(hour));
            let seed = 100 + u64::from(hour);
            let cluster = Simulation { seconds: 4.0, seed, ..self.cluster().times(part) };
            Hour { seats: self.demand.seats * part, outcome: cluster.run() }
        };
        (0..24).map(hour).collect()
    }

    /// Fifty thousand sockets come back to one node, to two, and so on.
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
