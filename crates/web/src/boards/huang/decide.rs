//! What a player throws into a conflict: which kingdom, how many tiles, the leader at home or not.
//! Every control picks words of listed moves.

use huang::{Colour, Space};
use leptos::prelude::*;

use super::{
    conflict,
    desk::Desk,
    drawing::{leader_pic, word},
    ways::{self, NO},
};
use crate::{parts::By, play::Play, words::t};

/// What is asked of a player in a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    Commit,
    Support,
    Winner,
}

fn asks(play: Play) -> Option<Asks> {
    let begins = |word: &str| ways::begins(play, &[word]);
    if begins("commit") {
        Some(Asks::Commit)
    } else if begins("winner") {
        Some(Asks::Winner)
    } else if begins("support") || begins(NO) {
        Some(Asks::Support)
    } else {
        None
    }
}

/// The controls of who is to answer.
pub(super) fn decide(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let asks = Memo::new(move |_| asks(play));
    move || {
        asks.get().map(|asks| match asks {
            Asks::Commit => force(desk, Colour::Yellow, vec!["commit".to_owned()]).into_any(),
            Asks::Winner => kingdoms(desk, "winner").into_any(),
            Asks::Support => view! {
                {kingdoms(desk, "support")}
                {move || {
                    let picked = play.picked();
                    let kingdom = picked.get(1).filter(|_| picked[0] == "support").cloned();
                    Some(force(desk, Colour::Red, vec!["support".to_owned(), kingdom?]))
                }}
            }
            .into_any(),
        })
    }
}

/// The kingdoms that can be supported or named, and nobody where that is an answer.
fn kingdoms(desk: Desk, verb: &'static str) -> impl IntoView {
    let play = desk.play;
    let named = Memo::new(move |_| {
        desk.outlook.with(|it| {
            let sides = it.stakes.iter().flat_map(|stakes| &stakes.sides);
            sides.filter_map(|it| Some((it.kingdom?, it.spaces.clone()))).collect::<Vec<_>>()
        })
    });
    let one = move |(kingdom, spaces): (Space, Vec<Space>)| {
        let space = kingdom.to_string();
        let words = [verb.to_owned(), space.clone()];
        let lit = {
            let space = space.clone();
            move || ways::quiet(ways::begins(play, &[verb, &space]))
        };
        let pressed = {
            let words = words.clone();
            move || play.picked().starts_with(&words)
        };
        let label = conflict::kingdom(desk, &spaces, kingdom);
        view! {
            <button
                type="button"
                class="act"
                data-word=space
                data-words=words.join(" ")
                data-lit=lit
                aria-pressed=move || if pressed() { "true" } else { "false" }
                on:click=move |_| ways::pick_from_start(play, &words.each_ref().map(String::as_str))
            >
                {label}
            </button>
        }
    };
    let nobody = move || {
        ways::begins(play, &[NO]).then(|| {
            view! {
                <button
                    type="button"
                    class="act"
                    data-word=NO
                    data-lit="quiet"
                    aria-pressed=move || if play.picked() == [NO] { "true" } else { "false" }
                    on:click=move |_| {
                        play.pick_all(&[NO], By::Mouse);
                    }
                >
                    {t("huang-nobody")}
                </button>
            }
        })
    };
    view! {
        <div class="act-row decide" role="group" aria-label=t("huang-choose-kingdom")>
            {move || named.get().into_iter().map(one).collect_view()}
            {nobody}
        </div>
    }
}

/// How many tiles, and whether the leader at home helps: the last word of a move that begins with
/// these.
fn force(desk: Desk, colour: Colour, stem: Vec<String>) -> impl IntoView {
    let play = desk.play;
    let seat = untrack(move || play.chooser());
    let last = {
        let at = stem.len();
        move || play.picked().get(at).cloned()
    };
    let picked = Memo::new(move |_| {
        let last = last()?;
        let (tiles, leader) =
            last.split_once('+').map_or((last.as_str(), false), |it| (it.0, true));
        Some((tiles.parse::<u8>().ok()?, leader))
    });
    // Whether the leader helps is chosen before or after the number.
    let helps = RwSignal::new(untrack(|| picked.get()).is_some_and(|it| it.1));
    let words = {
        let stem = stem.clone();
        move |tiles: u8, leader: bool| {
            let last = if leader { format!("{tiles}+leader") } else { tiles.to_string() };
            stem.iter().cloned().chain([last]).collect::<Vec<_>>()
        }
    };
    let forces: Vec<(u8, bool)> = {
        let prefix = format!("{} ", stem.join(" "));
        let last = |mv: &str| {
            let (tiles, leader) = match mv.strip_prefix(&prefix)?.split_once('+') {
                Some((tiles, _)) => (tiles.to_owned(), true),
                None => (mv.strip_prefix(&prefix)?.to_owned(), false),
            };
            Some((tiles.parse().ok()?, leader))
        };
        play.choices.with_untracked(|it| it.moves.iter().filter_map(|it| last(&it.mv)).collect())
    };
    let most = forces.iter().map(|it| it.0).max().unwrap_or(0);
    let has_leader = forces.iter().any(|it| it.1);
    let number = {
        let words = words.clone();
        move |tiles: u8| {
            let now = {
                let words = words.clone();
                Memo::new(move |_| words(tiles, helps.get()))
            };
            view! {
                <button
                    type="button"
                    class="act number"
                    data-word=move || now.get().last().cloned()
                    data-words=move || now.get().join(" ")
                    data-lit=move || ways::quiet(ways::is_move(play, &now.get()))
                    aria-pressed=move || {
                        if picked.get().is_some_and(|it| it.0 == tiles) { "true" } else { "false" }
                    }
                    on:click=move |_| {
                        let words = now.get_untracked();
                        ways::pick_from_start(
                            play,
                            &words.iter().map(String::as_str).collect::<Vec<_>>(),
                        );
                    }
                >
                    {tiles}
                </button>
            }
        }
    };
    let toggle = move |_| {
        helps.update(|helps| *helps = !*helps);
        let Some((tiles, _)) = picked.get_untracked() else { return };
        let now = words(tiles, helps.get_untracked());
        if untrack(|| ways::is_move(play, &now)) {
            play.pick_all(&now.iter().map(String::as_str).collect::<Vec<_>>(), By::Mouse);
        }
    };
    let held = move || {
        let args = [("colour", word(colour).into()), ("tiles", most.into())];
        play.tongue.say("huang-how-many", &args)
    };
    view! {
        <div class="force-row">
            <div class="act-row numbers" role="group" aria-label=held>
                {(0..=most).map(number).collect_view()}
            </div>
            {has_leader
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="act helps"
                            role="switch"
                            data-action="with-leader"
                            aria-checked=move || if helps.get() { "true" } else { "false" }
                            on:click=toggle
                        >
                            {seat.map(|seat| leader_pic(seat, colour, ""))}
                            <span>{move || {
                                play.tongue.say("huang-leader-helps", &[("colour", word(colour).into())])
                            }}</span>
                        </button>
                    }
                })}
        </div>
    }
}
