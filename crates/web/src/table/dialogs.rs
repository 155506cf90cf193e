//! The dialogs of a table.

use leptos::prelude::*;

/// Which dialogs of a table are open.
#[derive(Clone, Copy)]
pub(super) struct Dialogs {
    pub(super) menu: RwSignal<bool>,
    pub(super) settings: RwSignal<bool>,
    pub(super) export: RwSignal<bool>,
    pub(super) verify: RwSignal<bool>,
    pub(super) resign: RwSignal<bool>,
}

impl Dialogs {
    pub(super) fn new() -> Dialogs {
        Dialogs {
            menu: RwSignal::new(false),
            settings: RwSignal::new(false),
            export: RwSignal::new(false),
            verify: RwSignal::new(false),
            resign: RwSignal::new(false),
        }
    }
}
