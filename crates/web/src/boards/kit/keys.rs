//! Keyboard shortcuts that work wherever the focus is, except in text fields.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// Runs a function when a key is pressed, as long as the caller's component lives.
pub(crate) fn shortcut(key: &'static str, then: impl Fn() + 'static) {
    let listening = window_event_listener(ev::keydown, move |event| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if plain && event.key().eq_ignore_ascii_case(key) && !is_elsewhere(&event) {
            event.prevent_default();
            then();
        }
    });
    on_cleanup(move || listening.remove());
}

/// Whether the key belongs to a field or an open dialog.
fn is_elsewhere(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing = target.is_some_and(|target| {
        matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    });
    typing || document().query_selector("dialog[open]").ok().flatten().is_some()
}
