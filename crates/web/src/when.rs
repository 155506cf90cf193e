//! Dates and times in the player's language.

use clock::Moment;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::i18n::I18n;

/// The milliseconds of a day.
const DAY: f64 = 24.0 * 3_600_000.0;

/// The date of a moment.
pub(crate) fn day(i18n: I18n, at: Moment) -> String {
    format(i18n, at, &["dateStyle"])
}

/// A date with its time.
pub(crate) fn moment(i18n: I18n, at: Moment) -> String {
    format(i18n, at, &["dateStyle", "timeStyle"])
}

/// The end of a period: its date, with the time if it is less than a day off.
pub(crate) fn end(i18n: I18n, at: Moment) -> String {
    let is_soon = (at.millis() as f64) < Date::now() + DAY;
    if is_soon { moment(i18n, at) } else { day(i18n, at) }
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
