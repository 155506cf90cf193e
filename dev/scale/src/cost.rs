//! Layout of machines and their cost.

use crate::{
    Demand, Measurements, Needs,
    assumed::{ARCHIVE, LARGE, SMALL, TRAFFIC, mean_of_day},
    tier::{nodes, workers},
};

/// Seconds of a month.
const MONTH: f64 = 30.0 * 86_400.0;

/// Shared-nothing clusters, and the machines of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Clusters for tables; one more is for users, sessions and the lobby.
    pub clusters: f64,
    /// Nodes of a cluster; NATS runs beside three of them.
    pub nodes: f64,
    /// Worker machines of a cluster, for bots.
    pub workers: f64,
}

/// Machines of each kind in the users' cluster: nodes, and PostgreSQL with its standby.
const HOME: f64 = 2.0;

impl Layout {
    /// The layout of a demand over this many clusters.
    pub fn of(measured: &Measurements, demand: &Demand, clusters: f64) -> Layout {
        let part = Demand { seats: demand.seats / clusters, ..*demand };
        let nodes = nodes(measured, &part);
        Layout { clusters, nodes, workers: workers(&Needs::of(measured, &part, nodes)) }
    }

    /// Numbers of small and large machines; PostgreSQL and its standby are two of each cluster.
    pub fn machines(&self) -> [f64; 2] {
        let small = self.clusters * self.nodes + HOME;
        [small, self.clusters * (self.workers + 2.0) + HOME]
    }
}

/// Monthly cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MonthlyCost {
    /// The machines.
    pub layout: Layout,
    /// Dollars per month for them.
    pub machines: f64,
    /// Dollars per month for egress: discount hoster, large cloud.
    pub traffic: [f64; 2],
    /// Dollars per month for a year of archived games.
    pub archive: f64,
    /// Games per month.
    pub games: f64,
}

impl MonthlyCost {
    /// Cost of a demand over this many clusters.
    pub fn of(measured: &Measurements, demand: &Demand, clusters: f64) -> MonthlyCost {
        let layout = Layout::of(measured, demand, clusters);
        let [small, large] = layout.machines();
        let needs = Needs::of(measured, demand, 1.0);
        let terabytes = needs.sent * MONTH * mean_of_day() / 1e12;
        MonthlyCost {
            layout,
            machines: small * SMALL.price + large * LARGE.price,
            traffic: TRAFFIC.map(|price| price * terabytes),
            archive: needs.packed_a_year() / 1e12 * ARCHIVE,
            games: needs.games_a_day * 30.0,
        }
    }

    /// Dollars per month at a discount hoster, or with the egress price of a large cloud.
    pub fn month(&self, at: usize) -> f64 {
        self.machines + self.traffic[at] + self.archive
    }

    /// Dollars per game.
    pub fn game(&self, at: usize) -> f64 {
        self.month(at) / self.games
    }
}
