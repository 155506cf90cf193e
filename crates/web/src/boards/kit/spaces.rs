//! The buttons of a board's spaces: highlights, labels, focus. One effect serves all buttons.

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::{grid::Grid, timer::after};
use crate::play::Play;

/// A space: its name, its place, and its button once that is mounted.
struct Space {
    name: String,
    column: u8,
    row: u8,
    button: Option<HtmlElement>,
    /// The attributes that its button has now.
    lit: Option<&'static str>,
    label: String,
}

/// The buttons of all spaces.
#[derive(Clone, Copy)]
pub(super) struct SpaceButtons {
    all: StoredValue<Vec<Space>, LocalStorage>,
    /// The space in the tab order.
    focus: StoredValue<usize>,
    /// The horizontal place that the focus keeps while it moves up or down.
    keeps: StoredValue<f64>,
    hexes: bool,
    /// Whether the buttons are mounted.
    there: RwSignal<bool>,
}

impl SpaceButtons {
    /// The spaces of a grid, with buttons in this node.
    pub(super) fn new(grid: &Grid, hexes: bool, node: NodeRef<html::Div>) -> SpaceButtons {
        let at = |row: u8, column: u8| {
            let name = (grid.name)(column, row);
            let space = Space { name, column, row, button: None, lit: None, label: String::new() };
            Some(space).filter(|space| !space.name.is_empty())
        };
        let rows = 0..grid.rows;
        let all: Vec<Space> = rows
            .flat_map(|row| (0..grid.columns).filter_map(move |column| at(row, column)))
            .collect();
        let middle = (grid.columns / 2, grid.rows / 2);
        let focus = all.iter().position(|it| (it.column, it.row) == middle).unwrap_or(0);
        let spaces = SpaceButtons {
            all: StoredValue::new_local(all),
            focus: StoredValue::new(focus),
            keeps: StoredValue::new(0.0),
            hexes,
            there: RwSignal::new(false),
        };
        Effect::new(move |_| {
            if let Some(node) = node.get() {
                spaces.find_buttons(&node);
            }
        });
        spaces
    }

    fn find_buttons(self, node: &HtmlElement) {
        let Ok(buttons) = node.query_selector_all(".space") else { return };
        self.all.update_value(|all| {
            for (at, space) in all.iter_mut().enumerate() {
                space.button = buttons.item(at as u32).and_then(|it| it.dyn_into().ok());
            }
        });
        self.set_tab(self.focus.get_value(), true);
        self.keep_across();
        self.there.set(true);
    }

    /// Keeps the buttons up to date: highlights at once, labels a moment later.
    pub(super) fn follow(self, play: Play, grid: StoredValue<Grid>) {
        Effect::new(move |_| {
            if self.there.get() {
                grid.with_value(|grid| self.light(grid));
            }
        });
        let due = StoredValue::new(0_i32);
        Effect::new(move |_| {
            self.there.track();
            play.shown();
            play.selection.picker.track();
            play.state.track();
            play.i18n.lang();
            window().clear_timeout_with_handle(due.get_value());
            due.set_value(after(40, move || {
                // The board may be gone by then.
                grid.try_with_value(|grid| untrack(|| self.name(grid)));
            }));
        });
    }

    /// Updates the highlights. Attributes of our own buttons can always be set.
    fn light(self, grid: &Grid) {
        self.all.update_value(|all| {
            for space in all {
                let lit = (grid.lit)(&space.name);
                if let (true, Some(button)) = (lit != space.lit, &space.button) {
                    let _ = match lit {
                        Some(lit) => button.set_attribute("data-lit", lit),
                        None => button.remove_attribute("data-lit"),
                    };
                    space.lit = lit;
                }
            }
        });
    }

    fn name(self, grid: &Grid) {
        self.all.try_update_value(|all| {
            for space in all {
                let label = (grid.label)(&space.name);
                if let (true, Some(button)) = (label != space.label, &space.button) {
                    let _ = button.set_attribute("aria-label", &label);
                    space.label = label;
                }
            }
        });
    }

    /// Where a space is, in columns and rows from the upper left.
    pub(super) fn place(self, name: &str) -> Option<(f64, f64)> {
        self.all.with_value(|all| {
            let space = all.iter().find(|space| space.name == name)?;
            Some((self.across(space), f64::from(space.row)))
        })
    }

    fn across(self, space: &Space) -> f64 {
        let shift = if self.hexes && space.row % 2 == 1 { 0.5 } else { 0.0 };
        f64::from(space.column) + shift
    }

    /// Puts this space into the tab order.
    pub(super) fn focus_on(self, name: &str) {
        let at = self.all.with_value(|all| all.iter().position(|space| space.name == name));
        if let Some(at) = at.filter(|at| *at != self.focus.get_value()) {
            self.move_to(at);
            self.keep_across();
        }
    }

    fn move_to(self, at: usize) {
        self.set_tab(self.focus.get_value(), false);
        self.set_tab(at, true);
        self.focus.set_value(at);
    }

    fn set_tab(self, at: usize, on: bool) {
        self.all.with_value(|all| {
            if let Some(button) = all.get(at).and_then(|space| space.button.as_ref()) {
                button.set_tab_index(if on { 0 } else { -1 });
            }
        });
    }

    fn keep_across(self) {
        let at = self.focus.get_value();
        let across = self.all.with_value(|all| all.get(at).map(|space| self.across(space)));
        self.keeps.set_value(across.unwrap_or_default());
    }

    /// Moves the focus so many spaces to the right, as far as there are any.
    pub(super) fn go_across(self, by: i16) -> bool {
        let now = self.focus.get_value();
        let to = self.all.with_value(|all| {
            let row = all.get(now)?.row;
            let first = all.iter().position(|space| space.row == row)?;
            let last = all.iter().rposition(|space| space.row == row)?;
            let to = (now as i64 + i64::from(by)).clamp(first as i64, last as i64);
            usize::try_from(to).ok()
        });
        let Some(to) = to else { return false };
        self.move_to(to);
        self.keep_across();
        true
    }

    /// Moves the focus so many rows down, as straight as the rows allow.
    pub(super) fn go_down(self, by: i16) -> bool {
        let (now, keeps) = (self.focus.get_value(), self.keeps.get_value());
        let to = self.all.with_value(|all| {
            let row = i16::from(all.get(now)?.row) + by;
            let there = all.iter().enumerate().filter(|(_, space)| i16::from(space.row) == row);
            let off = |space: &Space| (self.across(space) - keeps).abs();
            there.min_by(|(_, one), (_, two)| off(one).total_cmp(&off(two))).map(|(at, _)| at)
        });
        let Some(to) = to else { return false };
        self.move_to(to);
        true
    }

    /// Focuses the space in the tab order.
    pub(super) fn show_focus(self) {
        let at = self.focus.get_value();
        let button = self.all.with_value(|all| all.get(at).and_then(|it| it.button.clone()));
        if let Some(button) = button {
            // A space that can't be focused is being removed.
            let _ = button.focus();
        }
    }
}
