//! Spoken names and callouts of spaces.

use huang::{Colour, Kingdom, Space, View};
use locale::Arg;
use serde_json::json;

use leptos::prelude::*;

use super::{
    desk::{Desk, PickEffect},
    drawing::word,
    pieces,
};

/// A kingdom's name: its state, or one of its spaces.
pub(super) fn kingdom_name(desk: Desk, spaces: &[Space], named: Space) -> String {
    let state = desk.board().states.iter().find(|(at, _)| spaces.contains(at));
    state.map_or_else(|| named.to_string(), |(_, name)| name.clone())
}

/// The spoken name of a space and its highlight.
pub(super) fn space(desk: Desk, name: &str) -> String {
    let Ok(space) = name.parse::<Space>() else { return name.to_owned() };
    let text = desk.view.with(|view| view.as_ref().map(|view| ground(desk, view, space)));
    let text = text.unwrap_or_default();
    let id = match desk.lit.with(|lit| lit.get(&space).copied()) {
        None => return text,
        Some(PickEffect::Gain) => "huang-space-gains",
        Some(PickEffect::Fight) => "huang-space-fights",
        Some(PickEffect::Quiet | PickEffect::Piece) => "huang-space-lit",
    };
    desk.play.i18n.say(id, &[("text", text.into())])
}

fn ground(desk: Desk, view: &View, space: Space) -> String {
    let (board, play) = (desk.board(), desk.play);
    let ground = if space.is_in(board.river) {
        "river"
    } else if space.is_in(board.capitals) {
        "capital"
    } else {
        "land"
    };
    let mut args: Vec<(&str, Arg<'_>)> =
        vec![("space", space.to_string().into()), ("ground", ground.into())];
    let (tile, leader) = (pieces::tile_at(view, space), pieces::leader_at(view, space));
    let bandits = view.bandits.iter().find(|it| space.is_in(it.on.spaces()));
    let piece = match (leader, tile, bandits) {
        (Some((seat, colour)), ..) => {
            args.push(("seat", play.seating.name(seat).into()));
            args.push(("colour", word(colour).into()));
            "huang-space-leader"
        }
        (_, Some(colour), _) => {
            args.push(("colour", word(colour).into()));
            args.push(("top", top(view, space).into()));
            "huang-space-tile"
        }
        (.., Some(bandits)) => {
            args.push(("bandits", bandits.bandits.into()));
            "huang-space-bandits"
        }
        _ => "huang-space-empty",
    };
    let kingdom = view.kingdoms.iter().find(|it| it.spaces.contains(&space));
    let (name, strength) = match kingdom {
        Some(it) => (kingdom_name(desk, &it.spaces, it.spaces[0]), it.strength),
        None => ("none".to_owned(), 0),
    };
    args.push(("kingdom", name.into()));
    args.push(("strength", strength.into()));
    play.i18n.say(piece, &args)
}

/// The building on a tile.
fn top(view: &View, space: Space) -> &'static str {
    if pieces::marker(view).is_some_and(|it| it.at == space) {
        return "marker";
    }
    let built = pieces::buildings_of(view).into_iter().find(|(_, on)| space.is_in(on.spaces()));
    match built {
        Some((Some(_), _)) => "pagoda",
        Some((None, _)) => "palace",
        None if view.granaries.contains(&space) => "granary",
        None => "none",
    }
}

/// The callout of a space: the figures of its kingdom.
pub(super) fn about(desk: Desk, name: &str) -> Option<String> {
    let space: Space = name.parse().ok()?;
    let names = desk.play.seating.names();
    desk.view.with(|view| {
        let view = view.as_ref()?;
        if let Some(bandits) = view.bandits.iter().find(|it| space.is_in(it.on.spaces())) {
            return Some(
                desk.play
                    .i18n
                    .with(|words| words.describe("huang-bandits", &json!(bandits), &names, &[])),
            );
        }
        let kingdom = view.kingdoms.iter().find(|it| it.spaces.contains(&space))?;
        Some(figures(desk, view, kingdom, &names))
    })
}

fn figures(desk: Desk, view: &View, kingdom: &Kingdom, names: &[String]) -> String {
    let tiles = |colour: Colour| {
        view.tiles[colour as usize].iter().filter(|it| kingdom.spaces.contains(it)).count()
    };
    let all: usize = Colour::ALL.into_iter().map(tiles).sum();
    let pagodas = view.pagodas.iter().filter(|it| kingdom.spaces.contains(&it.on.first())).count();
    let name = kingdom_name(desk, &kingdom.spaces, kingdom.spaces[0]);
    let more: [(&str, Arg<'_>); 3] =
        [("name", name.into()), ("tiles", all.into()), ("pagodas", pagodas.into())];
    let fields = json!({ "strength": kingdom.strength, "leaders": kingdom.leaders });
    desk.play.i18n.with(|words| words.describe("huang-kingdom", &fields, names, &more))
}
