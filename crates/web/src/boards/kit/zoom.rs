//! Zoom by wheel, pinch, double tap, buttons and keys. Dragging moves the board and never places a piece.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{MouseEvent, PointerEvent, WheelEvent};

use super::{keys::shortcut, timer::after};
use crate::{i18n::t, parts::IconButton};

/// The largest scale.
const MOST: f64 = 4.0;
/// How far a pointer goes before it drags, in pixels.
const SLACK: f64 = 8.0;
/// How long nothing moves before a movement is over, in milliseconds.
const REST: i32 = 200;

/// The scale and offset of a board.
#[derive(Clone, Copy)]
pub(super) struct Zoom {
    pub(super) area: NodeRef<html::Div>,
    /// The scaled layer. Its transform restyles nothing on it, and scrolling moves it without a repaint.
    pub(super) layer: NodeRef<html::Div>,
    scale: RwSignal<f64>,
    offset: StoredValue<(f64, f64)>,
    /// The area's bounds when a gesture began. Measuring again would force a layout.
    bounds: StoredValue<Bounds>,
    /// Whether a redraw is scheduled: at most one a frame.
    is_due: StoredValue<bool>,
    /// The layer's current scale.
    drawn: StoredValue<f64>,
    /// The timer that redraws the layer sharply once the scale rests.
    rest: StoredValue<i32>,
    /// The pressed pointers: id and place.
    down: StoredValue<Vec<(i32, f64, f64)>>,
    /// The place of the first press, as long as it may still be a tap.
    start: StoredValue<Option<(f64, f64)>>,
}

/// A rectangle of the screen.
#[derive(Clone, Copy, Default)]
struct Bounds {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Zoom {
    pub(super) fn new() -> Zoom {
        let zoom = Zoom {
            area: NodeRef::new(),
            layer: NodeRef::new(),
            scale: RwSignal::new(1.0),
            offset: StoredValue::new((0.0, 0.0)),
            bounds: StoredValue::default(),
            is_due: StoredValue::new(false),
            drawn: StoredValue::new(1.0),
            rest: StoredValue::new(0),
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

    fn measure(self) {
        let Some(area) = self.area.get_untracked() else { return };
        let area = area.get_bounding_client_rect();
        self.bounds.set_value(Bounds {
            left: area.left(),
            top: area.top(),
            width: area.width(),
            height: area.height(),
        });
    }

    /// The place of a pointer within the area, as it was measured.
    fn place(self, x: i32, y: i32) -> (f64, f64) {
        let Bounds { left, top, .. } = self.bounds.get_value();
        (f64::from(x) - left, f64::from(y) - top)
    }

    /// Zooms around a place.
    fn by(self, factor: f64, x: f64, y: f64) {
        let before = self.scale.get_untracked();
        let after = (before * factor).clamp(1.0, MOST);
        let stay = |offset: f64, place: f64| place - (place - offset) * after / before;
        let offset = self.offset.get_value();
        self.move_to(after, stay(offset.0, x), stay(offset.1, y));
    }

    /// The board never leaves its frame.
    fn move_to(self, scale: f64, x: f64, y: f64) {
        let Bounds { width, height, .. } = self.bounds.get_value();
        let x = x.clamp(width * (1.0 - scale), 0.0);
        let y = y.clamp(height * (1.0 - scale), 0.0);
        self.offset.set_value((x, y));
        if self.scale.get_untracked() != scale {
            self.scale.set(scale);
        }
        if !self.is_due.get_value() {
            self.is_due.set_value(true);
            request_animation_frame(move || self.draw());
        }
    }

    fn draw(self) {
        // The page may have gone meanwhile.
        let (Some(Some(area)), Some(Some(layer))) =
            (self.area.try_get_untracked(), self.layer.try_get_untracked())
        else {
            return;
        };
        self.is_due.set_value(false);
        let (scale, (x, y)) = (self.scale.get_untracked(), self.offset.get_value());
        if self.drawn.get_value() != scale {
            self.drawn.set_value(scale);
            self.scale_to(&web_sys::HtmlElement::style(&layer), scale);
            // Attributes of our own area can always be set.
            let _ = area.toggle_attribute_with_force("data-close", 1.0 < scale);
        }
        area.scroll_to_with_x_and_y(-x, -y);
    }

    fn scale_to(self, style: &web_sys::CssStyleDeclaration, scale: f64) {
        // Properties of our own layer can always be set.
        let _ = style.set_property("transform", &format!("scale({scale})"));
        let _ = style.set_property("will-change", "transform");
        window().clear_timeout_with_handle(self.rest.get_value());
        let style = style.clone();
        self.rest.set_value(after(REST, move || {
            let _ = style.remove_property("will-change");
        }));
    }

    fn by_button(self, factor: f64) {
        self.measure();
        let Bounds { width, height, .. } = self.bounds.get_value();
        self.by(factor, width / 2.0, height / 2.0);
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        self.measure();
        let (x, y) = self.place(event.client_x(), event.client_y());
        self.by((-event.delta_y() / 400.0).exp(), x, y);
    }

    pub(super) fn double(self, event: &ev::MouseEvent) {
        if self.scale.get_untracked() <= 1.0 && has_space_lit(event) {
            return;
        }
        let closer = if self.scale.get_untracked() <= 1.0 { 2.0 } else { 0.1 };
        self.measure();
        let (x, y) = self.place(event.client_x(), event.client_y());
        self.by(closer, x, y);
    }

    pub(super) fn down(self, event: &PointerEvent) {
        self.measure();
        let (x, y) = self.place(event.client_x(), event.client_y());
        self.down.update_value(|down| down.push((event.pointer_id(), x, y)));
        let first = self.down.with_value(|down| down.len() == 1);
        self.start.set_value(first.then_some((x, y)));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let (x, y) = self.place(event.client_x(), event.client_y());
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
                let (scale, offset) = (self.scale.get_untracked(), self.offset.get_value());
                self.move_to(scale, offset.0 + x, offset.1 + y);
            }
            ([one, other], [one_after, other_after]) => {
                let apart = |one: &(i32, f64, f64), other: &(i32, f64, f64)| {
                    (one.1 - other.1).hypot(one.2 - other.2).max(1.0)
                };
                let x = (one_after.1 + other_after.1) / 2.0;
                let y = (one_after.2 + other_after.2) / 2.0;
                self.by(apart(one_after, other_after) / apart(one, other), x, y);
            }
            _ => (),
        }
    }

    /// Follows the browser, which scrolls to a space that gets the focus by key.
    pub(super) fn scrolled(self) {
        let Some(area) = self.area.get_untracked().filter(|_| !self.is_due.get_value()) else {
            return;
        };
        self.offset.set_value((-f64::from(area.scroll_left()), -f64::from(area.scroll_top())));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        self.down.update_value(|down| down.retain(|it| it.0 != event.pointer_id()));
    }

    /// The zoom buttons and shortcuts.
    pub(super) fn buttons(self) -> impl IntoView {
        let closer = move |()| self.by_button(1.5);
        let further = move |()| self.by_button(1.0 / 1.5);
        let fit = move |()| self.move_to(1.0, 0.0, 0.0);
        shortcut("+", move || closer(()));
        shortcut("-", move || further(()));
        shortcut("0", move || fit(()));
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
