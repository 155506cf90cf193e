//! A control that stands for the words of a move.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::desk::Desk;
use crate::{boards::kit::shortcut, input::Input, play::Hint};

/// A button for a move, or for its first words.
#[component]
pub(super) fn MoveButton(
    desk: Desk,
    /// The words of the move, from its start.
    #[prop(into)]
    words: String,
    /// Its spoken name.
    #[prop(into)]
    label: Signal<String>,
    #[prop(optional)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let play = desk.play;
    let is_one = !words.contains(' ');
    let (one, several) = (is_one.then(|| words.clone()), (!is_one).then(|| words.clone()));
    let words = StoredValue::new(words);
    let finger = StoredValue::new(Input::Mouse);
    let press = move |event: ev::MouseEvent| {
        // A click without a pointer came from a key.
        let by = if event.detail() == 0 { Input::Keys } else { finger.get_value() };
        words.with_value(|words| desk.tap(words, by));
    };
    let down = move |event: ev::PointerEvent| {
        finger.set_value(if event.pointer_type() == "mouse" { Input::Mouse } else { Input::Touch });
    };
    let pressed = move || words.with_value(|words| desk.is_picked(words));
    let rank = move || words.with_value(|words| rank(desk, words));
    view! {
        <button
            type="button"
            class=format!("thing {class}")
            data-word=one
            data-words=several
            data-lit=move || words.with_value(|words| desk.light(words))
            aria-pressed=move || if pressed() { "true" } else { "false" }
            disabled=move || play.chooser().is_none()
            on:pointerdown=down
            on:click=press
            on:keydown=|event| arrows(&event)
        >
            // Its spoken name repeats all that it shows, in another order.
            <span class="sr-only">{move || label.get()}</span>
            <span class="thing-in" aria-hidden="true">
                {children()}
            </span>
            {move || rank().map(|rank| view! { <span class="rank" aria-hidden="true">{rank}</span> })}
        </button>
    }
}

/// Arrow keys move between the controls of an area.
fn arrows(event: &ev::KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => -1,
        "ArrowRight" | "ArrowDown" => 1,
        _ => return,
    };
    let here = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
    let part = here.as_ref().and_then(|it| it.closest("section").ok().flatten());
    let Some((here, part)) = here.zip(part) else { return };
    let Ok(things) = part.query_selector_all(".thing:not(:disabled)") else { return };
    let things =
        (0..things.length()).filter_map(|at| things.item(at)?.dyn_into::<HtmlElement>().ok());
    let things: Vec<HtmlElement> = things.collect();
    let at = things.iter().position(|it| it.is_same_node(Some(&here)));
    let to = at.and_then(|at| things.get(at.checked_add_signed(by)?));
    if let Some(to) = to {
        event.prevent_default();
        // A control that can't be focused is being removed.
        let _ = to.focus();
    }
}

/// The rank of the hinted move that begins with these words, from one.
fn rank(desk: Desk, words: &str) -> Option<usize> {
    let Hint::Given(hinted) = desk.play.selection.hint.get() else { return None };
    let is_it = |mv: &str| mv == words || mv.starts_with(&format!("{words} "));
    hinted.iter().position(|hinted| is_it(&hinted.weighed.mv)).map(|at| at + 1)
}

/// Number keys pick among the lit controls, in document order.
pub(super) fn number_keys() {
    const KEYS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    for (at, key) in KEYS.into_iter().enumerate() {
        shortcut(key, move || {
            let lit = document().query_selector_all(".table .thing[data-lit]").ok();
            let thing = lit.and_then(|lit| lit.item(at as u32));
            if let Some(Ok(thing)) = thing.map(|it| it.dyn_into::<HtmlElement>()) {
                // The focus follows, so that arrow keys go on from here.
                let _ = thing.focus();
                thing.click();
            }
        });
    }
}
