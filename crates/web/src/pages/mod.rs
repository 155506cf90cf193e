//! Pages that aren't a table.

#[cfg(feature = "home")]
mod gallery;
#[cfg(feature = "home")]
mod home;
#[cfg(feature = "home")]
mod import;
#[cfg(feature = "home")]
mod new_game;
#[cfg(any(feature = "home", feature = "people"))]
mod options;
#[cfg(feature = "people")]
mod people;

#[cfg(feature = "people")]
pub(crate) use self::people::{AccountPage, AlertsPage, HostPage, MeetPage, PersonPage};
#[cfg(feature = "home")]
pub(crate) use self::{gallery::GalleryPage, home::HomePage};
