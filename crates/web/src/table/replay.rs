//! The replay of a finished game, for any viewer.

use game::{Seat, seats};
use leptos::prelude::*;

use crate::{
    i18n::t,
    parts::{Button, IconButton},
    play::{HAS_REVIEW, Play, Viewer},
};

#[component]
pub(super) fn Replay(play: Play) -> impl IntoView {
    if HAS_REVIEW {
        play.follow_address();
    }
    let plies = move || play.observation.ply();
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

/// The choice of the viewer, a link to the moment, and the way to the score.
#[component]
pub(super) fn Eyes(play: Play) -> impl IntoView {
    let option = move |viewer: Viewer, name: Signal<String>| {
        view! {
            <option value=viewer.word() selected=move || play.viewer() == viewer>
                {move || name.get()}
            </option>
        }
    };
    let of_seat = move |seat: Seat| {
        option(Viewer::Seat(seat), Signal::derive(move || play.seating.name(seat)))
    };
    let all = (HAS_REVIEW && play.presentation.has_hands)
        .then(|| option(Viewer::All, Signal::derive(t("eyes-all"))));
    view! {
        <div class="eyes">
            <label for="eyes">{t("eyes")}</label>
            <select
                id="eyes"
                class="select"
                data-action="eyes"
                on:change:target=move |event| {
                    if let Some(viewer) = Viewer::read(&event.target().value()) {
                        play.view_as(viewer);
                    }
                }
            >
                {seats(play.seating.count()).map(of_seat).collect_view()}
                {option(Viewer::Public, Signal::derive(t("eyes-public")))}
                {all}
            </select>
            {HAS_REVIEW.then(|| view! { <CopyLink play=play /> })}
            <Show when=move || play.review.standings.with(Option::is_some)>
                <Button
                    action="score"
                    icon="people"
                    class="small"
                    label=Signal::derive(t("score-title"))
                    press=move |()| {
                        play.timeline.return_to_now();
                        play.review.is_replaying.set(false);
                    }
                />
            </Show>
        </div>
    }
}

/// Copies the address of the moment on show.
#[component]
fn CopyLink(play: Play) -> impl IntoView {
    let copied: RwSignal<Option<usize>> = RwSignal::new(None);
    let is_copied = Memo::new(move |_| copied.get() == Some(play.shown_ply()));
    let label = move || match is_copied.get() {
        true => play.i18n.say("replay-link-copied", &[("ply", play.shown_ply().into())]),
        false if play.review.is_from_server() => play.i18n.say("replay-link", &[]),
        false => play.i18n.say("replay-link-here", &[]),
    };
    let copy = move |()| {
        // If the clipboard is closed, the page's address is the same link.
        drop(window().navigator().clipboard().write_text(&play.address()));
        copied.set(Some(untrack(move || play.shown_ply())));
        play.announcer.say(untrack(label));
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
