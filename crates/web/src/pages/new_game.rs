//! A new game: seats and options.

use leptos::{html, prelude::*};

use super::options::Options;
use crate::{
    frame::go,
    i18n::{I18n, t},
    parts::{Segment, Segments, icon},
    saved::{Kind, Saved, my_name, name_players},
    settings::Prefs,
    store,
    title::Title,
};

/// A seat of the new game.
type SeatChoice = Option<Kind>;

#[component]
pub(super) fn NewGame(card: &'static Title) -> impl IntoView {
    let chairs = RwSignal::new(chairs(card));
    let options = Options::new(card);
    let set = Prefs::get();
    let i18n = I18n::get();
    let chosen = options.clone();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let kinds: Vec<Kind> = chairs.get_untracked().into_iter().flatten().collect();
        store::save(&format!("chairs.{}", card.slug), &chairs.get_untracked());
        let players = name_players(&kinds, &my_name(set, i18n));
        let mut saved = Saved::new(card.slug, &chosen.notation(), players);
        saved.save();
        go(&saved.path());
    };
    let form: NodeRef<html::Form> = NodeRef::new();
    // On a narrow screen it opens below the fold.
    Effect::new(move |_| {
        if let Some(form) = form.get() {
            form.scroll_into_view();
        }
    });
    let title = move || i18n.say("new-game", &[("title", i18n.say(card.name, &[]).into())]);
    let players = Memo::new(move |_| chairs.with(|chairs| chairs.iter().flatten().count()));
    let can_start = Memo::new(move |_| chairs.with(|chairs| can_start(card, chairs)));
    view! {
        <form class="new-game panel" id="new-game" aria-labelledby="new-game-title" node_ref=form on:submit=start>
            <div class="section-head">
                <h2 id="new-game-title">{title}</h2>
            </div>
            {name_field(set)}
            <div class="seats">
                {(0..usize::from(card.seats.1)).map(|at| chair(card, chairs, at)).collect_view()}
            </div>
            {options.view(players.into())}
            <div class="start-bar">
                <button
                    type="submit"
                    class="btn go"
                    data-action="start"
                    disabled=move || !can_start.get()
                >
                    {icon("play", "icon-s")}
                    <span>{t("start")}</span>
                </button>
            </div>
        </form>
    }
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

/// The seats of the last game, or one bot against the player.
fn chairs(card: &Title) -> Vec<SeatChoice> {
    let usual: Option<Vec<SeatChoice>> = store::load(&format!("chairs.{}", card.slug));
    let first = || {
        let mut chairs = vec![None; usize::from(card.seats.1)];
        (chairs[0], chairs[1]) = (Some(Kind::Me), Some(Kind::Adept));
        chairs
    };
    usual.filter(|chairs| chairs.len() == usize::from(card.seats.1)).unwrap_or_else(first)
}

/// Whether there are enough players, a person among them.
fn can_start(card: &Title, chairs: &[SeatChoice]) -> bool {
    let taken = || chairs.iter().flatten();
    taken().any(|kind| kind.is_person()) && usize::from(card.seats.0) <= taken().count()
}

fn chair(card: &'static Title, chairs: RwSignal<Vec<SeatChoice>>, at: usize) -> impl IntoView {
    const KINDS: [(&str, SeatChoice); 6] = [
        ("me", Some(Kind::Me)),
        ("guest", Some(Kind::Guest)),
        ("novice", Some(Kind::Novice)),
        ("adept", Some(Kind::Adept)),
        ("master", Some(Kind::Master)),
        ("nobody", None),
    ];
    let i18n = I18n::get();
    let mut segments = vec![
        Segment::new("me", "chair-me"),
        Segment::new("guest", "chair-guest"),
        Segment::new("novice", "chair-novice").with("bot-novice"),
        Segment::new("adept", "chair-adept").with("bot-adept"),
        Segment::new("master", "chair-master").with("bot-master"),
    ];
    if usize::from(card.seats.0) <= at {
        segments.push(Segment::new("nobody", "chair-nobody"));
    }
    let chosen = Signal::derive(move || {
        let now = chairs.with(|chairs| chairs[at]);
        let found = KINDS.iter().find(|(_, kind)| *kind == now);
        found.map_or(String::new(), |(name, _)| (*name).to_owned())
    });
    let choose = move |name: &'static str| {
        let kind = KINDS.iter().find(|(it, _)| *it == name).and_then(|(_, kind)| *kind);
        chairs.update(|chairs| {
            // The owner of the browser can take one seat only.
            if kind == Some(Kind::Me)
                && let Some(other) = chairs.iter().position(|it| *it == Some(Kind::Me))
            {
                chairs[other] = chairs[at].or(Some(Kind::Adept));
            }
            chairs[at] = kind;
        });
    };
    let legend = move || i18n.say("chair", &[("seat", (at + 1).into())]);
    view! {
        <fieldset class="seat">
            <legend class="sr-only">{legend}</legend>
            {icon(&format!("seal-p{}", at + 1), "")}
            <Segments name=format!("seat-{}", at + 1) segments=segments chosen=chosen choose=choose />
        </fieldset>
    }
}
