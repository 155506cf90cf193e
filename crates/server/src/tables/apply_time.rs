//! Applying acts about time to a table: clocks, time-outs, returns and votes to wait.

use clock::Moment;
use game::Seat;
use wire::api::{Level, TimeoutAction};

use crate::tables::{act::Act, state::TableState};

impl TableState {
    /// Starts and stops clocks after an act.
    pub(super) fn advance_clocks(&mut self, before: Option<Seat>, act: &Act, at: Moment) {
        let now = self.to_act();
        if now != before {
            self.alerts.turn_act = self.acts();
        }
        if now != before || act.is_of_the_game() {
            let away = &self.timing.away;
            self.timing.waiting.retain(|(_, seat)| away.contains(seat));
        }
        let decided = before.filter(|_| matches!(act, Act::Move { .. }));
        self.timing.turn(decided, self.person_to_act(), at);
    }

    /// A seat ran out of time.
    pub(super) fn time_out(&mut self, seat: Seat, level: Level, at: Moment) -> Result<(), String> {
        match self.timing.on_timeout {
            TimeoutAction::Loss => self.resign(seat, level),
            TimeoutAction::Bot => {
                self.take_back_request = None;
                self.timing.away.push(seat);
                self.rating_facts.leave(seat, Some(at));
                self.seating.replace(seat, level)
            }
        }
    }

    /// A player comes back, in time or too late for a rating.
    pub(super) fn come_back(&mut self, seat: Seat, late: bool, at: Moment) -> Result<(), String> {
        self.give_back(seat, at)?;
        self.rating_facts.come_back(seat, late);
        Ok(())
    }

    /// A player gets their seat back, and some time.
    fn give_back(&mut self, seat: Seat, at: Moment) -> Result<(), String> {
        self.seating.give_back(seat)?;
        self.timing.away.retain(|away| *away != seat);
        self.timing.waiting.retain(|(_, awaited)| *awaited != seat);
        self.timing.give(seat, at);
        Ok(())
    }

    /// A seat votes to wait for another. Once all do, the player they wait for gets more time.
    pub(super) fn wait(&mut self, by: Seat, seat: Seat, at: Moment) -> Result<(), String> {
        self.timing.waiting.push((by, seat));
        if self.others_wait(seat) {
            self.timing.waiting.retain(|(_, awaited)| *awaited != seat);
            if self.timing.away.contains(&seat) {
                // The others waited for them.
                self.come_back(seat, false, at)?;
            } else {
                self.timing.give(seat, at);
            }
            // The player they wait for is alerted again.
            self.alerts.turn_act = self.acts();
        }
        Ok(())
    }

    fn others_wait(&self, seat: Seat) -> bool {
        let waits = |other: Seat| self.timing.waiting.contains(&(other, seat));
        self.seating.people().filter(|other| *other != seat).all(waits)
    }
}
