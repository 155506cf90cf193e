//! A board for mouse, touch, keyboard and screen reader: an invisible grid of buttons over a drawing. The buttons have focus,
//! clicks and spoken names.
//!
//! A board has hundreds of spaces, so none of them has a listener or an effect of its own.

use leptos::{html, prelude::*};
use web_sys::KeyboardEvent;

use super::{grid::Grid, spaces::SpaceButtons, touch::Touch, zoom::Zoom};
use crate::{
    i18n::t,
    play::{Panels, Play},
};

/// A board: a drawing with a grid of spaces over it.
#[component]
pub(crate) fn Board(
    play: Play,
    grid: Grid,
    art: AnyView,
    /// Whether the spaces are hexagons, every second row half a space further right; then the
    /// drawing has the coordinates.
    #[prop(optional)]
    hexes: bool,
) -> impl IntoView {
    let zoom = Zoom::new();
    let panels = play.panels;
    let (columns, rows) = (grid.columns, grid.rows);
    let node: NodeRef<html::Div> = NodeRef::new();
    let spaces = SpaceButtons::new(&grid, hexes, node);
    let grid = StoredValue::new(grid);
    spaces.follow(play, grid);
    let touch = Touch::new(panels, grid, spaces);
    view! {
        <div class="board">
            <div class="board-frame">
                {(!hexes).then(|| coords(columns, rows))}
                <div
                    class="board-zoom"
                    node_ref=zoom.area
                    on:wheel=move |event| zoom.wheel(&event)
                    on:pointerdown=move |event| zoom.down(&event)
                    on:pointermove=move |event| {
                        zoom.moved(&event);
                        touch.near(&event);
                    }
                    on:pointerup=move |event| zoom.up(&event)
                    on:pointercancel=move |event| zoom.up(&event)
                    on:pointerleave=move |_| panels.inspect(None)
                    on:dblclick=move |event| zoom.double(&event)
                    on:scroll=move |_| zoom.scrolled()
                >
                    <div class="board-layer" node_ref=zoom.layer>
                        {art}
                        {buttons(grid, touch, spaces, node)}
                    </div>
                </div>
                {callout(panels, grid, spaces)}
            </div>
        </div>
        {zoom.buttons()}
    }
}

/// The grid of buttons.
fn buttons(
    grid: StoredValue<Grid>,
    touch: Touch,
    spaces: SpaceButtons,
    node: NodeRef<html::Div>,
) -> impl IntoView {
    let (rows, columns) = grid.with_value(|grid| (grid.rows, grid.columns));
    view! {
        <div
            class="board-grid"
            role="grid"
            node_ref=node
            aria-label=t("board")
            aria-rowcount=rows.to_string()
            aria-colcount=columns.to_string()
            on:click=move |event| touch.press(&event)
            on:pointerdown=move |event| touch.down(&event)
            on:pointerup=move |_| touch.up()
            on:pointercancel=move |_| touch.up()
            on:contextmenu=|event| event.prevent_default()
            on:focusin=move |event| touch.focused(&event)
            on:keydown=move |event| arrows(&event, spaces)
        >
            {grid.with_value(cells)}
        </div>
    }
}

/// The buttons of the spaces, row by row; their labels follow later.
fn cells(grid: &Grid) -> impl IntoView + use<> {
    let space = |name: String, column: u8| {
        if name.is_empty() {
            return view! { <span></span> }.into_any();
        }
        view! {
            <button
                type="button"
                role="gridcell"
                class="space"
                data-space=name
                tabindex="-1"
                aria-colindex=(column + 1).to_string()
            ></button>
        }
        .into_any()
    };
    let rows = (0..grid.rows).map(|row| {
        let spaces = (0..grid.columns).map(|column| space((grid.name)(column, row), column));
        view! {
            <div role="row" aria-rowindex=(row + 1).to_string()>
                {spaces.collect_view()}
            </div>
        }
    });
    rows.collect_view()
}

fn coords(columns: u8, rows: u8) -> impl IntoView {
    let letters = || {
        (0..columns)
            .map(|at| view! { <span>{char::from(b'A' + at).to_string()}</span> })
            .collect_view()
    };
    let numbers = || (0..rows).map(|at| view! { <span>{at + 1}</span> }).collect_view();
    view! {
        <div class="coords coords-top" aria-hidden="true">{letters()}</div>
        <div class="coords coords-bottom" aria-hidden="true">{letters()}</div>
        <div class="coords coords-left" aria-hidden="true">{numbers()}</div>
        <div class="coords coords-right" aria-hidden="true">{numbers()}</div>
    }
}

/// Arrow keys move between spaces.
fn arrows(event: &KeyboardEvent, spaces: SpaceButtons) {
    let went = match event.key().as_str() {
        "ArrowLeft" => spaces.go_across(-1),
        "ArrowRight" => spaces.go_across(1),
        "ArrowUp" => spaces.go_down(-1),
        "ArrowDown" => spaces.go_down(1),
        "Home" => spaces.go_across(i16::MIN),
        "End" => spaces.go_across(i16::MAX),
        _ => return,
    };
    event.prevent_default();
    if went {
        spaces.show_focus();
    }
}

/// The callout of the inspected space.
fn callout(panels: Panels, grid: StoredValue<Grid>, spaces: SpaceButtons) -> impl IntoView {
    let about = Memo::new(move |_| {
        let name = panels.inspected.get()?;
        let text = grid.with_value(|grid| (grid.about)(&name))?;
        Some((name, text))
    });
    let place = Memo::new(move |_| about.with(|about| spaces.place(&about.as_ref()?.0)));
    let columns = grid.with_value(|grid| f64::from(grid.columns));
    view! {
        // The node stays in the page: adding or removing it would restyle the whole page.
        <p
            class="callout"
            hidden=move || about.with(Option::is_none)
            class:below=move || place.get().is_some_and(|(_, row)| row < 2.0)
            style=("--x", move || {
                let column = place.get().map_or(0.0, |at| at.0) + 0.5;
                column.clamp(2.5, columns - 2.5).to_string()
            })
            style=("--y", move || {
                let row = place.get().map_or(0.0, |at| at.1);
                (row + if row < 2.0 { 1.4 } else { 0.0 }).to_string()
            })
        >
            {move || about.get().map(|(_, text)| text)}
        </p>
    }
}
