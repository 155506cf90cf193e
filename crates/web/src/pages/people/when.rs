//! Moments as people say them.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::words::Tongue;

/// A day, from milliseconds since 1970.
pub(super) fn day(tongue: Tongue, at: i64) -> String {
    said(tongue, at, &["dateStyle"])
}

/// A moment, from milliseconds since 1970.
pub(super) fn moment(tongue: Tongue, at: i64) -> String {
    said(tongue, at, &["dateStyle", "timeStyle"])
}

fn said(tongue: Tongue, at: i64, parts: &[&str]) -> String {
    let how = Object::new();
    for part in parts {
        // A fresh object takes anything.
        let _ = Reflect::set(&how, &(*part).into(), &"short".into());
    }
    if let [_] = parts {
        let _ = Reflect::set(&how, &"dateStyle".into(), &"medium".into());
    }
    let date = Date::new(&JsValue::from_f64(at as f64));
    date.to_locale_string(tongue.lang().code(), &how).into()
}
