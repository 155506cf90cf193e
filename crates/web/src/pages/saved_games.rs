//! The stored games: those that wait for the player first, finished ones last.

use leptos::prelude::*;

use super::{new_here::new_here, title_panels::cover};
use crate::{
    i18n::{I18n, t},
    parts::{Button, IconButton, icon},
    saved::Saved,
    titles,
};

/// Most games beside the titles. On a narrow screen the style sheet shows fewer of them, and the others below.
const BESIDE: usize = 4;

/// The first games, or an introduction if there are none.
#[component]
pub(super) fn FirstGames(games: RwSignal<Vec<Saved>>, imports: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let is_empty = Memo::new(move |_| sorted(games).is_empty());
    let heading = move || i18n.say(if is_empty.get() { "new-here" } else { "your-games" }, &[]);
    view! {
        <section class="games" class:first=move || is_empty.get() aria-labelledby="your-games">
            <div class="section-head">
                <h2 class="gate" id="your-games">
                    {heading}
                </h2>
                <Button
                    action="import"
                    icon="import"
                    class="quiet small"
                    label=Signal::derive(t("import"))
                    press=move |()| imports.set(true)
                />
            </div>
            <Show when=move || !is_empty.get() fallback=new_here>
                {game_list(games, move || sorted(games).into_iter().take(BESIDE).collect())}
            </Show>
        </section>
    }
}

/// All games, of which the style sheet hides those that show beside the titles.
#[component]
pub(super) fn MoreGames(games: RwSignal<Vec<Saved>>) -> impl IntoView {
    view! {
        <Show when=move || 1 < sorted(games).len()>
            <section class="wrap more-games" aria-labelledby="more-games">
                <div class="section-head">
                    <h2 class="gate" id="more-games">
                        {t("more-games")}
                    </h2>
                </div>
                {game_list(games, move || sorted(games))}
            </section>
        </Show>
    }
}

/// The games of known titles, in the order of the page.
fn sorted(games: RwSignal<Vec<Saved>>) -> Vec<Saved> {
    let mut list = games.get();
    list.retain(|saved| titles::title(&saved.slug).is_some());
    list.sort_by_key(|saved| (saved.over, !is_waiting(saved)));
    list
}

/// Whether a person at this screen is to move.
pub(super) fn is_waiting(saved: &Saved) -> bool {
    !saved.over && saved.to_act.is_some_and(|seat| saved.people().contains(&seat))
}

fn game_list(
    games: RwSignal<Vec<Saved>>,
    list: impl Fn() -> Vec<Saved> + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <ul class="game-list">
            <For each=list key=|saved| saved.id.clone() children=move |saved| game(saved, games) />
        </ul>
    }
}

/// A stored game's state in words, with the time of its last change.
fn state_text(i18n: I18n, saved: &Saved) -> String {
    let when = ago(i18n, saved.touched);
    let args = |seat: &str| [("seat", seat.to_owned().into()), ("when", when.clone().into())];
    match saved.to_act {
        _ if saved.over => i18n.say("state-over", &args("")),
        Some(seat) if saved.people() == [seat] => i18n.say("state-yours", &args("")),
        Some(seat) => {
            let name = saved.players.get(seat.index()).map_or("", |player| player.name.as_str());
            i18n.say("state-theirs", &args(name))
        }
        None => i18n.say("state-begins", &args("")),
    }
}

fn game(saved: Saved, games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let i18n = I18n::get();
    let card = titles::title(&saved.slug);
    let title = move || card.map(|card| i18n.say(card.name, &[]));
    let names = saved.names();
    let who = move || {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        i18n.with(|words| words.list(&names))
    };
    let (over, waits) = (saved.over, is_waiting(&saved));
    let (path, id) = (saved.path(), saved.id.clone());
    let state = move || state_text(i18n, &saved);
    let go = if over { "replay" } else { "resume" };
    let forget = move |()| {
        Saved::delete(&id);
        games.set(Saved::all());
    };
    view! {
        <li class="game panel" class:waits=waits>
            {card.map(cover)}
            <div>
                <h3>{title}</h3>
                <p>{who}</p>
                <p class="state">{state}</p>
            </div>
            <div class="game-acts">
                <a class="btn" class:main=waits data-action=go href=path>
                    {icon(if over { "eye" } else { "play" }, "icon-s")}
                    <span>{t(go)}</span>
                </a>
                <IconButton
                    action="delete"
                    icon="trash"
                    label=Signal::derive(t("delete"))
                    press=forget
                />
            </div>
        </li>
    }
}

/// A relative time, in the player's language.
fn ago(i18n: I18n, touched: f64) -> String {
    let minutes = ((js_sys::Date::now() - touched) / 60_000.0).max(0.0) as i64;
    let (id, count) = match minutes {
        0 => ("ago-now", 0),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    i18n.say(id, &[("count", count.into())])
}
