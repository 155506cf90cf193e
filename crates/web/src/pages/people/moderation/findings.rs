//! Rated games that moderators may want to look at.

use leptos::prelude::*;
use wire::api::{PairFinding, RiseFinding};

use super::state::Moderation;
use crate::{
    i18n::{I18n, t},
    pages::people::{form::Part, frame::user_link},
    parts::icon,
    titles::title,
};

#[component]
pub(super) fn Findings(moderation: Moderation) -> impl IntoView {
    let rows = move || {
        let found = moderation.findings.get();
        let pairs = found.pairs.into_iter().map(pair).collect_view();
        let rises = found.rises.into_iter().map(rise).collect_view();
        view! { {pairs} {rises} }
    };
    let is_empty =
        move || moderation.findings.with(|found| found.pairs.is_empty() && found.rises.is_empty());
    view! {
        <Part id="findings-title" title="findings-title">
            <p class="soft">
                {t("findings-about")}
            </p>
            <Show when=is_empty>
                <p class="soft">{t("findings-none")}</p>
            </Show>
            <ul class="rows">{rows}</ul>
        </Part>
    }
}

fn pair(it: PairFinding) -> impl IntoView {
    let i18n = I18n::get();
    let PairFinding { winner, loser, games, wins, uncounted } = it;
    let text = move || {
        let counts =
            [("games", games.into()), ("wins", wins.into()), ("uncounted", uncounted.into())];
        i18n.say("findings-pair", &counts)
    };
    view! {
        <li data-finding="pair">
            {icon("people", "icon")}
            <div>
                <b>{user_link(&winner)} " – " {user_link(&loser)}</b>
                <small>{text}</small>
            </div>
        </li>
    }
}

fn rise(it: RiseFinding) -> impl IntoView {
    let i18n = I18n::get();
    let name = title(&it.game).map(|card| t(card.name));
    let (points, games) = (it.rise, it.games);
    let text =
        move || i18n.say("findings-rise", &[("points", points.into()), ("games", games.into())]);
    view! {
        <li data-finding="rise">
            {icon("flag", "icon")}
            <div>
                <b>{user_link(&it.user)} " · " {name}</b>
                <small>{text}</small>
            </div>
        </li>
    }
}
