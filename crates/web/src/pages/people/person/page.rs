//! A person's public page: ratings and results.

use leptos::prelude::*;
use wire::api::UserId;

use super::{
    friends::Friends, games::GameList, relation::RelationButtons, state::PersonState,
    stats::StatsPart, title::Titles,
};
use crate::{
    i18n::{I18n, t},
    net::Me,
    pages::people::{frame::PeoplePage, submission::Outcome},
    when,
};

/// The profile of the person in the address, or the user's own.
#[component]
pub(crate) fn PersonPage(id: Option<String>) -> impl IntoView {
    view! {
        <PeoplePage here="/person" title="person-title">
            {profile(id.as_deref())}
        </PeoplePage>
    }
}

/// The person in the address; the user if it names none.
fn profile(id: Option<&str>) -> AnyView {
    let me = Me::get().user_untracked().map(|user| user.id);
    match id.map(str::parse) {
        None => match me {
            Some(id) => view! { <Profile id=id is_me=true /> }.into_any(),
            None => no_profile("person-nobody"),
        },
        Some(Ok(id)) => view! { <Profile id=id is_me=me == Some(id) /> }.into_any(),
        Some(Err(_)) => no_profile("person-unknown"),
    }
}

fn no_profile(why: &'static str) -> AnyView {
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
fn Profile(id: UserId, is_me: bool) -> impl IntoView {
    let i18n = I18n::get();
    let known = PersonState::new(id);
    let name = move || {
        known.person.with(|it| it.as_ref().map_or(String::new(), |it| it.user.name.clone()))
    };
    let since = move || {
        let since = known.person.with(|it| it.as_ref().map(|it| it.created_at))?;
        Some(i18n.say("person-since", &[("day", when::day(i18n, since).into())]))
    };
    let is_there = Memo::new(move |_| known.person.with(Option::is_some));
    view! {
        <div class="person-head">
            <h1>{name}</h1>
            <p class="soft">{since}</p>
        </div>
        <Show when=move || !is_there.get() && known.submission.is_busy()>
            <p class="soft">{t("people-wait")}</p>
        </Show>
        <Outcome submission=known.submission />
        <Show when=move || is_there.get()>
            {(!is_me).then(|| view! { <RelationButtons id=id /> })}
            <Titles known=known />
            {is_me.then(|| view! { <StatsPart known=known /> })}
            <GameList known=known />
            {is_me.then(|| view! { <Friends /> })}
        </Show>
    }
}
