//! The browser client (Leptos): it shows views, narrows listed moves click by click, and shows refusals by clause. Used
//! by `wasm`. The rules run in its web worker (`crates/web-worker`); this crate contains none.
//!
//! It ships as several modules (`crates/wasm`), so that the first page loads fast and a table loads one board.

// A table without `online` leaves code unused that is checked with it.
#![cfg_attr(not(feature = "online"), allow(dead_code, unused_imports))]

mod activation;
mod app;
mod assets;
mod avatar;
mod boards;
mod cover;
mod engine;
mod event;
mod frame;
mod haptics;
mod i18n;
mod input;
mod module;
mod motion;
mod net;
#[cfg(feature = "online")]
mod online;
mod pace;
mod pages;
mod parts;
mod play;
mod presentation;
mod routes;
mod rules;
mod saved;
mod settings;
mod sound;
mod store;
mod table;
mod title;
mod titles;
mod when;

#[cfg(feature = "online")]
pub use crate::routes::online;
pub use crate::{
    boards::Look,
    module::{Route, WasmModule},
    routes::{DRAGON, HUANG, QIN, home, people, table},
};

/// Starts a module of the client in the page that loaded it.
pub fn start(module: WasmModule) {
    console_error_panic_hook::set_once();
    module::run(module);
    leptos::mount::mount_to_body(app::App);
}
