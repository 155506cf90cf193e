//! The table around any board: who plays, what is asked, what follows, what happened.

mod analysis;
mod bar;
mod board;
mod chart;
mod export;
mod hands;
mod keys;
mod learn;
mod log;
mod menu;
mod page;
mod players;
mod replay;
mod score;
mod side;
mod spaces;
mod think;
mod top;
mod verify;
mod zoom;

pub(crate) use self::{
    board::{Board, Grid},
    keys::shortcut,
    learn::LearnPage,
    page::{Opening, Table, TablePage},
};
