//! A board that can be played by mouse, finger, keyboard and ear: an invisible grid of buttons over
//! a drawing. The buttons carry focus, taps and spoken names; the drawing only draws.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent, PointerEvent};

use super::zoom::Zoom;
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
    /// The name of the space in a column and a row.
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
pub(crate) fn Board(play: Play, grid: Grid, art: AnyView) -> impl IntoView {
    let zoom = Zoom::new();
    let (columns, rows, name) = (grid.columns, grid.rows, grid.name);
    let grid = StoredValue::new(grid);
    // The space that Tab comes to.
    let focus = RwSignal::new((columns / 2, rows / 2));
    let named = later(play);
    let row = move |row: u8| {
        let spaces = (0..columns).map(|column| space(play, grid, (focus, named), (column, row)));
        view! { <div role="row">{spaces.collect_view()}</div> }
    };
    let letters = || {
        (0..columns)
            .map(|at| view! { <span>{char::from(b'A' + at).to_string()}</span> })
            .collect_view()
    };
    let numbers = || (0..rows).map(|at| view! { <span>{at + 1}</span> }).collect_view();
    let near = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            play.looked.set(space_at(&event));
        }
    };
    view! {
        <div class="board">
            <div class="board-frame">
                <div class="coords coords-top" aria-hidden="true">{letters()}</div>
                <div class="coords coords-bottom" aria-hidden="true">{letters()}</div>
                <div class="coords coords-left" aria-hidden="true">{numbers()}</div>
                <div class="coords coords-right" aria-hidden="true">{numbers()}</div>
                <div
                    class="board-zoom"
                    node_ref=zoom.area
                    style=("--zoom", move || zoom.scale.get().to_string())
                    style=("--tx", move || format!("{}px", zoom.x.get()))
                    style=("--ty", move || format!("{}px", zoom.y.get()))
                    on:wheel=move |event| zoom.wheel(&event)
                    on:pointerdown=move |event| zoom.down(&event)
                    on:pointermove=move |event| {
                        zoom.moved(&event);
                        near(event);
                    }
                    on:pointerup=move |event| zoom.up(&event)
                    on:pointercancel=move |event| zoom.up(&event)
                    on:pointerleave=move |_| play.looked.set(None)
                    on:dblclick=move |event| zoom.double(&event)
                >
                    {art}
                    <div
                        class="board-grid"
                        role="grid"
                        aria-label=t("board")
                        aria-rowcount=rows.to_string()
                        aria-colcount=columns.to_string()
                        on:keydown=move |event| arrows(&event, focus, (columns, rows), name)
                    >
                        {(0..rows).map(row).collect_view()}
                    </div>
                </div>
                {callout(play, grid)}
            </div>
        </div>
        {zoom.buttons(play)}
    }
}

fn space(
    play: Play,
    grid: StoredValue<Grid>,
    (focus, named): (RwSignal<(u8, u8)>, RwSignal<u32>),
    at: (u8, u8),
) -> impl IntoView {
    let name = grid.with_value(|grid| (grid.name)(at.0, at.1));
    let (label, lit, space) = (name.clone(), name.clone(), name.clone());
    let finger = StoredValue::new(By::Mouse);
    let rest = StoredValue::new(0_i32);
    let press = move |event: ev::MouseEvent| {
        focus.set(at);
        // A click that no pointer made was made by a key.
        let by = if event.detail() == 0 { By::Keys } else { finger.get_value() };
        grid.with_value(|grid| (grid.tap)(&space, by));
    };
    let asked = name.clone();
    let down = move |event: PointerEvent| {
        let by = if event.pointer_type() == "mouse" { By::Mouse } else { By::Touch };
        finger.set_value(by);
        if by == By::Touch {
            play.looked.set(None);
            let asked = asked.clone();
            rest.set_value(after(REST, move || play.looked.set(Some(asked))));
        }
    };
    let up = move |_: PointerEvent| window().clear_timeout_with_handle(rest.get_value());
    let seen = name.clone();
    view! {
        <button
            type="button"
            role="gridcell"
            class="space"
            data-space=name
            data-lit=move || grid.with_value(|grid| (grid.lit)(&lit))
            tabindex=move || if focus.get() == at { "0" } else { "-1" }
            aria-label=move || {
                named.track();
                untrack(|| grid.with_value(|grid| (grid.label)(&label)))
            }
            on:click=press
            on:pointerdown=down
            on:pointerup=up
            on:pointercancel=up
            on:contextmenu=|event| event.prevent_default()
            on:focus=move |_| {
                if is_by_key() {
                    play.looked.set(Some(seen.clone()));
                }
            }
        ></button>
    }
}

