//! The panel under the board: the question, the preview of a move, or the clause that forbids it.

use game::Seat;
use leptos::prelude::*;
use wire::{Preview, Told};

use super::{
    lesson::{asked_step, step_head},
    log::is_lost_by,
    server,
    sound_question::sound_question,
    word_buttons::word_buttons,
};
use crate::{
    boards::Look,
    event::seat_of,
    i18n::t,
    parts::{Button, Chip, Pic, icon},
    play::{ForbiddenPick, Play, TableState},
    rules::Rules,
};

#[component]
pub(super) fn Think(play: Play, look: &'static Look) -> impl IntoView {
    let shown = move || {
        if let Some(forbidden) = play.selection.forbidden.get() {
            return refusal(play, &forbidden).into_any();
        }
        if play.timeline.is_past() || play.state.get() == TableState::Over {
            return view! { <Past play=play look=look /> }.into_any();
        }
        match (play.state.get(), play.selection.preview.get()) {
            (TableState::Choosing(seat) | TableState::Making(seat), Some(preview)) => {
                considered(play, look, seat, &preview).into_any()
            }
            (TableState::Choosing(seat), None) => match play.lesson_step() {
                Some(step) => asked_step(play, step).into_any(),
                None => asked(play, seat).into_any(),
            },
            (TableState::Thinking(seat), _) => thinking(play, seat).into_any(),
            _ => ().into_any(),
        }
    };
    let unkept = move || {
        (!play.seating.is_stored.get()).then(|| {
            view! {
                <p class="notice" role="alert">
                    {icon("warn", "")} {t("not-kept")}
                </p>
            }
        })
    };
    view! {
        <section
            class="think panel"
            aria-label=t("think")
            data-lesson-step=move || play.lesson_step().map(|step| step.number.to_string())
        >
            {unkept}
            {server::notices(play)}
            {sound_question(play)}
            {shown}
        </section>
    }
}

/// The clause that forbids a pick, until the player dismisses it.
fn refusal(play: Play, forbidden: &ForbiddenPick) -> impl IntoView + use<> {
    let rules: Rules = expect_context();
    let clause = forbidden.clause;
    let words = rules.clause(clause);
    let kind = if is_space(&forbidden.word) { "space" } else { "other" };
    let args = [("kind", kind.into()), ("what", forbidden.word.clone().into())];
    let title = play.i18n.say("refused-title", &args);
    view! {
        <div
            class="refusal"
            role="alert"
            aria-busy=words.is_none().then_some("true")
            data-clause=clause.to_string()
        >
            {icon("forbid", "")}
            <p>
                <b>{title}</b>
                " "
                {crate::rules::emphasised(words.as_deref().unwrap_or_default())}
                " "
                <Chip clause=clause open=move |clause| play.panels.open_clause(clause) />
            </p>
            <button
                type="button"
                class="btn"
                data-action="dismiss"
                on:click=move |_| play.selection.forbidden.set(None)
            >
                {t("understood")}
            </button>
        </div>
    }
}

/// Whether a word of the notation names a space, such as K3: other words are English.
fn is_space(word: &str) -> bool {
    let number = word.trim_start_matches(|it: char| it.is_ascii_uppercase());
    number.len() + 1 == word.len() && number.parse::<u8>().is_ok()
}

/// The consequences of the picked move.
fn considered(
    play: Play,
    look: &'static Look,
    seat: Seat,
    preview: &Preview,
) -> impl IntoView + use<> {
    let (first, rest) = match preview.told.split_first() {
        Some((first, rest)) => (play.tell(&first.event), rest.to_vec()),
        None => (String::new(), Vec::new()),
    };
    view! {
        {(look.loupe)(play)}
        <div class="think-text">
            {step_head(play)}
            <h2>{first}</h2>
            <ul class="outcome">
                {rest.iter().map(|told| consequence(play, seat, told)).collect_view()}
            </ul>
        </div>
    }
}

