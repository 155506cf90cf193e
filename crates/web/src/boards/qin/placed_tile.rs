//! Tiles on the board. A view has territories; only the log knows which two were one tile.

use qin::{Colour, Square, Tile};
use wire::Told;

use crate::event::tagged;

/// A placed tile, or a possible placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PlacedTile {
    /// The step that placed it.
    pub(crate) ply: usize,
    pub(crate) tile: Tile,
    /// The squares of its two colours.
    pub(crate) on: [Square; 2],
}

impl PlacedTile {
    /// Reads a tile from the words of a move.
    pub(crate) fn read(words: &[&str]) -> Option<PlacedTile> {
        let [tile, first, second] = words else { return None };
        let on = [first.parse().ok()?, second.parse().ok()?];
        Some(PlacedTile { ply: 0, tile: tile.parse().ok()?, on })
    }

    fn from_event(told: &Told) -> Option<PlacedTile> {
        let ("placed", fields) = tagged(&told.event) else { return None };
        let on = serde_json::from_value(fields["on"].clone()).ok()?;
        let tile = serde_json::from_value(fields["tile"].clone()).ok()?;
        Some(PlacedTile { ply: told.ply, tile, on })
    }

    /// All tiles that the first so many steps placed.
    pub(crate) fn all(log: &[Told], plies: usize) -> Vec<PlacedTile> {
        log.iter().filter(|told| told.ply <= plies).filter_map(PlacedTile::from_event).collect()
    }

    /// Its squares from the left or from the top, each with its colour.
    pub(crate) fn halves(self) -> [(Square, Colour); 2] {
        let (one, other) = self.tile.colours();
        let mut halves = [(self.on[0], one), (self.on[1], other)];
        halves.sort_by_key(|(square, _)| *square);
        halves
    }

    /// Whether it is horizontal.
    pub(crate) fn is_across(self) -> bool {
        self.on[0].row() == self.on[1].row()
    }

    /// Whether it covers a square.
    pub(crate) fn covers(self, square: Square) -> bool {
        self.on.contains(&square)
    }

    /// Its orientation around a square that it covers: the direction of its other half, and which
    /// half is here. There are eight, a quarter turn from each to the next four.
    pub(crate) fn turn_at(self, square: Square) -> usize {
        let [first, second] = self.on;
        let (this, other, role) =
            if first == square { (first, second, 0) } else { (second, first, 4) };
        let side = if this.row() == other.row() {
            if this.column() < other.column() { 0 } else { 2 }
        } else if this.row() < other.row() {
            1
        } else {
            3
        };
        side + if self.tile.is_single() { 0 } else { role }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(words: &str) -> PlacedTile {
        PlacedTile::read(&words.split(' ').collect::<Vec<_>>()).expect("a tile")
    }

    #[test]
    fn a_tile_turns_by_quarters_around_a_square() {
        let e5: Square = "E5".parse().expect("a square");
        let turns = ["RB E5 F5", "RB E5 E6", "RB E5 D5", "RB E5 E4", "RB F5 E5", "RB E4 E5"];
        assert_eq!(turns.map(|words| laid(words).turn_at(e5)), [0, 1, 2, 3, 4, 7]);
        assert_eq!(laid("RR D5 E5").turn_at(e5), laid("RR E5 D5").turn_at(e5));
    }

    #[test]
    fn halves_come_from_the_left_or_from_above() {
        let colours = |words| laid(words).halves().map(|(_, colour)| colour);
        assert_eq!(colours("RB F5 E5"), [Colour::Blue, Colour::Red]);
        assert_eq!(colours("RB E5 E6"), [Colour::Red, Colour::Blue]);
        assert!(laid("RB F5 E5").is_across() && !laid("RB E5 E6").is_across());
    }
}
