//! What has happened to a table's clocks, to fold it again when an outage becomes known late.

use std::time::Duration;

use clock::{Clock, Moment, Outages, Pace, Schedule};
use game::{Seat, Seats};

/// Estimated bytes of an entry.
const ENTRY_BYTES: usize = size_of::<(Moment, ClockEvent)>();

/// Something that happens to clocks at a moment. What is rare is boxed: a game has a turn for each move.
enum ClockEvent {
    /// A seat decided, and the clocks of these seats run.
    Turn(Option<Seat>, Seats),
    /// Increments are taken back.
    Revoked(Seat, u32),
    /// A seat gets more time.
    Given(Seat, Box<Duration>),
    /// A seat has other sleeping hours or vacations.
    Rescheduled(Seat, Box<Schedule>),
}

/// The clocks of a timed game, and all that has happened to them.
pub(super) struct ClockLog {
    pace: Pace,
    /// At the start.
    schedules: Vec<Schedule>,
    events: Vec<(Moment, ClockEvent)>,
    clock: Clock,
}

impl ClockLog {
    /// Stopped clocks, one for each seat with its schedule.
    pub(super) fn new(pace: Pace, schedules: Vec<Schedule>, outages: Outages) -> ClockLog {
        let clock = Clock::new(pace, schedules.iter().cloned(), outages);
        ClockLog { pace, schedules, events: Vec::new(), clock }
    }

    /// The clocks now.
    pub(super) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The estimated size in bytes.
    pub(super) fn size(&self) -> usize {
        self.events.len() * ENTRY_BYTES
    }

    /// A seat has decided, if any, and the clocks of these seats run from a moment on.
    pub(super) fn turn(&mut self, decided: Option<Seat>, asked: Seats, at: Moment) {
        self.push(at, ClockEvent::Turn(decided, asked));
    }

    /// Takes back the increments of decisions.
    pub(super) fn revoke(&mut self, seat: Seat, decisions: u32, at: Moment) {
        self.push(at, ClockEvent::Revoked(seat, decisions));
    }

    /// Gives a seat more time.
    pub(super) fn give(&mut self, seat: Seat, more: Duration, at: Moment) {
        self.push(at, ClockEvent::Given(seat, Box::new(more)));
    }

    /// Changes a seat's sleeping hours and vacations.
    pub(super) fn reschedule(&mut self, seat: Seat, schedule: Schedule, at: Moment) {
        self.push(at, ClockEvent::Rescheduled(seat, Box::new(schedule)));
    }

    /// Folds everything again, without the time of these outages.
    pub(super) fn set_outages(&mut self, outages: Outages) {
        self.clock = Clock::new(self.pace, self.schedules.iter().cloned(), outages);
        for (at, event) in &self.events {
            apply(&mut self.clock, event, *at);
        }
    }

    fn push(&mut self, at: Moment, event: ClockEvent) {
        apply(&mut self.clock, &event, at);
        self.events.push((at, event));
    }
}

fn apply(clock: &mut Clock, event: &ClockEvent, at: Moment) {
    match event {
        ClockEvent::Turn(decided, asked) => clock.turn(*decided, *asked, at),
        ClockEvent::Revoked(seat, decisions) => clock.unreward(*seat, *decisions, at),
        ClockEvent::Given(seat, more) => clock.add(*seat, **more, at),
        ClockEvent::Rescheduled(seat, schedule) => {
            clock.set_schedule(*seat, Schedule::clone(schedule), at);
        }
    }
}

#[cfg(test)]
mod tests {
    use clock::Span;

    use super::*;

    fn moment(seconds: i64) -> Moment {
        Moment::from_seconds(seconds)
    }

    fn play(outages: Outages) -> ClockLog {
        let pace = Pace::Live { bank: 600, increment: 5 };
        let mut log = ClockLog::new(pace, vec![Schedule::default(); 2], outages);
        let seat = |seat| [Seat(seat)].into_iter().collect::<Seats>();
        log.turn(None, seat(0), moment(100));
        log.turn(Some(Seat(0)), seat(1), moment(130));
        log.give(Seat(1), Duration::from_secs(7), moment(150));
        log.turn(Some(Seat(1)), seat(0), moment(190));
        log.revoke(Seat(1), 1, moment(200));
        log.reschedule(Seat(0), Schedule::default(), moment(205));
        log
    }

    #[test]
    fn outage_that_is_known_late_is_folded_as_if_it_had_been_known() {
        let span = |from, until| Span { from: moment(from), until: Some(moment(until)) };
        let outages = Outages::new([span(110, 120), span(140, 180)]);
        let (mut late, early) = (play(Outages::default()), play(outages.clone()));
        assert_ne!(late.clock(), early.clock());
        late.set_outages(outages);
        assert_eq!(late.clock(), early.clock());
        assert_eq!(late.size(), early.size());
    }
}
