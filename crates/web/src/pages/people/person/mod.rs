//! A person's public profile: ratings and results.

mod chart;
mod friends;
mod games;
mod page;
mod relation;
mod report;
mod scale;
mod state;
mod stats;
mod title;

pub(crate) use self::page::PersonPage;
