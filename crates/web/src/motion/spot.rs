//! Places on the page that pieces move between.

use game::Seat;

/// A place on the page: CSS selectors with semicolons between them. The first one that names something visible counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot(pub(crate) String);

impl Spot {
    /// The place of a selector.
    pub(crate) fn of(selector: &str) -> Spot {
        Spot(selector.to_owned())
    }

    /// A space of the board.
    pub(crate) fn space(name: &str) -> Spot {
        Spot(format!("[data-space=\"{name}\"]"))
    }

    /// A piece on the board.
    pub(crate) fn piece(name: &str) -> Spot {
        Spot(format!("[data-piece=\"{name}\"]"))
    }

    /// A player's picture beside the board.
    pub(crate) fn player(seat: Seat) -> Spot {
        Spot::in_panel(seat, ".player-pic").or(&format!(".player[data-seat=\"p{seat}\"]"))
    }

    /// Something within a player's panel.
    pub(crate) fn in_panel(seat: Seat, selector: &str) -> Spot {
        Spot(format!(".player[data-seat=\"p{seat}\"] {selector}"))
    }

    /// This place, or another one if this isn't visible.
    pub(crate) fn or(self, selector: &str) -> Spot {
        Spot(format!("{};{selector}", self.0))
    }
}
