//! Examples of used time with schedules and outages.

use std::time::Duration;

use clock::{Moment, Outages, Pace, Schedule, Span, end, used};

use crate::{at, away, daily, hours, minutes, plays, second, seconds};

const LIVE: Pace = Pace::Live { bank: 300, increment: 10 };

/// Checks the end of a time, and that exactly this time is used then.
#[track_caller]
fn check(
    pace: Pace,
    schedule: &Schedule,
    outages: &Outages,
    from: Moment,
    left: Duration,
    out: Moment,
) {
    assert_eq!(end(pace, schedule, outages, from, left), Some(out));
    assert_eq!(used(pace, schedule, outages, from, out), left);
}

#[test]
fn live_time_passes_day_and_night() {
    let asleep = away(plays(9, 22, 1), at(0, 0, 0), at(9, 0, 0));
    check(LIVE, &asleep, &Outages::default(), second(100), seconds(300), second(400));
}

#[test]
fn untimed_games_use_no_time() {
    let (schedule, none) = (Schedule::default(), Outages::default());
    assert_eq!(used(Pace::Untimed, &schedule, &none, at(0, 0, 0), at(300, 0, 0)), Duration::ZERO);
    assert_eq!(end(Pace::Untimed, &schedule, &none, at(0, 0, 0), seconds(1)), None);
    assert_eq!(
        end(Pace::Untimed, &schedule, &none, at(0, 0, 0), Duration::ZERO),
        Some(at(0, 0, 0))
    );
}

/// 9:00 to 22:00 at UTC+1 is 8:00 to 21:00 UTC, and 21:30 there is 20:30 UTC.
#[test]
fn a_night_lies_between_two_playing_days() {
    let schedule = plays(9, 22, 1);
    let until =
        |left, out| check(daily(24, 0), &schedule, &Outages::default(), at(0, 20, 30), left, out);
    until(minutes(10), at(0, 20, 40));
    until(minutes(30), at(0, 21, 0));
    until(minutes(31), at(1, 8, 1));
    until(hours(24), at(2, 18, 30));
}

#[test]
fn decision_at_night_is_timed_from_the_morning() {
    let schedule = plays(9, 22, 1);
    check(daily(24, 0), &schedule, &Outages::default(), at(0, 23, 0), hours(2), at(1, 10, 0));
}

#[test]
fn playing_hours_may_pass_midnight() {
    let schedule = plays(20, 2, 0);
    let until =
        |left, out| check(daily(24, 0), &schedule, &Outages::default(), at(0, 23, 0), left, out);
    until(hours(1), at(1, 0, 0));
    until(hours(3), at(1, 2, 0));
    until(hours(4), at(1, 21, 0));
    assert_eq!(
        used(daily(24, 0), &schedule, &Outages::default(), at(0, 1, 0), at(0, 21, 0)),
        hours(2)
    );
}

#[test]
fn equal_ends_are_all_day() {
    check(daily(24, 0), &plays(9, 9, 5), &Outages::default(), at(0, 3, 0), hours(50), at(2, 5, 0));
}

/// Days 1 and 2 don't count, day 0 counts three hours, day 3 the rest.
#[test]
fn a_vacation_in_the_middle_is_passed_over() {
    let schedule = away(plays(8, 18, 0), at(0, 15, 0), at(3, 0, 0));
    check(daily(24, 0), &schedule, &Outages::default(), at(0, 12, 0), hours(5), at(3, 10, 0));
}

#[test]
fn an_outage_over_the_deadline_moves_it() {
    let outages = Outages::new([Span::new(second(200), second(800))]);
    check(LIVE, &Schedule::default(), &outages, second(0), seconds(300), second(900));
    // A seat that used all its time at that moment is out.
    check(LIVE, &Schedule::default(), &outages, second(0), seconds(200), second(200));
}

#[test]
fn an_outage_at_night_changes_nothing() {
    let outages = Outages::new([Span::new(at(0, 22, 0), at(1, 6, 0))]);
    check(daily(24, 0), &plays(9, 22, 1), &outages, at(0, 20, 30), hours(1), at(1, 8, 30));
}

#[test]
fn open_outage_stops_time() {
    let outages = Outages::new([Span::open(second(200))]);
    let ends = |left| end(LIVE, &Schedule::default(), &outages, second(0), left);
    assert_eq!(ends(seconds(200)), Some(second(200)));
    assert_eq!(ends(seconds(201)), None);
    assert_eq!(used(LIVE, &Schedule::default(), &outages, second(0), second(5000)), seconds(200));
    assert_eq!(
        used(LIVE, &Schedule::default(), &outages, second(300), second(5000)),
        Duration::ZERO
    );
}

#[test]
fn time_does_not_pass_backwards() {
    let none = Outages::default();
    assert_eq!(used(LIVE, &Schedule::default(), &none, second(9), second(5)), Duration::ZERO);
}

#[test]
fn less_than_a_microsecond_counts_as_one() {
    let ends = |nanos| {
        let left = Duration::from_nanos(nanos);
        end(LIVE, &Schedule::default(), &Outages::default(), Moment(7), left)
    };
    assert_eq!([ends(1), ends(1000), ends(1001)], [8, 8, 9].map(|at| Some(Moment(at))));
}

/// A loop over minutes would take too long here.
#[test]
fn a_quarter_of_a_million_years_are_counted_at_once() {
    let days = 90_000_000;
    let (schedule, none) = (plays(9, 22, 1), Outages::default());
    let left = hours(13 * days as u64);
    check(daily(24, 0), &schedule, &none, at(0, 21, 0), left, at(days, 21, 0));
}

#[test]
fn a_time_beyond_all_moments_never_ends() {
    let ends = |left| end(daily(24, 0), &plays(9, 22, 1), &Outages::default(), at(0, 0, 0), left);
    assert_eq!(ends(Duration::MAX), None);
    let (first, last) = (Moment(i64::MIN), Moment(i64::MAX));
    let all = used(LIVE, &Schedule::default(), &Outages::default(), first, last);
    assert_eq!(all, Duration::from_micros(u64::MAX));
}
