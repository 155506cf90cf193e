//! Marks on the board: last move, inspected kingdom, targets, picked piece and its consequences. All marked spaces share a few
//! paths.

use game::Seat;
use huang::{Space, View};
use leptos::prelude::*;

use super::{
    desk::{Desk, Ghost, PickEffect},
    drawing::{self, Coords, centre, hexagon, hexagons},
    pieces::{self, PlacedLeader},
    sides,
};
use crate::play::Hint;

/// Crossed blades around a point.
const BLADES: &str = "m-10-10l16,16m4-16l-16,16m-3-4l7,7m5,0l7-7";

/// The last move, and the inspected kingdom.
pub(super) fn outlines(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let last = move || {
        let spaces = desk.last.get();
        (!spaces.is_empty()).then(|| {
            let path = hexagons(spaces, 47.0);
            view! {
                <path class="last-move" d=path.clone()></path>
                <path class="last-move-in" d=path></path>
            }
        })
    };
    let looked_at = move || {
        let space: Space = play.panels.inspected.get()?.parse().ok()?;
        let path = desk.see(|view| kingdom_at(view, space).map(drawing::around_spaces))?;
        Some(view! {
            <path class="edge-halo" d=path.clone()></path>
            <path class="edge" d=path></path>
        })
    };
    let at_war = move || {
        let stakes = desk.outlook.with(|it| it.stakes.clone())?;
        let side = |(at, side): (usize, &huang::Stake)| {
            let path = drawing::around_spaces(&side.spaces);
            view! {
                <path class="edge-halo" d=path.clone()></path>
                <path class=format!("edge {}", sides::classes(side, at)) d=path></path>
            }
        };
        Some(stakes.sides.iter().enumerate().map(side).collect_view())
    };
    view! {
        {last}
        {at_war}
        {looked_at}
    }
}

/// The spaces of the kingdom around a space.
fn kingdom_at(view: &View, space: Space) -> Option<&[Space]> {
    let kingdom = view.kingdoms.iter().find(|it| it.spaces.contains(&space))?;
    Some(&kingdom.spaces)
}

/// Gold rings on spaces that can be picked: plain, with a disc if it gains, with blades if it
/// starts a conflict.
pub(super) fn targets(desk: Desk) -> impl IntoView {
    move || {
        let lit = desk.lit.get();
        if lit.is_empty() {
            return None;
        }
        let of = |wanted: PickEffect| {
            lit.iter().filter(move |(_, it)| **it == wanted).map(|(space, _)| *space)
        };
        let round = |spaces: &mut dyn Iterator<Item = Space>, size: f64| -> String {
            spaces
                .map(|space| {
                    let double = 2.0 * size;
                    let start = centre(space).shifted(-size, 0.0).text();
                    format!(
                        "M{start}a{size},{size},0,1,0,{double},0a{size},{size},0,1,0-{double},0Z"
                    )
                })
                .collect()
        };
        let blades: String =
            of(PickEffect::Fight).map(|it| format!("M{}{BLADES}", centre(it).text())).collect();
        let sure = || of(PickEffect::Gain).chain(of(PickEffect::Fight));
        Some(view! {
            <path class="ring-halo quiet" d=hexagons(of(PickEffect::Quiet), 36.0)></path>
            <path class="ring quiet" d=hexagons(of(PickEffect::Quiet), 36.0)></path>
            <path class="pick-edge" d=hexagons(of(PickEffect::Piece), 42.0)></path>
            <path class="pick" d=hexagons(of(PickEffect::Piece), 42.0)></path>
            <path class="ring-halo" d=hexagons(sure(), 38.0)></path>
            <path class="ring" d=hexagons(sure(), 38.0)></path>
            <path class="ring-gain" d=round(&mut of(PickEffect::Gain), 13.0)></path>
            <path class="ring-fight" d=round(&mut of(PickEffect::Fight), 21.0)></path>
            <path class="ring-blades" d=blades></path>
        })
    }
}

