//! Looking closer: wheel, pinch, double tap, buttons and keys. Dragging moves the board and never
//! places a piece.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{MouseEvent, PointerEvent, WheelEvent};

use super::shortcut;
use crate::{parts::IconButton, play::Play, words::t};

/// The closest look.
const MOST: f64 = 4.0;
/// How far a pointer goes before it drags, in pixels.
const SLACK: f64 = 8.0;

/// How closely a board is looked at, and where.
#[derive(Clone, Copy)]
pub(super) struct Zoom {
    pub(super) area: NodeRef<html::Div>,
    pub(super) scale: RwSignal<f64>,
    pub(super) x: RwSignal<f64>,
    pub(super) y: RwSignal<f64>,
    /// The pointers that are down: which, and where.
    down: StoredValue<Vec<(i32, f64, f64)>>,
    /// Where the first went down, as long as it may still be a tap.
    start: StoredValue<Option<(f64, f64)>>,
}

impl Zoom {
    pub(super) fn new() -> Zoom {
        let zoom = Zoom {
            area: NodeRef::new(),
            scale: RwSignal::new(1.0),
            x: RwSignal::new(0.0),
            y: RwSignal::new(0.0),
            down: StoredValue::default(),
            start: StoredValue::new(None),
        };
        // After a drag comes a click, which must reach no space.
        Effect::new(move |_| {
            let Some(area) = zoom.area.get() else { return };
            let stop = Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| {
                if event.detail() != 0 && zoom.start.try_get_value().flatten().is_none() {
                    event.stop_propagation();
                    event.prevent_default();
                }
            });
            // Listening on an element of ours can't fail.
            let _ = area.add_event_listener_with_callback_and_bool(
                "click",
                stop.as_ref().unchecked_ref(),
                true,
            );
            stop.forget();
        });
        zoom
    }

    /// The place of a pointer within the area.
    fn place(self, x: i32, y: i32) -> Option<(f64, f64)> {
        let area = self.area.get_untracked()?.get_bounding_client_rect();
        Some((f64::from(x) - area.left(), f64::from(y) - area.top()))
    }

    /// Looks closer or less so, with this place staying where it is.
    fn by(self, factor: f64, (x, y): (f64, f64)) {
        let before = self.scale.get_untracked();
        let after = (before * factor).clamp(1.0, MOST);
        let stay = |offset: f64, place: f64| place - (place - offset) * after / before;
        self.move_to(after, stay(self.x.get_untracked(), x), stay(self.y.get_untracked(), y));
    }

    /// The board never leaves its frame.
    fn move_to(self, scale: f64, x: f64, y: f64) {
        let Some(area) = self.area.get_untracked() else { return };
        let area = area.get_bounding_client_rect();
        self.scale.set(scale);
        self.x.set(x.clamp(area.width() * (1.0 - scale), 0.0));
        self.y.set(y.clamp(area.height() * (1.0 - scale), 0.0));
    }

    fn middle(self) -> (f64, f64) {
        let area = self.area.get_untracked().map(|area| area.get_bounding_client_rect());
        area.map_or((0.0, 0.0), |area| (area.width() / 2.0, area.height() / 2.0))
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        if let Some(at) = self.place(event.client_x(), event.client_y()) {
            self.by((-event.delta_y() / 400.0).exp(), at);
        }
    }

    pub(super) fn double(self, event: &ev::MouseEvent) {
        if self.scale.get_untracked() <= 1.0 && has_space_lit(event) {
            return;
        }
        let closer = if self.scale.get_untracked() <= 1.0 { 2.0 } else { 0.1 };
        if let Some(at) = self.place(event.client_x(), event.client_y()) {
            self.by(closer, at);
        }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        let Some((x, y)) = self.place(event.client_x(), event.client_y()) else { return };
        self.down.update_value(|down| down.push((event.pointer_id(), x, y)));
        let first = self.down.with_value(|down| down.len() == 1);
        self.start.set_value(first.then_some((x, y)));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some((x, y)) = self.place(event.client_x(), event.client_y()) else { return };
        let before = self.down.get_value();
        let Some(at) = before.iter().position(|down| down.0 == event.pointer_id()) else { return };
        let mut after = before.clone();
        after[at] = (event.pointer_id(), x, y);
        self.down.set_value(after.clone());
        if let Some(start) = self.start.get_value()
            && before.len() == 1
        {
            if (x - start.0).hypot(y - start.1) < SLACK {
                return;
            }
            self.start.set_value(None);
        }
        match (&before[..], &after[..]) {
            ([one], [moved]) => {
                let (x, y) = (moved.1 - one.1, moved.2 - one.2);
                let scale = self.scale.get_untracked();
                self.move_to(scale, self.x.get_untracked() + x, self.y.get_untracked() + y);
            }
            ([one, other], [one_after, other_after]) => {
                let apart = |one: &(i32, f64, f64), other: &(i32, f64, f64)| {
                    (one.1 - other.1).hypot(one.2 - other.2).max(1.0)
                };
                let middle =
                    ((one_after.1 + other_after.1) / 2.0, (one_after.2 + other_after.2) / 2.0);
                self.by(apart(one_after, other_after) / apart(one, other), middle);
            }
            _ => (),
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        self.down.update_value(|down| down.retain(|it| it.0 != event.pointer_id()));
    }

    /// The buttons and keys for it.
    pub(super) fn buttons(self, play: Play) -> impl IntoView {
        let closer = move |()| self.by(1.5, self.middle());
        let further = move |()| self.by(1.0 / 1.5, self.middle());
        let fit = move |()| self.move_to(1.0, 0.0, 0.0);
        shortcut(play, "+", move || closer(()));
        shortcut(play, "-", move || further(()));
        shortcut(play, "0", move || fit(()));
        let is_whole = Signal::derive(move || self.scale.get() <= 1.0);
        let is_closest = Signal::derive(move || MOST <= self.scale.get());
        view! {
            <div class="zoom" role="group" aria-label=t("zoom")>
                <IconButton
                    action="zoom-in"
                    icon="zoom-in"
                    label=Signal::derive(t("zoom-in"))
                    disabled=is_closest
                    press=closer
                />
                <IconButton
                    action="zoom-out"
                    icon="zoom-out"
                    label=Signal::derive(t("zoom-out"))
                    disabled=is_whole
                    press=further
                />
                <IconButton
                    action="zoom-fit"
                    icon="zoom-fit"
                    class="quiet desk-only"
                    label=Signal::derive(t("zoom-fit"))
                    disabled=is_whole
                    press=fit
                />
            </div>
        }
    }
}

/// Whether a double tap was on a space where two taps have a meaning of their own.
fn has_space_lit(event: &ev::MouseEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|it| {
        it.has_attribute("data-lit")
            || document().query_selector(".ghost .ghost-tile").ok().flatten().is_some()
    })
}
