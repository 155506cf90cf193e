//! State and event handlers of a simulated cluster.

use std::collections::VecDeque;

use game::{Luck as _, Quick};

use super::{
    event::{Event, Events, Table},
    outcome::SimulationResult,
    servers::{Moment, Servers},
    spec::{Incident, Simulation},
};
use crate::{assumed, typical::Share};

/// A second.
pub(super) const SECOND: f64 = 1e9;
/// Lanes of a node's writer, and most acts per statement.
const LANES: usize = assumed::LANES as usize;
const BATCH: usize = assumed::BATCH as usize;
/// Warm-up in seconds.
const WARM: f64 = 1.0;

/// A seat.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    /// Node of its socket.
    pub(super) node: usize,
    pub(super) is_bot: bool,
    pub(super) is_away: bool,
}

/// A table, and its pending move.
pub(super) struct Place {
    /// The seat that moves.
    pub(super) mover: usize,
    /// When the move was due; none before that.
    pub(super) begun: Option<Moment>,
    /// The node that handles it.
    node: usize,
}

/// A lane of a writer.
#[derive(Default)]
pub(super) struct Lane {
    pub(super) waiting: VecDeque<Table>,
    is_busy: bool,
}

pub(super) struct Node {
    pub(super) cores: Servers,
    pub(super) lanes: [Lane; LANES],
    pub(super) is_lost: bool,
}

/// The cluster.
pub(super) struct Cluster<'a> {
    pub(super) plan: &'a Simulation,
    pub(super) events: Events,
    pub(super) luck: Quick,
    pub(super) tables: Vec<Place>,
    /// Seats of all tables, in order.
    pub(super) seats: Vec<Seat>,
    /// Seats per table.
    pub(super) seats_of_table: usize,
    pub(super) nodes: Vec<Node>,
    pub(super) database: Servers,
    nats: Servers,
    workers: Servers,
    pub(super) lost_at: Moment,
    pub(super) outcome: SimulationResult,
}

