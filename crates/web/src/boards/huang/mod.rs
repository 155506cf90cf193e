//! Huang: a board of hexagons, a hand of tiles, leaders, a market, revolts and wars.

mod action_buttons;
mod aside;
mod board;
mod conflict;
mod decide;
mod desk;
mod drawing;
mod ground;
mod hand;
mod layers;
mod look;
mod marks;
mod motions;
mod pieces;
mod player;
mod presentation;
mod sides;
mod sounds;
mod spoken;
mod strengths;
mod title;
mod word_paths;

pub(crate) use self::{look::LOOK, title::TITLE};
