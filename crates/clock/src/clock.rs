//! The clocks of a table.

use std::time::Duration;

use game::{SEATS_MAX, Seat, Seats, seats};

use crate::{Moment, Outages, Pace, Schedule, end, used};

/// How much of each decision of a live game isn't charged: what the way to the server may take.
pub const LAG_CREDIT: Duration = Duration::from_secs(1);

/// The clocks of one table's seats, as its log has them so far. A seat that nobody waits for, as a bot's, is
/// just never asked.
///
/// Whoever folds the same log with the same outages comes to the same clock. An outage that became known
/// late is taken off what was charged before by folding again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pace: Pace,
    outages: Outages,
    dials: Vec<Dial>,
    /// The last moment that the log told.
    told: Moment,
}

/// One seat's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Dial {
    schedule: Schedule,
    /// What it had when it last began to run, or has if it stands.
    bank: Duration,
    /// What isn't charged of the decision under way, likewise. Only a decision renews it: whoever is
    /// stopped and asked again gains nothing.
    credit: Duration,
    /// Since when it runs.
    since: Option<Moment>,
}

impl Clock {
    /// Clocks that stand, one for each seat with its schedule.
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

    /// From a moment on these seats are asked, and no others. Who has just decided, if anybody, gets an
    /// increment, if they were asked; who was asked before and still is goes on.
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

    /// The game is over: all clocks stand from a moment on.
    pub fn stop_all(&mut self, at: Moment) {
        self.turn(None, Seats::default(), at);
    }

    /// Gives a seat more time at a moment, also above what it began with, also when its time is out.
    pub fn add(&mut self, seat: Seat, more: Duration, at: Moment) {
        let dial = self.charge(seat, at);
        dial.bank = dial.bank.saturating_add(more);
    }

    /// Takes back what decisions that are void brought a seat.
    pub fn unreward(&mut self, seat: Seat, decisions: u32, at: Moment) {
        let increment = self.pace.increment().saturating_mul(decisions);
        let dial = self.charge(seat, at);
        dial.bank = dial.bank.saturating_sub(increment);
    }

    /// From a moment on a seat has another schedule. What ran before is charged as it was.
    pub fn set_schedule(&mut self, seat: Seat, schedule: Schedule, at: Moment) {
        self.charge(seat, at).schedule = schedule;
    }

    /// All outages that are known from now on. They count for whoever is asked now, also in the past;
    /// what was charged before stays.
    pub fn set_outages(&mut self, outages: Outages) {
        self.outages = outages;
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.dials.len() as u8
    }

    /// A seat's schedule.
    pub fn schedule(&self, seat: Seat) -> &Schedule {
        &self.dial(seat).schedule
    }

    /// The last moment that the log told.
    pub fn told(&self) -> Moment {
        self.told
    }

    /// The seats whose time is counted.
    pub fn running(&self) -> Seats {
        self.each().filter(|(_, dial)| dial.since.is_some()).map(|(seat, _)| seat).collect()
    }

    /// How much time a seat has left at a moment; none if time isn't counted.
    pub fn left(&self, seat: Seat, now: Moment) -> Option<Duration> {
        let dial = self.dial(seat);
        let charged = dial.used(self.pace, &self.outages, now).saturating_sub(dial.credit);
        self.pace.bank().map(|_| dial.bank.saturating_sub(charged))
    }

    /// Whether a seat is asked and its time is out at a moment.
    pub fn is_out(&self, seat: Seat, now: Moment) -> bool {
        let dial = self.dial(seat);
        dial.since.is_some() && dial.time() <= dial.used(self.pace, &self.outages, now)
    }

    /// The first moment at which the time of a seat that is asked is out, and the seat.
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
    /// What may be used before its time is out.
    fn time(&self) -> Duration {
        self.bank.saturating_add(self.credit)
    }

    /// What was used since it runs.
    fn used(&self, pace: Pace, outages: &Outages, now: Moment) -> Duration {
        let used = |since| used(pace, &self.schedule, outages, since, now);
        self.since.map_or(Duration::ZERO, used)
    }

    /// Charges what was used and stands. Who has decided in that is rewarded.
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

/// What isn't charged of a decision.
fn credit(pace: Pace) -> Duration {
    if matches!(pace, Pace::Live { .. }) { LAG_CREDIT } else { Duration::ZERO }
}
