//! A person's public profile: ratings and results.

mod chart;
mod friends;
mod games;
mod head_to_head;
mod page;
mod ratings;
mod relation;
mod report;
mod scale;
mod state;
mod stats;
mod title;

pub(crate) use self::page::PersonPage;
