//! Moments as people say them.

use clock::Moment;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::words::Tongue;

/// The day of a moment.
pub(super) fn day(tongue: Tongue, at: Moment) -> String {
    said(tongue, at, &["dateStyle"])
}

/// A moment, with its day.
pub(super) fn moment(tongue: Tongue, at: Moment) -> String {
    said(tongue, at, &["dateStyle", "timeStyle"])
}

fn said(tongue: Tongue, at: Moment, parts: &[&str]) -> String {
    let how = Object::new();
    for part in parts {
        // A fresh object takes anything.
        let _ = Reflect::set(&how, &(*part).into(), &"short".into());
    }
    if let [_] = parts {
        let _ = Reflect::set(&how, &"dateStyle".into(), &"medium".into());
    }
    let date = Date::new(&JsValue::from_f64(at.millis() as f64));
    date.to_locale_string(tongue.lang().code(), &how).into()
}
