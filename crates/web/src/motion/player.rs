//! The script that plays movements: `public/motion.js`. It is loaded when the first choice is on screen, since no movement
//! comes before it that anybody waits for.

use std::cell::RefCell;

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::script::Script;
use crate::assets;

/// The id of the script's element.
const ID: &str = "motion";

thread_local! {
    /// The promise of the end of the movements that were started last.
    static PLAYING: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Adds the script to the page, once.
pub(crate) fn load() {
    let document = document();
    if document.get_element_by_id(ID).is_some() {
        return;
    }
    let (Ok(script), Some(head)) = (document.create_element("script"), document.head()) else {
        return;
    };
    // These can only fail for a page that is going away.
    script.set_id(ID);
    let _ = script.set_attribute("type", "module");
    let _ = script.set_attribute("src", &assets::url("motion.js"));
    let _ = head.append_child(&script);
}

/// Plays movements. It is called before the page is drawn again: the script notes where everything was.
pub(crate) fn play(script: &Script) {
    let player = Reflect::get(&window(), &JsValue::from_str("pagodaMotion"));
    let Some(player) = player.ok().and_then(|player| player.dyn_into::<Function>().ok()) else {
        return load();
    };
    let arguments = Array::of1(&JsValue::from_str(&script.text()));
    let playing = player.apply(&JsValue::NULL, &arguments).ok();
    PLAYING.with(|it| *it.borrow_mut() = playing);
}

/// Waits until all movements have ended or were skipped.
pub(crate) async fn ended() {
    let playing = PLAYING.with(|it| it.borrow().clone());
    if let Some(playing) = playing {
        // Movements never fail; if they did, the game would go on.
        let _ = JsFuture::from(Promise::resolve(&playing)).await;
    }
}
