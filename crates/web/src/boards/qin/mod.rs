//! Qin: a board of squares, a hand of tiles, four piles.

mod board;
mod desk;
mod drawing;
mod hand;
mod layers;
mod look;
mod motions;
mod piles;
mod placed_tile;
mod player;
mod presentation;
mod sounds;
mod spoken;
mod title;

pub(crate) use self::{look::LOOK, title::TITLE};
