//! Deployment tiers: capacity, first bottleneck and remedy of each.

use crate::{
    Demand, Measurements, Needs,
    assumed::{FULL, LARGE, SMALL, SOCKETS},
};

/// A limited resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// Processors of a single machine.
    Processors,
    /// Processors of the one PostgreSQL.
    Database,
    /// Memory of a machine with nodes.
    Memory,
    /// Connections that a node takes.
    Sockets,
    /// Network bandwidth of a machine with nodes.
    Line,
    /// Disk writes of PostgreSQL.
    Disk,
    /// Room for a year of finished games.
    Room,
    /// Notifications from other nodes: each gets all.
    Notifications,
    /// One thread of NATS.
    Nats,
}

impl Resource {
    /// Name in running text.
    pub fn name(self) -> &'static str {
        match self {
            Resource::Processors => "processors",
            Resource::Database => "processors of PostgreSQL",
            Resource::Memory => "memory",
            Resource::Sockets => "connections of a node",
            Resource::Line => "the line out",
            Resource::Disk => "the disk of PostgreSQL (WAL)",
            Resource::Room => "room for a year of finished games",
            Resource::Notifications => "notifications of other nodes",
            Resource::Nats => "NATS, as if it had one thread",
        }
    }

    /// Remedy when it is exhausted.
    pub fn remedy(self) -> &'static str {
        match self {
            Resource::Processors => {
                "bots move to machines of their own (`pagoda worker`, `--bots 0` at nodes), then a second node behind a proxy, with NATS"
            }
            Resource::Sockets => {
                "`--max-connections` is raised while memory lasts; then a second node behind a proxy, with NATS"
            }
            Resource::Memory => "a second node behind a proxy, with NATS",
            Resource::Line => {
                "nodes on more machines; smaller frames: what changed in the place of all, and compression"
            }
            Resource::Database => "a larger machine, then clusters by table id",
            Resource::Disk => "faster disks, then clusters by table id",
            Resource::Room => {
                "finished games move out of PostgreSQL to cheaper disks, then clusters by table id"
            }
            Resource::Notifications | Resource::Nats => {
                "a subject for each part of the tables, so that nodes are notified only of theirs; then clusters by table id"
            }
        }
    }
}

/// Utilization of a resource: 1 is all of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Use {
    /// The resource.
    pub resource: Resource,
    /// The utilization.
    pub part: f64,
}

impl Use {
    fn new(resource: Resource, part: f64) -> Use {
        Use { resource, part }
    }
}

/// A deployment tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// A single machine.
    One,
    /// A machine for PostgreSQL, another for its standby, any number for nodes and workers.
    Few,
}

impl Tier {
    /// Utilization of every resource that doesn't scale with more machines, at this demand.
    pub fn uses(self, measured: &Measurements, demand: &Demand) -> Vec<Use> {
        let nodes = if self == Tier::One { 1.0 } else { nodes(measured, demand) };
        let needs = Needs::of(measured, demand, nodes);
        let machine = LARGE;
        let disk = Use::new(Resource::Disk, needs.wal / machine.disk);
        let room = Use::new(Resource::Room, (needs.live + needs.packed_a_year()) / machine.room);
        match self {
            Tier::One => vec![
                Use::new(Resource::Processors, needs.cores() / machine.cores),
                Use::new(Resource::Memory, needs.memory / machine.memory),
                Use::new(Resource::Sockets, needs.sockets / SOCKETS),
                Use::new(Resource::Line, needs.sent * 8.0 / machine.line),
                disk,
                room,
            ],
            Tier::Few => vec![
                Use::new(Resource::Database, needs.database_cores / machine.cores),
                disk,
                room,
                Use::new(Resource::Notifications, needs.hear_cores / nodes / SMALL.cores),
                Use::new(Resource::Nats, needs.nats_cores),
            ],
        }
    }

    /// Seats at which a resource reaches its target utilization.
    pub fn seats(self, measured: &Measurements, demand: &Demand, resource: Resource) -> f64 {
        let (mut least, mut most) = (0.0, 1e9);
        for _ in 0..50 {
            let seats = (least + most) / 2.0;
            let uses = self.uses(measured, &Demand { seats, ..*demand });
            let part = uses.iter().find(|used| used.resource == resource).map_or(0.0, |it| it.part);
            if part < FULL { least = seats } else { most = seats }
        }
        least
    }

    /// Bottlenecks in order, with the seats at which they bind.
    pub fn order(self, measured: &Measurements, demand: &Demand) -> Vec<(Resource, f64)> {
        let uses = self.uses(measured, demand).into_iter();
        let mut order: Vec<(Resource, f64)> =
            uses.map(|used| (used.resource, self.seats(measured, demand, used.resource))).collect();
        order.sort_by(|one, other| one.1.total_cmp(&other.1));
        order
    }
}

/// Nodes needed: by processors, network and memory, and by connections with one node lost.
pub fn nodes(measured: &Measurements, demand: &Demand) -> f64 {
    let mut nodes = 2.0;
    // More nodes get more notifications, and so need more nodes: a few rounds converge.
    for _ in 0..20 {
        let needs = Needs::of(measured, demand, nodes);
        let wanted = [
            needs.node_cores / (SMALL.cores * FULL),
            needs.sent * 8.0 / (SMALL.line * FULL),
            needs.memory / (SMALL.memory * FULL),
            needs.sockets / SOCKETS + 1.0,
        ];
        nodes = wanted.into_iter().fold(2.0, f64::max).ceil();
    }
    nodes
}

/// Worker machines needed for bots.
pub fn workers(needs: &Needs) -> f64 {
    (needs.worker_cores / (LARGE.cores * FULL)).ceil().max(1.0)
}
