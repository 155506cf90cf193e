//! Invariants of used time in thousands of random cases.

use std::time::Duration;

use clock::{Moment, Pace, end, used};
use game::Quick;

use crate::{
    MINUTE,
    case::{Case, moment},
    minutes, slow,
};

/// Calls a check for random cases on a grid of this many microseconds.
fn for_cases(seeds: u64, grid: i64, check: impl Fn(&Case, &mut Quick)) {
    for seed in 0..seeds {
        let mut luck = Quick::new(seed);
        check(&Case::random(&mut luck, grid), &mut luck);
    }
}

fn used_in(case: &Case, from: Moment, to: Moment) -> Duration {
    used(case.pace, &case.schedule, &case.outages(), from, to)
}

fn end_in(case: &Case, from: Moment, left: Duration) -> Option<Moment> {
    end(case.pace, &case.schedule, &case.outages(), from, left)
}

#[test]
fn time_used_equals_counted_minutes() {
    for_cases(4000, MINUTE, |case, _| {
        let slow = minutes(slow::used(case, case.from, case.to));
        assert_eq!(used_in(case, case.from, case.to), slow, "{case:?}");
    });
}

#[test]
fn an_end_is_where_counting_minutes_ends() {
    for_cases(2000, MINUTE, |case, _| {
        let slow = slow::end(case, case.from, case.left.as_secs() / 60);
        assert_eq!(end_in(case, case.from, case.left), slow, "{case:?}");
    });
}

#[test]
fn time_used_at_the_end_equals_the_time_left() {
    let ended = std::cell::Cell::new(0);
    for_cases(20_000, 1, |case, _| {
        if let Some(out) = end_in(case, case.from, case.left) {
            ended.set(ended.get() + 1);
            assert_eq!(used_in(case, case.from, out), case.left, "{case:?}");
            let before = used_in(case, case.from, Moment(out.0 - 1));
            assert!(before < case.left || case.left.is_zero(), "{case:?}");
        }
    });
    assert!(10_000 < ended.get(), "only {} cases ended", ended.get());
}

#[test]
fn an_end_that_never_comes_has_a_reason() {
    for_cases(20_000, 1, |case, _| {
        if end_in(case, case.from, case.left).is_none() {
            let is_open = case.spans.iter().any(|span| span.until.is_none());
            assert!(is_open || case.pace == Pace::Untimed, "{case:?}");
            let far = Moment(case.from.0 + 100_000 * 24 * 60 * MINUTE);
            assert!(used_in(case, case.from, far) < case.left, "{case:?}");
        }
    });
}

#[test]
fn time_is_the_sum_of_its_parts_and_no_more_than_passed() {
    for_cases(20_000, 1, |case, luck| {
        let mut cuts = [case.from, case.to, moment(luck, 1)];
        cuts.sort();
        let [from, middle, to] = cuts;
        let (first, second) = (used_in(case, from, middle), used_in(case, middle, to));
        assert_eq!(used_in(case, from, to), first + second, "{case:?}");
        assert!(first <= middle.since(from) && second <= to.since(middle), "{case:?}");
    });
}

#[test]
fn more_time_ends_no_sooner() {
    for_cases(5000, 1, |case, _| {
        let more = end_in(case, case.from, case.left + Duration::from_micros(1));
        let out = end_in(case, case.from, case.left);
        assert!(more.is_none() || out < more, "{case:?}");
    });
}
