//! Positions in the middle of the year in which a person sees the right move at once.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod actions;
mod board;
mod last_months;
mod newcomers;
mod releases;
#[path = "../rulebook/sketch.rs"]
#[expect(dead_code, unused_imports, reason = "the rulebook's tests need more of it")]
mod sketch;

use bots::{
    BotLevel,
    puzzle::{missed, solved},
};

#[test]
fn bots_solve_the_puzzles() {
    let themes =
        [actions::puzzles(), last_months::puzzles(), newcomers::puzzles(), releases::puzzles()];
    solved(&themes.into_iter().flatten().collect::<Vec<_>>());
}

#[test]
#[ignore = "helmets look less useful to bots than they are"]
fn masters_see_this_too() {
    let unseen = [newcomers::unseen(), releases::unseen()];
    let missed = missed(&unseen.into_iter().flatten().collect::<Vec<_>>(), BotLevel::Master);
    assert!(missed.is_empty(), "master missed:\n{}", missed.join("\n"));
}
