//! The first page: all games at once, a game within two taps, and the stored games.

use leptos::{prelude::*, task::spawn_local};

use super::{
    import::ImportDialog,
    new_game::{NewGame, begin},
    options::Options,
    saved_games::{FirstGames, MoreGames, is_waiting},
    title_panels::title_panels,
};
use crate::{
    assets,
    frame::{Foot, PageTop},
    i18n::{I18n, t},
    parts::{hills, icon},
    saved::{Kind, Saved, my_name},
    settings::{Prefs, SettingsDialog},
    title::Title,
    titles::{self, TITLES},
};

/// The shortest game: the one to play at once.
const QUICKEST: &str = "qin";

#[component]
pub(crate) fn HomePage() -> impl IntoView {
    spawn_local(async {
        assets::load_art("covers").await;
        // Covers show pieces of the games, and so do options.
        for card in TITLES {
            assets::load_art(card.slug).await;
        }
    });
    Effect::new(move |_| document().set_title(&I18n::get().say("title-home", &[])));
    let (settings, imports) = (RwSignal::new(false), RwSignal::new(false));
    // The game that is being set up; it stays while its dialog closes.
    let setting_up: RwSignal<Option<&'static Title>> = RwSignal::new(None);
    let is_setting_up = RwSignal::new(false);
    let set_up = Callback::new(move |card: &'static Title| {
        setting_up.set(Some(card));
        is_setting_up.set(true);
    });
    let games = RwSignal::new(Saved::all());
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="home" id="main">
                {hero(games)}
                <div class="wrap home-cols">
                    {title_panels(set_up)} <FirstGames games=games imports=imports />
                </div>
                <MoreGames games=games />
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
        <ImportDialog open=imports />
        <NewGame card=setting_up open=is_setting_up />
    }
}

/// The head of the page: its promise or the games that wait, and the two quickest ways to play.
fn hero(games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let i18n = I18n::get();
    let waiting =
        Memo::new(move |_| games.with(|all| all.iter().filter(|it| is_waiting(it)).count()));
    let about = move || match waiting.get() {
        0 => i18n.say("home-about", &[]),
        count => i18n.say("home-waiting", &[("count", count.into())]),
    };
    view! {
        <div class="hero">
            {hills()}
            <div class="hero-in">
                <div>
                    <h1>{t("home-title")}</h1>
                    <p>{about}</p>
                </div>
                <div class="hero-acts">{play_now(games)} {play_online()}</div>
            </div>
        </div>
    }
}

/// The shortest game at once, against one bot: an easy one at the first visit.
fn play_now(games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let (i18n, set) = (I18n::get(), Prefs::get());
    let is_first = games.with_untracked(Vec::is_empty);
    let (bot, name) =
        if is_first { (Kind::Novice, "bot-name-novice") } else { (Kind::Adept, "bot-name-adept") };
    titles::title(QUICKEST).map(|card| {
        let options = Options::new(card).notation();
        let terms = move || format!("{} · {}", i18n.say(card.name, &[]), i18n.say(name, &[]));
        view! {
            <button
                type="button"
                class="btn main big"
                data-action="play-now"
                on:click=move |_| begin(card, &[Kind::Me, bot], &options, &my_name(set, i18n))
            >
                {icon("play", "icon-s")}
                <span>{t("play-now")} <small>{terms}</small></span>
            </button>
        }
    })
}

/// The link to online play; its code is a module of its own.
fn play_online() -> impl IntoView {
    view! {
        <a class="btn big" data-action="meet" href="/meet">
            {icon("people", "icon-s")}
            <span>{t("meet-people")} <small>{t("meet-people-about")}</small></span>
        </a>
    }
}
