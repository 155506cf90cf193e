//! Time at a table, as its log has it.

use std::time::Duration;

use clock::{Clock, Moment, Outages, Pace, Rest};
use game::{Seat, Seats, seats};
use store::When;
use wire::api::{Clocks, Overdue};

/// The part of the first bank that somebody is given at least whom the others wait for, or who returns.
const GRACE: u32 = 10;

/// How fast a table is played, and how much time everybody has.
pub(crate) struct Timing {
    pub(crate) pace: Pace,
    pub(crate) overdue: Overdue,
    pub(crate) outages: Outages,
    /// From the start on, where time is counted.
    clock: Option<Clock>,
    /// For whom a bot plays until they return.
    pub(crate) away: Vec<Seat>,
    /// Who wants to wait for whoever is to act, or is away, and for whom.
    pub(crate) waiting: Vec<(Seat, Seat)>,
}

impl Timing {
    pub(crate) fn new(outages: Outages) -> Timing {
        Timing {
            pace: Pace::Untimed,
            overdue: Overdue::default(),
            outages,
            clock: None,
            away: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Whether people rest at this pace.
    pub(crate) fn is_by_the_day(&self) -> bool {
        matches!(self.pace, Pace::Daily { .. })
    }

    /// Whether everybody sits there all the time.
    pub(crate) fn is_live(&self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }

    /// The game begins; whose rest isn't known plays at all hours.
    pub(crate) fn start(&mut self, number: u8, rests: &[Rest]) {
        if self.pace == Pace::Untimed {
            return;
        }
        let rests = seats(number).map(|seat| rests.get(seat.index()).cloned().unwrap_or_default());
        self.clock = Some(Clock::new(self.pace, rests, self.outages.clone()));
    }

    /// From a moment on somebody is asked, or nobody; who has decided is rewarded.
    pub(crate) fn turn(&mut self, decided: Option<Seat>, asked: Option<Seat>, at: Moment) {
        if let Some(clock) = &mut self.clock {
            clock.turn(decided, asked.into_iter().collect::<Seats>(), at);
        }
    }

    /// Decisions of a seat are void.
    pub(crate) fn unreward(&mut self, seat: Seat, decisions: usize, at: Moment) {
        if let Some(clock) = &mut self.clock {
            clock.unreward(seat, u32::try_from(decisions).unwrap_or(u32::MAX), at);
        }
    }

    /// A seat is given more time.
    pub(crate) fn give(&mut self, seat: Seat, at: Moment) {
        let least = self.pace.bank().unwrap_or_default() / GRACE;
        let more = self.pace.increment().max(least);
        if let Some(clock) = &mut self.clock {
            clock.add(seat, more, at);
        }
    }

    /// A seat rests otherwise.
    pub(crate) fn set_rest(&mut self, seat: Seat, rest: Rest, at: Moment) {
        if let Some(clock) = &mut self.clock {
            clock.set_rest(seat, rest, at);
        }
    }

    /// When a seat rests, where that counts.
    pub(crate) fn rest(&self, seat: Seat) -> Option<&Rest> {
        self.clock.as_ref().map(|clock| clock.rest(seat))
    }

    /// Whose time is out first, and when.
    pub(crate) fn deadline(&self) -> Option<(Moment, Seat)> {
        self.clock.as_ref()?.deadline()
    }

    /// When a worker should look whether the time of the seat is out that is to act next: never too
    /// late. It may find that there is more, since one rests, and what a decision brings isn't in it.
    pub(crate) fn due(&self, seat: Seat, is_new: bool) -> Option<When> {
        let bank = self.pace.bank()?;
        match (&self.clock, is_new) {
            (Some(clock), true) => clock.left(seat, clock.told()).map(When::In),
            (Some(_), false) => self.deadline().map(|(end, _)| When::At(end.millis())),
            (None, _) => Some(When::In(bank)),
        }
    }

    /// How much time everybody has.
    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let clock = self.clock.as_ref()?;
        let told = clock.told();
        let left = |seat| clock.left(seat, told).unwrap_or(Duration::ZERO).as_millis() as u64;
        Some(Clocks {
            at: told.millis(),
            left: seats(clock.seats()).map(left).collect(),
            running: clock.running().iter().collect(),
            deadline: clock.deadline().map(|(end, _)| end.millis()),
        })
    }
}
