//! The browser client. It shows views, narrows listed moves click by click and shows refusals by
//! clause; the rules are in the worker behind it (`crates/engine`), and here is none of them.
//!
//! It ships as several modules, so that the first page is there soon and a table loads one board: the
//! features `home` and `people`, and `table` with each game's.

// What one module leaves out another has; together they are checked.
#![cfg_attr(not(feature = "whole"), allow(dead_code, unused_imports))]

mod app;
mod assets;
mod boards;
mod engine;
mod frame;
mod net;
mod online;
mod pace;
#[cfg(any(feature = "home", feature = "people"))]
mod pages;
mod parts;
#[cfg(feature = "table")]
mod play;
mod rules;
mod saved;
mod settings;
#[cfg(feature = "table")]
mod sound;
mod store;
#[cfg(feature = "table")]
mod table;
mod titles;
mod words;

/// Starts the client in the page that loaded it.
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
    if let Some(splash) = leptos::prelude::document().get_element_by_id("splash") {
        splash.remove();
    }
}
