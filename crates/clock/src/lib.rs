//! How much time each seat of a table has. No I/O, and no clock of this machine: all moments are the
//! database's, and the same calls give the same result on every node.
//!
//! A table has a [`Pace`]. A person's time passes ([`used`], [`end`]) except while they [`Rest`], if the
//! pace is by the day, and except in [`Outages`]. A [`Clock`] follows a table's log with that.

mod clock;
mod hours;
mod moment;
mod nonsense;
mod outages;
mod pace;
mod passing;
mod rest;
mod span;

pub use crate::{
    clock::{Clock, LAG_CREDIT},
    hours::Hours,
    moment::Moment,
    nonsense::Nonsense,
    outages::Outages,
    pace::Pace,
    passing::{end, used},
    rest::Rest,
    span::Span,
};
