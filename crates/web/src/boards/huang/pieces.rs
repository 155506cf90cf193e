//! What lies and stands on the board: tiles, leaders, pagodas and all else that a view shows.

use game::Seat;
use huang::{Bandits, Board, Colour, Conflict, Marker, Outlook, Pagoda, Site, Space, View};
use leptos::prelude::*;

use super::{
    desk::Desk,
    drawing::{self, centre, drawn, middle_of, word},
};

/// A leader on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Standing {
    pub(super) seat: Seat,
    pub(super) colour: Colour,
    pub(super) at: Space,
}

/// All tiles: each is drawn once, and the newest comes in.
pub(super) fn tiles(desk: Desk) -> impl IntoView {
    let tiles = Memo::new(move |_| desk.see(tiles_of));
    let drawn = move |(at, colour): (Space, Colour)| {
        let last = untrack(move || desk.last.get().contains(&at));
        tile(at, colour, desk.board(), if last { "piece-in" } else { "" })
    };
    view! { <For each=move || tiles.get() key=|it| *it children=drawn /> }
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

/// Whose leader stands on a space, and which.
pub(super) fn leader_at(view: &View, space: Space) -> Option<(Seat, Colour)> {
    view.players.iter().enumerate().find_map(|(seat, player)| {
        let at = player.leaders.iter().position(|at| *at == Some(space))?;
        Some((Seat(seat as u8), Colour::ALL[at]))
    })
}

/// A tile where it lies: within the walls of a capital, or alone.
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
    view! { <g class=class>{drawn(&id, here, size)} {wall}</g> }
}

/// The tile under the unification marker.
pub(super) fn marker(view: &View) -> Option<Marker> {
    match view.conflict? {
        Conflict::War(war) => Some(war.marker),
        Conflict::Bandits(marker) => Some(marker),
        Conflict::Revolt(_) => None,
    }
}

/// Granaries, bandits, the marker.
pub(super) fn things(desk: Desk) -> impl IntoView {
    let granaries = Memo::new(move |_| desk.see(|view| view.granaries.clone()));
    let bandits = Memo::new(move |_| desk.see(|view| view.bandits.clone()));
    let marked = Memo::new(move |_| desk.view.with(|view| view.as_ref().and_then(marker)));
    let granary = |at: Space| {
        let (x, y) = centre(at);
        drawn("granary", (x + 25.0, y + 24.0), 46.0)
    };
    view! {
        <For each=move || granaries.get() key=|at| *at children=granary />
        {move || bandits.get().into_iter().map(camp).collect_view()}
        {move || marked.get().map(|it| drawn("unification", centre(it.at), 74.0))}
    }
}

/// Bandits on their three spaces.
fn camp(bandits: Bandits) -> impl IntoView {
    let spaces = Vec::<Space>::from(bandits.on);
    let (x, y) = middle_of(bandits.on);
    view! {
        <path class="camp" d=drawing::around_spaces(&spaces)></path>
        {drawn("bandits", (x - 6.0, y - 4.0), 92.0)}
        <circle class="badge-disc" cx=x + 44.0 cy=y + 30.0 r="21"></circle>
        <text class="badge" x=x + 44.0 y=y + 42.0>
            {bandits.bandits}
        </text>
    }
}

/// All leaders with their badges.
pub(super) fn leaders(desk: Desk) -> impl IntoView {
    let standing = Memo::new(move |_| desk.see(leaders_of));
    let drawn = move |it: Standing| {
        let mine = untrack(move || desk.play.eyes.get()) == Some(it.seat);
        leader(it, Some(desk.outlook), if mine { "standing own" } else { "standing" })
    };
    view! { <For each=move || standing.get() key=|it| *it children=drawn /> }
}

/// The leaders on the board.
pub(super) fn leaders_of(view: &View) -> Vec<Standing> {
    let of = |(seat, player): (usize, &huang::Player)| {
        let standing =
            Colour::ALL.into_iter().zip(player.leaders).filter_map(move |(colour, at)| {
                Some(Standing { seat: Seat(seat as u8), colour, at: at? })
            });
        standing.collect::<Vec<_>>()
    };
    view.players.iter().enumerate().flat_map(of).collect()
}

/// A leader where it stands, with the strength that it is foreseen to have there.
pub(super) fn leader(
    it: Standing,
    outlook: Option<Memo<Outlook>>,
    class: &'static str,
) -> impl IntoView {
    let (x, y) = centre(it.at);
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
        <g class=class>
            <circle class="foot" cx=x cy=y + 2.0 r="44"></circle>
            {drawing::leader(it.seat, it.colour, (x, y), 84.0)}
            {badge}
        </g>
    }
}

/// Pagodas and the palace.
pub(super) fn buildings(desk: Desk) -> impl IntoView {
    let standing = Memo::new(move |_| desk.see(buildings_of));
    view! {
        <For
            each=move || standing.get()
            key=|it| *it
            children=|(colour, on)| building(colour, on, "building")
        />
    }
}

/// What is built where: pagodas with their colours, the palace without.
pub(super) fn buildings_of(view: &View) -> Vec<(Option<Colour>, Site)> {
    let pagodas = view.pagodas.iter().map(|Pagoda { colour, on }| (Some(*colour), *on));
    pagodas.chain(view.palace.map(|on| (None, on))).collect()
}

/// A pagoda, or the palace, on its site.
pub(super) fn building(colour: Option<Colour>, on: Site, class: &'static str) -> impl IntoView {
    let (x, y) = middle_of(on);
    let (id, size) = match colour {
        Some(colour) => (format!("pagoda-{}", word(colour)), 92.0),
        None => ("palace".to_owned(), 116.0),
    };
    view! { <g class=class>{drawn(&id, (x, y - 0.1 * size), size)}</g> }
}
