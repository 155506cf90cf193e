//! A person's public page: ratings and results.

use leptos::prelude::*;
use wire::api::UserId;

use super::{
    friends::Friends, games::GameList, head_to_head::HeadToHead, ratings::Ratings,
    relation::RelationButtons, state::PersonState, stats::StatsPart, title::Titles,
};
use crate::{
    avatar::avatar,
    cover::load_covers,
    i18n::{I18n, t},
    net::Me,
    pages::people::{frame::PeoplePage, submission::Outcome},
    parts::icon,
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
    load_covers();
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
        {hills()}
        <div class="person-head">
            {avatar(id)}
            <div>
                <h1>{name}</h1>
                <p class="soft">{since}</p>
            </div>
            <Show when=move || is_there.get()>
                <div class="person-acts">{actions(id, is_me)}</div>
            </Show>
        </div>
        <Show when=move || !is_there.get() && known.submission.is_busy()>
            <p class="soft">{t("people-wait")}</p>
        </Show>
        <Outcome submission=known.submission />
        <Show when=move || is_there.get()>
            <Ratings known=known />
            <div class="person-cols">
                <GameList known=known />
                <div class="person-side">
                    <HeadToHead known=known is_me=is_me />
                    {is_me.then(|| view! { <StatsPart known=known /> })}
                    {is_me.then(|| view! { <Friends /> })}
                </div>
            </div>
            <Titles known=known />
        </Show>
    }
}

/// What the user can do with a person; on their own page, the way to their account.
fn actions(id: UserId, is_me: bool) -> AnyView {
    if !is_me {
        return view! { <RelationButtons id=id /> }.into_any();
    }
    view! {
        <a class="btn" href="/account">
            {icon("key", "icon-s")}
            <span>{t("account")}</span>
        </a>
    }
    .into_any()
}

/// Hills and a sun, at night a moon.
fn hills() -> impl IntoView {
    view! {
        <svg
            class="banner"
            viewBox="0 0 1200 122"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
        >
            <circle class="banner-sun" cx="840" cy="44" r="27"></circle>
            <path
                class="banner-far"
                d="M0,58C90,8 180,30 270,44S430,4 540,36 700,70 800,52 960,22 1050,44 1160,36 1200,26V122H0Z"
            ></path>
            <path
                class="banner-mid"
                d="M0,88C120,52 220,50 330,78S520,92 640,70 860,60 960,80 1110,92 1200,70V122H0Z"
            ></path>
            <path
                class="banner-near"
                d="M0,112C160,92 300,96 440,104S760,112 900,98 1100,96 1200,104V122H0Z"
            ></path>
        </svg>
    }
}
