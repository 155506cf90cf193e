//! The layers of the board.

use leptos::prelude::*;
use qin::{SIZE, Square, View};
use serde::Deserialize as _;

use super::{
    desk::Desk,
    drawing::{self, UNIT},
    placed_tile::PlacedTile,
};
use crate::play::Hint;

/// The ground; it never changes.
pub(super) fn meadow(desk: Desk) -> impl IntoView {
    let name = Memo::new(move |_| desk.view.with(|view| view.as_ref().map(|view| view.board)));
    let lines: String =
        (1..u32::from(SIZE)).map(|at| format!("M{0},0V1300M0,{0}H1300", at * UNIT)).collect();
    let ground = move || {
        let board = name.get()?.board();
        let drawn = |square: Square| {
            if square.is_in(board.water) {
                return drawing::on_square("water", square).into_any();
            }
            let kind = (7 * square.column() + 3 * square.row() + square.row()) % 4 + 1;
            drawing::on_square(&format!("meadow-{kind}"), square).into_any()
        };
        Some(Square::all().map(drawn).collect_view())
    };
    view! {
        <use href="#qin-field" width="1300" height="1300"></use>
        {ground}
        <path class="grid-lines" d=lines></path>
    }
}

/// Villages and starting territories; they never change either.
pub(super) fn villages(desk: Desk) -> impl IntoView {
    let name = Memo::new(move |_| desk.view.with(|view| view.as_ref().map(|view| view.board)));
    let places = Memo::new(move |_| {
        desk.view.with_untracked(|view| {
            let villages = view.as_ref().map(|view| view.villages.clone()).unwrap_or_default();
            villages.into_iter().map(|village| village.squares).collect::<Vec<_>>()
        })
    });
    let yard = |squares: Vec<Square>| {
        let (x, y, width, height) = drawing::bounds(&squares)?;
        Some(view! {
            <rect class="yard" x=x + 5 y=y + 5 width=width - 10 height=height - 10 rx="20"></rect>
            <rect class="fence" x=x + 11 y=y + 11 width=width - 22 height=height - 22 rx="14"></rect>
            {squares
                .into_iter()
                .map(|square| drawing::on_square("village-houses", square))
                .collect_view()}
        })
    };
    let starts = move || {
        let board = name.get()?.board();
        let of = |(at, colour): (usize, qin::Colour)| {
            let square = Square::all().find(|square| square.is_in(board.starts[at]))?;
            Some(drawing::on_square(&format!("start-{}", drawing::colour(colour)), square))
        };
        Some(qin::Colour::ALL.into_iter().enumerate().filter_map(of).collect_view())
    };
    view! {
        {move || {
            name.track();
            places.get().into_iter().filter_map(yard).collect_view()
        }}
        {starts}
    }
}

/// Tiles: each is drawn once.
pub(super) fn tiles(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let laid = Memo::new(move |_| {
        let ply = play.shown_ply();
        play.observation.log.with(|log| PlacedTile::all(log, ply))
    });
    let drawn = |laid: PlacedTile| {
        view! { <g data-piece=format!("tile {}", laid.on[0])>{drawing::tile(laid, "tile")}</g> }
    };
    view! { <For each=move || laid.get() key=|laid| *laid children=drawn /> }
}

/// The last tile, and the inspected province or village.
pub(super) fn outlines(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let last = move || {
        let ply = play.shown()?.ply;
        let laid = play.observation.log.with(|log| PlacedTile::all(log, ply).last().copied())?;
        Some(view! {
            {drawing::frame(laid, -3.0, "last-move")}
            {drawing::frame(laid, -3.0, "last-move-in")}
        })
    };
    let looked_at = move || {
        let name = play.panels.inspected.get()?;
        let square: Square = name.parse().ok()?;
        let path = drawing::outline(&desk.view.with(|view| group(view.as_ref()?, square))?);
        Some(view! {
            <path class="edge-halo" d=path.clone()></path>
            <path class="edge plain" d=path></path>
        })
    };
    view! {
        {last}
        {looked_at}
    }
}

/// The squares of the province or village around a square.
fn group(view: &View, square: Square) -> Option<Vec<Square>> {
    let provinces = view.provinces.iter().map(|it| &it.squares);
    let mut groups = provinces.chain(view.villages.iter().map(|it| &it.squares));
    groups.find(|squares| squares.contains(&square)).cloned()
}

