//! Pages that aren't a table.

mod chairs;
mod gallery;
mod home;
mod import;
mod new_game;
mod new_here;
mod options;
mod people;
mod saved_games;
mod title_panels;

pub(crate) use self::people::{AccountPage, AlertsPage, LobbyPage, ModerationPage, PersonPage};
pub(crate) use self::{gallery::GalleryPage, home::HomePage};
