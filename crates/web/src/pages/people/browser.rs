//! Browser APIs called by name, and the browser's own name.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A property of an object.
pub(super) fn part(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    let part = Reflect::get(of, &name.into())?;
    if part.is_undefined() { Err(JsValue::from_str(name)) } else { Ok(part) }
}

/// Calls a method of an object.
pub(super) fn call(on: &JsValue, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = part(on, name)?.dyn_into()?;
    function.apply(on, &with.iter().collect::<Array>())
}

/// Awaits a promise of the browser.
pub(super) async fn wait(promise: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&promise)).await
}

/// Marks in user agents and the browsers' names. Browsers that imitate others come first.
const BROWSERS: [(&str, &str); 5] = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];
/// Marks in user agents and the systems' names.
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];
/// The longest excerpt of an unknown user agent.
const SHORT: usize = 40;

/// A short name for a user agent.
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

/// A short name for this browser.
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