pub(super) fn targets(desk: Desk) -> impl IntoView {
    move || {
        let ghost = desk.ghost.get();
        let mut lit = desk.lit.get();
        lit.retain(|square, _| ghost.is_none_or(|ghost| !ghost.covers(*square)));
        let drawn = |(square, gain): (Square, i32)| {
            drawing::on_square(if 0 < gain { "target" } else { "target-quiet" }, square)
        };
        lit.into_iter().map(drawn).collect_view()
    }
}

/// Previews: the picked tile, pagodas it would take, the refused square, hints.
pub(super) fn ghost(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let tile = move || {
        let laid = desk.ghost.get()?;
        Some(view! {
            {drawing::tile(laid, "ghost-tile")}
            {drawing::frame(laid, 2.0, "ring-edge")}
            {drawing::frame(laid, 2.0, "ring")}
        })
    };
    let refused = move || {
        let square: Square = play.selection.forbidden.get()?.word.parse().ok()?;
        let (x, y) = drawing::corner(square);
        Some(view! {
            <rect class="refused-square" x=x + 4 y=y + 4 width="92" height="92" rx="12"></rect>
            {drawing::on_square("refused", square)}
        })
    };
    view! {
        {tile}
        {refused}
        {move || hinted(desk)}
    }
}

/// The moves of a hint, with their ranks.
fn hinted(desk: Desk) -> Option<impl IntoView> {
    let play = desk.play;
    let Hint::Given(hinted) = play.selection.hint.get() else { return None };
    if desk.ghost.get().is_some() || play.chooser().is_none() {
        return None;
    }
    let drawn = |(at, mv): (usize, &str)| {
        let laid = PlacedTile::read(&mv.split(' ').collect::<Vec<_>>())?;
        let (x, y) = drawing::corner(laid.halves()[0].0);
        let (dx, dy) = if laid.is_across() { (100, 50) } else { (50, 100) };
        Some(view! {
            {drawing::tile(laid, "ghost-tile")}
            {drawing::frame(laid, 2.0, "hint-ring")}
            {drawing::frame(laid, 2.0, "hint-ring-in")}
            <g class="hint-rank" transform=format!("translate({},{})", x + dx, y + dy)>
                <circle r="34"></circle>
                <text y="16">{at + 1}</text>
            </g>
        })
    };
    let moves = hinted.iter().map(|hinted| hinted.weighed.mv.as_str());
    Some(moves.enumerate().filter_map(drawn).collect_view())
}

/// Pagodas, and those that the picked move would add or take.
pub(super) fn pagodas(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let standing =
        Memo::new(move |_| desk.view.with(|view| view.as_ref().map(stands).unwrap_or_default()));
    let soon = move || {
        let preview = play.selection.preview.get()?;
        desk.ghost.get()?;
        let after: View = View::deserialize(&preview.view).ok()?;
        let now = standing.get();
        let after = stands(&after);
        let new = after.iter().filter(|it| !now.contains(it)).map(|Stand { at, id, .. }| {
            let (x, y) = drawing::corner(*at);
            view! {
                {drawing::pagoda(id, *at, "soon")}
                <use href="#qin-plus-one" x=x + 60 y=y.saturating_sub(12) width="50" height="50"></use>
            }
        });
        let is_gone = |square: Square| after.iter().all(|it| it.at != square);
        let gone =
            now.iter().filter(|it| is_gone(it.at)).map(|it| drawing::on_square("refused", it.at));
        Some(view! {
            {new.collect_view()}
            {gone.collect_view()}
        })
    };
    let drawn = |Stand { at, id, of }: Stand| {
        view! { <g data-piece=format!("{id} {of}")>{drawing::pagoda(&id, at, "pagoda")}</g> }
    };
    view! {
        <For each=move || standing.get() key=|it| it.clone() children=drawn />
        {soon}
    }
}

/// Where pagodas stand. The order is that of drawing: top to bottom.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Stand {
    at: Square,
    /// The drawing, which names the owner.
    id: String,
    /// The square by which events name the place: of a village the first one.
    of: Square,
}

/// The pagodas of a view.
fn stands(view: &View) -> Vec<Stand> {
    let mut stands = Vec::new();
    for province in &view.provinces {
        if let (Some(owner), Some(at)) = (province.owner, province.at) {
            let kind = if province.pagodas == 2 { "pagoda2" } else { "pagoda" };
            stands.push(Stand { at, id: format!("{kind}-p{owner}"), of: at });
        }
    }
    for village in &view.villages {
        let ends = village.squares.first().zip(village.squares.last());
        if let (Some(owner), Some((&of, &at))) = (village.owner, ends) {
            stands.push(Stand { at, id: format!("pagoda-p{owner}"), of });
        }
    }
    stands.sort();
    stands
}
