//! The rules of a game on a page of their own.

use game::Clause;
use leptos::{ev, prelude::*};

use crate::{
    frame::{Foot, NowherePage, PageTop},
    parts::icon,
    rules::{Clauses, Rules},
    settings::SettingsDialog,
    titles::{self, Title},
    words::{Tongue, t},
};

#[component]
pub(crate) fn RulesPage(slug: String) -> impl IntoView {
    match titles::title(&slug) {
        Some(card) => view! { <Book card=card /> }.into_any(),
        None => view! { <NowherePage /> }.into_any(),
    }
}

#[component]
fn Book(card: &'static Title) -> impl IntoView {
    provide_context(Rules::of(card.slug));
    let tongue = Tongue::get();
    let settings = RwSignal::new(false);
    let at: RwSignal<Option<Clause>> = RwSignal::new(None);
    let read = move || {
        let hash = window().location().hash().unwrap_or_default();
        at.set(hash.trim_start_matches('#').parse().ok());
    };
    read();
    let listening = window_event_listener(ev::hashchange, move |_| read());
    on_cleanup(move || listening.remove());
    let title = move || tongue.say("rules-of", &[("title", card.name.into())]);
    Effect::new(move |_| document().set_title(&format!("{} · Pagoda", title())));
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap rules" id="main">
                <article>
                    <h1>{title}</h1>
                    <a class="btn" data-action="learn" href=format!("/learn/{}", card.slug)>
                        {icon("flag", "icon-s")}
                        <span>{t("learn")}</span>
                    </a>
                    <Clauses at=at />
                </article>
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
    }
}
