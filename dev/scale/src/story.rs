//! Scenarios of the largest tier: the peak hour, and incidents.

use crate::{
    Demand, Incident, Layout, Measurements, Simulation, SimulationResult, assumed::TAKE_OVER,
};

/// Scenarios of the largest tier.
pub struct Story {
    measured: Measurements,
    demand: Demand,
    layout: Layout,
}

impl Story {
    /// Time of an incident, in seconds.
    pub const INCIDENT_AT: f64 = 10.0;

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
        self.incident(Incident::NodeLost(Story::INCIDENT_AT))
    }

    /// A cluster whose PostgreSQL fails over to the standby.
    pub fn database_away(&self) -> SimulationResult {
        self.incident(Incident::DatabaseAway(Story::INCIDENT_AT, TAKE_OVER))
    }

    fn incident(&self, incident: Incident) -> SimulationResult {
        Simulation { incident: Some(incident), seconds: 45.0, ..self.cluster() }.run()
    }

    /// A cluster with a third of the cores for bots.
    pub fn few_workers(&self) -> SimulationResult {
        let cluster = self.cluster();
        Simulation { worker_cores: cluster.worker_cores / 3, ..cluster }.run()
    }
}
