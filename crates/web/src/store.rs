//! What the browser keeps for us, as JSON under a name.

use serde::{Serialize, de::DeserializeOwned};
use web_sys::Storage;

/// All our names begin so.
const PREFIX: &str = "pagoda.";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What is kept under a name; none if that is nothing, or nothing that can be read.
pub(crate) fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&format!("{PREFIX}{name}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// Keeps something under a name; false if the browser won't.
pub(crate) fn keep<T: Serialize>(name: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    storage().is_some_and(|it| it.set_item(&format!("{PREFIX}{name}"), &text).is_ok())
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        // A browser that refuses to forget has nothing to say about it.
        let _ = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}

/// The names that begin so, without it.
pub(crate) fn names(begin: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let all = (0..count).filter_map(|at| storage.key(at).ok()?);
    all.filter_map(|name| name.strip_prefix(PREFIX)?.strip_prefix(begin).map(str::to_owned))
        .collect()
}
