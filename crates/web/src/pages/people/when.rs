//! Dates and times in the player's language.

use clock::Moment;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::i18n::I18n;

/// The date of a moment.
pub(super) fn day(i18n: I18n, at: Moment) -> String {
    format(i18n, at, &["dateStyle"])
}

/// A date with its time.
pub(super) fn moment(i18n: I18n, at: Moment) -> String {
    format(i18n, at, &["dateStyle", "timeStyle"])
}

fn format(i18n: I18n, at: Moment, parts: &[&str]) -> String {
    let how = Object::new();
    for part in parts {
        // Properties of a fresh object can always be set.
        let _ = Reflect::set(&how, &(*part).into(), &"short".into());
    }
    if let [_] = parts {
        let _ = Reflect::set(&how, &"dateStyle".into(), &"medium".into());
    }
    let date = Date::new(&JsValue::from_f64(at.millis() as f64));
    date.to_locale_string(i18n.lang().code(), &how).into()
}
