//! What a WASM module has of the client. The entry points of `crates/wasm` name it; what they don't name, the linker leaves out.

use std::sync::OnceLock;

use leptos::prelude::*;

#[cfg(feature = "online")]
use crate::online::OnlinePage;
use crate::{
    boards::{self, Look},
    pages::{AccountPage, AlertsPage, GalleryPage, HomePage, HostPage, MeetPage, PersonPage},
    table::{LearnPage, TablePage},
};

/// From the two words of an address to a page.
pub type Route = fn(&str, Option<&str>) -> Option<AnyView>;

/// The pages and the boards of a module.
pub struct Module {
    /// The first that knows an address shows its page.
    pub routes: &'static [Route],
    /// The games whose tables it can show.
    pub looks: &'static [&'static Look],
}

static MODULE: OnceLock<Module> = OnceLock::new();

/// The module that runs.
pub(crate) fn module() -> &'static Module {
    MODULE.get().expect("start() comes first")
}

/// Sets the module that runs; called once.
pub(crate) fn run(module: Module) {
    assert!(MODULE.set(module).is_ok(), "a page starts one module");
}

/// Huang's board.
pub const HUANG: &Look = &boards::huang::LOOK;
/// Qin's board.
pub const QIN: &Look = &boards::qin::LOOK;
/// The board of In the Year of the Dragon.
pub const DRAGON: &Look = &boards::dragon::LOOK;

/// The first page, and the gallery.
pub fn home(name: &str, argument: Option<&str>) -> Option<AnyView> {
    match (name, argument) {
        ("", None) => Some(view! { <HomePage /> }.into_any()),
        ("gallery", None) => Some(view! { <GalleryPage /> }.into_any()),
        _ => None,
    }
}

/// Pages about people.
pub fn people(name: &str, argument: Option<&str>) -> Option<AnyView> {
    match (name, argument) {
        ("meet", None) => Some(view! { <MeetPage /> }.into_any()),
        ("account", None) => Some(view! { <AccountPage /> }.into_any()),
        ("alerts", None) => Some(view! { <AlertsPage /> }.into_any()),
        ("host", None) => Some(view! { <HostPage /> }.into_any()),
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

/// A table at a server. It comes before [`table()`]: its ids are the narrower.
#[cfg(feature = "online")]
pub fn online(name: &str, argument: Option<&str>) -> Option<AnyView> {
    let id = argument.filter(|_| name == "table")?.parse().ok()?;
    Some(view! { <OnlinePage id=id /> }.into_any())
}
