//! The panel beside the board, the clause it shows, and the space that is inspected.

use game::Clause;
use leptos::prelude::*;

/// A panel beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Log,
    Rules,
    Hint,
    /// The chat of a table at a server.
    Chat,
}

/// What the player has opened to read.
#[derive(Clone, Copy)]
pub(crate) struct Panels {
    /// The open panel.
    pub(crate) open: RwSignal<Option<Panel>>,
    /// The clause that the rules are open at.
    pub(crate) clause: RwSignal<Option<Clause>>,
    /// The space under the pointer or the focus.
    pub(crate) inspected: RwSignal<Option<String>>,
}

impl Panels {
    pub(super) fn new() -> Panels {
        Panels {
            open: RwSignal::new(None),
            clause: RwSignal::new(None),
            inspected: RwSignal::new(None),
        }
    }

    /// Opens the rules at a clause.
    pub(crate) fn open_clause(self, clause: Clause) {
        self.clause.set(Some(clause));
        self.open.set(Some(Panel::Rules));
    }

    /// Opens a panel, or closes it if it is open.
    pub(crate) fn toggle(self, panel: Panel) {
        self.open.update(|open| *open = if *open == Some(panel) { None } else { Some(panel) });
    }

    /// Inspects a space, or none.
    pub(crate) fn inspect(self, space: Option<String>) {
        if self.inspected.try_with_untracked(|inspected| *inspected != space) == Some(true) {
            self.inspected.set(space);
        }
    }
}