/// Previews: the picked piece, pieces that the move would add and remove, the refused space,
/// hints.
pub(super) fn ghost(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let picked = move || {
        let seat = play.chooser().or_else(|| play.observation.eyes.get()).unwrap_or(Seat(0));
        let (piece, spaces) = match desk.ghost.get()? {
            Ghost::Tile(colour, at) => {
                (pieces::tile(at, colour, desk.board(), "ghost-tile").into_any(), vec![at])
            }
            Ghost::Leader(colour, at) => {
                let standing = PlacedLeader { seat, colour, at };
                (pieces::leader(standing, None, "ghost-tile").into_any(), vec![at])
            }
            Ghost::Spaces(spaces) => (().into_any(), spaces),
        };
        let path = hexagons(spaces, 46.0);
        Some(view! {
            {piece}
            <path class="pick-edge" d=path.clone()></path>
            <path class="pick" d=path></path>
        })
    };
    let refused = move || {
        let space: Space = play.selection.forbidden.get()?.word.parse().ok()?;
        Some(view! { <path class="refused-space" d=hexagon(centre(space), 44.0)></path> })
    };
    view! {
        {picked}
        {move || changes(desk)}
        {refused}
        {move || hinted(desk)}
    }
}

/// Pieces that the picked move would add besides, and those it would remove.
fn changes(desk: Desk) -> Option<impl IntoView> {
    let after = desk.after.get()?;
    let now = desk.view.get()?;
    let (built, before) = (pieces::buildings_of(&after), pieces::buildings_of(&now));
    let new = built.iter().filter(|it| !before.contains(it));
    let new = new.map(|(colour, on)| pieces::building(*colour, *on, "soon")).collect_view();
    let (tiles, led) = (pieces::tiles_of(&after), pieces::leaders_of(&after));
    let gone_tiles = pieces::tiles_of(&now).into_iter().filter(|it| !tiles.contains(it));
    let gone_leaders = pieces::leaders_of(&now).into_iter().filter(|it| !led.contains(it));
    let gone: Vec<Space> = gone_tiles.map(|it| it.0).chain(gone_leaders.map(|it| it.at)).collect();
    let fallen = before.iter().filter(|it| !built.contains(it));
    let places = gone.into_iter().map(centre).chain(fallen.map(|it| drawing::middle_of(it.1)));
    Some(view! {
        {new}
        {places.map(cross).collect_view()}
    })
}

/// A cross on a piece that is removed.
fn cross(at: Coords) -> impl IntoView {
    let middle = at.shifted(-22.0, 22.0);
    let Coords { x, y } = middle;
    view! {
        <circle class="cross-disc" cx=x cy=y r="18"></circle>
        <path class="cross" d=format!("M{}l15,15m0-15l-15,15", middle.shifted(-7.5, -7.5).text())></path>
    }
}

/// The moves of a hint with their ranks, as far as they are on the board.
fn hinted(desk: Desk) -> Option<impl IntoView> {
    let play = desk.play;
    let Hint::Given(hinted) = play.selection.hint.get() else { return None };
    if desk.ghost.get().is_some() || play.chooser().is_none() {
        return None;
    }
    let drawn = |(at, mv): (usize, &str)| {
        let space: Space = mv.split(' ').rev().find_map(|word| word.parse().ok())?;
        let here = centre(space);
        let Coords { x, y } = here;
        Some(view! {
            <path class="hint-ring" d=hexagon(here, 44.0)></path>
            <path class="hint-ring-in" d=hexagon(here, 44.0)></path>
            <g class="hint-rank" transform=format!("translate({x:.1},{y:.1})")>
                <circle r="26"></circle>
                <text y="13">{at + 1}</text>
            </g>
        })
    };
    let moves = hinted.iter().map(|hinted| hinted.weighed.mv.as_str());
    Some(moves.enumerate().filter_map(drawn).collect_view())
}

/// Pieces that leave the board if one side of a conflict or the other wins.
pub(super) fn at_stake(desk: Desk) -> impl IntoView {
    move || {
        let stakes = desk.outlook.with(|it| it.stakes.clone())?;
        let mut spaces: Vec<Space> = Vec::new();
        for side in &stakes.sides {
            spaces.extend(&side.wins.leave);
            spaces.extend(side.wins.home.iter().map(|it| it.at));
        }
        spaces.sort_unstable();
        spaces.dedup();
        Some(spaces.into_iter().map(|it| cross(centre(it))).collect_view())
    }
}
