//! A table's time control and clocks.

use std::time::Duration;

use clock::{Moment, Outages, Pace, Schedule};
use game::{Seat, Seats, seats};
use store::DueTime;
use wire::api::{Clocks, TimeoutAction};

use crate::tables::clock_log::ClockLog;

/// A player whom the others wait for, or who returns, gets at least this fraction of the initial time. So long they may
/// also be away after a time-out without losing a rated game.
const GRACE: u32 = 10;

/// The time control, the clocks, and the players who are away.
pub(crate) struct Timing {
    pub(crate) pace: Pace,
    pub(crate) on_timeout: TimeoutAction,
    outages: Outages,
    /// Set when a timed game starts.
    clock: Option<ClockLog>,
    /// The seats that bots hold until their players return.
    pub(crate) away: Vec<Seat>,
    /// Votes to wait: the voting seat, and the seat to wait for.
    pub(crate) waiting: Vec<(Seat, Seat)>,
}

impl Timing {
    /// No time control, and no clocks yet.
    pub(crate) fn new(outages: Outages) -> Timing {
        Timing {
            pace: Pace::Untimed,
            on_timeout: TimeoutAction::default(),
            outages,
            clock: None,
            away: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Sets the outages, in which clocks stand still, also in the past; returns whether a clock shows another time.
    pub(super) fn set_outages(&mut self, outages: &Outages) -> bool {
        if self.outages == *outages {
            return false;
        }
        self.outages = outages.clone();
        let before = self.clocks();
        if let Some(clock) = &mut self.clock {
            clock.set_outages(outages.clone());
        }
        before != self.clocks()
    }

    /// The estimated size of what has happened to the clocks, in bytes.
    pub(super) fn size(&self) -> usize {
        self.clock.as_ref().map_or(0, ClockLog::size)
    }

    /// Whether players have days for a move, so that sleeping hours and vacations stop their clock.
    pub(crate) fn is_correspondence(&self) -> bool {
        matches!(self.pace, Pace::Daily { .. })
    }

    /// Whether all players are expected to stay at the table.
    pub(crate) fn is_live(&self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }

    /// Starts the clocks; a seat without known sleeping hours plays at all hours.
    pub(crate) fn start(&mut self, number: u8, schedules: &[Schedule]) {
        if self.pace == Pace::Untimed {
            return;
        }
        let schedules =
            seats(number).map(|seat| schedules.get(seat.index()).cloned().unwrap_or_default());
        self.clock = Some(ClockLog::new(self.pace, schedules.collect(), self.outages.clone()));
    }

    /// Adds the increment of the seat that decided, and starts the clock of the seat to act.
    pub(crate) fn turn(&mut self, decided: Option<Seat>, asked: Option<Seat>, at: Moment) {
        if let Some(clock) = &mut self.clock {
            clock.turn(decided, asked.into_iter().collect::<Seats>(), at);
        }
    }

    /// Takes back the increments of decisions that were taken back.
    pub(crate) fn revoke_increments(&mut self, seat: Seat, decisions: usize, at: Moment) {
        if let Some(clock) = &mut self.clock {
            clock.revoke(seat, u32::try_from(decisions).unwrap_or(u32::MAX), at);
        }
    }

    /// Gives a seat more time.
    pub(crate) fn give(&mut self, seat: Seat, at: Moment) {
        let more = self.grace();
        if let Some(clock) = &mut self.clock {
            clock.give(seat, more, at);
        }
    }

    fn grace(&self) -> Duration {
        let least = self.pace.bank().unwrap_or_default() / GRACE;
        self.pace.increment().max(least)
    }

    /// Whether a player who has been away since a moment comes back too late. Outages, sleeping hours and vacations don't
    /// count.
    pub(crate) fn is_grace_over(&self, seat: Seat, since: Moment, now: Moment) -> bool {
        let schedule = self.schedule(seat).cloned().unwrap_or_default();
        self.grace() < clock::used(self.pace, &schedule, &self.outages, since, now)
    }

    /// Changes a seat's sleeping hours and vacations.
    pub(crate) fn set_schedule(&mut self, seat: Seat, schedule: Schedule, at: Moment) {
        if let Some(clock) = &mut self.clock {
            clock.reschedule(seat, schedule, at);
        }
    }

    /// A seat's sleeping hours and vacations, where they stop the clock.
    pub(crate) fn schedule(&self, seat: Seat) -> Option<&Schedule> {
        self.clock.as_ref().map(|clock| clock.clock().schedule(seat))
    }

    /// The next time-out: when, and of which seat.
    pub(crate) fn deadline(&self) -> Option<(Moment, Seat)> {
        self.clock.as_ref()?.clock().deadline()
    }

    /// DueTime a worker should check whether the seat to act next has timed out: never too late. There may be
    /// time left then, since sleeping hours and the increment aren't counted here.
    pub(crate) fn due(&self, seat: Seat, is_new: bool) -> Option<DueTime> {
        let bank = self.pace.bank()?;
        match (&self.clock, is_new) {
            (Some(log), true) => log.clock().left(seat, log.clock().told()).map(DueTime::In),
            (Some(_), false) => self.deadline().map(|(end, _)| DueTime::At(end)),
            (None, _) => Some(DueTime::In(bank)),
        }
    }

    /// The clocks as clients see them.
    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let clock = self.clock.as_ref()?.clock();
        let now = clock.told();
        let left = |seat| clock.left(seat, now).unwrap_or(Duration::ZERO).as_millis() as u64;
        Some(Clocks {
            at: now,
            left: seats(clock.seats()).map(left).collect(),
            running: clock.running().iter().collect(),
            deadline: clock.deadline().map(|(end, _)| end),
        })
    }
}
