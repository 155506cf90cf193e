//! A lesson at the table: what is to be tried now, and what there is to remember at the end.

use leptos::{html, prelude::*, task::spawn_local};

use super::{
    page::{Lost, Opening, Table},
    think::words,
};
use crate::{
    assets,
    frame::go,
    parts::{Button, Chip, icon},
    play::{Play, Step},
    titles,
    words::{Tongue, t},
};

/// The file of words that only lessons need.
const WORDS: &str = "learn";

/// A table at which a game is learned.
#[component]
pub(crate) fn LearnPage(slug: String) -> impl IntoView {
    match titles::title(&slug) {
        Some(title) => view! { <Lesson slug=title.slug /> }.into_any(),
        None => view! { <Lost /> }.into_any(),
    }
}

#[component]
fn Lesson(slug: &'static str) -> impl IntoView {
    let text: RwSignal<Option<String>> = RwSignal::new(None);
    spawn_local(async move {
        text.set(assets::text(&format!("learn/{slug}.txt")).await.or(Some(String::new())));
    });
    let tongue = Tongue::get();
    tongue.learn(WORDS);
    tongue.learn(slug);
    // Once it has begun it goes on, whatever language is set.
    let is_ready = Memo::new(move |was| {
        was == Some(&true) || tongue.knows(WORDS) && tongue.knows(slug) && text.get().is_some()
    });
    move || {
        if !is_ready.get() {
            return view! { <Opening /> }.into_any();
        }
        match Play::teach(slug, &text.get_untracked().unwrap_or_default()) {
            Some(play) => view! { <Table play=play /> }.into_any(),
            None => view! { <Lost /> }.into_any(),
        }
    }
}

/// How far the lesson has come.
fn progress(play: Play, step: &Step) -> impl IntoView + use<> {
    let (number, steps) = (step.number, step.steps);
    let count =
        move || play.tongue.say("learn-step", &[("step", number.into()), ("steps", steps.into())]);
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

/// The head of a step, which stays while a move is considered.
pub(super) fn step_head(play: Play) -> Option<impl IntoView + use<>> {
    let step = play.step()?;
    Some(view! { <div class="lesson-head">{progress(play, &step)}</div> })
}

/// What is to be tried now.
pub(super) fn asked_step(play: Play, step: Step) -> impl IntoView {
    let heading: NodeRef<html::H2> = NodeRef::new();
    let number = step.number;
    Effect::new(move |_| {
        if let Some(heading) = heading.get()
            && 1 < number
        {
            take_lost_focus(&heading);
        }
    });
    let open = Callback::new(move |clause| play.open_clause(clause));
    let chips = step
        .clauses
        .iter()
        .map(|&clause| view! { " " <Chip clause=clause open=open /> })
        .collect_view();
    let (title, about) = (step.message.clone(), format!("{}-about", step.message));
    let strayed = move || {
        play.taught.is_some_and(|taught| taught.strayed.get()).then(|| {
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
            <div class="think-words">{words(play)}</div>
        </div>
    }
}

/// Confirming takes the button away that had the focus: it goes on where there is something new.
fn take_lost_focus(heading: &web_sys::HtmlElement) {
    let is_lost = |it: web_sys::Element| it.tag_name() == "BODY" || it.has_attribute("disabled");
    if document().active_element().is_none_or(is_lost) {
        // A heading with a tab index can always be focused.
        let _ = heading.focus();
    }
}

/// The end of a lesson: three things to remember, and on to a game of one's own.
#[component]
pub(super) fn Learned(play: Play) -> impl IntoView {
    let of = move |id: &'static str| move || play.say_step(&format!("{}-learn-{id}", play.slug()));
    let title = move || play.tongue.say("learn-done", &[("title", play.look.title.name.into())]);
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
                    press=move |()| go(&play.first_game())
                />
                <div class="learned-more">
                    <Button
                        action="learn-again"
                        icon="reset"
                        class="quiet"
                        label=Signal::derive(t("learn-again"))
                        press=move |()| play.learn_again()
                    />
                    <a class="btn quiet" data-action="all-games" href="/">
                        {t("all-games")}
                    </a>
                </div>
            </div>
        </main>
    }
}
