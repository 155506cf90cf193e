//! Every clause of `RULES.md`, and every example with its printed numbers.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod bandits;
mod features;
mod granaries;
mod leaders;
mod outlook;
mod pagodas;
mod palace;
mod revolts;
mod riots;
mod sketch;
mod start;
mod telling;
mod the_end;
mod tiles;
mod turn;
mod wars;
