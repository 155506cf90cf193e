//! The rules of a game on a page of their own.

use game::Clause;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map};

use super::{Foot, NowherePage, PageTop};
use crate::{
    boards::{self, Look},
    table::{Clauses, Rules, SettingsDialog},
    words::Tongue,
};

#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let params = use_params_map();
    let slug = Memo::new(move |_| params.with(|params| params.get("game").unwrap_or_default()));
    move || match boards::look(&slug.get()) {
        Some(look) => view! { <Book look=look /> }.into_any(),
        None => view! { <NowherePage /> }.into_any(),
    }
}

#[component]
fn Book(look: &'static Look) -> impl IntoView {
    provide_context(Rules::of(look.slug));
    let tongue = Tongue::get();
    let settings = RwSignal::new(false);
    let hash = use_location().hash;
    let at: RwSignal<Option<Clause>> = RwSignal::new(None);
    Effect::new(move |_| at.set(hash.get().trim_start_matches('#').parse().ok()));
    let title = move || tongue.say("rules-of", &[("title", look.title.into())]);
    Effect::new(move |_| document().set_title(&format!("{} · Pagoda", title())));
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap rules" id="main">
                <article>
                    <h1>{title}</h1>
                    <h2 class="sr-only">{move || tongue.say("rules-clauses", &[])}</h2>
                    <Clauses at=at />
                </article>
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
    }
}
