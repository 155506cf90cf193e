//! Pointers and focus on the spaces of a board.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, PointerEvent};

use super::{grid::Grid, spaces::SpaceButtons, timer::after};
use crate::{input::Input, play::Panels};

/// How long a finger rests before it inspects a space instead of picking it, in milliseconds.
const REST: i32 = 450;

/// Pointers and focus on the spaces: one set of listeners for all of them.
#[derive(Clone, Copy)]
pub(super) struct Touch {
    panels: Panels,
    grid: StoredValue<Grid>,
    spaces: SpaceButtons,
    finger: StoredValue<Input>,
    rest: StoredValue<i32>,
}

impl Touch {
    pub(super) fn new(panels: Panels, grid: StoredValue<Grid>, spaces: SpaceButtons) -> Touch {
        let (finger, rest) = (StoredValue::new(Input::Mouse), StoredValue::new(0));
        Touch { panels, grid, spaces, finger, rest }
    }

    pub(super) fn press(self, event: &ev::MouseEvent) {
        let Some(name) = space_at(event) else { return };
        self.spaces.focus_on(&name);
        // A click without a pointer came from a key.
        let by = if event.detail() == 0 { Input::Keys } else { self.finger.get_value() };
        self.grid.with_value(|grid| (grid.tap)(&name, by));
    }

    pub(super) fn down(self, event: &PointerEvent) {
        let by = if event.pointer_type() == "mouse" { Input::Mouse } else { Input::Touch };
        self.finger.set_value(by);
        if by == Input::Touch {
            self.panels.inspect(None);
            let (panels, space) = (self.panels, space_at(event));
            self.rest.set_value(after(REST, move || panels.inspect(space)));
        }
    }

    pub(super) fn up(self) {
        window().clear_timeout_with_handle(self.rest.get_value());
    }

    pub(super) fn near(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.panels.inspect(space_at(event));
        }
    }

    /// Focus by key inspects the space.
    pub(super) fn focused(self, event: &ev::FocusEvent) {
        let Some(name) = space_at(event) else { return };
        self.spaces.focus_on(&name);
        if document().query_selector(".space:focus-visible").ok().flatten().is_some() {
            self.panels.inspect(Some(name));
        }
    }
}

/// The space that an event happens on.
fn space_at(event: &web_sys::Event) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-space")
}
