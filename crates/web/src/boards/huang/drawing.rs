//! Hexagons and pieces of Huang as SVG: fifty units a side.

use std::collections::BTreeSet;

use game::Seat;
use huang::{Colour, Site, Space};
use leptos::prelude::*;

/// The width of a hexagon.
pub(super) const WIDTH: f64 = 86.6;
/// The side of a hexagon, which is half its height.
pub(super) const SIDE: f64 = 50.0;
/// The view box of the whole board, with a margin.
pub(super) const VIEW_BOX: &str = "-12 -12 1366 1174";

/// A column and a row; not every cell is a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    pub(super) column: i16,
    pub(super) row: i16,
}

impl Cell {
    /// The column and row of a space.
    pub(super) fn of(space: Space) -> Cell {
        Cell { column: i16::from(space.column()), row: i16::from(space.row()) }
    }

    /// The middle of the cell.
    pub(super) fn middle(self) -> Coords {
        let shift = if self.row % 2 == 0 { 0.5 } else { 1.0 };
        let (x, y) = (f64::from(self.column) + shift, f64::from(self.row));
        Coords { x: WIDTH * x, y: SIDE + 1.5 * SIDE * y }
    }

    /// The neighbours of the cell: upper right first, then clockwise.
    pub(super) fn neighbours(self) -> [Cell; 6] {
        let Cell { column, row } = self;
        let shift = row % 2;
        [
            Cell { column: column + shift, row: row - 1 },
            Cell { column: column + 1, row },
            Cell { column: column + shift, row: row + 1 },
            Cell { column: column + shift - 1, row: row + 1 },
            Cell { column: column - 1, row },
            Cell { column: column + shift - 1, row: row - 1 },
        ]
    }
}

/// A point of a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Coords {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Coords {
    /// The point at an offset to the right and down.
    pub(super) fn shifted(self, dx: f64, dy: f64) -> Coords {
        Coords { x: self.x + dx, y: self.y + dy }
    }

    /// The distance to another point.
    pub(super) fn distance(self, other: Coords) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point as text of a path.
    pub(super) fn text(self) -> String {
        format!("{:.1},{:.1}", self.x, self.y)
    }
}

/// The middle of a space.
pub(super) fn centre(space: Space) -> Coords {
    Cell::of(space).middle()
}

/// The corners of a hexagon of this size: the top first, then clockwise. The side from each to the
/// next faces the neighbour of its number.
pub(super) fn corners(at: Coords, size: f64) -> [Coords; 6] {
    let (dx, dy) = (size * WIDTH / (2.0 * SIDE), size / 2.0);
    let Coords { x, y } = at;
    [
        Coords { x, y: y - size },
        Coords { x: x + dx, y: y - dy },
        Coords { x: x + dx, y: y + dy },
        Coords { x, y: y + size },
        Coords { x: x - dx, y: y + dy },
        Coords { x: x - dx, y: y - dy },
    ]
}

/// A hexagon as a path.
pub(super) fn hexagon(at: Coords, size: f64) -> String {
    let corners = corners(at, size).map(Coords::text);
    format!("M{}Z", corners.join("L"))
}

/// Hexagons on some spaces, all in one path.
pub(super) fn hexagons(spaces: impl IntoIterator<Item = Space>, size: f64) -> String {
    spaces.into_iter().map(|space| hexagon(centre(space), size)).collect()
}

/// The outlines of some cells, as loops.
pub(super) fn outline(cells: &BTreeSet<Cell>) -> String {
    let mut edges: Vec<((i64, i64), (i64, i64))> = Vec::new();
    // Corners are identified by whole units: hexagons of one board meet exactly.
    let key = |at: Coords| ((10.0 * at.x).round() as i64, (10.0 * at.y).round() as i64);
    for &at in cells {
        let corners = corners(at.middle(), SIDE);
        for (side, beside) in at.neighbours().into_iter().enumerate() {
            if !cells.contains(&beside) {
                edges.push((key(corners[side]), key(corners[(side + 1) % 6])));
            }
        }
    }
    let text = |(x, y): (i64, i64)| Coords { x: x as f64 / 10.0, y: y as f64 / 10.0 }.text();
    let near =
        |one: (i64, i64), two: (i64, i64)| (one.0 - two.0).abs() <= 2 && (one.1 - two.1).abs() <= 2;
    let mut path = String::new();
    while let Some((first, mut last)) = edges.pop() {
        path += &format!("M{}L{}", text(first), text(last));
        while let Some(at) = edges.iter().position(|edge| near(edge.0, last)) {
            last = edges.swap_remove(at).1;
            path += &format!("L{}", text(last));
        }
        path.push('Z');
    }
    path
}

/// The outlines of some spaces.
pub(super) fn around_spaces(spaces: &[Space]) -> String {
    outline(&spaces.iter().copied().map(Cell::of).collect())
}

/// The middle of a site.
pub(super) fn middle_of(site: Site) -> Coords {
    let centres: Vec<Coords> = Vec::<Space>::from(site).into_iter().map(centre).collect();
    let n = centres.len() as f64;
    let sum = centres.iter().fold(Coords { x: 0.0, y: 0.0 }, |sum, at| sum.shifted(at.x, at.y));
    Coords { x: sum.x / n, y: sum.y / n }
}

/// A colour's name in ids of drawings and classes.
pub(super) fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "yellow",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::White => "white",
    }
}

/// A drawing of Huang of this size, around a point.
pub(super) fn drawn(id: &str, at: Coords, size: f64) -> impl IntoView + use<> {
    view! {
        <use
            href=format!("#huang-{id}")
            x=format!("{:.1}", at.x - size / 2.0)
            y=format!("{:.1}", at.y - size / 2.0)
            width=size
            height=size
        ></use>
    }
}

/// A leader's disc around a point, with its dynasty's animal.
pub(super) fn leader(seat: Seat, colour: Colour, at: Coords, size: f64) -> impl IntoView + use<> {
    view! {
        <g class=format!("leader role-{}", word(colour))>
            {drawn("disc", at, size)} {drawn(&format!("dynasty-p{seat}"), at.shifted(0.0, -1.0), 0.64 * size)}
        </g>
    }
}

/// A leader's disc as a picture of its own.
pub(super) fn leader_pic(seat: Seat, colour: Colour, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 100 100" aria-hidden="true">
            {leader(seat, colour, Coords { x: 50.0, y: 50.0 }, 100.0)}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_is_one_loop_around_neighbours() {
        let space = |name: &str| name.parse::<Space>().expect("a space");
        assert_eq!(around_spaces(&[space("C3")]).matches('L').count(), 6);
        let two = around_spaces(&[space("C3"), space("C4")]);
        assert_eq!((two.matches('M').count(), two.matches('L').count()), (1, 10));
        let apart = around_spaces(&[space("C3"), space("G7")]);
        assert_eq!(apart.matches('M').count(), 2);
    }

    #[test]
    fn neighbours_face_each_other() {
        for at in [Cell { column: 3, row: 3 }, Cell { column: 3, row: 4 }] {
            for (side, beside) in at.neighbours().into_iter().enumerate() {
                assert_eq!(beside.neighbours()[(side + 3) % 6], at);
            }
        }
    }
}
