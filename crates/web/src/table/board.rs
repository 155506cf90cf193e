//! A board that can be played by mouse, finger, keyboard and ear: an invisible grid of buttons over
//! a drawing. The buttons carry focus, taps and spoken names; the drawing only draws.
//!
//! Boards have hundreds of spaces: nothing listens or follows a signal on its own for each of them.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use super::{spaces::Spaces, zoom::Zoom};
use crate::{parts::By, play::Play, words::t};

/// How long a finger rests before it asks instead of picking, in milliseconds.
const REST: i32 = 450;

/// What a tap on a space does.
type Tap = Box<dyn Fn(&str, By) + Send + Sync>;
/// A thing that is said of a space.
type Said<T> = Box<dyn Fn(&str) -> T + Send + Sync>;

/// The spaces of a board in rows, and what each can do.
pub(crate) struct Grid {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    /// The name of the space in a column and a row; empty where the board has none.
    pub(crate) name: fn(u8, u8) -> String,
    /// Its spoken name.
    pub(crate) label: Said<String>,
    /// Whether it is lit, and how.
    pub(crate) lit: Said<Option<&'static str>>,
    /// What is known of it, for those who look closer.
    pub(crate) about: Said<Option<String>>,
    /// What a tap does.
    pub(crate) tap: Tap,
}

/// A board: its drawing, and its spaces over it.
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
    let (columns, rows) = (grid.columns, grid.rows);
    let node: NodeRef<html::Div> = NodeRef::new();
    let spaces = Spaces::new(&grid, hexes, node);
    let cells = cells(&grid);
    let grid = StoredValue::new(grid);
    spaces.follow(play, grid);
    let touch = Touch::new(play, grid, spaces);
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
                    on:pointerleave=move |_| look_at(play, None)
                    on:dblclick=move |event| zoom.double(&event)
                    on:scroll=move |_| zoom.scrolled()
                >
                    <div class="board-layer" node_ref=zoom.layer>
                        {art}
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
                            {cells}
                        </div>
                    </div>
                </div>
                {callout(play, grid, spaces)}
            </div>
        </div>
        {zoom.buttons(play)}
    }
}

/// The spaces, row by row; what each is called and can do is said later.
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

/// What pointers and focus do on the spaces, all in one place.
#[derive(Clone, Copy)]
struct Touch {
    play: Play,
    grid: StoredValue<Grid>,
    spaces: Spaces,
    finger: StoredValue<By>,
    rest: StoredValue<i32>,
}

impl Touch {
    fn new(play: Play, grid: StoredValue<Grid>, spaces: Spaces) -> Touch {
        let (finger, rest) = (StoredValue::new(By::Mouse), StoredValue::new(0));
        Touch { play, grid, spaces, finger, rest }
    }

    fn press(self, event: &ev::MouseEvent) {
        let Some(name) = space_at(event) else { return };
        self.spaces.focus_on(&name);
        // A click that no pointer made was made by a key.
        let by = if event.detail() == 0 { By::Keys } else { self.finger.get_value() };
        self.grid.with_value(|grid| (grid.tap)(&name, by));
    }

    fn down(self, event: &PointerEvent) {
        let by = if event.pointer_type() == "mouse" { By::Mouse } else { By::Touch };
        self.finger.set_value(by);
        if by == By::Touch {
            look_at(self.play, None);
            let (play, asked) = (self.play, space_at(event));
            self.rest.set_value(after(REST, move || look_at(play, asked)));
        }
    }

    fn up(self) {
        window().clear_timeout_with_handle(self.rest.get_value());
    }

    fn near(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            look_at(self.play, space_at(event));
        }
    }

    /// Focus that came by a key shows what is known of the space.
    fn focused(self, event: &ev::FocusEvent) {
        let Some(name) = space_at(event) else { return };
        self.spaces.focus_on(&name);
        if document().query_selector(".space:focus-visible").ok().flatten().is_some() {
            look_at(self.play, Some(name));
        }
    }
}

/// Looks closer at a space, unless it is looked at already.
fn look_at(play: Play, name: Option<String>) {
    if play.looked.try_with_untracked(|looked| *looked != name) == Some(true) {
        play.looked.set(name);
    }
}

/// Does something later, unless its handle is cleared.
pub(super) fn after(milliseconds: i32, then: impl FnOnce() + 'static) -> i32 {
    let then = wasm_bindgen::closure::Closure::once_into_js(then);
    let handle = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
    handle.unwrap_or(0)
}

/// The space that something happens on.
fn space_at(event: &web_sys::Event) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-space")
}

/// Arrows go from space to space.
fn arrows(event: &KeyboardEvent, spaces: Spaces) {
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

/// What is known of the space that is looked at.
fn callout(play: Play, grid: StoredValue<Grid>, spaces: Spaces) -> impl IntoView {
    let about = Memo::new(move |_| {
        let name = play.looked.get()?;
        let text = grid.with_value(|grid| (grid.about)(&name))?;
        Some((name, text))
    });
    let place = Memo::new(move |_| about.with(|about| spaces.place(&about.as_ref()?.0)));
    let columns = grid.with_value(|grid| f64::from(grid.columns));
    view! {
        // It is always there: a node that comes or goes would have the whole page styled anew.
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
