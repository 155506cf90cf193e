//! Hexagons and pieces of Huang as SVG: fifty units a side.

use std::collections::BTreeSet;

use game::Seat;
use huang::{Colour, Site, Space};
use leptos::prelude::*;

/// The width of a hexagon.
pub(super) const WIDTH: f64 = 86.6;
/// The side of a hexagon, which is half its height.
pub(super) const SIDE: f64 = 50.0;
/// What a drawing of the whole board shows: a little more than its spaces.
pub(super) const VIEW_BOX: &str = "-12 -12 1366 1174";

/// A column and a row; not every one is a space.
pub(super) type Cell = (i16, i16);

/// The column and row of a space.
pub(super) fn cell(space: Space) -> Cell {
    (i16::from(space.column()), i16::from(space.row()))
}

/// The middle of a column and row.
pub(super) fn middle((column, row): Cell) -> (f64, f64) {
    let shift = if row % 2 == 0 { 0.5 } else { 1.0 };
    (WIDTH * (f64::from(column) + shift), SIDE + 1.5 * SIDE * f64::from(row))
}

/// The middle of a space.
pub(super) fn centre(space: Space) -> (f64, f64) {
    middle(cell(space))
}

/// The neighbours of a column and row: upper right first, then clockwise.
pub(super) fn around((column, row): Cell) -> [Cell; 6] {
    let shift = row % 2;
    [
        (column + shift, row - 1),
        (column + 1, row),
        (column + shift, row + 1),
        (column + shift - 1, row + 1),
        (column - 1, row),
        (column + shift - 1, row - 1),
    ]
}

/// The corners of a hexagon of this size: the top first, then clockwise. The side from each to the
/// next faces the neighbour of its number.
pub(super) fn corners((x, y): (f64, f64), size: f64) -> [(f64, f64); 6] {
    let (dx, dy) = (size * WIDTH / (2.0 * SIDE), size / 2.0);
    [
        (x, y - size),
        (x + dx, y - dy),
        (x + dx, y + dy),
        (x, y + size),
        (x - dx, y + dy),
        (x - dx, y - dy),
    ]
}

/// A point of a path.
pub(super) fn point((x, y): (f64, f64)) -> String {
    format!("{x:.1},{y:.1}")
}

/// A hexagon as a path.
pub(super) fn hexagon(at: (f64, f64), size: f64) -> String {
    let corners = corners(at, size).map(point);
    format!("M{}Z", corners.join("L"))
}

/// Hexagons on some spaces, all in one path.
pub(super) fn hexagons(spaces: impl IntoIterator<Item = Space>, size: f64) -> String {
    spaces.into_iter().map(|space| hexagon(centre(space), size)).collect()
}

/// The edges around some cells, as loops.
pub(super) fn outline(cells: &BTreeSet<Cell>) -> String {
    let mut edges: Vec<((i64, i64), (i64, i64))> = Vec::new();
    // Corners are told apart by whole units: hexagons of one board meet exactly.
    let key = |(x, y): (f64, f64)| ((10.0 * x).round() as i64, (10.0 * y).round() as i64);
    for &at in cells {
        let corners = corners(middle(at), SIDE);
        for (side, beside) in around(at).into_iter().enumerate() {
            if !cells.contains(&beside) {
                edges.push((key(corners[side]), key(corners[(side + 1) % 6])));
            }
        }
    }
    let text = |(x, y): (i64, i64)| point((x as f64 / 10.0, y as f64 / 10.0));
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

/// The edges around some spaces.
pub(super) fn around_spaces(spaces: &[Space]) -> String {
    outline(&spaces.iter().copied().map(cell).collect())
}

/// The middle of a site.
pub(super) fn middle_of(site: Site) -> (f64, f64) {
    let centres: Vec<(f64, f64)> = Vec::<Space>::from(site).into_iter().map(centre).collect();
    let n = centres.len() as f64;
    let sum = centres.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (sum.0 / n, sum.1 / n)
}

/// The word for a colour in the names of drawings and classes.
pub(super) fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "yellow",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::White => "white",
    }
}

/// A drawing of Huang, so large, around a point.
pub(super) fn drawn(id: &str, (x, y): (f64, f64), size: f64) -> impl IntoView + use<> {
    view! {
        <use
            href=format!("#huang-{id}")
            x=format!("{:.1}", x - size / 2.0)
            y=format!("{:.1}", y - size / 2.0)
            width=size
            height=size
        ></use>
    }
}

/// A leader's disc around a point, with its dynasty's animal.
pub(super) fn leader(
    seat: Seat,
    colour: Colour,
    at: (f64, f64),
    size: f64,
) -> impl IntoView + use<> {
    view! {
        <g class=format!("leader role-{}", word(colour))>
            {drawn("disc", at, size)} {drawn(&format!("dynasty-p{seat}"), (at.0, at.1 - 1.0), 0.64 * size)}
        </g>
    }
}

/// A leader's disc as a picture of its own.
pub(super) fn leader_pic(seat: Seat, colour: Colour, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 100 100" aria-hidden="true">
            {leader(seat, colour, (50.0, 50.0), 100.0)}
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
        for at in [(3, 3), (3, 4)] {
            for (side, beside) in around(at).into_iter().enumerate() {
                assert_eq!(around(beside)[(side + 3) % 6], at);
            }
        }
    }
}
