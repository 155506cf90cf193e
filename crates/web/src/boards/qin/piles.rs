//! The piles to draw from.

use leptos::prelude::*;
use qin::Phase;

use super::desk::shown;
use crate::{
    i18n::t,
    input::Input,
    parts::{Chip, Pic},
    play::Play,
    settings::Prefs,
};

/// The piles, of which one is chosen to draw from.
pub(super) fn piles(play: Play) -> impl IntoView {
    let view = shown(play);
    let sizes = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.piles)));
    let draws = Memo::new(move |_| {
        play.chooser().is_some()
            && view
                .with(|view| view.as_ref().is_some_and(|view| matches!(view.phase, Phase::Draw(_))))
    });
    draw_by_itself(play, draws);
    let note = move || if draws.get() { "qin-piles-choose" } else { "qin-piles-after" };
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    let one = move |(at, size): (usize, u8)| pile(play, draws, at, size);
    view! {
        <section class="piles panel" aria-labelledby="piles-title">
            <div class="panel-head">
                <h2 id="piles-title">{t("qin-piles-title")}</h2>
                <p>{move || play.i18n.say(note(), &[])} " " <Chip clause=game::rule!("Q2.1") open=open /></p>
            </div>
            <div class="piles-list">
                {move || {
                    sizes.get().into_iter().flatten().enumerate().map(one).collect_view()
                }}
            </div>
        </section>
    }
}

/// A setting makes the choice, since all piles look alike.
fn draw_by_itself(play: Play, draws: Memo<bool>) {
    let prefs = Prefs::get();
    Effect::new(move |_| {
        if draws.get() && prefs.0.with_untracked(|settings| settings.draw) {
            let choices = play.selection.choices;
            let first = choices.with_untracked(|choices| choices.moves.first().cloned());
            if let Some(listed) = first {
                play.pick_all(&listed.mv.split(' ').collect::<Vec<_>>(), Input::Mouse);
            }
        }
    });
}

fn pile(play: Play, draws: Memo<bool>, at: usize, size: u8) -> impl IntoView {
    let number = (at + 1).to_string();
    let word = number.clone();
    let args = move || [("pile", (at + 1).into()), ("tiles", size.into())];
    view! {
        <button
            type="button"
            class="pile"
            class:empty=size == 0
            data-pile=number
            data-lit=move || (draws.get() && 0 < size).then_some("gain")
            disabled=move || !draws.get() || size == 0
            aria-label=move || play.i18n.say("qin-pile", &args())
            on:click=move |_| {
                play.pick_all(&["draw", &word], Input::Mouse);
            }
        >
            <Pic id="qin-tile-back".to_owned() class="tile-pic" view_box="0 0 200 100" />
            <span>{size}</span>
        </button>
    }
}
