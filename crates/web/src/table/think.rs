//! What is being considered: what a move would do, which rule forbids it, what is awaited.

use game::Seat;
use leptos::prelude::*;
use serde_json::Value;
use wire::{Preview, Told};

use super::{
    learn::{asked_step, step_head},
    log::is_lost_by,
    replay::Eyes,
};
use crate::{
    boards::seat_of,
    parts::{Button, By, Chip, Pic, icon},
    play::{Play, Refused, Stage},
    rules::Rules,
    words::t,
};

#[component]
pub(super) fn Think(play: Play) -> impl IntoView {
    let shown = move || {
        if let Some(refused) = play.refused.get() {
            return refusal(play, &refused).into_any();
        }
        if play.watched.with(Option::is_some) || play.stage.get() == Stage::Over {
            return view! { <Past play=play /> }.into_any();
        }
        match (play.stage.get(), play.preview.get()) {
            (Stage::Choosing(seat) | Stage::Making(seat), Some(preview)) => {
                considered(play, seat, &preview).into_any()
            }
            (Stage::Choosing(seat), None) => match play.step() {
                Some(step) => asked_step(play, step).into_any(),
                None => asked(play, seat).into_any(),
            },
            (Stage::Thinking(seat), _) => thinking(play, seat).into_any(),
            _ => ().into_any(),
        }
    };
    let unkept = move || {
        (!play.kept.get()).then(|| {
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
            data-lesson-step=move || play.step().map(|step| step.number.to_string())
        >
            {unkept}
            {notices(play)}
            {shown}
        </section>
    }
}

/// What there is to know of a table elsewhere.
fn notices(play: Play) -> Option<AnyView> {
    #[cfg(feature = "online")]
    if let Some(remote) = play.remote {
        return Some(view! { <crate::online::Notices play=play remote=remote /> }.into_any());
    }
    let _ = play;
    None
}

/// The clause that forbids it, until it was read.
fn refusal(play: Play, refused: &Refused) -> impl IntoView + use<> {
    let rules: Rules = expect_context();
    let clause = refused.clause;
    let words = rules.clause(clause);
    let title = play.tongue.say("refused-title", &[("what", refused.word.clone().into())]);
    view! {
        <div class="refusal" role="alert" data-clause=clause.to_string()>
            {icon("forbid", "")}
            <p>
                <b>{title}</b>
                " "
                {crate::rules::emphasised(&words)}
                " "
                <Chip clause=clause open=move |clause| play.open_clause(clause) />
            </p>
            <button
                type="button"
                class="btn"
                data-action="dismiss"
                on:click=move |_| play.refused.set(None)
            >
                {t("understood")}
            </button>
        </div>
    }
}

/// What the picked move would do, point by point.
fn considered(play: Play, seat: Seat, preview: &Preview) -> impl IntoView + use<> {
    let (first, rest) = match preview.told.split_first() {
        Some((first, rest)) => (play.tell(&first.event), rest.to_vec()),
        None => (String::new(), Vec::new()),
    };
    view! {
        {(play.look.loupe)(play)}
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
    let gain = (play.look.gain)(&told.event);
    let worth = of.filter(|_| gain != 0).map(|of| {
        let sign = if 0 < gain { format!("+{gain}") } else { format!("−{}", -gain) };
        // What others gain is no gain of mine.
        let loss = (0 < gain) != (of == seat);
        view! {
            <em class:loss=loss>
                {sign} " " <Pic id=(play.look.title.pawn)(of) />
            </em>
        }
    });
    view! {
        <li>
            <Pic id=(play.look.sign)(&told.event).to_owned() />
            <span>
                {play.tell(&told.event)} " "
                <Chip clause=told.clause open=move |clause| play.open_clause(clause) />
            </span>
            {worth}
        </li>
    }
}

/// What is asked of who is to choose, and words that no board shows.
fn asked(play: Play, seat: Seat) -> impl IntoView {
    let ask = move || {
        let view = play.frame.get().map_or(Value::Null, |frame| frame.view.clone());
        let moves: Vec<String> = play
            .choices
            .with(|choices| choices.moves.iter().map(|listed| listed.mv.clone()).collect());
        let (names, picked) = (play.names(), play.picked());
        play.tongue.with(|words| words.ask(play.slug(), &view, (seat, &names), (&moves, &picked)))
    };
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
    // What was taken from a player is called out, not only logged.
    let losses = move || {
        let seen = play.saved.with(|saved| saved.seen);
        let log = play.log.get();
        let lost = log.iter().filter(|told| seen < told.ply && is_lost_by(told, seat));
        let lost = lost.map(|told| consequence(play, seat, told)).collect_view();
        view! { <ul class="outcome losses">{lost}</ul> }
    };
    view! {
        <div class="think-text">
            <h2>{ask}</h2>
            {losses}
            <div class="think-words">{words(play)} {film}</div>
        </div>
    }
}

/// The words that no board shows, as buttons.
pub(super) fn words(play: Play) -> impl IntoView {
    move || {
        let next = play.next_words();
        let unseen = next.into_iter().filter(|word| !(play.look.drawn)(word));
        unseen.map(|word| word_button(play, word)).collect_view()
    }
}

fn word_button(play: Play, word: String) -> impl IntoView {
    let said = {
        let word = word.clone();
        move || {
            let view = play.frame.get().map_or(Value::Null, |frame| frame.view.clone());
            let names = play.names();
            play.tongue.with(|words| words.word(play.slug(), &view, &names, &[&word]))
        }
    };
    view! {
        <button
            type="button"
            class="btn go"
            data-word=word.clone()
            on:click=move |_| play.tap(&word, By::Mouse)
        >
            {said}
        </button>
    }
}

fn thinking(play: Play, seat: Seat) -> impl IntoView {
    let title = move || play.tongue.say("turn-thinks", &[("seat", play.name(seat).into())]);
    view! {
        <div class="think-text thinking" aria-busy="true">
            <h2>{title}</h2>
            <progress aria-label=title></progress>
            <ul class="outcome">{move || latest(play)}</ul>
        </div>
    }
}

/// What happened at the step that is shown.
fn latest(play: Play) -> impl IntoView + use<> {
    let ply = play.shown_ply();
    let (log, logged) = (play.log.get(), play.look.logged);
    let here = log.iter().filter(|told| told.ply <= ply && logged(&told.event));
    let last = here.clone().map(|told| told.ply).max();
    let seat = play.eyes.get().unwrap_or(Seat(u8::MAX));
    here.filter(|told| Some(told.ply) == last)
        .map(|told| consequence(play, seat, told))
        .collect_view()
}

/// Another moment: what happened then.
#[component]
fn Past(play: Play) -> impl IntoView {
    let dots = move || {
        let film = play.watched.get()?.film?;
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
        let plies = play.frame.get().map_or(0, |frame| frame.ply);
        play.tongue.say("step-of", &[("ply", ply.into()), ("plies", plies.into())])
    };
    view! {
        {(play.look.loupe)(play)}
        <div class="think-text">
            <h2>{step}</h2>
            <Show when=move || play.stage.get() == Stage::Over>
                <Eyes play=play />
            </Show>
            <ul class="outcome">{move || latest(play)}</ul>
            {dots}
        </div>
    }
}
