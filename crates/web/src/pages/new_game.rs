//! The set-up of a new game: number of players, level of the bots, and details behind *Customise*.

use leptos::prelude::*;

use super::{
    chairs::{self, Chairs},
    options::Options,
    title_panels::{about, cover, facts},
};
use crate::{
    frame::go,
    i18n::{I18n, t},
    parts::{Button, Dialog, icon},
    saved::{Kind, Saved, SeatedPlayer, my_name, name_players},
    settings::Prefs,
    title::Title,
};

/// The dialog in which a game is set up.
#[component]
pub(super) fn NewGame(
    card: RwSignal<Option<&'static Title>>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let i18n = I18n::get();
    let title = Signal::derive(move || {
        let name = card.get().map(|card| i18n.say(card.name, &[])).unwrap_or_default();
        i18n.say("new-game", &[("title", name.into())])
    });
    view! {
        <Dialog id="new-game" class="sheet" title=title open=open>
            {move || card.get().map(|card| view! { <Setup card=card /> })}
        </Dialog>
    }
}

/// Starts a game, and opens its table.
pub(super) fn begin(card: &Title, kinds: &[Kind], options: &str, me: &str) {
    let mut saved = Saved::new(card.slug, options, name_players(kinds, me));
    saved.save();
    go(&saved.path());
}

/// The set-up of a game.
#[component]
fn Setup(card: &'static Title) -> impl IntoView {
    let (set, i18n) = (Prefs::get(), I18n::get());
    let chairs = Chairs::load(card);
    let options = Options::new(card);
    let changes = {
        let options = options.clone();
        Memo::new(move |_| options.changes(i18n))
    };
    let chosen = options.clone();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        chairs.save();
        begin(card, &chairs.kinds(), &chosen.notation(), &my_name(set, i18n));
    };
    view! {
        <div class="sheet-side">
            {cover(card)}
            <div class="sheet-about">
                <p>{about(card, "about")}</p>
                {facts(card)}
                {differences(changes, &options)}
            </div>
        </div>
        <form class="sheet-form" on:submit=start>
            <div class="dialog-body">
                <fieldset>
                    <legend>{t("setup-players")}</legend>
                    {chairs::drawn(chairs, my_name(set, i18n))} {chairs::counts(chairs)}
                </fieldset>
                <fieldset>
                    <legend>{t("setup-bots")}</legend>
                    {chairs::levels(chairs)}
                </fieldset>
                {customise(chairs, &options, changes)}
            </div>
            {foot(card, chairs)}
        </form>
    }
}

/// All details: options, seats, the player's name.
fn customise(
    chairs: Chairs,
    options: &Options,
    changes: Memo<Vec<String>>,
) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let players = Memo::new(move |_| chairs.count());
    let summary = move || {
        let changes = changes.get();
        if changes.is_empty() { i18n.say("setup-standard", &[]) } else { changes.join(", ") }
    };
    view! {
        <details class="customise">
            <summary>
                {icon("chevron", "icon-s")}
                <b>{t("customise")}</b>
                <small>{summary}</small>
            </summary>
            {options.view(players.into())}
            <h3>{t("setup-seats")}</h3>
            {chairs::each(chairs)}
            {name_field(Prefs::get())}
        </details>
    }
}

/// The options that differ from the standard game, and the way back to it.
fn differences(changes: Memo<Vec<String>>, options: &Options) -> impl IntoView + use<> {
    let options = options.clone();
    let change = |text: String| {
        view! {
            <li>
                {icon("ok", "icon-s")}
                <span>{text}</span>
            </li>
        }
    };
    view! {
        <div class="differs" hidden=move || changes.with(Vec::is_empty)>
            <ul>{move || changes.get().into_iter().map(change).collect_view()}</ul>
            <Button
                action="standard"
                icon="reset"
                class="small"
                label=Signal::derive(t("setup-reset"))
                press=move |()| options.reset()
            />
        </div>
    }
}

/// The start of the game, and a sentence about what it does.
fn foot(card: &'static Title, chairs: Chairs) -> impl IntoView {
    let (set, i18n) = (Prefs::get(), I18n::get());
    let can_start = Memo::new(move |_| chairs.can_start());
    let sentence = move || {
        if !can_start.get() {
            return i18n.say("setup-needs", &[("least", card.seats.0.into())]);
        }
        let players = name_players(&chairs.kinds(), &my_name(set, i18n));
        let others: Vec<String> = players.iter().filter_map(|it| opponent(i18n, it)).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        let list = i18n.with(|words| words.list(&others));
        i18n.say("setup-against", &[("names", list.into())])
    };
    view! {
        <div class="dialog-foot">
            <button
                type="submit"
                class="btn main big"
                data-action="start"
                disabled=move || !can_start.get()
            >
                {icon("play", "icon-s")}
                <span>{t("start")}</span>
            </button>
            <p class="sheet-says">
                <span>{sentence}</span>
                " "
                <a href="/meet">{t("meet-people")}</a>
            </p>
        </div>
    }
}

/// The name of another player, a bot's with its level.
fn opponent(i18n: I18n, player: &SeatedPlayer) -> Option<String> {
    let args = [("seat", player.name.clone().into())];
    Some(match player.kind {
        Kind::Me => return None,
        Kind::Guest | Kind::Rival => player.name.clone(),
        Kind::Novice => i18n.say("bot-novice", &args),
        Kind::Adept => i18n.say("bot-adept", &args),
        Kind::Master => i18n.say("bot-master", &args),
    })
}

/// The player's own name.
fn name_field(set: Prefs) -> impl IntoView {
    view! {
        <div class="field">
            <label for="my-name">{t("name-label")}</label>
            <input
                id="my-name"
                type="text"
                maxlength="20"
                autocomplete="nickname"
                placeholder=t("my-name")
                prop:value=move || set.0.with(|settings| settings.name.clone())
                on:input:target=move |event| {
                    let name = event.target().value();
                    set.0.update(|settings| settings.name = name);
                }
            />
        </div>
    }
}
