//! Invariants of a table's clocks for random logs.

use std::time::Duration;

use clock::{Clock, Moment, Outages, Schedule};
use game::{Luck as _, Quick, Seat, Seats, seats};

use crate::{
    case::{Case, moment, schedule},
    minutes,
};

/// Seats at these tables.
const SEATS: u8 = 3;

/// An entry of a table's log.
enum Entry {
    Turn(Option<Seat>, Seats),
    Schedule(Seat, Schedule),
    Add(Seat, Duration),
}

/// A random log, in order of time.
fn log(luck: &mut Quick) -> Vec<(Moment, Entry)> {
    let mut moments: Vec<Moment> = (0..30).map(|_| moment(luck, 1)).collect();
    moments.sort();
    moments.into_iter().map(|at| (at, entry(luck))).collect()
}

fn entry(luck: &mut Quick) -> Entry {
    let seat = Seat(luck.below(SEATS.into()) as u8);
    match luck.below(8) {
        0 => Entry::Schedule(seat, schedule(luck, 1)),
        1 => Entry::Add(seat, minutes(luck.below(60).into())),
        n => Entry::Turn((n < 7).then_some(seat), some_seats(luck)),
    }
}

fn some_seats(luck: &mut Quick) -> Seats {
    seats(SEATS).filter(|_| luck.below(2) == 0).collect()
}

fn follow(clock: &mut Clock, at: Moment, entry: &Entry) {
    match entry {
        Entry::Turn(decided, to_act) => clock.turn(*decided, *to_act, at),
        Entry::Schedule(seat, schedule) => clock.set_schedule(*seat, schedule.clone(), at),
        Entry::Add(seat, more) => clock.add(*seat, *more, at),
    }
}

/// A clock at the begin of a random log, with the initial schedules of its seats.
fn begin(luck: &mut Quick) -> (Clock, Vec<Schedule>) {
    let Case { pace, spans, .. } = Case::random(luck, 1);
    let schedules: Vec<Schedule> = seats(SEATS).map(|_| schedule(luck, 1)).collect();
    (Clock::new(pace, schedules.clone(), Outages::new(spans)), schedules)
}

/// All readings of a clock.
fn readings(clock: &Clock, now: Moment) -> impl PartialEq + std::fmt::Debug + use<> {
    let of = |seat| (clock.left(seat, now), clock.is_out(seat, now));
    (seats(SEATS).map(of).collect::<Vec<_>>(), clock.deadline(), clock.running())
}

#[test]
fn reading_a_clock_does_not_change_it() {
    for seed in 0..1000 {
        let mut luck = Quick::new(seed);
        let (mut quiet, _) = begin(&mut luck);
        let mut read = quiet.clone();
        for (at, entry) in log(&mut luck) {
            follow(&mut quiet, at, &entry);
            for _ in 0..3 {
                let now = moment(&mut luck, 1);
                assert_eq!(readings(&read, now), readings(&read, now), "seed {seed}");
            }
            follow(&mut read, at, &entry);
            assert_eq!(read, quiet, "seed {seed}");
        }
    }
}

/// Setting the same seats to act and the same schedules again changes no reading.
#[test]
fn repeated_news_changes_nothing() {
    for seed in 0..1000 {
        let mut luck = Quick::new(seed);
        let (mut plain, mut schedules) = begin(&mut luck);
        let mut repeated = plain.clone();
        for (at, entry) in log(&mut luck) {
            repeated.turn(None, repeated.running(), at);
            for (seat, schedule) in seats(SEATS).zip(&schedules) {
                repeated.set_schedule(seat, schedule.clone(), at);
            }
            follow(&mut plain, at, &entry);
            follow(&mut repeated, at, &entry);
            if let Entry::Schedule(seat, schedule) = entry {
                schedules[seat.index()] = schedule;
            }
            let now = Moment(at.0 + i64::from(luck.below(u32::MAX)));
            for seat in seats(SEATS) {
                assert_eq!(repeated.left(seat, now), plain.left(seat, now), "seed {seed}");
                assert_eq!(repeated.is_out(seat, now), plain.is_out(seat, now), "seed {seed}");
            }
        }
    }
}

#[test]
fn a_seat_is_out_at_its_deadline_and_no_sooner() {
    let mut found = 0;
    for seed in 0..1000 {
        let mut luck = Quick::new(seed);
        let (mut clock, _) = begin(&mut luck);
        for (at, entry) in log(&mut luck) {
            follow(&mut clock, at, &entry);
            let Some((out, seat)) = clock.deadline() else { continue };
            assert!(clock.is_out(seat, out), "seed {seed}");
            assert_eq!(clock.left(seat, out), Some(Duration::ZERO), "seed {seed}");
            let before = Moment(out.0 - 1);
            if at < out {
                found += 1;
                let mut running = clock.running().iter();
                assert!(running.all(|seat| !clock.is_out(seat, before)), "seed {seed}");
            }
        }
    }
    assert!(1000 < found, "only {found} deadlines");
}

/// The time left is the same before and after the clock stops.
#[test]
fn stopping_a_clock_keeps_the_time_left() {
    for seed in 0..1000 {
        let mut luck = Quick::new(seed);
        let (mut clock, _) = begin(&mut luck);
        for (at, entry) in log(&mut luck) {
            follow(&mut clock, at, &entry);
            let now = Moment(at.0 + i64::from(luck.below(u32::MAX)));
            let mut stopped = clock.clone();
            stopped.stop_all(now);
            for seat in seats(SEATS) {
                let later = Moment(now.0 + 1_000_000_000);
                assert_eq!(stopped.left(seat, later), clock.left(seat, now), "seed {seed}");
            }
            assert!(stopped.running().is_empty());
        }
    }
}

/// An outage that becomes known before anything in it is charged counts as if it had always been known.
#[test]
fn late_outage_report_gives_the_same_clock() {
    for seed in 0..1000 {
        let mut luck = Quick::new(seed);
        let Case { pace, spans, .. } = Case::random(&mut luck, 1);
        let mut knew = Clock::new(pace, vec![Schedule::default(); 3], Outages::new(spans.clone()));
        let mut learnt = Clock::new(pace, vec![Schedule::default(); 3], Outages::default());
        for (at, entry) in log(&mut luck) {
            let begun = spans.iter().copied().filter(|span| span.from <= at);
            learnt.set_outages(Outages::new(begun));
            follow(&mut knew, at, &entry);
            follow(&mut learnt, at, &entry);
        }
        learnt.set_outages(Outages::new(spans));
        assert_eq!(learnt, knew, "seed {seed}");
    }
}