fn consequence(play: Play, seat: Seat, told: &Told) -> impl IntoView + use<> {
    let of = seat_of(&told.event);
    let gain = (play.presentation.gain)(&told.event);
    let worth = of.filter(|_| gain != 0).map(|of| {
        let sign = if 0 < gain { format!("+{gain}") } else { format!("−{}", -gain) };
        // A rival's gain counts as a loss.
        let loss = (0 < gain) != (of == seat);
        view! {
            <em class:loss=loss>
                {sign} " " <Pic id=(play.presentation.title.pawn)(of) />
            </em>
        }
    });
    view! {
        <li>
            <Pic id=(play.presentation.icon)(&told.event).to_owned() />
            <span>
                {play.tell(&told.event)} " "
                <Chip clause=told.clause open=move |clause| play.panels.open_clause(clause) />
            </span>
            {worth}
        </li>
    }
}

/// The question to the player, and the words that no board shows.
fn asked(play: Play, seat: Seat) -> impl IntoView {
    let film = move || {
        play.has_film().then(|| {
            view! {
                <Button
                    action="film"
                    icon="play"
                    class="small"
                    label=Signal::derive(t("film-title"))
                    press=move |()| play.play_film()
                />
            }
        })
    };
    // Losses of the player are shown, not only logged.
    let losses = move || {
        let seen = play.seating.saved.with(|saved| saved.seen);
        let log = play.observation.log.get();
        let lost = log.iter().filter(|told| seen < told.ply && is_lost_by(told, seat));
        let lost = lost.map(|told| consequence(play, seat, told)).collect_view();
        view! { <ul class="outcome losses">{lost}</ul> }
    };
    view! {
        <div class="think-text">
            <h2>{move || play.question(seat)}</h2>
            {losses}
            <div class="think-words">{word_buttons(play)} {film}</div>
        </div>
    }
}

fn thinking(play: Play, seat: Seat) -> impl IntoView {
    let title = move || play.i18n.say("turn-thinks", &[("seat", play.seating.name(seat).into())]);
    view! {
        <div class="think-text thinking" aria-busy="true">
            <h2>{title}</h2>
            <progress aria-label=title></progress>
            <ul class="outcome">{move || latest(play)}</ul>
        </div>
    }
}

/// The events of the step on show.
fn latest(play: Play) -> impl IntoView + use<> {
    let ply = play.shown_ply();
    let (log, logged) = (play.observation.log.get(), play.presentation.is_logged);
    let here = log.iter().filter(|told| told.ply <= ply && logged(&told.event));
    let last = here.clone().map(|told| told.ply).max();
    let seat = play.observation.eyes.get().unwrap_or(Seat(u8::MAX));
    here.filter(|told| Some(told.ply) == last)
        .map(|told| consequence(play, seat, told))
        .collect_view()
}

/// A past moment and its events.
#[component]
fn Past(play: Play, look: &'static Look) -> impl IntoView {
    let dots = move || {
        let film = play.timeline.moment.get()?.film?;
        let dot = |at: usize| {
            view! {
                <li class:done=at < film.at aria-current=(at == film.at).then_some("step")>
                    <span class="sr-only">{at + 1}</span>
                </li>
            }
        };
        let dots = (0..film.plies.len()).map(dot).collect_view();
        Some(view! { <ol class="film-dots" aria-label=t("film-title")>{dots}</ol> })
    };
    let step = move || {
        let ply = play.shown_ply();
        let plies = play.observation.ply();
        play.i18n.say("step-of", &[("ply", ply.into()), ("plies", plies.into())])
    };
    view! {
        {(look.loupe)(play)}
        <div class="think-text">
            <h2>{step}</h2>
            <ul class="outcome">{move || latest(play)}</ul>
            {dots}
        </div>
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_spaces_are_named_as_in_the_notation() {
        for (word, is_space) in
            [("K3", true), ("A12", true), ("build", false), ("3", false), ("P", false)]
        {
            assert_eq!(super::is_space(word), is_space, "{word}");
        }
    }
}
