//! The kit that boards are built of: a grid of spaces over a drawing, zoom, keyboard shortcuts.

mod board;
mod grid;
mod keys;
mod spaces;
mod timer;
mod touch;
mod zoom;

pub(crate) use self::{board::Board, grid::Grid, keys::shortcut};
