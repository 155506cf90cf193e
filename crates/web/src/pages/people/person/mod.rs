//! A person as everybody may know them: how well they play, and what became of their games.

mod acts;
mod chart;
mod friends;
mod games;
mod report;
mod scale;
mod stats;
mod title;

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Cursor, Games, Person, Played, PlayedSeat, Player, UserId};

use self::{acts::Acts, friends::Friends, games::GameList, stats::StatsPart, title::Titles};
use super::{
    PeoplePage,
    deed::{Deed, Outcome, Wrong},
    when,
};
use crate::{
    net::{self, Me},
    words::{Tongue, t},
};

/// How many games are asked for at once.
const PAGE: u32 = 30;

/// What is known of somebody.
#[derive(Clone, Copy)]
struct Known {
    id: UserId,
    person: RwSignal<Option<Person>>,
    /// The newest first.
    games: RwSignal<Vec<Played>>,
    /// Where there are more.
    next: RwSignal<Option<Cursor>>,
    deed: Deed,
}

impl Known {
    fn new(id: UserId) -> Known {
        let known = Known {
            id,
            person: RwSignal::new(None),
            games: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            deed: Deed::new(),
        };
        known.deed.start("", move || async move {
            let person = net::get(&format!("/api/people/{id}")).await?;
            known.person.try_set(Some(person));
            known.more().await
        });
        known
    }

    /// Reads the next page of games.
    async fn more(self) -> Result<(), Wrong> {
        let before = self.next.try_get_untracked().flatten();
        let before = before.map_or(String::new(), |next| format!("&before={next}"));
        let path = format!("/api/games?person={}&limit={PAGE}{before}", self.id);
        let Games { games, next } = net::get(&path).await?;
        self.games.try_update(|all| all.extend(games));
        self.next.try_set(next);
        Ok(())
    }
}

/// The seat that somebody had in a game.
fn seat_of(played: &Played, id: UserId) -> Option<&PlayedSeat> {
    let is_theirs = |it: &&PlayedSeat| matches!(&it.player, Player::Person(user) if user.id == id);
    played.seats.iter().find(is_theirs)
}

/// How a player is called.
fn called(tongue: Tongue, player: &Player) -> String {
    use wire::api::Level;
    match player {
        Player::Person(user) if user.name.is_empty() => tongue.say("person-gone", &[]),
        Player::Person(user) => user.name.clone(),
        Player::Bot(Level::Novice) => tongue.say("chair-novice", &[]),
        Player::Bot(Level::Adept) => tongue.say("chair-adept", &[]),
        Player::Bot(Level::Master) => tongue.say("chair-master", &[]),
    }
}

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
    let known = Known::new(id);
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

/// Asks for something in the background; nothing is said if it can't be had.
fn fill<T: serde::de::DeserializeOwned + Send + Sync + 'static>(
    path: &'static str,
    into: RwSignal<T>,
) {
    spawn_local(async move {
        if let Ok(it) = net::get(path).await {
            into.try_set(it);
        }
    });
}
