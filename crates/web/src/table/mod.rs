//! The table around any board: who plays, what is asked, what follows, what happened.

mod bar;
mod board;
mod export;
mod keys;
mod log;
mod menu;
mod page;
mod players;
mod replay;
mod rules;
mod score;
mod settings;
mod side;
mod think;
mod top;
mod zoom;

pub(crate) use self::{
    board::{Board, By, Grid},
    keys::shortcut,
    page::TablePage,
    rules::{Clauses, Rules},
    settings::{SettingsDialog, set_lang},
};
