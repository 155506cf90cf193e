//! The words of moves that no board shows, as buttons.

use leptos::prelude::*;

use crate::{input::Input, play::Play};

/// The words that no board shows, as buttons.
pub(super) fn word_buttons(play: Play) -> impl IntoView {
    move || {
        let next = play.next_words();
        let unseen = next.into_iter().filter(|word| !(play.presentation.is_on_board)(word));
        unseen.map(|word| word_button(play, word)).collect_view()
    }
}

fn word_button(play: Play, word: String) -> impl IntoView {
    let said = {
        let word = word.clone();
        move || {
            let view = play.observation.view();
            let names = play.seating.names();
            play.i18n.with(|words| words.word(play.slug(), &view, &names, &[&word]))
        }
    };
    view! {
        <button
            type="button"
            class="btn go"
            data-word=word.clone()
            on:click=move |_| play.tap(&word, Input::Mouse)
        >
            {said}
        </button>
    }
}
