//! Each seat's score by category, as the score sheet and the reveal show it.

use game::{Seat, Standing, seats};
use leptos::prelude::*;

use crate::play::Play;

/// A category of a seat's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// The message that names it.
    pub(super) id: &'static str,
    pub(super) count: i32,
    /// Points of other categories that fill it up.
    pub(super) added: i32,
    /// Whether it is the lowest, in a game whose lowest category counts.
    pub(super) is_lowest: bool,
    /// Whether it counts as a column of its own: what fills up others doesn't.
    pub(super) is_column: bool,
}

/// A seat's score by category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) seat: Seat,
    pub(super) cells: Vec<Cell>,
}

/// Every seat's score by category, the winner's first.
pub(super) fn scores(play: Play, last: &Standing) -> Vec<Tally> {
    let view = untrack(move || play.observation.view());
    let mut ranked: Vec<Seat> = seats(last.seats).collect();
    ranked.sort_by_key(|seat| last.places[seat.index()]);
    let spread = play.presentation.spread.map(|spread| spread.added);
    let of = |seat: Seat| {
        let tally = (play.presentation.tally)(&view, seat);
        Tally { seat, cells: cells(tally, spread) }
    };
    ranked.into_iter().map(of).collect()
}

/// What is added to each category, by the counts of all.
type Added = fn(&[i32]) -> Vec<i32>;

fn cells(tally: Vec<(&'static str, i32)>, spread: Option<Added>) -> Vec<Cell> {
    let counts: Vec<i32> = tally.iter().map(|it| it.1).collect();
    let added = spread.map(|added| added(&counts)).unwrap_or_default();
    let lowest = counts.iter().zip(&added).map(|(count, added)| count + added).min();
    let cell = |(at, (id, count)): (usize, (&'static str, i32))| {
        let filled = added.get(at).copied();
        Cell {
            id,
            count,
            added: filled.unwrap_or(0),
            is_lowest: filled.is_some_and(|added| Some(count + added) == lowest),
            is_column: added.is_empty() || filled.is_some(),
        }
    };
    tally.into_iter().enumerate().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_category_is_marked_after_it_was_filled_up() {
        let fill: Added = |counts| vec![0, counts[2]];
        let all = cells(vec![("one", 5), ("other", 3), ("filler", 1)], Some(fill));
        assert_eq!(all.iter().map(|it| it.added).collect::<Vec<_>>(), [0, 1, 0]);
        assert_eq!(all.iter().map(|it| it.is_lowest).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(all.iter().map(|it| it.is_column).collect::<Vec<_>>(), [true, true, false]);
        let plain = cells(vec![("one", 5), ("other", 3)], None);
        assert!(plain.iter().all(|it| it.is_column && !it.is_lowest));
    }
}
