//! The board, and its magnified part.

use leptos::prelude::*;
use qin::{SIZE, Square};

use super::{desk::Desk, drawing, layers, placed_tile::PlacedTile, spoken};
use crate::{
    boards::kit::{Board, Grid},
    play::Play,
};

/// The board with all its layers.
pub(super) fn board(play: Play) -> AnyView {
    let desk = Desk::new(play);
    let grid = Grid {
        columns: SIZE,
        rows: SIZE,
        name: |column, row| Square::at(column, row).map(|it| it.to_string()).unwrap_or_default(),
        label: Box::new(move |name| spoken::square(play, desk.view, desk.lit, name)),
        lit: Box::new(move |name| {
            let square: Square = name.parse().ok()?;
            let gain = desk.lit.with(|lit| lit.get(&square).copied())?;
            Some(if 0 < gain { "gain" } else { "quiet" })
        }),
        tap: Box::new(move |name, by| {
            if let Ok(square) = name.parse() {
                desk.tap(square, by);
            }
        }),
        about: Box::new(move |name| spoken::about(play, desk.view, name)),
    };
    view! { <Board play=play grid=grid art=art(desk).into_any() /> }.into_any()
}

/// The part of the board around the picked tile, magnified.
pub(super) fn loupe(play: Play) -> AnyView {
    let view_box = move || {
        let words = play.selection.picked();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let last = || {
            let ply = play.shown()?.ply;
            play.observation.log.with(|log| PlacedTile::all(log, ply).last().copied())
        };
        let laid = if play.chooser().is_some() { PlacedTile::read(&words) } else { last() };
        let squares = laid.map_or_else(Vec::new, |laid| laid.on.to_vec());
        let (x, y, width, height) = drawing::bounds(&squares).unwrap_or((600, 600, 100, 100));
        let clip = |at: u32, size: u32| (at + size / 2).saturating_sub(230).min(840);
        format!("{} {} 460 460", clip(x, width), clip(y, height))
    };
    view! {
        <svg class="loupe" viewBox=view_box aria-hidden="true">
            <use href="#board-layers"></use>
        </svg>
    }
    .into_any()
}

fn art(desk: Desk) -> impl IntoView {
    view! {
        <svg class="board-art" aria-hidden="true" viewBox="0 0 1300 1300">
            <g id="board-layers">
                <g class="meadow">{layers::meadow(desk)}</g>
                <g class="villages">{layers::villages(desk)}</g>
                <g class="tiles">{layers::tiles(desk)}</g>
                <g class="outline">{layers::outlines(desk)}</g>
                <g>{layers::targets(desk)}</g>
                <g class="ghost">{layers::ghost(desk)}</g>
                <g class="pagodas">{layers::pagodas(desk)}</g>
            </g>
        </svg>
    }
}
