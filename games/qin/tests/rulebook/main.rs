//! Every clause and every example of `RULES.md`, one test each, named after it.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod founding;
mod sketch;
mod start;
mod the_end;
mod turn;
mod uniting;
mod villages;
