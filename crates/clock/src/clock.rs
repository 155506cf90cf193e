//! The clocks of a table.

use std::time::Duration;

use game::{SEATS_MAX, Seat, Seats, seats};

use crate::{Moment, Outages, Pace, Schedule, end, used};

/// Time of each decision of a live game that isn't charged: network delay.
pub const LAG_CREDIT: Duration = Duration::from_secs(1);

/// The clocks of one table's seats after the acts of its log so far. The clock of a seat without time control, as
/// a bot's, never runs.
///
/// Folding the same log with the same outages gives the same clock. If an outage becomes known late, folding
/// again subtracts it from the charged time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pace: Pace,
    outages: Outages,
    dials: Vec<Dial>,
    /// The moment of the last act.
    told: Moment,
}

/// One seat's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Dial {
    schedule: Schedule,
    /// Time left when it last started, or now if it is stopped.
    bank: Duration,
    /// Uncharged time left of the current decision, likewise. Only a decision renews it: stopping and
    /// restarting a clock gains nothing.
    credit: Duration,
    /// When it started, if it runs.
    since: Option<Moment>,
}

impl Clock {
    /// Stopped clocks, one for each seat with its schedule.
    pub fn new(
        pace: Pace,
        schedules: impl IntoIterator<Item = Schedule>,
        outages: Outages,
    ) -> Clock {
        // Of an untimed bank nothing is ever used.
        let bank = pace.bank().unwrap_or(Duration::MAX);
        let dial = |schedule| Dial { schedule, bank, credit: credit(pace), since: None };
        let dials: Vec<Dial> = schedules.into_iter().map(dial).collect();
        assert!(dials.len() <= SEATS_MAX, "{} seats are too many", dials.len());
        Clock { pace, outages, dials, told: Moment(i64::MIN) }
    }

    /// From a moment on the clocks of these seats run, and no others. The seat that has just decided, if any,
    /// gets an increment if its clock ran; a clock that ran before and still does continues.
    pub fn turn(&mut self, decided: Option<Seat>, asked: Seats, at: Moment) {
        let all = seats(self.dials.len() as u8);
        assert!(asked.iter().all(|seat| seat.index() < self.dials.len()), "{asked:?} sit here");
        let at = self.tell(at);
        for (seat, dial) in all.zip(&mut self.dials) {
            let has_decided = decided == Some(seat);
            if has_decided || !asked.contains(seat) {
                dial.stop(self.pace, &self.outages, at, has_decided);
            }
            if asked.contains(seat) {
                dial.since.get_or_insert(at);
            }
        }
    }

    /// The game is over: stops all clocks at a moment.
    pub fn stop_all(&mut self, at: Moment) {
        self.turn(None, Seats::default(), at);
    }

    /// Gives a seat more time at a moment, also above the initial bank, also after its time is out.
    pub fn add(&mut self, seat: Seat, more: Duration, at: Moment) {
        let dial = self.charge(seat, at);
        dial.bank = dial.bank.saturating_add(more);
    }

    /// Subtracts a seat's increments of decisions that were taken back.
    pub fn unreward(&mut self, seat: Seat, decisions: u32, at: Moment) {
        let increment = self.pace.increment().saturating_mul(decisions);
        let dial = self.charge(seat, at);
        dial.bank = dial.bank.saturating_sub(increment);
    }

    /// Changes a seat's schedule at a moment. The time before is charged by the old one.
    pub fn set_schedule(&mut self, seat: Seat, schedule: Schedule, at: Moment) {
        self.charge(seat, at).schedule = schedule;
    }

    /// Sets the known outages. They count for running clocks, also in the past; time already charged stays
    /// charged.
    pub fn set_outages(&mut self, outages: Outages) {
        self.outages = outages;
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.dials.len() as u8
    }

    /// A seat's schedule.
    pub fn schedule(&self, seat: Seat) -> &Schedule {
        &self.dial(seat).schedule
    }

    /// The moment of the last act.
    pub fn told(&self) -> Moment {
        self.told
    }

    /// The seats with a running clock.
    pub fn running(&self) -> Seats {
        self.each().filter(|(_, dial)| dial.since.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The time left of a seat at a moment; none without time control.
    pub fn left(&self, seat: Seat, now: Moment) -> Option<Duration> {
        let dial = self.dial(seat);
        let charged = dial.used(self.pace, &self.outages, now).saturating_sub(dial.credit);
        self.pace.bank().map(|_| dial.bank.saturating_sub(charged))
    }

    /// Whether a seat's clock runs and its time is out at a moment.
    pub fn is_out(&self, seat: Seat, now: Moment) -> bool {
        let dial = self.dial(seat);
        dial.since.is_some() && dial.time() <= dial.used(self.pace, &self.outages, now)
    }

    /// The first moment at which the time of a running clock is out, and its seat.
    pub fn deadline(&self) -> Option<(Moment, Seat)> {
        let ends = self.each().filter_map(|(seat, dial)| {
            let at = end(self.pace, &dial.schedule, &self.outages, dial.since?, dial.time())?;
            Some((at, seat))
        });
        ends.min()
    }

    /// The moment to reckon with: a log's moments may go back when another database takes over, clocks don't.
    fn tell(&mut self, at: Moment) -> Moment {
        self.told = self.told.max(at);
        self.told
    }

    fn each(&self) -> impl Iterator<Item = (Seat, &Dial)> {
        seats(self.dials.len() as u8).zip(&self.dials)
    }

    fn dial(&self, seat: Seat) -> &Dial {
        &self.dials[seat.index()]
    }

    /// A seat's clock, with all charged that it used up to a moment.
    fn charge(&mut self, seat: Seat, at: Moment) -> &mut Dial {
        let at = self.tell(at);
        let dial = &mut self.dials[seat.index()];
        if dial.since.is_some() {
            dial.stop(self.pace, &self.outages, at, false);
            dial.since = Some(at);
        }
        dial
    }
}

impl Dial {
    /// Time that may be used before its time is out.
    fn time(&self) -> Duration {
        self.bank.saturating_add(self.credit)
    }

    /// Time used since it started.
    fn used(&self, pace: Pace, outages: &Outages, now: Moment) -> Duration {
        let used = |since| used(pace, &self.schedule, outages, since, now);
        self.since.map_or(Duration::ZERO, used)
    }

    /// Charges the used time and stops. A decision is rewarded with an increment.
    fn stop(&mut self, pace: Pace, outages: &Outages, at: Moment, has_decided: bool) {
        let used = self.used(pace, outages, at);
        let was_running = self.since.take().is_some();
        self.bank = self.bank.saturating_sub(used.saturating_sub(self.credit));
        self.credit = self.credit.saturating_sub(used);
        if was_running && has_decided {
            self.bank = pace.rewarded(self.bank);
            self.credit = credit(pace);
        }
    }
}

/// Uncharged time of a decision.
fn credit(pace: Pace) -> Duration {
    if matches!(pace, Pace::Live { .. }) { LAG_CREDIT } else { Duration::ZERO }
}
