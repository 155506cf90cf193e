//! The browser client. It shows views, narrows listed moves click by click and shows refusals by
//! clause; the rules are in the worker behind it (`crates/engine`), and here is none of them.

mod app;
mod assets;
mod boards;
mod engine;
mod pages;
mod parts;
mod play;
mod saved;
mod settings;
mod store;
mod table;
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
