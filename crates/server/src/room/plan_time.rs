//! What time adds to a table's log, or why it can't.

use clock::{Moment, Rest};
use game::Seat;
use store::{Stage, When};
use wire::api::{Code, Level, Overdue, Problem, UserId};

use crate::room::{
    Act, Draft, State,
    plan::{Planned, refuse},
};

impl State {
    /// The time of a seat is out, at so many milliseconds since 1970.
    pub(crate) fn plan_time_out(&self, seat: Seat, level: Level, now: i64) -> Planned {
        self.must_run()?;
        let is_out = match self.timing.deadline() {
            Some((end, whose)) => whose == seat && end <= Moment::from_millis(now),
            None => false,
        };
        if !is_out {
            return Err(Problem::late(self.acts));
        }
        let act = Act::TimeOut { seat, level };
        if self.timing.overdue == Overdue::Loss && self.ends_if_resigned(seat) {
            return Ok(Draft::ended(act, Stage::Over));
        }
        Ok(Draft::running(act))
    }

    /// Somebody is back.
    pub(crate) fn plan_return(&self, user: UserId) -> Planned {
        self.must_run()?;
        match self.seat_left_by(user) {
            Some(seat) => Ok(Draft::running(Act::Return { seat })),
            None => refuse(Code::NotAway),
        }
    }

    /// A seat wants to wait for another, whose time runs or was out.
    pub(crate) fn plan_wait(&self, by: Seat, seat: Seat) -> Planned {
        self.must_run()?;
        let is_timed = self.timing.deadline().is_some_and(|(_, whose)| whose == seat);
        let is_awaited = is_timed || self.timing.away.contains(&seat);
        if by == seat || !is_awaited || self.timing.waiting.contains(&(by, seat)) {
            return refuse(Code::NotAsked);
        }
        Ok(Draft::running(Act::Wait { by, seat }))
    }

    /// A seat rests otherwise. None if that changes nothing here.
    pub(crate) fn plan_rest(&self, user: UserId, rest: &Rest) -> Option<Draft> {
        let seat = self.seat_held_by(user).or_else(|| self.seat_left_by(user))?;
        let is_new = self.timing.rest(seat).is_some_and(|known| known != rest);
        let counts = self.stage == Stage::Running && self.timing.is_by_the_day();
        (is_new && counts).then(|| Draft::running(Act::Rest { seat, rest: rest.clone() }))
    }

    /// A seat wants to be told of its decisions, or doesn't.
    pub(crate) fn plan_alerts(&self, seat: Seat, on: bool) -> Planned {
        let due = (self.stage == Stage::Running).then_some(When::NOW);
        if self.is_ended() {
            return refuse(Code::Over);
        }
        Ok(Draft { act: Act::Alerts { seat, on }, stage: self.stage, due })
    }
}
