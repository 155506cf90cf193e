//! Random schedules and outages.

use std::time::Duration;

use clock::{Hours, Moment, Outages, Pace, Schedule, Span};
use game::{Luck as _, Quick};

use crate::{MINUTE, at};

/// Days that the moments of a case are in.
const DAYS: u32 = 5;

/// One random case.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) pace: Pace,
    pub(crate) schedule: Schedule,
    /// In no order.
    pub(crate) spans: Vec<Span>,
    pub(crate) from: Moment,
    pub(crate) to: Moment,
    pub(crate) left: Duration,
}

impl Case {
    /// A case whose moments are all multiples of this many microseconds.
    pub(crate) fn random(luck: &mut Quick, grid: i64) -> Case {
        let pace = pace(luck);
        let schedule = schedule(luck, grid);
        let mut spans = spans(luck, grid, 4);
        if luck.below(4) == 0 {
            spans.insert(0, Span::open(moment(luck, grid)));
        }
        let (from, to) = (moment(luck, grid), moment(luck, grid));
        let left = i64::from(luck.below(30 * 60)) * MINUTE + below_minute(luck, grid);
        let left = Duration::from_micros(left as u64);
        Case { pace, schedule, spans, from, to, left }
    }

    pub(crate) fn outages(&self) -> Outages {
        Outages::new(self.spans.iter().copied())
    }
}

/// Mostly daily paces, which have the most complicated rules.
fn pace(luck: &mut Quick) -> Pace {
    match luck.below(8) {
        0 => Pace::Untimed,
        1 | 2 => Pace::Live { bank: 300, increment: 10 },
        _ => Pace::Daily { bank: 86_400, increment: 3600 },
    }
}

/// A random schedule. Every fourth one is all day, none is shorter than an hour, and some begin and end on the hour.
pub(crate) fn schedule(luck: &mut Quick, grid: i64) -> Schedule {
    let step = [1, 60, 240][luck.below(3) as usize];
    let from = luck.below(1440 / step) * step;
    let length = if luck.below(4) == 0 { 1440 } else { luck.below(1440 / step) * step };
    let until = (from + length.max(60)) % 1440;
    let offset = luck.below(27 * 60) as i16 - 12 * 60;
    let hours = Hours { from: from as u16, until: until as u16, offset };
    Schedule { hours, vacations: spans(luck, grid, 3) }
}

/// A random moment.
pub(crate) fn moment(luck: &mut Quick, grid: i64) -> Moment {
    let minute = i64::from(luck.below(DAYS * 24 * 60));
    Moment(at(0, 0, minute).0 + below_minute(luck, grid))
}

/// At most this many spans, a few of which are empty or end before they begin.
fn spans(luck: &mut Quick, grid: i64, most: u32) -> Vec<Span> {
    let count = luck.below(most + 1);
    let mut span = || {
        let from = moment(luck, grid);
        let length = i64::from(luck.below(2000)) - 100;
        Span::new(from, Moment(from.0 + length * MINUTE + below_minute(luck, grid)))
    };
    (0..count).map(|_| span()).collect()
}

/// Part of a minute, if the grid is finer.
fn below_minute(luck: &mut Quick, grid: i64) -> i64 {
    i64::from(luck.below((MINUTE / grid) as u32)) * grid
}
