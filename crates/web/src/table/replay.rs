//! A finished game, step by step, with any player's eyes.

use game::{Seat, seats};
use leptos::prelude::*;

use crate::{
    parts::{Button, IconButton},
    play::{HAS_AFTER, Looker, Play},
    words::t,
};

#[component]
pub(super) fn Replay(play: Play) -> impl IntoView {
    if HAS_AFTER {
        play.follow_address();
    }
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

/// Whose eyes look at a finished game, a link to what they see, and the way to its score.
#[component]
pub(super) fn Eyes(play: Play) -> impl IntoView {
    let option = move |looker: Looker, name: Signal<String>| {
        view! {
            <option value=looker.word() selected=move || play.looker() == looker>
                {move || name.get()}
            </option>
        }
    };
    let of_seat =
        move |seat: Seat| option(Looker::Seat(seat), Signal::derive(move || play.name(seat)));
    let all = (HAS_AFTER && play.look.held.is_some())
        .then(|| option(Looker::All, Signal::derive(t("eyes-all"))));
    view! {
        <div class="eyes">
            <label for="eyes">{t("eyes")}</label>
            <select
                id="eyes"
                class="select"
                data-action="eyes"
                on:change:target=move |event| {
                    if let Some(looker) = Looker::read(&event.target().value()) {
                        play.look_as(looker);
                    }
                }
            >
                {seats(play.seats()).map(of_seat).collect_view()}
                {option(Looker::Public, Signal::derive(t("eyes-public")))}
                {all}
            </select>
            {HAS_AFTER.then(|| view! { <CopyLink play=play /> })}
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

/// Copies the address of the moment that is shown.
#[component]
fn CopyLink(play: Play) -> impl IntoView {
    let copied: RwSignal<Option<usize>> = RwSignal::new(None);
    let is_copied = Memo::new(move |_| copied.get() == Some(play.shown_ply()));
    let label = move || match is_copied.get() {
        true => play.tongue.say("replay-link-copied", &[("ply", play.shown_ply().into())]),
        false if play.is_lent() => play.tongue.say("replay-link", &[]),
        false => play.tongue.say("replay-link-here", &[]),
    };
    let copy = move |()| {
        // Where the clipboard is closed the address is still that of the page.
        drop(window().navigator().clipboard().write_text(&play.address()));
        copied.set(Some(untrack(move || play.shown_ply())));
        play.say(untrack(label));
    };
    view! {
        <IconButton
            action="link"
            icon=Signal::derive(move || if is_copied.get() { "ok" } else { "link" })
            class="small"
            label=Signal::derive(label)
            press=copy
        />
    }
}
