//! The page of a lesson.

use leptos::{prelude::*, task::spawn_local};

use super::page::{Opening, Table, UnknownTable};
use crate::{assets, i18n::I18n, module::look, play::Play, titles};

/// The file of messages that only lessons need.
const WORDS: &str = "learn";

/// A table that teaches a game.
#[component]
pub(crate) fn LearnPage(slug: String) -> impl IntoView {
    match titles::title(&slug) {
        Some(title) => view! { <LessonTable slug=title.slug /> }.into_any(),
        None => view! { <UnknownTable /> }.into_any(),
    }
}

#[component]
fn LessonTable(slug: &'static str) -> impl IntoView {
    let text: RwSignal<Option<String>> = RwSignal::new(None);
    spawn_local(async move {
        text.set(assets::text(&format!("learn/{slug}.txt")).await.or(Some(String::new())));
    });
    let i18n = I18n::get();
    i18n.load_file(WORDS);
    i18n.load_file(slug);
    // A lesson that has begun goes on while another language loads.
    let is_ready = Memo::new(move |was| {
        was == Some(&true) || i18n.has_file(WORDS) && i18n.has_file(slug) && text.get().is_some()
    });
    move || {
        if !is_ready.get() {
            return view! { <Opening /> }.into_any();
        }
        let text = text.get_untracked().unwrap_or_default();
        let found = look(slug).and_then(|it| Some((it, Play::lesson(it.presentation, &text)?)));
        match found {
            Some((look, play)) => view! { <Table play=play look=look /> }.into_any(),
            None => view! { <UnknownTable /> }.into_any(),
        }
    }
}
