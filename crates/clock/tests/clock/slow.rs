//! Reference implementation, minute by minute, for moments on whole minutes.

use clock::{Hours, Moment, Pace, Span};

use crate::{MINUTE, case::Case};

/// Maximum minutes: every closed span of a case and its time end before.
const HORIZON: i64 = 100 * 24 * 60;

/// Charged minutes between two moments.
pub(crate) fn used(case: &Case, from: Moment, to: Moment) -> u64 {
    let minutes = (from.0..to.0).step_by(MINUTE as usize);
    minutes.filter(|&minute| counts(case, Moment(minute))).count() as u64
}

/// The first moment at which this many minutes are charged.
pub(crate) fn end(case: &Case, from: Moment, left: u64) -> Option<Moment> {
    let mut passed = 0;
    for minute in 0..HORIZON {
        let now = Moment(from.0 + minute * MINUTE);
        if passed == left {
            return Some(now);
        }
        passed += u64::from(counts(case, now));
    }
    None
}

/// Whether the minute that begins now is charged.
fn counts(case: &Case, now: Moment) -> bool {
    let holds = |span: &Span| span.from <= now && span.until.is_none_or(|until| now < until);
    let is_down = case.spans.iter().any(holds);
    match case.pace {
        Pace::Untimed => false,
        Pace::Live { .. } => !is_down,
        Pace::Daily { .. } => {
            !is_down
                && plays(case.schedule.hours, now)
                && !case.schedule.vacations.iter().any(holds)
        }
    }
}

/// Whether the minute that begins now is within playing hours.
fn plays(Hours { from, until, offset }: Hours, now: Moment) -> bool {
    let minute = (now.0 / MINUTE + i64::from(offset)) % (24 * 60);
    let (from, until) = (i64::from(from), i64::from(until));
    if from < until {
        from <= minute && minute < until
    } else {
        from == until || from <= minute || minute < until
    }
}
