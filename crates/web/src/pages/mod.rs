//! Pages that aren't a table.

mod gallery;
mod home;
mod import;
mod new_game;
mod options;
mod people;

pub(crate) use self::people::{AccountPage, AlertsPage, LobbyPage, ModerationPage, PersonPage};
pub(crate) use self::{gallery::GalleryPage, home::HomePage};
