//! In the Year of the Dragon: a year as a scroll, groups of action cards, courts of palaces.

mod actions;
mod board;
mod cards;
mod confirm;
mod court;
mod desk;
mod fate;
mod forecast;
mod ledger;
mod look;
mod motions;
mod move_button;
mod palaces;
mod player;
mod presentation;
mod recap;
mod scroll;
mod sounds;
mod spoken;
mod sum;
mod title;
mod track;
mod tray;

pub(crate) use self::{look::LOOK, title::TITLE};
