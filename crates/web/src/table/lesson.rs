//! A lesson at the table: the current task, and the summary at the end.

use leptos::{html, prelude::*};

use super::word_buttons::word_buttons;
use crate::{
    frame::go,
    i18n::t,
    parts::{Button, Chip, icon},
    play::{Play, TutorialStep},
};

/// The learner's progress.
fn progress(play: Play, step: &TutorialStep) -> impl IntoView + use<> {
    let (number, steps) = (step.number, step.steps);
    let count =
        move || play.i18n.say("learn-step", &[("step", number.into()), ("steps", steps.into())]);
    let dot = |at: usize| {
        view! { <li class:done=at < number aria-current=(at == number).then_some("step")></li> }
    };
    view! {
        <div class="lesson-at">
            <span>{count}</span>
            <ol class="film-dots" aria-hidden="true">{(1..=steps).map(dot).collect_view()}</ol>
        </div>
    }
}

/// The head of a task, which stays while a move is considered.
pub(super) fn step_head(play: Play) -> Option<impl IntoView + use<>> {
    let step = play.lesson_step()?;
    Some(view! { <div>{progress(play, &step)}</div> })
}

/// The current task.
pub(super) fn asked_step(play: Play, step: TutorialStep) -> impl IntoView {
    let heading: NodeRef<html::H2> = NodeRef::new();
    let number = step.number;
    Effect::new(move |_| {
        if let Some(heading) = heading.get()
            && 1 < number
        {
            take_lost_focus(&heading);
        }
    });
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    let chips = step
        .clauses
        .iter()
        .map(|&clause| view! { " " <Chip clause=clause open=open /> })
        .collect_view();
    let (title, about) = (step.message.clone(), format!("{}-about", step.message));
    let strayed = move || {
        play.tutorial.is_some_and(|tutorial| tutorial.strayed.get()).then(|| {
            view! {
                <p class="strayed" role="alert">
                    {icon("hint", "icon-s")}
                    <span>{t("learn-strayed")}</span>
                </p>
            }
        })
    };
    view! {
        <div class="think-text lesson">
            {progress(play, &step)}
            <h2 tabindex="-1" node_ref=heading>
                {move || play.say_step(&title)}
            </h2>
            {strayed}
            <p>{move || play.say_step(&about)} {chips}</p>
            <div class="think-words">{word_buttons(play)}</div>
        </div>
    }
}

/// Confirming disables the button that had the focus, so the new task takes it.
fn take_lost_focus(heading: &web_sys::HtmlElement) {
    let is_lost = |it: web_sys::Element| it.tag_name() == "BODY" || it.has_attribute("disabled");
    if document().active_element().is_none_or(is_lost) {
        // A heading with a tab index can always be focused.
        let _ = heading.focus();
    }
}

/// The end of a lesson: three things to remember, and the way to a first game.
#[component]
pub(super) fn LessonEnd(play: Play) -> impl IntoView {
    let of = move |id: &'static str| move || play.say_step(&format!("{}-learn-{id}", play.slug()));
    let title = move || {
        let name = play.i18n.say(play.presentation.title.name, &[]);
        play.i18n.say("learn-done", &[("title", name.into())])
    };
    let heading: NodeRef<html::H1> = NodeRef::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            // A heading with a tab index can always be focused.
            let _ = heading.focus();
        }
    });
    view! {
        <main class="curtain learned" id="main">
            <div class="curtain-in">
                {petals()}
                {icon("pagoda", "curtain-seal")}
                <h1 tabindex="-1" node_ref=heading>
                    {title}
                </h1>
                <h2>{t("learn-remember")}</h2>
                <ol class="remember">
                    <li>{of("remember-1")}</li>
                    <li>{of("remember-2")}</li>
                    <li>{of("remember-3")}</li>
                </ol>
                <Button
                    action="first-game"
                    icon="play"
                    class="go"
                    label=Signal::derive(t("learn-first-game"))
                    press=move |()| go(&play.create_first_game())
                />
                {other_actions(play)}
            </div>
        </main>
    }
}

/// Petals that fall once around the seal; style sheets place and move them.
fn petals() -> impl IntoView {
    let petals = (0..12).map(|_| view! { <i></i> }).collect_view();
    view! { <div class="petals" aria-hidden="true">{petals}</div> }
}

/// The lesson once more, or the first page.
fn other_actions(play: Play) -> impl IntoView {
    let restart = move |()| {
        if let Some(tutorial) = play.tutorial {
            tutorial.restart();
        }
    };
    view! {
        <div class="learned-more">
            <Button
                action="learn-again"
                icon="reset"
                class="quiet"
                label=Signal::derive(t("learn-again"))
                press=restart
            />
            <a class="btn quiet" data-action="all-games" href="/">
                {t("all-games")}
            </a>
        </div>
    }
}
