//! Files that come with the page: texts, rules, art.

use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The address of a file of this build.
pub(crate) fn url(name: &str) -> String {
    let root = leptos::prelude::document().document_element();
    let base = root.and_then(|root| root.get_attribute("data-assets"));
    format!("{}{name}", base.unwrap_or_default())
}

/// The text of a file of this build; none if it can't be loaded.
pub(crate) async fn text(name: &str) -> Option<String> {
    let window = web_sys::window()?;
    let answer = JsFuture::from(window.fetch_with_str(&url(name))).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// Adds a game's style sheet to the page, once; waits until it applies.
pub(crate) async fn load_style(slug: &str) {
    let id = format!("style-{slug}");
    let document = leptos::prelude::document();
    if document.get_element_by_id(&id).is_some() {
        return;
    }
    let (Ok(link), Some(head)) = (document.create_element("link"), document.head()) else {
        return;
    };
    // These can only fail for a page that is going away.
    link.set_id(&id);
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", &url(&format!("style/{slug}.css")));
    let applies = js_sys::Promise::new(&mut |done, _| {
        for event in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(event, &done);
        }
    });
    let _ = head.append_child(&link);
    // A table without its style can still be played.
    let _ = JsFuture::from(applies).await;
}

/// Adds a sprite to the page, once, so that drawings can refer to it.
pub(crate) async fn load_art(slug: &str) {
    let id = format!("art-{slug}");
    let document = leptos::prelude::document();
    if document.get_element_by_id(&id).is_some() {
        return;
    }
    let (Ok(holder), Some(body)) = (document.create_element("div"), document.body()) else {
        return;
    };
    // These can only fail for a page that is going away.
    holder.set_id(&id);
    holder.set_class_name("sprite");
    let _ = holder.set_attribute("aria-hidden", "true");
    let _ = body.append_child(&holder);
    if let Some(art) = text(&format!("art/{slug}.svg")).await {
        holder.set_inner_html(&art);
    }
}
