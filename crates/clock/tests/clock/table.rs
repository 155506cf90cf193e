//! Examples of a table's clocks.

use std::time::Duration;

use clock::{Clock, Moment, Outages, Pace, Schedule, Span};
use game::Seat;

use crate::{at, away, daily, hours, minutes, plays, second, seconds, to_act};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Three seats without a schedule, and no outage.
fn three(pace: Pace) -> Clock {
    Clock::new(pace, vec![Schedule::default(); 3], Outages::default())
}

/// Five minutes and ten seconds a decision.
fn live() -> Clock {
    three(Pace::Live { bank: 300, increment: 10 })
}

/// The time left of each seat, in seconds.
fn left(clock: &Clock, now: Moment) -> [u64; 3] {
    [A, B, C].map(|seat| clock.left(seat, now).expect("time is counted").as_secs())
}

/// Of 31 seconds one is network delay; the increment is ten.
#[test]
fn a_decision_costs_its_time_and_brings_an_increment() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    assert_eq!(left(&clock, second(0)), [300, 300, 300]);
    assert_eq!(left(&clock, second(31)), [270, 300, 300]);
    clock.turn(Some(A), to_act(&[1]), second(31));
    assert_eq!(left(&clock, second(31)), [280, 300, 300]);
    clock.turn(Some(B), to_act(&[2]), second(36));
    assert_eq!(left(&clock, second(37)), [280, 306, 300]);
}

#[test]
fn network_latency_costs_and_gives_no_time() {
    let mut clock = three(Pace::Live { bank: 300, increment: 0 });
    clock.turn(None, to_act(&[0]), second(0));
    clock.turn(Some(A), to_act(&[0]), Moment(second(0).0 + 400_000));
    assert_eq!(clock.left(A, second(1)), Some(seconds(300)));
}

/// Otherwise repeated undo requests would stop the clock for ever.
#[test]
fn stopped_clock_without_decision_gains_no_increment() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    for n in 0..10 {
        clock.turn(None, to_act(&[1]), second(20 * n + 10));
        clock.turn(Some(B), to_act(&[0]), second(20 * n + 20));
    }
    assert_eq!(left(&clock, second(200)), [300 - (100 - 1), 300 + 10, 300]);
}

#[test]
fn several_seats_may_decide_at_once() {
    let mut clock = live();
    clock.turn(None, to_act(&[0, 1, 2]), second(0));
    clock.turn(Some(B), to_act(&[0, 2]), second(21));
    assert_eq!(clock.running(), to_act(&[0, 2]));
    assert_eq!(left(&clock, second(31)), [270, 290, 270]);
    // A is no longer to act, and didn't decide.
    clock.turn(None, to_act(&[2]), second(41));
    assert_eq!(left(&clock, second(51)), [260, 290, 250]);
}

#[test]
fn seat_without_decision_gains_no_increment() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    clock.turn(Some(B), to_act(&[0]), second(5));
    assert_eq!(left(&clock, second(5)), [296, 300, 300]);
}

#[test]
fn the_deadline_is_the_first_one() {
    let mut clock = live();
    assert_eq!(clock.deadline(), None);
    clock.turn(None, to_act(&[0]), second(0));
    clock.turn(Some(A), to_act(&[0, 1]), second(101));
    assert_eq!(clock.deadline(), Some((second(101 + 210 + 1), A)));
    assert!(!clock.is_out(A, Moment(second(312).0 - 1)) && clock.is_out(A, second(312)));
    assert!(!clock.is_out(B, second(312)) && !clock.is_out(C, second(9999)));
    clock.add(A, minutes(5), second(200));
    assert_eq!(clock.deadline(), Some((second(101 + 300 + 1), B)));
    assert!(!clock.is_out(A, second(312)));
    clock.stop_all(second(200));
    assert_eq!(clock.deadline(), None);
    assert_eq!(left(&clock, second(9999)), [210 + 300 - 98, 300 - 98, 300]);
}

#[test]
fn seats_that_are_out_together_go_in_playing_order() {
    let mut clock = live();
    clock.turn(None, to_act(&[2, 1]), second(0));
    assert_eq!(clock.deadline(), Some((second(301), B)));
}

