//! The replay of a finished game, for any viewer: one bar over the whole width.

use game::{Seat, seats};
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use super::turning::{course, turns};
use crate::{
    i18n::t,
    parts::{Button, IconButton, icon},
    play::{Evaluation, HAS_REVIEW, Play, Viewer},
};

/// The least distance between ticks, as a part of the slider: 24 of 310 pixels on a phone.
const TICK: f64 = 0.08;

#[component]
pub(super) fn Replay(play: Play) -> impl IntoView {
    if HAS_REVIEW {
        play.follow_address();
    }
    follow_log(play);
    let count = move || format!("{} / {}", play.shown_ply(), play.observation.ply());
    view! {
        <section class="transport" aria-label=t("replay")>
            {slider(play)}
            {steps(play)}
            <output class="transport-count" for="scrub">
                {count}
            </output>
            {seen_by(play)}
            <div class="transport-acts">
                {HAS_REVIEW.then(|| view! { <CopyLink play=play /> })}
                <Show when=move || play.review.standings.with(Option::is_some)>
                    <Button
                        action="score"
                        icon="people"
                        label=Signal::derive(t("score-title"))
                        press=move |()| to_score(play)
                    />
                </Show>
            </div>
        </section>
    }
}

/// Keeps the step on show in sight in the log.
fn follow_log(play: Play) {
    Effect::new(move |_| {
        let ply = play.shown_ply();
        let entry = document().query_selector(&format!(".log .entry[data-ply=\"{ply}\"]"));
        if let Ok(Some(entry)) = entry {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            entry.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Leaves the replay for the score sheet.
fn to_score(play: Play) {
    if play.review.is_playing.get_untracked() {
        play.toggle_replay();
    }
    play.timeline.return_to_now();
    play.review.is_replaying.set(false);
}

/// The slider over all steps, with the player's chances as its relief and the turning points as numbered ticks.
fn slider(play: Play) -> impl IntoView {
    let plies = move || play.observation.ply();
    view! {
        <div class="scrub">
            {HAS_REVIEW.then_some((move || relief(play), move || ticks(play)))}
            <label class="sr-only" for="scrub">
                {t("steps")}
            </label>
            <input
                class="range"
                id="scrub"
                type="range"
                min="0"
                max=move || plies().to_string()
                prop:value=move || play.shown_ply().to_string()
                on:input:target=move |event| {
                    if let Ok(ply) = event.target().value().parse() {
                        play.watch(ply);
                    }
                }
            />
        </div>
    }
}

/// The chances of the viewer, or else of the first seat, as a hill along the slider.
fn relief(play: Play) -> Option<impl IntoView> {
    let course = course(play)?;
    let seat = play.own_seat().unwrap_or(Seat(0));
    let plies = play.observation.ply().max(1);
    let last = course.last()?.ply;
    let point =
        |it: &Evaluation| format!("L{},{:.1}", it.ply, 100.0 - 100.0 * it.shares[seat.index()]);
    let hill: String = course.iter().map(point).collect();
    Some(view! {
        <svg
            class="relief"
            viewBox=format!("0 0 {plies} 100")
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            <path d=format!("M0,100{hill}L{last},100Z")></path>
        </svg>
    })
}

/// The turning points, numbered as in the chart and on the cards.
fn ticks(play: Play) -> Option<impl IntoView> {
    let turns = turns(&course(play)?);
    let plies = play.observation.ply().max(1) as f64;
    let parts = apart(turns.iter().map(|turn| turn.ply as f64 / plies).collect());
    let tick = |number: i32, ply: usize, part: f64| {
        let label = move || play.i18n.say("turning-point", &[("number", number.into())]);
        view! {
            <button
                type="button"
                class="turn-mark"
                data-action="tick"
                data-ply=ply.to_string()
                style=("--part", format!("{part:.4}"))
                aria-label=label
                aria-current=move || (play.shown_ply() == ply).then_some("step")
                on:click=move |_| play.watch(ply)
            >
                <span>{number}</span>
            </button>
        }
    };
    let ticks = (1..).zip(turns).zip(parts);
    let ticks = ticks.map(|((number, turn), part)| tick(number, turn.ply, part)).collect_view();
    Some(view! { <div class="ticks">{ticks}</div> })
}

/// Ticks moved apart, to the left and then away from the beginning, so that each can be hit on a phone. They are in order.
fn apart(mut parts: Vec<f64>) -> Vec<f64> {
    let mut limit = 1.0;
    for part in parts.iter_mut().rev() {
        *part = part.min(limit);
        limit = *part - TICK;
    }
    let mut start = 0.0;
    for part in &mut parts {
        *part = part.max(start);
        start = *part + TICK;
    }
    parts
}

/// First, back, play, forward, last.
fn steps(play: Play) -> impl IntoView {
    let plies = move || untrack(move || play.observation.ply());
    let by = move |step: isize| {
        let shown = untrack(move || play.shown_ply());
        play.watch(shown.saturating_add_signed(step).min(plies()));
    };
    let playing = play.review.is_playing;
    let step = |action: &'static str, id: &'static str, go: Callback<()>| {
        view! { <IconButton action=action icon=action class="" label=Signal::derive(t(id)) press=go /> }
    };
    let label = move || play.i18n.say(if playing.get() { "pause" } else { "go-on" }, &[]);
    view! {
        <div class="transport-steps" role="group" aria-label=t("steps")>
            {step("first", "step-first", Callback::new(move |()| play.watch(0)))}
            {step("back", "step-back", Callback::new(move |()| by(-1)))}
            <IconButton
                action="play"
                icon=Signal::derive(move || if playing.get() { "pause" } else { "play" })
                class="main"
                label=Signal::derive(label)
                press=move |()| play.toggle_replay()
            />
            {step("forward", "step-on", Callback::new(move |()| by(1)))}
            {step("last", "step-last", Callback::new(move |()| play.watch(plies())))}
        </div>
    }
}

/// The choice of the viewer.
fn seen_by(play: Play) -> impl IntoView {
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
        <div class="seen-by">
            <label for="eyes">
                {icon("eye", "icon-s")} <span>{t("eyes")}</span>
            </label>
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
            class=""
            label=Signal::derive(label)
            press=copy
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_of_neighbouring_steps_move_apart() {
        assert_eq!(apart(vec![0.2, 0.5, 0.9]), [0.2, 0.5, 0.9], "nothing moves without need");
        assert_eq!(apart(vec![0.98, 0.99, 1.0]), [1.0 - TICK - TICK, 1.0 - TICK, 1.0]);
    }

    #[test]
    fn ticks_of_the_first_steps_stay_on_the_slider() {
        assert_eq!(apart(vec![0.0, 0.01, 0.02]), [0.0, TICK, TICK + TICK]);
        assert_eq!(apart(vec![0.01, 0.05, 0.06]), [0.0, TICK, TICK + TICK]);
    }
}
