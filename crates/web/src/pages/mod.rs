//! Pages that aren't a table.

mod gallery;
mod home;
mod import;
mod lobby;
mod new_game;

pub(crate) use self::{gallery::GalleryPage, home::HomePage};
