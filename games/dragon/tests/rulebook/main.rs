//! Every clause and every example of `RULES.md`, one test each, named after it.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod actions;
mod events;
mod great_wall;
mod material;
mod persons;
mod scoring;
mod sketch;
mod start;
mod super_choices;
mod super_events;
