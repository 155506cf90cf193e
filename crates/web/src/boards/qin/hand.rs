//! The looking player's tiles, and the piles to draw from.

use game::Seat;
use leptos::prelude::*;
use qin::{Hand, Phase, Tile, Tiles, View};
use serde::Deserialize as _;
use serde_json::Value;

use super::{desk::turn, drawing};
use crate::{
    parts::{By, Chip, Pic, icon},
    play::Play,
    table::shortcut,
    words::t,
};

/// The hand, and below it the piles.
pub(super) fn hand(play: Play) -> AnyView {
    view! {
        {piles(play)}
        {tiles(play)}
    }
    .into_any()
}

/// The hand that is seen: one's own, or in a replay that of whose eyes look.
fn held(play: Play) -> Memo<Vec<Tile>> {
    let view = super::look::shown(play);
    Memo::new(move |_| {
        let seat = play.eyes.get();
        view.with(|view| {
            match view
                .as_ref()
                .zip(seat)
                .map(|(view, seat)| view.players.get(seat.index()).map(|player| player.hand))
            {
                Some(Some(Hand::Open(tiles))) => in_order(tiles),
                _ => Vec::new(),
            }
        })
    })
}

/// A seat's tiles in its own view, small.
pub(super) fn small(play: Play, view: &Value, seat: Seat) -> AnyView {
    let hand =
        View::deserialize(view).ok().and_then(|view| Some(view.players.get(seat.index())?.hand));
    let Some(Hand::Open(tiles)) = hand else { return ().into_any() };
    let one = |tile: Tile| {
        let label = move || play.tongue.say("qin-tile", &[("tile", tile.to_string().into())]);
        view! {
            <span class="held-one" role="img" aria-label=label title=label>
                {picture(tile)}
            </span>
        }
    };
    in_order(tiles).into_iter().map(one).collect_view().into_any()
}

fn in_order(tiles: Tiles) -> Vec<Tile> {
    Vec::from(tiles)
}

fn tiles(play: Play) -> impl IntoView {
    let held = held(play);
    let picks = Memo::new(move |_| play.chooser().is_some() && placing(play));
    let picked = Memo::new(move |_| play.picked().first().cloned());
    let one = move |(at, tile): (usize, Tile)| {
        let name = tile.to_string();
        let label = move || {
            let event = Value::from(tile.to_string());
            let args = [("tile", event.as_str().unwrap_or_default().to_owned().into())];
            play.tongue.say("qin-tile", &args)
        };
        let is_picked = {
            let name = name.clone();
            // Like tiles are one choice, shown on the first of them.
            let first = held.with_untracked(|held| held.iter().position(|it| *it == tile));
            move || picked.get().as_ref() == Some(&name) && first == Some(at)
        };
        let press = {
            let name = name.clone();
            move |_| pick(play, &name)
        };
        view! {
            <button
                type="button"
                class="hand-tile"
                data-tile=name
                aria-pressed=move || if is_picked() { "true" } else { "false" }
                disabled=move || !picks.get()
                on:click=press
            >
                {picture(tile)}
                <span>{label}</span>
            </button>
        }
    };
    let can_turn = move || picks.get() && play.picked().len() == 3;
    shortcut(play, "r", move || turn(play));
    for (at, key) in ["1", "2", "3"].into_iter().enumerate() {
        shortcut(play, key, move || {
            let tile = held.with_untracked(|held| held.get(at).copied());
            if let (true, Some(tile)) = (picks.get_untracked(), tile) {
                pick(play, &tile.to_string());
            }
        });
    }
    view! {
        <section
            class="hand panel"
            aria-labelledby="hand-title"
            data-lit=move || (picks.get() && picked.get().is_none()).then_some("")
        >
            <h2 id="hand-title">{t("hand-title")}</h2>
            <div class="hand-tiles">
                {move || held.get().into_iter().enumerate().map(one).collect_view()}
            </div>
            <button
                type="button"
                class="btn btn-turn"
                data-action="turn"
                title=t("qin-turn-label")
                hidden=move || play.looks_on()
                disabled=move || !can_turn()
                on:click=move |_| turn(play)
            >
                {icon("turn", "icon")}
                <span>{t("qin-turn")}</span>
                <kbd aria-hidden="true">"R"</kbd>
            </button>
        </section>
    }
}

