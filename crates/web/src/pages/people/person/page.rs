//! A person's public page: ratings and results.

use leptos::prelude::*;
use wire::api::UserId;

use super::{
    acts::Acts, friends::Friends, games::GameList, state::PersonState, stats::StatsPart,
    title::Titles,
};
use crate::{
    net::Me,
    pages::people::{deed::Outcome, frame::PeoplePage, when},
    words::{Tongue, t},
};

/// Somebody, or oneself.
#[component]
pub(crate) fn PersonPage(id: Option<String>) -> impl IntoView {
    view! {
        <PeoplePage here="/person" title="person-title">
            {whoever(id.as_deref())}
        </PeoplePage>
    }
}

/// Whoever the address names; oneself if it names nobody.
fn whoever(id: Option<&str>) -> AnyView {
    let me = Me::get().user_untracked().map(|user| user.id);
    match id.map(str::parse) {
        None => match me {
            Some(id) => view! { <Shown id=id is_me=true /> }.into_any(),
            None => nobody("person-nobody"),
        },
        Some(Ok(id)) => view! { <Shown id=id is_me=me == Some(id) /> }.into_any(),
        Some(Err(_)) => nobody("person-unknown"),
    }
}

fn nobody(why: &'static str) -> AnyView {
    view! {
        <h1>{t("person-title")}</h1>
        <p>{t(why)}</p>
        <div class="acts">
            <a class="btn main" href="/">
                <span>{t("all-games")}</span>
            </a>
            <a class="btn" href="/account">
                <span>{t("account-sign-in")}</span>
            </a>
        </div>
    }
    .into_any()
}

#[component]
fn Shown(id: UserId, is_me: bool) -> impl IntoView {
    let tongue = Tongue::get();
    let known = PersonState::new(id);
    let name = move || {
        known.person.with(|it| it.as_ref().map_or(String::new(), |it| it.user.name.clone()))
    };
    let since = move || {
        let since = known.person.with(|it| it.as_ref().map(|it| it.since))?;
        Some(tongue.say("person-since", &[("day", when::day(tongue, since).into())]))
    };
    let is_there = Memo::new(move |_| known.person.with(Option::is_some));
    view! {
        <div class="person-head">
            <h1>{name}</h1>
            <p class="soft">{since}</p>
        </div>
        <Show when=move || !is_there.get() && known.deed.is_busy()>
            <p class="soft">{t("people-wait")}</p>
        </Show>
        <Outcome deed=known.deed />
        <Show when=move || is_there.get()>
            {(!is_me).then(|| view! { <Acts id=id /> })}
            <Titles known=known />
            {is_me.then(|| view! { <StatsPart known=known /> })}
            <GameList known=known />
            {is_me.then(|| view! { <Friends /> })}
        </Show>
    }
}
