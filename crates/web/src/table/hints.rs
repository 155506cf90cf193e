//! The panel of hints.

use leptos::prelude::*;

use crate::{
    i18n::t,
    parts::Pic,
    play::{Hint, Play, Suggestion},
};

/// The moves that a master bot suggests.
#[component]
pub(super) fn Hints(play: Play) -> impl IntoView {
    move || match play.selection.hint.get() {
        Hint::None => {
            let id = if play.chooser().is_some() { "hint-ask" } else { "hint-later" };
            view! {
                <p class="hint-note">{t(id)}</p>
                <Show when=move || play.chooser().is_some()>
                    <button
                        type="button"
                        class="btn wide"
                        data-action="ask-hint"
                        on:click=move |_| play.ask_hint()
                    >
                        {t("hint")}
                    </button>
                </Show>
            }
            .into_any()
        }
        Hint::Thinking => view! {
            <p class="hint-note">{t("hint-thinks")}</p>
            <progress aria-label=t("hint-thinks")></progress>
        }
        .into_any(),
        Hint::Given(hinted) => {
            let one = |(at, hinted): (usize, &Suggestion)| hint(play, at, hinted);
            let hints = hinted.iter().enumerate().map(one).collect_view();
            view! {
                <p class="hint-note">{t("hint-about")}</p>
                <ol>{hints}</ol>
            }
            .into_any()
        }
    }
}

fn hint(play: Play, at: usize, hinted: &Suggestion) -> impl IntoView + use<> {
    let mv = hinted.weighed.mv.clone();
    let chance = (100.0_f32 * hinted.weighed.value).round() as i32;
    let mut told = hinted.preview.told.iter();
    let title = told.next().map(|told| play.tell(&told.event)).unwrap_or_default();
    let why: Vec<String> = told.map(|told| play.tell(&told.event)).collect();
    let signs = hinted.preview.told.iter().skip(1).map(|told| {
        view! { <Pic id=(play.presentation.icon)(&told.event).to_owned() class="i" /> }
    });
    let signs = signs.collect_view();
    let taken = {
        let mv = mv.clone();
        move || play.selection.whole().as_ref() == Some(&mv)
    };
    let chances = move || play.i18n.say("hint-chance", &[("chance", chance.into())]);
    view! {
        <li>
            <button
                type="button"
                class="hint"
                data-hint=(at + 1).to_string()
                aria-pressed=move || if taken() { "true" } else { "false" }
                on:click=move |_| {
                    play.take_hint(&mv);
                    play.panels.open.set(None);
                }
            >
                <span class="hint-rank">{at + 1}</span>
                <b>{title}</b>
                <span class="hint-signs">{signs}</span>
                <span class="chance">
                    <progress max="100" value=chance.to_string() aria-label=chances></progress>
                    <span>{chances}</span>
                </span>
                <span class="hint-why">{why.join(". ")}</span>
            </button>
        </li>
    }
}
