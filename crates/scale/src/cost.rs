//! Machines and money.

use crate::{
    Demand, Measured, Needs,
    assumed::{ARCHIVE, LARGE, SMALL, TRAFFIC, mean_of_day},
    stage::{nodes, workers},
};

/// Seconds of a month.
const MONTH: f64 = 30.0 * 86_400.0;

/// Clusters that share nothing: of each, how many machines do what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Clusters for tables; one more is for people, sessions and the lobby.
    pub clusters: f64,
    /// Nodes of a cluster; NATS runs beside three of them.
    pub nodes: f64,
    /// Machines of a cluster for bots.
    pub workers: f64,
}

/// The cluster for people has two machines of each kind: nodes, PostgreSQL and its standby.
const HOME: f64 = 2.0;

impl Layout {
    /// So many clusters for what is asked.
    pub fn of(measured: &Measured, demand: &Demand, clusters: f64) -> Layout {
        let part = Demand { seats: demand.seats / clusters, ..*demand };
        let nodes = nodes(measured, &part);
        Layout { clusters, nodes, workers: workers(&Needs::of(measured, &part, nodes)) }
    }

    /// Small machines, and large ones: PostgreSQL and its standby are two of each cluster.
    pub fn machines(&self) -> [f64; 2] {
        let small = self.clusters * self.nodes + HOME;
        [small, self.clusters * (self.workers + 2.0) + HOME]
    }
}

/// What it costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Which machines.
    pub layout: Layout,
    /// Dollars a month for these.
    pub machines: f64,
    /// Dollars a month for what leaves, by who is asked.
    pub traffic: [f64; 2],
    /// Dollars a month for a year of finished games.
    pub archive: f64,
    /// Games of a month.
    pub games: f64,
}

impl Cost {
    /// What is asked, in so many clusters.
    pub fn of(measured: &Measured, demand: &Demand, clusters: f64) -> Cost {
        let layout = Layout::of(measured, demand, clusters);
        let [small, large] = layout.machines();
        let needs = Needs::of(measured, demand, 1.0);
        let terabytes = needs.sent * MONTH * mean_of_day() / 1e12;
        Cost {
            layout,
            machines: small * SMALL.price + large * LARGE.price,
            traffic: TRAFFIC.map(|price| price * terabytes),
            archive: needs.packed_a_year() / 1e12 * ARCHIVE,
            games: needs.games_a_day * 30.0,
        }
    }

    /// Dollars a month at a discount hoster, or where traffic costs as at a large cloud.
    pub fn month(&self, at: usize) -> f64 {
        self.machines + self.traffic[at] + self.archive
    }

    /// Dollars a game.
    pub fn game(&self, at: usize) -> f64 {
        self.month(at) / self.games
    }
}
