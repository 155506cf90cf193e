//! The layers of pieces on the board.

use huang::{Bandits, Colour, Space};
use leptos::prelude::*;

use super::{
    desk::Desk,
    drawing::{self, Coords, centre, drawn, middle_of},
    pieces::{self, PlacedLeader},
};

/// All tiles: each is drawn once.
pub(super) fn tiles(desk: Desk) -> impl IntoView {
    let tiles = Memo::new(move |_| desk.see(pieces::tiles_of));
    let drawn = move |(at, colour): (Space, Colour)| pieces::tile(at, colour, desk.board(), "");
    view! { <For each=move || tiles.get() key=|it| *it children=drawn /> }
}

/// Granaries, bandits, the marker.
pub(super) fn things(desk: Desk) -> impl IntoView {
    let granaries = Memo::new(move |_| desk.see(|view| view.granaries.clone()));
    let bandits = Memo::new(move |_| desk.see(|view| view.bandits.clone()));
    let marked = Memo::new(move |_| desk.view.with(|view| view.as_ref().and_then(pieces::marker)));
    let granary = |at: Space| drawn("granary", centre(at).shifted(25.0, 24.0), 46.0);
    view! {
        <For each=move || granaries.get() key=|at| *at children=granary />
        {move || bandits.get().into_iter().map(camp).collect_view()}
        {move || marked.get().map(|it| drawn("unification", centre(it.at), 74.0))}
    }
}

/// Bandits on their three spaces.
fn camp(bandits: Bandits) -> impl IntoView {
    let spaces = Vec::<Space>::from(bandits.on);
    let middle = middle_of(bandits.on);
    let Coords { x, y } = middle;
    view! {
        <path class="camp" d=drawing::around_spaces(&spaces)></path>
        {drawn("bandits", middle.shifted(-6.0, -4.0), 92.0)}
        <circle class="badge-disc" cx=x + 44.0 cy=y + 30.0 r="21"></circle>
        <text class="badge" x=x + 44.0 y=y + 42.0>
            {bandits.bandits}
        </text>
    }
}

/// All leaders with their badges.
pub(super) fn leaders(desk: Desk) -> impl IntoView {
    let standing = Memo::new(move |_| desk.see(pieces::leaders_of));
    let drawn = move |it: PlacedLeader| {
        let mine = untrack(move || desk.play.observation.eyes.get()) == Some(it.seat);
        pieces::leader(it, Some(desk.outlook), if mine { "standing own" } else { "standing" })
    };
    view! { <For each=move || standing.get() key=|it| *it children=drawn /> }
}

/// Pagodas and the palace.
pub(super) fn buildings(desk: Desk) -> impl IntoView {
    let standing = Memo::new(move |_| desk.see(pieces::buildings_of));
    view! {
        <For
            each=move || standing.get()
            key=|it| *it
            children=|(colour, on)| pieces::building(colour, on, "building")
        />
    }
}
