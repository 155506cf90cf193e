//! Spoken names and callouts of squares.

use leptos::prelude::*;
use locale::Arg;
use qin::{Colour, Square, View};
use serde_json::json;

use super::desk::Lit;
use crate::play::Play;

/// The spoken name of a square and its highlight.
pub(super) fn square(play: Play, view: Memo<Option<View>>, lit: Memo<Lit>, name: &str) -> String {
    let Ok(square) = name.parse::<Square>() else { return name.to_owned() };
    let text = view.with(|view| view.as_ref().map(|view| ground(play, view, square)));
    let text = text.unwrap_or_default();
    let id = match lit.with(|lit| lit.get(&square).copied()) {
        None => return text,
        Some(gain) if 0 < gain => "space-gains",
        Some(_) => "space-lit",
    };
    play.i18n.say(id, &[("text", text.into())])
}

fn ground(play: Play, view: &View, square: Square) -> String {
    let name = play.i18n;
    let mut args: Vec<(&str, Arg<'_>)> = vec![("space", square.to_string().into())];
    let owner = |seat: game::Seat| play.seating.name(seat);
    if let Some(village) = view.villages.iter().find(|it| it.squares.contains(&square)) {
        let Some(seat) = village.owner else { return name.say("qin-space-village", &args) };
        args.push(("seat", owner(seat).into()));
        return name.say("qin-space-village-of", &args);
    }
    let of = |colour: &Colour| view.territories[*colour as usize].contains(&square);
    let Some(colour) = Colour::ALL.into_iter().find(of) else {
        let id = if square.is_in(view.board.board().water) {
            "qin-space-water"
        } else {
            "qin-space-meadow"
        };
        return name.say(id, &args);
    };
    args.push(("colour", super::drawing::colour(colour).into()));
    let province = view.provinces.iter().find(|it| it.squares.contains(&square));
    let Some((province, seat)) = province.and_then(|it| Some((it, it.owner?))) else {
        return name.say("qin-space-lone", &args);
    };
    args.push(("seat", owner(seat).into()));
    args.push(("size", province.squares.len().into()));
    args.push(("pagodas", province.pagodas.into()));
    let id = if province.at == Some(square) { "qin-space-pagoda" } else { "qin-space-province" };
    name.say(id, &args)
}

/// The callout of a square: the figures of its province or village.
pub(super) fn about(play: Play, view: Memo<Option<View>>, name: &str) -> Option<String> {
    let square: Square = name.parse().ok()?;
    let names = play.seating.names();
    view.with(|view| {
        let view = view.as_ref()?;
        let province = view.provinces.iter().find(|it| it.squares.contains(&square));
        let village = view.villages.iter().find(|it| it.squares.contains(&square));
        let (id, fields) = match (province, village) {
            (Some(province), _) => ("qin-provinces", json!(province)),
            (None, Some(village)) => ("qin-villages", json!(village)),
            (None, None) => return None,
        };
        Some(play.i18n.with(|words| words.describe(id, &fields, &names, &[])))
    })
}
