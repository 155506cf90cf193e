//! The pieces of a view, and their drawings.

use game::Seat;
use huang::{Board, Colour, Conflict, Marker, Outlook, Pagoda, Site, Space, View};
use leptos::prelude::*;

use super::drawing::{self, Coords, centre, drawn, middle_of, word};

/// A leader on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PlacedLeader {
    pub(super) seat: Seat,
    pub(super) colour: Colour,
    pub(super) at: Space,
}

/// The tiles of a view with their places, the one under the marker included.
pub(super) fn tiles_of(view: &View) -> Vec<(Space, Colour)> {
    let of = |colour: Colour| view.tiles[colour as usize].iter().map(move |at| (*at, colour));
    let lying = Colour::ALL.into_iter().flat_map(of);
    lying.chain(marker(view).map(|it| (it.at, it.colour))).collect()
}

/// The colour of the tile on a space, the one under the marker included.
pub(super) fn tile_at(view: &View, space: Space) -> Option<Colour> {
    let lies = Colour::ALL.into_iter().find(|it| view.tiles[*it as usize].contains(&space));
    lies.or_else(|| marker(view).filter(|it| it.at == space).map(|it| it.colour))
}

/// The leader on a space, and its owner.
pub(super) fn leader_at(view: &View, space: Space) -> Option<(Seat, Colour)> {
    view.players.iter().enumerate().find_map(|(seat, player)| {
        let at = player.leaders.iter().position(|at| *at == Some(space))?;
        Some((Seat(seat as u8), Colour::ALL[at]))
    })
}

/// A tile on the board: within the walls of a capital, or alone.
pub(super) fn tile(
    at: Space,
    colour: Colour,
    board: &Board,
    class: &'static str,
) -> impl IntoView + use<> {
    let id = format!("tile-{}", word(colour));
    let here = centre(at);
    let size = if at.is_in(board.capitals) { 76.0 } else { 100.0 };
    let wall = at.is_in(board.capitals).then(|| drawn("capital-wall", here, 106.0));
    view! { <g class=class data-piece=format!("tile {at}")>{drawn(&id, here, size)} {wall}</g> }
}

/// The tile under the unification marker.
pub(super) fn marker(view: &View) -> Option<Marker> {
    match view.conflict? {
        Conflict::War(war) => Some(war.marker),
        Conflict::Bandits(marker) => Some(marker),
        Conflict::Revolt(_) => None,
    }
}

/// The leaders on the board.
pub(super) fn leaders_of(view: &View) -> Vec<PlacedLeader> {
    let of = |(seat, player): (usize, &huang::Player)| {
        let standing =
            Colour::ALL.into_iter().zip(player.leaders).filter_map(move |(colour, at)| {
                Some(PlacedLeader { seat: Seat(seat as u8), colour, at: at? })
            });
        standing.collect::<Vec<_>>()
    };
    view.players.iter().enumerate().flat_map(of).collect()
}

/// A leader on the board, with its forecast strength.
pub(super) fn leader(
    it: PlacedLeader,
    outlook: Option<Memo<Outlook>>,
    class: &'static str,
) -> impl IntoView {
    let at = centre(it.at);
    let Coords { x, y } = at;
    let badge = move || {
        let footing = outlook?
            .with(|outlook| outlook.leaders.iter().find(|footing| footing.at == it.at).copied())?;
        Some(view! {
            <circle class="badge-disc" cx=x + 28.0 cy=y - 27.0 r="18"></circle>
            <text class="badge" x=x + 28.0 y=y - 16.5>
                {footing.strength}
            </text>
        })
    };
    view! {
        <g class=class data-piece=format!("leader {}", it.at)>
            <circle class="foot" cx=x cy=y + 2.0 r="44"></circle>
            {drawing::leader(it.seat, it.colour, at, 84.0)}
            {badge}
        </g>
    }
}

/// The buildings and their sites: pagodas with their colours, the palace without.
pub(super) fn buildings_of(view: &View) -> Vec<(Option<Colour>, Site)> {
    let pagodas = view.pagodas.iter().map(|Pagoda { colour, on }| (Some(*colour), *on));
    pagodas.chain(view.palace.map(|on| (None, on))).collect()
}

/// A pagoda, or the palace, on its site.
pub(super) fn building(colour: Option<Colour>, on: Site, class: &'static str) -> impl IntoView {
    let (id, size) = match colour {
        Some(colour) => (format!("pagoda-{}", word(colour)), 92.0),
        None => ("palace".to_owned(), 116.0),
    };
    let name = format!("building {}", on.first());
    let here = middle_of(on).shifted(0.0, -0.1 * size);
    view! { <g class=class data-piece=name>{drawn(&id, here, size)}</g> }
}
