//! The actions of a turn, and choices that are neither a space nor a tile: payment, building site,
//! declining.

use huang::Colour;
use leptos::prelude::*;

use super::{
    desk::Desk,
    word_paths::{self, NO},
};
use crate::{boards::kit::shortcut, i18n::t, input::Input, parts::Pic, play::Play};

/// The longest list of sites; with more of them the board is the better list.
const SITES: usize = 12;

/// All choices besides tiles, leaders and spaces.
pub(super) fn acts(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let is_action = Memo::new(move |_| {
        play.chooser().is_some()
            && play.selection.choices.with(|it| it.moves.iter().any(|it| is_act(&it.mv)))
    });
    view! {
        <div class="acts" role="group" aria-label=t("huang-acts")>
            <Show when=move || is_action.get()>{actions(play)}</Show>
            {move || payments(play)}
            {move || home(play)}
            {move || sites(play)}
            {move || decline(play)}
        </div>
    }
}

/// Whether a move is one of the five actions; otherwise there is no choice of an action.
fn is_act(mv: &str) -> bool {
    ["leader ", "replace ", "riot ", "build "].iter().any(|verb| mv.starts_with(verb))
}

fn actions(play: Play) -> impl IntoView {
    let tile = move || {
        let first = play.selection.picked().first().cloned();
        first.is_none_or(|word| word.parse::<Colour>().is_ok())
    };
    view! {
        <div class="act-row verbs">
            <button
                type="button"
                class="act"
                data-action="tile"
                aria-pressed=move || if tile() { "true" } else { "false" }
                on:click=move |_| play.clear()
            >
                <Pic id="huang-i-hex".to_owned() class="icon-s" />
                <span>{t("huang-act-tile")}</span>
            </button>
            {action(play, "leader", "huang-i-home", "huang-act-leader", None)}
            {action(play, "riot", "huang-i-riot", "huang-act-riot", Some("t"))}
            {action(play, "build", "huang-i-pagoda", "huang-act-build", Some("p"))}
            {action(play, "replace", "ui-reset", "huang-act-replace", Some("x"))}
        </div>
    }
}

fn action(
    play: Play,
    word: &'static str,
    icon: &'static str,
    id: &'static str,
    key: Option<&'static str>,
) -> impl IntoView {
    let picked = move || play.selection.picked().first().is_some_and(|it| it == word);
    let press = move || {
        if play.selection.picker.with_untracked(|picker| picker.picked() == [word]) {
            return play.clear();
        }
        word_paths::pick_from_start(play, &[word]);
    };
    if let Some(key) = key {
        shortcut(key, press);
    }
    view! {
        <button
            type="button"
            class="act"
            data-word=word
            data-lit=move || word_paths::quiet(word_paths::begins(play, &[word]))
            aria-pressed=move || if picked() { "true" } else { "false" }
            on:click=move |_| press()
        >
            <Pic id=icon.to_owned() class="icon-s" />
            <span>{t(id)}</span>
        </button>
    }
}

/// Payment by two tiles, or by one and the leader at home, where both are possible.
fn payments(play: Play) -> Option<impl IntoView> {
    let picked = play.selection.picked();
    let verb = picked.first().filter(|word| *word == "riot" || *word == "build")?.clone();
    let with_leader = picked.get(1).is_some_and(|word| word == "leader");
    if !word_paths::begins(play, &[&verb, "leader"]) {
        return None;
    }
    let in_tiles = play.selection.choices.with(|choices| {
        let prefix = format!("{verb} ");
        let with = format!("{verb} leader ");
        choices.moves.iter().any(|it| it.mv.starts_with(&prefix) && !it.mv.starts_with(&with))
    });
    let colour = if verb == "riot" { "blue" } else { "green" };
    let say = move |id: &str| play.i18n.say(id, &[("colour", colour.into())]);
    let tiles = verb.clone();
    Some(view! {
        <div class="act-row">
            <button
                type="button"
                class="act"
                data-action="pay-tiles"
                data-lit=word_paths::quiet(in_tiles)
                aria-pressed=if with_leader { "false" } else { "true" }
                on:click=move |_| word_paths::pick_from_start(play, &[&tiles])
            >
                <span>{say("huang-pay-tiles")}</span>
            </button>
            <button
                type="button"
                class="act"
                data-word="leader"
                data-words=format!("{verb} leader")
                data-lit="quiet"
                aria-pressed=if with_leader { "true" } else { "false" }
                on:click=move |_| word_paths::pick_from_start(play, &[&verb, "leader"])
            >
                <span>{say("huang-pay-leader")}</span>
            </button>
        </div>
    })
}