impl Cluster<'_> {
    pub(super) fn new(plan: &Simulation) -> Cluster<'_> {
        let node = |_| Node {
            cores: Servers::new(plan.node_cores),
            lanes: Default::default(),
            is_lost: false,
        };
        let mut cluster = Cluster {
            plan,
            events: Events::until((plan.seconds * SECOND) as Moment),
            luck: Quick::new(plan.seed),
            tables: Vec::new(),
            seats: Vec::new(),
            seats_of_table: plan.demand.seats_a_table as usize,
            nodes: (0..plan.nodes).map(node).collect(),
            database: Servers::new(plan.database_cores),
            nats: Servers::new(1),
            workers: Servers::new(plan.worker_cores),
            lost_at: 0,
            outcome: SimulationResult::default(),
        };
        cluster.create_tables();
        cluster
    }

    /// Creates all tables, each at a random time between two moves.
    fn create_tables(&mut self) {
        for table in 0..self.plan.demand.tables() as Table {
            for _ in 0..self.seats_of_table {
                let node = self.luck.below(self.plan.nodes as u32) as usize;
                let is_bot = chance(&mut self.luck) < self.plan.demand.bots;
                self.seats.push(Seat { node, is_bot, is_away: false });
            }
            self.tables.push(Place { mover: 0, begun: None, node: 0 });
            let first = self.pause();
            self.events.put(first, Event::Due(table));
        }
        if let Some(Incident::NodeLost(second) | Incident::DatabaseAway(second, _)) =
            self.plan.incident
        {
            self.events.put((second * SECOND) as Moment, Event::Incident);
        }
    }

    pub(super) fn run(mut self) -> SimulationResult {
        let end = (self.plan.seconds * SECOND) as Moment;
        while let Some((now, event)) = self.events.next() {
            if end < now {
                break;
            }
            self.happens(now, event);
        }
        self.outcome.underway = self.tables.iter().filter(|it| it.begun.is_some()).count();
        for (place, seats) in self.tables.iter().zip(self.seats.chunks(self.seats_of_table)) {
            if let Some(begun) = place.begun.filter(|_| !seats[place.mover].is_bot) {
                self.outcome.waited.push((end - begun) as f64 / 1e6);
            }
        }
        self.outcome.uses = self.uses(end);
        self.outcome
    }

    /// Utilization, with the idle load added.
    fn uses(&self, end: Moment) -> [f64; 4] {
        let (plan, count) = (self.plan, self.nodes.len() as f64);
        let nodes = self.nodes.iter().map(|node| node.cores.part(end)).sum::<f64>() / count;
        let idle = plan.service.idle_us / 1e6 / plan.node_cores as f64;
        let idle_database =
            plan.service.idle_database_us / 1e6 * count / plan.database_cores as f64;
        let database = self.database.part(end) + idle_database;
        [nodes + idle, database, self.nats.part(end), self.workers.part(end)]
    }

    fn happens(&mut self, now: Moment, event: Event) {
        match event {
            Event::Due(table) => self.decide(now, table),
            Event::Asked(table) => self.ask(now, table),
            Event::Planned(table) => self.put(now, table),
            Event::Written(node, lane, batch) => self.written(now, node, lane, batch),
            Event::Rung(from, batch) => self.rung(now, from, &batch),
            Event::Returns(table, seat) => self.returns(now, table, seat),
            Event::Back(table, seat) => self.back(now, table, seat),
            Event::Incident => self.incident(now),
        }
    }

    /// A move is due: a bot searches first.
    fn decide(&mut self, now: Moment, table: Table) {
        let mover = self.luck.below(self.seats_of_table as u32) as usize;
        let place = &mut self.tables[table as usize];
        (place.mover, place.begun) = (mover, Some(now));
        self.outcome.begun += 1;
        if self.mover(table).is_bot {
            let work = self.decision();
            let decided = self.workers.serve(now, work);
            self.outcome.decided.push((decided - now) as f64 / 1e6);
            self.events.put(decided, Event::Asked(table));
        } else {
            self.events.put(now, Event::Asked(table));
        }
    }

    /// A move arrives at its node, unless the player's socket is lost: it is retried after reconnection.
    fn ask(&mut self, now: Moment, table: Table) {
        let seat = self.mover(table);
        if seat.is_away {
            return;
        }
        let at = if seat.is_bot { self.some_node() } else { seat.node };
        self.tables[table as usize].node = at;
        let planned = self.nodes[at].cores.serve(now, nanos(self.plan.service.work.act.each));
        self.events.put(planned, Event::Planned(table));
    }

    /// A planned move queues for its lane.
    fn put(&mut self, now: Moment, table: Table) {
        let at = self.tables[table as usize].node;
        if self.nodes[at].is_lost {
            return self.again(now, table);
        }
        let lane = table as usize % LANES;
        self.nodes[at].lanes[lane].waiting.push_back(table);
        self.write(now, at, lane);
    }

    /// A free lane writes its queue as one statement.
    fn write(&mut self, now: Moment, at: usize, number: usize) {
        let lane = &mut self.nodes[at].lanes[number];
        self.outcome.waiting = self.outcome.waiting.max(lane.waiting.len());
        if lane.is_busy || lane.waiting.is_empty() {
            return;
        }
        lane.is_busy = true;
        let batch: Vec<Table> = lane.waiting.drain(..lane.waiting.len().min(BATCH)).collect();
        let service = &self.plan.service;
        self.nodes[at].cores.serve(now, nanos(service.work.act.together));
        let worked = self.database.serve(now, together(service.work.database, batch.len()));
        // Half of the commit latency is constant, half is exponentially distributed.
        let commit = self.plan.service.commit_us * (0.5 + 0.5 * self.exponential());
        self.events.put(worked + nanos(commit), Event::Written(at, number, batch));
    }

    /// Acts were committed: acknowledge them, send frames at this node, notify other nodes.
    fn written(&mut self, now: Moment, at: usize, lane: usize, batch: Vec<Table>) {
        if self.nodes[at].is_lost {
            // Committed but not acknowledged: a retry with the same key gets the same answer.
            batch.into_iter().for_each(|table| self.again(now, table));
            return;
        }
        for table in &batch {
            self.acknowledge(now, *table);
        }
        // The measurement covers one message in and one out.
        let work = together(self.plan.service.work.nats, batch.len()) / 2;
        let rung = self.nats.serve(now, work * self.nodes.len() as u64);
        self.events.put(rung, Event::Rung(at, batch));
        self.nodes[at].lanes[lane].is_busy = false;
        self.write(now, at, lane);
    }

    fn acknowledge(&mut self, now: Moment, table: Table) {
        let is_bot = self.mover(table).is_bot;
        let place = &mut self.tables[table as usize];
        let Some(begun) = place.begun.take() else { return };
        let (at, mover) = (place.node, place.mover);
        let mut done = now;
        if !is_bot {
            done = self.show(now, table, mover);
        }
        for seat in 0..self.seats_of_table {
            if seat != mover && self.seats[self.index(table, seat)].node == at {
                self.show(now, table, seat);
            }
        }
        self.outcome.done += 1;
        let took = (done - begun) as f64 / 1e6;
        if !is_bot && WARM * SECOND < begun as f64 {
            self.outcome.acknowledged.push(took);
            let second = (done as f64 / SECOND) as usize;
            let seconds = &mut self.outcome.seconds;
            seconds.resize(seconds.len().max(second + 1), (0, 0.0));
            seconds[second] = (seconds[second].0 + 1, seconds[second].1.max(took));
        }
        let next = done + self.pause();
        self.events.put(next, Event::Due(table));
    }

    /// A node sends a frame, if the seat is connected.
    fn show(&mut self, now: Moment, table: Table, seat: usize) -> Moment {
        let seat = self.seats[self.index(table, seat)];
        if seat.is_bot || seat.is_away {
            return now;
        }
        self.nodes[seat.node].cores.serve(now, nanos(self.plan.service.work.frame_us))
    }

    /// All other nodes are notified; those with subscribers send frames.
    fn rung(&mut self, now: Moment, from: usize, batch: &[Table]) {
        let hear = together(self.plan.service.work.hear, batch.len());
        for node in (0..self.nodes.len()).filter(|node| *node != from) {
            if !self.nodes[node].is_lost {
                self.nodes[node].cores.serve(now, hear);
            }
        }
        for table in batch {
            for seat in 0..self.seats_of_table {
                if self.seats[self.index(*table, seat)].node != from {
                    self.show(now, *table, seat);
                }
            }
        }
    }

    /// Index of a seat.
    pub(super) fn index(&self, table: Table, seat: usize) -> usize {
        table as usize * self.seats_of_table + seat
    }

    /// The seat of the pending move.
    pub(super) fn mover(&self, table: Table) -> Seat {
        self.seats[self.index(table, self.tables[table as usize].mover)]
    }

    /// A random live node.
    pub(super) fn some_node(&mut self) -> usize {
        loop {
            let at = self.luck.below(self.nodes.len() as u32) as usize;
            if !self.nodes[at].is_lost {
                return at;
            }
        }
    }

    /// Duration of a decision, by a random title and level.
    fn decision(&mut self) -> u64 {
        let titles = &self.plan.service.work.decisions_ms;
        let title = self.luck.below(titles.len() as u32) as usize;
        let mut pick = chance(&mut self.luck);
        for (level, part) in self.plan.demand.levels.into_iter().enumerate() {
            if pick < part {
                return nanos(titles[title][level] * 1e3);
            }
            pick -= part;
        }
        nanos(titles[title][2] * 1e3)
    }

    /// Time between two moves of a table.
    fn pause(&mut self) -> Moment {
        (self.plan.demand.seconds * SECOND * self.exponential()) as Moment
    }

    /// Exponential distribution with mean 1.
    fn exponential(&mut self) -> f64 {
        -libm::log(1.0 - chance(&mut self.luck))
    }
}

/// Microseconds to nanoseconds.
pub(super) fn nanos(us: f64) -> u64 {
    (us * 1e3) as u64
}

/// Nanoseconds of a batch.
fn together(share: Share, acts: usize) -> u64 {
    nanos(share.together + share.each * acts as f64)
}

/// Uniform in [0, 1).
pub(super) fn chance(luck: &mut Quick) -> f64 {
    f64::from(luck.word()) / 4_294_967_296.0
}