/// Changes a moment after the table does: what is seen comes first, then all spoken names.
fn later(play: Play) -> RwSignal<u32> {
    let (named, due) = (RwSignal::new(0), StoredValue::new(0_i32));
    Effect::new(move |_| {
        play.shown();
        play.picker.track();
        play.stage.track();
        play.tongue.lang();
        window().clear_timeout_with_handle(due.get_value());
        due.set_value(after(40, move || {
            // The board may be gone by then.
            named.try_update(|times| *times += 1);
        }));
    });
    named
}

/// Whether the focus came by a key: then it shows.
fn is_by_key() -> bool {
    document().query_selector(".space:focus-visible").ok().flatten().is_some()
}

/// Does something later, unless its handle is cleared.
fn after(milliseconds: i32, then: impl FnOnce() + 'static) -> i32 {
    let then = wasm_bindgen::closure::Closure::once_into_js(then);
    let handle = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
    handle.unwrap_or(0)
}

/// The space that a pointer is over.
fn space_at(event: &PointerEvent) -> Option<String> {
    let target: HtmlElement = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-space")
}

/// Arrows go from space to space.
fn arrows(
    event: &KeyboardEvent,
    focus: RwSignal<(u8, u8)>,
    (columns, rows): (u8, u8),
    name: fn(u8, u8) -> String,
) {
    let (column, row) = focus.get_untracked();
    let to = match event.key().as_str() {
        "ArrowLeft" => (column.saturating_sub(1), row),
        "ArrowRight" => ((column + 1).min(columns - 1), row),
        "ArrowUp" => (column, row.saturating_sub(1)),
        "ArrowDown" => (column, (row + 1).min(rows - 1)),
        "Home" => (0, row),
        "End" => (columns - 1, row),
        _ => return,
    };
    event.prevent_default();
    focus.set(to);
    let selector = format!("[data-space=\"{}\"]", name(to.0, to.1));
    if let Ok(Some(space)) = document().query_selector(&selector)
        && let Ok(space) = space.dyn_into::<HtmlElement>()
    {
        // A space that can't be focused is about to go.
        let _ = space.focus();
    }
}

/// What is known of the space that is looked at.
fn callout(play: Play, grid: StoredValue<Grid>) -> impl IntoView {
    let node: NodeRef<html::P> = NodeRef::new();
    let about = Memo::new(move |_| {
        let name = play.looked.get()?;
        let text = grid.with_value(|grid| (grid.about)(&name))?;
        Some((name, text))
    });
    let place = move || {
        let name = about.get()?.0;
        let (columns, rows, named) = grid.with_value(|grid| (grid.columns, grid.rows, grid.name));
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        all.into_iter().find(|(column, row)| named(*column, *row) == name)
    };
    view! {
        <Show when=move || about.with(Option::is_some)>
            <p
                class="callout"
                class:below=move || place().is_some_and(|(_, row)| row < 2)
                node_ref=node
                style=("--x", move || {
                    let column = place().map_or(0.0, |at| f64::from(at.0)) + 0.5;
                    column.clamp(2.5, 10.5).to_string()
                })
                style=("--y", move || {
                    let (row, below) = place().map_or((0, false), |at| (at.1, at.1 < 2));
                    (f64::from(row) + if below { 1.4 } else { 0.0 }).to_string()
                })
            >
                {move || about.get().map(|(_, text)| text)}
            </p>
        </Show>
    }
}
