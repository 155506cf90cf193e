//! The one function that the worker's script calls.

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Engine;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Answers a question given as JSON.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    ENGINE.with_borrow_mut(|engine| engine.answer(question))
}
