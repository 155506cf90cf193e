//! Game clocks: time controls, vacations, outages, and the time each seat has left, as a fold over a
//! table's log. Used by `wire`, `server` and `web`. No I/O and no system clock: all times are the
//! database's, and the same calls give the same result on every node.
//!
//! A table has a [`Pace`]. A seat's time passes ([`used`], [`end`]) except in [`Outages`] and, in correspondence
//! games, outside its [`Schedule`]. A [`Clock`] folds a table's log with these rules.

mod clock;
mod hours;
mod moment;
mod nonsense;
mod outages;
mod pace;
mod passing;
mod schedule;
mod span;
mod timestamp;

pub use crate::{
    clock::{Clock, LAG_CREDIT},
    hours::Hours,
    moment::Moment,
    nonsense::Nonsense,
    outages::Outages,
    pace::Pace,
    passing::{end, used},
    schedule::Schedule,
    span::Span,
    timestamp::millis,
};