#[test]
fn late_decision_leaves_only_the_increment() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    clock.turn(Some(A), to_act(&[0]), second(1000));
    assert_eq!(left(&clock, second(1000)), [10, 300, 300]);
}

#[test]
fn given_time_is_added_in_full() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    clock.add(A, seconds(60), second(1000));
    assert_eq!(left(&clock, second(1010)), [50, 300, 300]);
    assert_eq!(clock.deadline(), Some((second(1060), A)));
}

#[test]
fn untimed_clocks_have_no_deadline() {
    let mut clock = three(Pace::Untimed);
    clock.turn(None, to_act(&[0]), second(0));
    clock.add(A, seconds(5), second(1));
    clock.turn(Some(A), to_act(&[1]), at(99, 0, 0));
    assert_eq!((clock.left(A, at(99, 0, 0)), clock.deadline()), (None, None));
    assert!(!clock.is_out(B, at(999, 0, 0)));
}

#[test]
fn an_increment_by_the_day_fills_up_to_the_first_bank() {
    let mut clock = three(daily(24, 12));
    clock.turn(None, to_act(&[0]), at(0, 0, 0));
    clock.turn(Some(A), to_act(&[0]), at(0, 3, 0));
    assert_eq!(clock.left(A, at(0, 3, 0)), Some(hours(24)));
    clock.turn(Some(A), to_act(&[0]), at(0, 23, 0));
    assert_eq!(clock.left(A, at(0, 23, 0)), Some(hours(16)));
    // Time given by others exceeds the maximum, and stays.
    clock.add(A, hours(30), at(0, 23, 0));
    clock.turn(Some(A), to_act(&[1]), at(1, 0, 0));
    assert_eq!(clock.left(A, at(1, 0, 0)), Some(hours(45)));
}

#[test]
fn another_rest_counts_from_its_moment_on() {
    let mut clock = three(daily(24, 0));
    clock.turn(None, to_act(&[0, 1]), at(0, 6, 0));
    clock.set_schedule(A, plays(8, 18, 0), at(0, 10, 0));
    clock.set_schedule(C, plays(8, 18, 0), at(0, 10, 0));
    let left = |clock: &Clock, seat| clock.left(seat, at(1, 0, 0));
    assert_eq!(left(&clock, A), Some(hours(24 - 4 - 8)));
    assert_eq!(left(&clock, B), Some(hours(24 - 18)));
    assert_eq!(left(&clock, C), Some(hours(24)));
    assert_eq!(clock.deadline(), Some((at(1, 6, 0), B)));
    clock.set_schedule(B, away(Schedule::default(), at(0, 0, 0), at(3, 0, 0)), at(0, 20, 0));
    assert_eq!(left(&clock, B), Some(hours(24 - 14)));
    assert_eq!(clock.deadline(), Some((at(2, 10, 0), A)));
}

#[test]
fn an_outage_moves_the_deadline_when_it_is_over() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    clock.set_outages(Outages::new([Span::open(second(100))]));
    assert_eq!(clock.deadline(), None);
    assert_eq!(left(&clock, second(5000)), [201, 300, 300]);
    clock.set_outages(Outages::new([Span::new(second(100), second(400))]));
    assert_eq!(clock.deadline(), Some((second(601), A)));
}

/// After a failover the database clock may be a little behind.
#[test]
fn undone_log_charges_time_once() {
    let mut clock = three(daily(24, 0));
    clock.turn(None, to_act(&[0]), second(0));
    clock.turn(Some(A), to_act(&[1]), second(3600));
    clock.turn(Some(B), to_act(&[2]), second(3000));
    clock.stop_all(second(4000));
    assert_eq!(left(&clock, second(4000)), [86_400 - 3600, 86_400, 86_400 - 400]);
}

#[test]
#[should_panic(expected = "sit here")]
fn unknown_seat_panics() {
    live().turn(None, to_act(&[3]), second(0));
}

#[test]
fn time_given_by_others_is_unbounded() {
    let mut clock = live();
    clock.turn(None, to_act(&[0]), second(0));
    clock.add(A, Duration::MAX, second(9));
    assert_eq!(clock.deadline(), None);
    assert!(!clock.is_out(A, at(9999, 0, 0)));
}