/// Takes the picked leader home.
fn home(play: Play) -> Option<impl IntoView> {
    let picked = play.selection.picked();
    let ["leader", colour, ..] = picked.iter().map(String::as_str).collect::<Vec<_>>()[..] else {
        return None;
    };
    let words = ["leader".to_owned(), colour.to_owned(), "home".to_owned()];
    let lit = word_paths::is_move(play, &words);
    let chosen = picked == words;
    let joined = words.join(" ");
    lit.then(|| {
        view! {
            <div class="act-row">
                <button
                    type="button"
                    class="act"
                    data-word="home"
                    data-words=joined
                    data-lit="quiet"
                    aria-pressed=if chosen { "true" } else { "false" }
                    on:click=move |_| {
                        play.pick_all(&words.each_ref().map(String::as_str), Input::Mouse);
                    }
                >
                    <Pic id="huang-i-home".to_owned() class="icon-s" />
                    <span>{play.i18n.say("huang-act-home", &[])}</span>
                </button>
            </div>
        }
    })
}

/// The sites that can be built on, as a list beside the board.
fn sites(play: Play) -> Option<impl IntoView> {
    let picked = play.selection.picked();
    let builds = |mv: &str| match picked.first().map(String::as_str) {
        Some("build") if picked.get(1).is_some_and(|it| it == "leader") => {
            mv.starts_with("build leader ")
        }
        Some("build") => mv.starts_with("build ") && !mv.starts_with("build leader "),
        _ => mv.starts_with("pagoda ") || mv.starts_with("palace "),
    };
    play.chooser()?;
    let moves: Vec<String> = play.selection.choices.with(|choices| {
        choices.moves.iter().filter(|it| builds(&it.mv)).map(|it| it.mv.clone()).collect()
    });
    let whole = play.selection.whole();
    let one = |mv: &String| {
        let spaces: Vec<&str> = mv.split(' ').filter(|word| word_paths::is_space(word)).collect();
        let moved = mv.contains(" from ");
        let palace = spaces.len() - usize::from(moved) == 4;
        let (on, origin) =
            if moved { spaces.split_at(spaces.len() - 1) } else { (&spaces[..], &[][..]) };
        let args = [
            ("what", if palace { "palace" } else { "pagoda" }.into()),
            ("on", on.join(" ").into()),
            ("origin", origin.first().copied().unwrap_or("none").to_owned().into()),
        ];
        let label = play.i18n.say("huang-site", &args);
        let chosen = whole.as_ref() == Some(mv);
        let mv = mv.clone();
        view! {
            <button
                type="button"
                class="act site"
                data-words=mv.clone()
                data-lit="quiet"
                aria-pressed=if chosen { "true" } else { "false" }
                on:click=move |_| {
                    play.pick_all(&mv.split(' ').collect::<Vec<_>>(), Input::Mouse);
                }
            >
                {label}
            </button>
        }
    };
    (1..=SITES).contains(&moves.len()).then(|| {
        view! { <div class="act-row">{moves.iter().map(one).collect_view()}</div> }
    })
}

/// Declines an offer; in a war the panel of the conflict has this button.
fn decline(play: Play) -> Option<impl IntoView> {
    let is_offered = word_paths::begins(play, &[NO]);
    let at_war = word_paths::begins(play, &["support"]);
    let chosen = play.selection.picked() == [NO];
    let label = move || {
        let view = play.observation.frame.get().map(|frame| frame.view.clone()).unwrap_or_default();
        let names = play.seating.names();
        play.i18n.with(|words| words.word(play.slug(), &view, &names, &[NO]))
    };
    (is_offered && !at_war).then(|| {
        view! {
            <div class="act-row">
                <button
                    type="button"
                    class="act"
                    data-word=NO
                    data-lit="quiet"
                    aria-pressed=if chosen { "true" } else { "false" }
                    on:click=move |_| {
                        play.pick_all(&[NO], Input::Mouse);
                    }
                >
                    <span>{label}</span>
                </button>
            </div>
        }
    })
}
