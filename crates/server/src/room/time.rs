//! What time does to a table: whose runs, whose is out, and who waits.

use clock::Moment;
use game::Seat;
use store::Stage;
use wire::api::{Holder, Level, Overdue, UserId};

use crate::room::{Act, State};

impl State {
    /// Clocks go on after an act.
    pub(super) fn tick(&mut self, before: Option<Seat>, act: &Act, at: Moment) {
        let now = self.to_act();
        if now != before {
            self.turned = self.acts;
        }
        if now != before || act.is_of_the_game() {
            let away = &self.timing.away;
            self.timing.waiting.retain(|(_, seat)| away.contains(seat));
        }
        let decided = before.filter(|_| matches!(act, Act::Move { .. }));
        self.timing.turn(decided, self.person_to_act(), at);
    }

    /// The seat of the person whose turn it is.
    pub(crate) fn person_to_act(&self) -> Option<Seat> {
        self.to_act().filter(|seat| matches!(self.holders[seat.index()], Holder::Person { .. }))
    }

    /// A seat's time is out.
    pub(super) fn time_out(&mut self, seat: Seat, level: Level) -> Result<(), String> {
        match self.timing.overdue {
            Overdue::Loss => self.resign(seat, level),
            Overdue::Bot => {
                self.asked = None;
                self.timing.away.push(seat);
                self.replace(seat, level)
            }
        }
    }

    /// Somebody has their seat again, and some time.
    pub(super) fn give_back(&mut self, seat: Seat, at: Moment) -> Result<(), String> {
        let luck = self.luck_of(seat);
        let holder = self.holder(seat)?;
        let Holder::Bot { instead: Some(user), .. } = holder.clone() else {
            return Err(format!("nobody is away from seat {seat}"));
        };
        *holder = Holder::Person { user, luck };
        self.timing.away.retain(|away| *away != seat);
        self.timing.waiting.retain(|(_, awaited)| *awaited != seat);
        self.timing.give(seat, at);
        Ok(())
    }

    /// A seat wants to wait for another. When all do, whoever they wait for has more time.
    pub(super) fn wait(&mut self, by: Seat, seat: Seat, at: Moment) -> Result<(), String> {
        self.timing.waiting.push((by, seat));
        if self.others_wait(seat) {
            self.timing.waiting.retain(|(_, awaited)| *awaited != seat);
            if self.timing.away.contains(&seat) {
                self.give_back(seat, at)?;
            } else {
                self.timing.give(seat, at);
            }
            // Whoever they wait for should hear of it.
            self.turned = self.acts;
        }
        Ok(())
    }

    fn others_wait(&self, seat: Seat) -> bool {
        let waits = |other: Seat| self.timing.waiting.contains(&(other, seat));
        self.people().filter(|other| *other != seat).all(waits)
    }

    /// The seat that a bot has until somebody returns.
    pub(crate) fn seat_left_by(&self, user: UserId) -> Option<Seat> {
        self.timing.away.iter().copied().find(|seat| {
            let holder = &self.holders[seat.index()];
            matches!(holder, Holder::Bot { instead: Some(left), .. } if left.id == user)
        })
    }

    /// Whether all chairs are taken at a table that then begins.
    pub(crate) fn is_to_begin(&self) -> bool {
        let is_full = !self.holders.contains(&Holder::Open);
        self.stage == Stage::Gathering && self.at_once && is_full
    }
}
