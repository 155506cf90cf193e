//! Clocks: examples and invariants.

mod case;
mod folds;
mod passing;
mod passing_laws;
mod slow;
mod table;

use std::time::Duration;

use clock::{Hours, Moment, Pace, Schedule, Span};
use game::{Seat, Seats};

/// Microseconds in a minute.
const MINUTE: i64 = 60_000_000;

/// A minute of a day, UTC. Day 0 is 1 January 2026.
fn at(day: i64, hour: i64, minute: i64) -> Moment {
    Moment(((20_454 + day) * 24 * 60 + hour * 60 + minute) * MINUTE)
}

/// Some seconds after midnight of day 0.
fn second(n: i64) -> Moment {
    Moment(at(0, 0, 0).0 + n * 1_000_000)
}

fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

fn minutes(n: u64) -> Duration {
    seconds(60 * n)
}

fn hours(n: u64) -> Duration {
    minutes(60 * n)
}

/// A pace by the day, its bank and increment in hours.
fn daily(bank: u32, increment: u32) -> Pace {
    Pace::Daily { bank: bank * 3600, increment: increment * 3600 }
}

/// A schedule of playing hours between two full hours, with an offset from UTC in hours.
fn plays(from: u16, until: u16, offset: i16) -> Schedule {
    let hours = Hours { from: from * 60, until: until * 60, offset: offset * 60 };
    Schedule { hours, ..Schedule::default() }
}

/// The same schedule with a vacation.
fn away(schedule: Schedule, from: Moment, until: Moment) -> Schedule {
    Schedule { vacations: vec![Span::new(from, until)], ..schedule }
}

/// Seats by their indices.
fn to_act(indices: &[u8]) -> Seats {
    indices.iter().copied().map(Seat).collect()
}
