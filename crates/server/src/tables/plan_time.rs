//! Plans of acts about time and alerts.

use clock::{Moment, Schedule};
use game::Seat;
use store::{DueLane, DueTime, TableStatus};
use wire::api::{Code, Level, Problem, TimeoutAction, UserId};

use crate::tables::{
    act::Act,
    plan::{Draft, Planned, refuse},
    state::TableState,
};

impl TableState {
    /// Times a seat out at a moment.
    pub(crate) fn plan_time_out(&self, seat: Seat, level: Level, now: Moment) -> Planned {
        self.must_run()?;
        let is_out = match self.timing.deadline() {
            Some((end, whose)) => whose == seat && end <= now,
            None => false,
        };
        if !is_out {
            return Err(Problem::stale(self.acts()));
        }
        let act = Act::TimeOut { seat, level };
        if self.timing.on_timeout == TimeoutAction::Loss && self.ends_if_resigned(seat) {
            return Ok(Draft::ended(act, TableStatus::Finished));
        }
        Ok(Draft::running(act))
    }

    /// Gives a seat back to a player who returns, at that moment or later.
    pub(crate) fn plan_return(&self, user: UserId, now: Moment) -> Planned {
        self.must_run()?;
        match self.seat_left_by(user) {
            Some(seat) => {
                let since = self.rating_facts.away_since(seat);
                let late = since.is_some_and(|since| self.timing.is_grace_over(seat, since, now));
                Ok(Draft::running(Act::Return { seat, late }))
            }
            None => refuse(Code::NotAway),
        }
    }

    /// Votes to wait for a seat whose clock runs, or whose player timed out.
    pub(crate) fn plan_wait(&self, by: Seat, seat: Seat) -> Planned {
        self.must_run()?;
        let is_timed = self.timing.deadline().is_some_and(|(_, whose)| whose == seat);
        let is_awaited = is_timed || self.timing.away.contains(&seat);
        if by == seat || !is_awaited || self.timing.waiting.contains(&(by, seat)) {
            return refuse(Code::NothingToAnswer);
        }
        Ok(Draft::running(Act::Wait { by, seat }))
    }

    /// Changes a player's sleeping hours and vacations; none if that changes nothing here.
    pub(crate) fn plan_schedule(&self, user: UserId, schedule: &Schedule) -> Option<Draft> {
        let seat = self.seat_held_by(user).or_else(|| self.seat_left_by(user))?;
        let is_new = self.timing.schedule(seat).is_some_and(|known| known != schedule);
        let counts = self.status == TableStatus::Running && self.timing.is_correspondence();
        (is_new && counts)
            .then(|| Draft::running(Act::Schedule { seat, schedule: schedule.clone() }))
    }

    /// Switches a seat's alerts on or off.
    pub(crate) fn plan_alerts(&self, seat: Seat, on: bool) -> Planned {
        let act = Act::Alerts { seat, on };
        match self.status {
            TableStatus::Open => Ok(self.waiting(act)),
            TableStatus::Running => {
                Ok(Draft::running(act).then((Some(DueTime::NOW), DueLane::Alert)))
            }
            TableStatus::Finished | TableStatus::Aborted => refuse(Code::GameOver),
        }
    }
}
