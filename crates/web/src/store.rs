//! The browser's local storage: JSON under a key.

use serde::{Serialize, de::DeserializeOwned};
use web_sys::Storage;

/// The prefix of all our keys.
const PREFIX: &str = "pagoda.";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The value of a key; none if it is missing or can't be read.
pub(crate) fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&format!("{PREFIX}{name}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// Stores a value under a key; false if the browser refuses.
pub(crate) fn save<T: Serialize>(name: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    storage().is_some_and(|it| it.set_item(&format!("{PREFIX}{name}"), &text).is_ok())
}

/// Removes a key.
pub(crate) fn remove(name: &str) {
    if let Some(storage) = storage() {
        // A failure changes nothing for the player.
        let _ = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}

/// The keys with this prefix, without the prefix.
pub(crate) fn keys(begin: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let all = (0..count).filter_map(|at| storage.key(at).ok()?);
    all.filter_map(|name| name.strip_prefix(PREFIX)?.strip_prefix(begin).map(str::to_owned))
        .collect()
}
