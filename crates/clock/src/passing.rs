//! Used time, with schedules and outages.

use std::time::Duration;

use crate::{
    Hours, Moment, Outages, Pace, Schedule, Span,
    span::{between, united},
};

/// The time used between two moments; zero if they aren't in this order.
pub fn used(
    pace: Pace,
    schedule: &Schedule,
    outages: &Outages,
    from: Moment,
    to: Moment,
) -> Duration {
    if pace == Pace::Untimed {
        return Duration::ZERO;
    }
    let hours = hours(pace, schedule);
    let within = |run: Span| hours.within(run.from, run.until.map_or(to, |until| until.min(to)));
    let runs = runs(pace, schedule, outages, from).into_iter().take_while(|run| run.from < to);
    let micros: i128 = runs.map(within).sum();
    Duration::from_micros(u64::try_from(micros).expect("it is within two moments"))
}

/// The first moment at which this much time is used; none if that is never, as in an unfinished
/// outage. Less than a microsecond counts as one.
pub fn end(
    pace: Pace,
    schedule: &Schedule,
    outages: &Outages,
    from: Moment,
    left: Duration,
) -> Option<Moment> {
    if left.is_zero() {
        return Some(from);
    }
    if pace == Pace::Untimed {
        return None;
    }
    let hours = hours(pace, schedule);
    let mut left = left.as_nanos().div_ceil(1000) as i128;
    for run in runs(pace, schedule, outages, from) {
        match run.until.map(|until| hours.within(run.from, until)) {
            Some(within) if within < left => left -= within,
            _ => return hours.after(run.from, left),
        }
    }
    None
}

/// The hours in which a clock runs.
fn hours(pace: Pace, schedule: &Schedule) -> Hours {
    if has_schedules(pace) { schedule.hours } else { Hours::default() }
}

/// When a clock runs from a moment on, but for the hours of the day: in order and apart.
fn runs(pace: Pace, schedule: &Schedule, outages: &Outages, from: Moment) -> Vec<Span> {
    let outages = outages.after(from);
    if !has_schedules(pace) || schedule.vacations.is_empty() {
        return between(outages, from);
    }
    between(&united([outages, &schedule.vacations].concat()), from)
}

/// Whether schedules apply at this pace.
fn has_schedules(pace: Pace) -> bool {
    matches!(pace, Pace::Daily { .. })
}
