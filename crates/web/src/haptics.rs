//! Short vibrations of a phone.

use js_sys::{Array, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use crate::activation;

/// A pattern of vibrations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vibration {
    /// A piece is picked.
    Pick,
    /// A move is made.
    Place,
    /// A move is illegal.
    Refuse,
    /// The player's turn begins.
    YourTurn,
}

impl Vibration {
    /// On and off in turns, in milliseconds.
    fn pattern(self) -> &'static [u32] {
        match self {
            Vibration::Pick => &[8],
            Vibration::Place => &[16],
            Vibration::Refuse => &[20, 40, 20],
            Vibration::YourTurn => &[30, 60, 30],
        }
    }
}

/// Whether this device can vibrate: it has the API, and is touched.
pub(crate) fn is_supported() -> bool {
    let window = window();
    let has_api = Reflect::has(&window.navigator(), &"vibrate".into()).unwrap_or(false);
    let coarse = window.match_media("(pointer: coarse)").ok().flatten();
    has_api && coarse.is_some_and(|it| it.matches())
}

/// Vibrates, where that is possible.
pub(crate) fn vibrate(vibration: Vibration) {
    if !is_supported() || !activation::has_been_active() {
        return;
    }
    let pattern: Array = vibration.pattern().iter().map(|&it| JsValue::from(it)).collect();
    // A phone in silent mode refuses.
    let _ = window().navigator().vibrate_with_pattern(&pattern);
}
