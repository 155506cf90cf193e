//! The board, and its magnified part.

use huang::{Board as Map, Module, SIZE, Space};
use leptos::prelude::*;

use super::{
    desk::{Desk, Ghost, PickEffect},
    drawing::{Coords, VIEW_BOX, centre},
    ground, layers, marks, pieces, spoken,
};
use crate::{
    boards::kit::{Board, Grid},
    play::Play,
};

/// The middle of the board.
const MIDDLE: Coords = Coords { x: 671.0, y: 575.0 };

/// The board with all its layers.
pub(super) fn board(play: Play) -> AnyView {
    let desk = Desk::of(play);
    let grid = Grid {
        columns: SIZE,
        rows: SIZE,
        name,
        label: Box::new(move |name| spoken::space(desk, name)),
        lit: Box::new(move |name| {
            let space: Space = name.parse().ok()?;
            let effect = desk.lit.with(|lit| lit.get(&space).copied())?;
            Some(if effect == PickEffect::Gain { "gain" } else { "quiet" })
        }),
        tap: Box::new(move |name, by| {
            if let Ok(space) = name.parse() {
                desk.tap(space, by);
            }
        }),
        about: Box::new(move |name| spoken::about(desk, name)),
    };
    view! { <Board play=play grid=grid art=art(desk).into_any() hexes=true /> }.into_any()
}

/// The name of a space; both boards have the same outline.
fn name(column: u8, row: u8) -> String {
    let board = Map::of(Module::None);
    let space = Space::at(column, row).filter(|it| it.is_in(board.land | board.river));
    space.map(|it| it.to_string()).unwrap_or_default()
}

fn art(desk: Desk) -> impl IntoView {
    let module = Memo::new(move |_| desk.view.with(|view| Some(view.as_ref()?.options.module)));
    view! {
        <svg class="board-art" aria-hidden="true" viewBox=VIEW_BOX>
            <g id="huang-ground" class="ground">
                {move || module.get().map(|module| ground::ground(Map::of(module)))}
            </g>
            <g>{layers::tiles(desk)} {layers::things(desk)}</g>
            <g class="marks">{marks::targets(desk)} {marks::outlines(desk)}</g>
            <g>{layers::leaders(desk)} {layers::buildings(desk)}</g>
            <g class="marks ghost">{marks::ghost(desk)} {marks::at_stake(desk)}</g>
            {move || module.get().map(|module| ground::names(Map::of(module)))}
        </svg>
    }
}

/// The magnified part of the board around the picked or the last move. Only nearby pieces are
/// drawn again.
pub(super) fn loupe(play: Play) -> AnyView {
    let desk = Desk::of(play);
    let focus = Memo::new(move |_| {
        let picked = match desk.ghost.get() {
            Some(Ghost::Tile(_, at) | Ghost::Leader(_, at)) => Some(at),
            Some(Ghost::Spaces(spaces)) => spaces.last().copied(),
            None => None,
        };
        picked.or_else(|| desk.last.with(|last| last.first().copied()))
    });
    let view_box = move || {
        let Coords { x, y } = focus.get().map_or(MIDDLE, centre);
        format!("{:.0} {:.0} 330 330", x - 165.0, y - 165.0)
    };
    let near = move |at: Space| focus.get().map_or(MIDDLE, centre).distance(centre(at)) < 300.0;
    let lying = move || {
        let tiles = desk.see(pieces::tiles_of).into_iter().filter(|it| near(it.0));
        tiles.map(|(at, colour)| pieces::tile(at, colour, desk.board(), "")).collect_view()
    };
    let standing = move || {
        let leaders = desk.see(pieces::leaders_of).into_iter().filter(|it| near(it.at));
        leaders.map(|it| pieces::leader(it, None, "standing")).collect_view()
    };
    let built = move || {
        let sites = desk.see(pieces::buildings_of).into_iter();
        let sites = sites.filter(|(_, on)| near(on.first()));
        sites.map(|(colour, on)| pieces::building(colour, on, "building")).collect_view()
    };
    view! {
        <svg class="loupe board-art" viewBox=view_box aria-hidden="true">
            <use href="#huang-ground"></use>
            {lying}
            {standing}
            {built}
            <g class="marks ghost">{marks::ghost(desk)}</g>
        </svg>
    }
    .into_any()
}

/// The view box of these proportions around some spaces, with a margin.
pub(super) fn around(spaces: &[Space], ratio: f64) -> Option<String> {
    let centres: Vec<Coords> = spaces.iter().copied().map(centre).collect();
    let least = |of: fn(&Coords) -> f64| centres.iter().map(of).min_by(f64::total_cmp);
    let most = |of: fn(&Coords) -> f64| centres.iter().map(of).max_by(f64::total_cmp);
    let (left, right) = (least(|it| it.x)? - 75.0, most(|it| it.x)? + 75.0);
    let (top, bottom) = (least(|it| it.y)? - 80.0, most(|it| it.y)? + 80.0);
    let (width, height) = (right - left, bottom - top);
    let (wide, high) = (width.max(height * ratio), height.max(width / ratio));
    let (x, y) = (left - (wide - width) / 2.0, top - (high - height) / 2.0);
    Some(format!("{x:.0} {y:.0} {wide:.0} {high:.0}"))
}
