//! The question whether sound should be on: asked once, after the player's first move.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::{
    i18n::t,
    parts::{Button, icon},
    play::Play,
    sound::{Sound, VOLUME},
};

/// The question, until it is answered. A lesson doesn't ask.
pub(super) fn sound_question(play: Play) -> impl IntoView {
    let announcer = play.announcer;
    let was_asked = announcer.prefs.part(|settings| settings.sound_asked);
    let is_due = move || play.tutorial.is_none() && announcer.has_moved.get() && !was_asked.get();
    view! {
        <Show when=is_due>
            <div class="notices">
                <div class="notice fine" role="status" data-notice="sound">
                    {icon("sound", "")}
                    <p>
                        {t("sound-ask")} " "
                        <Button
                            action="sound-on"
                            icon="ok"
                            class="small"
                            label=Signal::derive(t("sound-on"))
                            press=move |()| answer(play, true)
                        /> " "
                        <Button
                            action="sound-off"
                            icon="close"
                            class="small quiet"
                            label=Signal::derive(t("sound-later"))
                            press=move |()| answer(play, false)
                        />
                    </p>
                </div>
            </div>
        </Show>
    }
}

/// Stores the answer. A first sound, in the click that browsers ask for, shows what it turned on.
fn answer(play: Play, is_on: bool) {
    // The pressed button goes away, so the board takes the focus.
    let board = document().get_element_by_id("board");
    if let Some(Ok(board)) = board.map(|it| it.dyn_into::<HtmlElement>()) {
        let _ = board.focus();
    }
    play.announcer.prefs.0.update(|settings| {
        settings.sound_asked = true;
        if is_on {
            (settings.volume, settings.turn_signal) = (VOLUME, true);
        }
    });
    if is_on {
        play.announcer.play(Sound::PlaceTile);
    }
}
