//! A person as everybody may know them: how well they play, and what became of their games.

mod acts;
mod chart;
mod friends;
mod games;
mod page;
mod report;
mod scale;
mod state;
mod stats;
mod title;

pub(crate) use self::page::PersonPage;
