//! Incidents and recovery.

use super::{
    cluster::{Cluster, SECOND, chance, nanos},
    event::{Event, Table},
    servers::Moment,
    spec::Incident,
};
use crate::assumed;

impl Cluster<'_> {
    /// Retries a move whose node was lost: of a person after reconnection, of a bot at once.
    pub(super) fn again(&mut self, now: Moment, table: Table) {
        self.outcome.repeated += 1;
        if !self.mover(table).is_away {
            self.events.put(now, Event::Asked(table));
        }
    }

    pub(super) fn incident(&mut self, now: Moment) {
        match self.plan.incident {
            Some(Incident::NodeLost(_)) => self.lose(now, 0),
            Some(Incident::DatabaseAway(_, seconds)) => {
                self.database.stand_until(now + (seconds * SECOND) as Moment);
            }
            None => {}
        }
    }

    /// A node is lost with its pending work; its clients reconnect elsewhere.
    fn lose(&mut self, now: Moment, lost: usize) {
        self.nodes[lost].is_lost = true;
        self.lost_at = now;
        let lanes = std::mem::take(&mut self.nodes[lost].lanes);
        for at in 0..self.seats.len() {
            if self.seats[at].node != lost {
                continue;
            }
            let node = self.some_node();
            let seat = &mut self.seats[at];
            (seat.node, seat.is_away) = (node, !seat.is_bot);
            if seat.is_away {
                let wait = assumed::RETURN_MS * 1e6 * (0.75 + 0.5 * chance(&mut self.luck));
                let (table, seat) = (at / self.seats_of_table, at % self.seats_of_table);
                self.events.put(now + wait as Moment, Event::Returns(table as Table, seat));
            }
        }
        let waiting = lanes.into_iter().flat_map(|lane| lane.waiting);
        waiting.for_each(|table| self.again(now, table));
    }

    /// A client reconnects to another node and gets a frame.
    pub(super) fn returns(&mut self, now: Moment, table: Table, seat: usize) {
        let node = self.seats[self.index(table, seat)].node;
        let service = &self.plan.service;
        let known = self.database.serve(now, nanos(service.open_database_us));
        let work = service.open_us + service.work.frame_us;
        let back = self.nodes[node].cores.serve(now, nanos(work)).max(known);
        self.events.put(back, Event::Back(table, seat));
    }

    pub(super) fn back(&mut self, now: Moment, table: Table, seat: usize) {
        self.outcome.returned.push((now - self.lost_at) as f64 / 1e6);
        let at = self.index(table, seat);
        self.seats[at].is_away = false;
        let place = &self.tables[table as usize];
        if place.begun.is_some() && place.mover == seat {
            self.events.put(now, Event::Asked(table));
        }
    }
}
