//! The player's tiles.

use game::Seat;
use leptos::prelude::*;
use qin::{Hand, Tile, Tiles, View};
use serde::Deserialize as _;
use serde_json::Value;

use super::{
    desk::{shown, turn},
    drawing, piles,
};
use crate::{
    boards::kit::shortcut,
    i18n::t,
    input::Input,
    parts::icon,
    play::{Play, Selection},
};

/// The hand, and below it the piles.
pub(super) fn hand(play: Play) -> AnyView {
    view! {
        {piles::piles(play)}
        {tiles(play)}
    }
    .into_any()
}

/// The viewer's hand.
fn held(play: Play) -> Memo<Vec<Tile>> {
    let view = shown(play);
    Memo::new(move |_| {
        let seat = play.observation.eyes.get();
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
        let label = move || play.i18n.say("qin-tile", &[("tile", tile.to_string().into())]);
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
    let picks = Memo::new(move |_| play.chooser().is_some() && placing(play.selection));
    let picked = Memo::new(move |_| play.selection.picked().first().cloned());
    for (at, key) in ["1", "2", "3"].into_iter().enumerate() {
        shortcut(key, move || {
            let tile = held.with_untracked(|held| held.get(at).copied());
            if let (true, Some(tile)) = (picks.get_untracked(), tile) {
                pick(play, &tile.to_string());
            }
        });
    }
    let one = move |(at, tile): (usize, Tile)| {
        let name = tile.to_string();
        // Like tiles are one choice, shown on the first of them.
        let first = held.with_untracked(|held| held.iter().position(|it| *it == tile));
        let is_picked =
            Signal::derive(move || picked.get() == Some(name.clone()) && first == Some(at));
        tile_button(play, tile, is_picked, picks)
    };
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
            {turn_button(play, picks)}
        </section>
    }
}

fn tile_button(
    play: Play,
    tile: Tile,
    is_picked: Signal<bool>,
    picks: Memo<bool>,
) -> impl IntoView {
    let name = tile.to_string();
    let label = move || play.i18n.say("qin-tile", &[("tile", tile.to_string().into())]);
    let press = {
        let name = name.clone();
        move |_| pick(play, &name)
    };
    // Tiles that can be placed anywhere need no light; a lesson asks for some.
    let lit = {
        let name = name.clone();
        move || (play.tutorial.is_some() && picks.get() && is_asked(play, &name)).then_some("quiet")
    };
    view! {
        <button
            type="button"
            class="hand-tile"
            data-tile=name
            data-lit=lit
            aria-pressed=move || if is_picked.get() { "true" } else { "false" }
            disabled=move || !picks.get()
            on:click=press
        >
            {picture(tile)}
            <span>{label}</span>
        </button>
    }
}

fn turn_button(play: Play, picks: Memo<bool>) -> impl IntoView {
    shortcut("r", move || turn(play));
    let can_turn = move || picks.get() && play.selection.picked().len() == 3;
    view! {
        <button
            type="button"
            class="btn btn-turn"
            data-action="turn"
            title=t("qin-turn-label")
            hidden=move || play.source.is_spectator()
            disabled=move || !can_turn()
            on:click=move |_| turn(play)
        >
            {icon("turn", "icon")}
            <span>{t("qin-turn")}</span>
            <kbd aria-hidden="true">"R"</kbd>
        </button>
    }
}

/// Picks a tile, or puts it back.
fn pick(play: Play, tile: &str) {
    let is_picked = play
        .selection
        .picker
        .with_untracked(|picker| picker.picked().first().map(String::as_str) == Some(tile));
    if is_picked {
        return play.clear();
    }
    if !play.pick_all(&[tile], Input::Mouse) {
        play.refuse(vec![tile.to_owned()]);
    }
}

/// Whether a listed move places this tile.
fn is_asked(play: Play, tile: &str) -> bool {
    play.selection.choices.with(|choices| {
        choices.moves.iter().any(|listed| listed.mv.split(' ').next() == Some(tile))
    })
}

/// Whether a tile is to be placed, as the moves say.
fn placing(selection: Selection) -> bool {
    selection.choices.with(|choices| {
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
