//! The routes and boards that the entry points of `crates/wasm` choose from.

use leptos::prelude::*;

#[cfg(feature = "online")]
use crate::online::OnlinePage;
use crate::{
    boards::{self, Look},
    pages::{
        AccountPage, AlertsPage, GalleryPage, HomePage, LobbyPage, ModerationPage, PersonPage,
    },
    table::{LearnPage, TablePage},
};

/// Huang's board.
pub const HUANG: &Look = &boards::huang::LOOK;
/// Qin's board.
pub const QIN: &Look = &boards::qin::LOOK;
/// The board of In the Year of the Dragon.
pub const DRAGON: &Look = &boards::dragon::LOOK;

/// The first page.
pub fn home(name: &str, argument: Option<&str>) -> Option<AnyView> {
    match (name, argument) {
        ("", None) => Some(view! { <HomePage /> }.into_any()),
        _ => None,
    }
}

/// Pages about people, and the gallery.
pub fn people(name: &str, argument: Option<&str>) -> Option<AnyView> {
    match (name, argument) {
        ("gallery", None) => Some(view! { <GalleryPage /> }.into_any()),
        ("meet", None) => Some(view! { <LobbyPage /> }.into_any()),
        ("account", None) => Some(view! { <AccountPage /> }.into_any()),
        ("alerts", None) => Some(view! { <AlertsPage /> }.into_any()),
        ("host", None) => Some(view! { <ModerationPage /> }.into_any()),
        ("person", id) => Some(view! { <PersonPage id=id.map(str::to_owned) /> }.into_any()),
        _ => None,
    }
}

/// A table in this browser, and lessons.
pub fn table(name: &str, argument: Option<&str>) -> Option<AnyView> {
    match (name, argument.map(str::to_owned)) {
        ("table", Some(id)) => Some(view! { <TablePage id=id /> }.into_any()),
        ("learn", Some(slug)) => Some(view! { <LearnPage slug=slug /> }.into_any()),
        _ => None,
    }
}

/// A table at a server. It goes before [`table()`], which accepts more ids.
#[cfg(feature = "online")]
pub fn online(name: &str, argument: Option<&str>) -> Option<AnyView> {
    let id = argument.filter(|_| name == "table")?.parse().ok()?;
    Some(view! { <OnlinePage id=id /> }.into_any())
}
