//! Timers that can be cleared.

use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, closure::Closure};

/// Runs a function after some milliseconds, unless the returned handle is cleared.
pub(super) fn after(milliseconds: i32, then: impl FnOnce() + 'static) -> i32 {
    let then = Closure::once_into_js(then);
    let handle = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
    handle.unwrap_or(0)
}
