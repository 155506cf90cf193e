//! What a browser can do, reached by its name, and what it is called.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A part of something.
pub(super) fn part(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    let part = Reflect::get(of, &name.into())?;
    if part.is_undefined() { Err(JsValue::from_str(name)) } else { Ok(part) }
}

/// Has something do what it can.
pub(super) fn call(on: &JsValue, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = part(on, name)?.dyn_into()?;
    function.apply(on, &with.iter().collect::<Array>())
}

/// What comes of something in the end.
pub(super) async fn wait(promise: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&promise)).await
}

/// What browsers call themselves, and what they are called; those that claim to be others come first.
const BROWSERS: [(&str, &str); 5] = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];
/// The same for what they run on.
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];
/// Letters of what isn't known, at most.
const SHORT: usize = 40;

/// What a browser said of itself, in short.
pub(super) fn short(about: &str) -> String {
    let find = |all: &[(&str, &'static str)]| {
        all.iter().find(|(sign, _)| about.contains(sign)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => about.chars().take(SHORT).collect(),
    }
}

/// What this browser is called.
pub(super) fn this() -> String {
    short(&leptos::prelude::window().navigator().user_agent().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_named_in_short() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) Chrome/128.0 Safari/537.36";
        assert_eq!(short(chrome), "Chrome, Linux");
        let edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/128.0 Safari/537.36 Edg/128.0";
        assert_eq!(short(edge), "Edge, Windows");
        assert_eq!(short("curl/8"), "curl/8");
    }
}
