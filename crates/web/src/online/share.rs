//! The share sheet of the browser.

use js_sys::Reflect;
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

/// Whether this browser has a share sheet.
pub(crate) fn can_share() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Opens the share sheet for a link.
pub(crate) fn share(link: &str) {
    let data = ShareData::new();
    data.set_title(&document().title());
    data.set_url(link);
    let shared = JsFuture::from(window().navigator().share_with_data(&data));
    spawn_local(async move {
        // It fails if the player closes the sheet: there is nothing to report.
        let _ = shared.await;
    });
}
