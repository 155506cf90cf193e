//! A finished game, step by step, with any player's eyes.

use game::{Seat, seats};
use leptos::prelude::*;

use crate::{
    parts::{Button, IconButton},
    play::Play,
    words::t,
};

#[component]
pub(super) fn Replay(play: Play) -> impl IntoView {
    let plies = move || play.frame.get().map_or(0, |frame| frame.ply);
    let ply = move || play.shown_ply();
    let to = move |ply: usize| play.watch(ply);
    let by = move |step: isize| {
        let next = untrack(ply).saturating_add_signed(step).min(untrack(plies));
        to(next);
    };
    let step = |action: &'static str, id: &'static str, go: Callback<()>| {
        view! { <IconButton action=action icon=action class="" label=Signal::derive(t(id)) press=go /> }
    };
    view! {
        <section class="bar panel replay" aria-label=t("replay")>
            <div class="scrub">
                <label class="sr-only" for="scrub">
                    {t("steps")}
                </label>
                <input
                    class="range"
                    id="scrub"
                    type="range"
                    min="0"
                    max=move || plies().to_string()
                    prop:value=move || ply().to_string()
                    on:input:target=move |event| {
                        if let Ok(ply) = event.target().value().parse() {
                            to(ply);
                        }
                    }
                />
            </div>
            <div class="bar-steps" role="group" aria-label=t("steps")>
                {step("first", "step-first", Callback::new(move |()| to(0)))}
                {step("back", "step-back", Callback::new(move |()| by(-1)))}
                {step("forward", "step-on", Callback::new(move |()| by(1)))}
                {step("last", "step-last", Callback::new(move |()| to(untrack(plies))))}
            </div>
        </section>
    }
}

/// Whose eyes look at a finished game, and the way to its score.
#[component]
pub(super) fn Eyes(play: Play) -> impl IntoView {
    let name = move |seat: Seat| {
        view! {
            <option value=seat.0.to_string() selected=move || play.eyes.get() == Some(seat)>
                {move || play.name(seat)}
            </option>
        }
    };
    let choose = move |value: String| play.look_with(value.parse().ok().map(Seat));
    view! {
        <div class="eyes">
            <label for="eyes">{t("eyes")}</label>
            <select
                id="eyes"
                class="select"
                data-action="eyes"
                on:change:target=move |event| choose(event.target().value())
            >
                {seats(play.seats()).map(name).collect_view()}
                <option value="" selected=move || play.eyes.get().is_none()>
                    {t("eyes-public")}
                </option>
            </select>
            <Show when=move || play.course.with(Option::is_some)>
                <Button
                    action="score"
                    icon="people"
                    class="small"
                    label=Signal::derive(t("score-title"))
                    press=move |()| {
                        play.watch_now();
                        play.replays.set(false);
                    }
                />
            </Show>
        </div>
    }
}
