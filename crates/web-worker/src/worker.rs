//! Entry point for the JavaScript of the worker.

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Engine;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Handles a request in JSON.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    ENGINE.with_borrow_mut(|engine| engine.answer(question))
}