/// Picks a tile, or lays it back.
fn pick(play: Play, tile: &str) {
    let is_picked = play
        .picker
        .with_untracked(|picker| picker.picked().first().map(String::as_str) == Some(tile));
    if is_picked {
        return play.clear();
    }
    if !play.pick_all(&[tile], By::Mouse) {
        play.refuse(vec![tile.to_owned()]);
    }
}

/// Whether a tile is to be placed, as the moves say.
fn placing(play: Play) -> bool {
    play.choices.with(|choices| {
        choices.moves.iter().any(|listed| !listed.mv.starts_with("draw ") && listed.mv != "pass")
    })
}

/// A tile as it lies in a hand.
fn picture(tile: Tile) -> impl IntoView {
    let (one, other) = tile.colours();
    view! {
        <svg class="tile-pic" viewBox="0 0 200 104" aria-hidden="true">
            <use href="#qin-slab-h" width="200" height="104"></use>
            <g clip-path="url(#qin-clip-h)">
                <use href=format!("#qin-terr-{}", drawing::colour(one)) width="100" height="100"></use>
                <use
                    href=format!("#qin-terr-{}", drawing::colour(other))
                    x="100"
                    width="100"
                    height="100"
                ></use>
            </g>
            <use href="#qin-bevel-h" width="200" height="100"></use>
        </svg>
    }
}

fn piles(play: Play) -> impl IntoView {
    let view = super::look::shown(play);
    let sizes = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.piles)));
    let draws = Memo::new(move |_| {
        play.chooser().is_some()
            && view
                .with(|view| view.as_ref().is_some_and(|view| matches!(view.phase, Phase::Draw(_))))
    });
    // A setting makes the choice, since all piles look alike.
    Effect::new(move |_| {
        if draws.get() && play.prefs.0.with_untracked(|settings| settings.draw) {
            let first =
                untrack(move || play.choices.with(|choices| choices.moves.first().cloned()));
            if let Some(listed) = first {
                play.pick_all(&listed.mv.split(' ').collect::<Vec<_>>(), By::Mouse);
            }
        }
    });
    let one = move |(at, size): (usize, u8)| {
        let number = (at + 1).to_string();
        let word = number.clone();
        let args = move || [("pile", (at + 1).into()), ("tiles", size.into())];
        view! {
            <button
                type="button"
                class="pile"
                class:empty=size == 0
                data-pile=number
                data-lit=move || (draws.get() && 0 < size).then_some("gain")
                disabled=move || !draws.get() || size == 0
                aria-label=move || play.tongue.say("qin-pile", &args())
                on:click=move |_| {
                    play.pick_all(&["draw", &word], By::Mouse);
                }
            >
                <Pic id="qin-tile-back".to_owned() class="tile-pic" view_box="0 0 200 100" />
                <span>{size}</span>
            </button>
        }
    };
    let note = move || if draws.get() { "qin-piles-choose" } else { "qin-piles-after" };
    let open = Callback::new(move |clause| play.open_clause(clause));
    view! {
        <section class="piles panel" aria-labelledby="piles-title">
            <div class="panel-head">
                <h2 id="piles-title">{t("qin-piles-title")}</h2>
                <p>{move || play.tongue.say(note(), &[])} " " <Chip clause=game::rule!("Q2.1") open=open /></p>
            </div>
            <div class="piles-list">
                {move || {
                    sizes.get().into_iter().flatten().enumerate().map(one).collect_view()
                }}
            </div>
        </section>
    }
}
