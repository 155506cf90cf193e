//! Whether the player has clicked, tapped or pressed a key in this page: browsers allow sound and vibration only then.

use js_sys::Reflect;
use leptos::prelude::window;

/// Whether the player has acted in this page. A browser that doesn't know counts as if so.
pub(crate) fn has_been_active() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let active = activation.and_then(|it| Reflect::get(&it, &"hasBeenActive".into()));
    active.is_ok_and(|it| it.is_truthy()) || active_is_unknown()
}

/// Whether this browser has no `userActivation`.
fn active_is_unknown() -> bool {
    !Reflect::has(&window().navigator(), &"userActivation".into()).unwrap_or(false)
}
