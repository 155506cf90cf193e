//! Pieces of Qin as SVG: a hundred units a square.

use std::collections::BTreeSet;

use leptos::prelude::*;
use qin::{Colour, Square};

use super::placed_tile::PlacedTile;

/// Units a square.
pub(super) const UNIT: u32 = 100;

/// The upper left corner of a square.
pub(super) fn corner(square: Square) -> (u32, u32) {
    (UNIT * u32::from(square.column()), UNIT * u32::from(square.row()))
}

/// A drawing of Qin on a square.
pub(super) fn on_square(id: &str, square: Square) -> impl IntoView + use<> {
    let (x, y) = corner(square);
    view! { <use href=format!("#qin-{id}") x=x y=y width="100" height="100"></use> }
}

/// A pagoda on a square, larger on a major province.
pub(super) fn pagoda(id: &str, square: Square, class: &'static str) -> impl IntoView + use<> {
    let (x, y) = corner(square);
    let width = if id.starts_with("pagoda2") { 124.0 } else { 94.0 };
    let (x, y) = (f64::from(x) + 50.0 - width / 2.0, f64::from(y) + 96.0 - width);
    view! { <use class=class href=format!("#qin-{id}") x=x y=y width=width height=width></use> }
}

/// A colour's name in the ids of drawings.
pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

/// A tile on the board.
pub(super) fn tile(laid: PlacedTile, class: &'static str) -> impl IntoView {
    let [(at, one), (_, other)] = laid.halves();
    let (x, y) = corner(at);
    let across = laid.is_across();
    let way = if across { "h" } else { "v" };
    let (width, height) = if across { ("200", "104") } else { ("100", "204") };
    let (dx, dy) = if across { ("100", "0") } else { ("0", "100") };
    view! {
        <g class=class transform=format!("translate({x},{y})")>
            <g>
                <use href=format!("#qin-slab-{way}") width=width height=height></use>
                <g clip-path=format!("url(#qin-clip-{way})")>
                    <use href=format!("#qin-terr-{}", colour(one)) width="100" height="100"></use>
                    <use
                        href=format!("#qin-terr-{}", colour(other))
                        x=dx
                        y=dy
                        width="100"
                        height="100"
                    ></use>
                </g>
                <use
                    href=format!("#qin-bevel-{way}")
                    width=if across { "200" } else { "100" }
                    height=if across { "100" } else { "200" }
                ></use>
            </g>
        </g>
    }
}

/// The place, size and rounding of a frame around a tile, with a margin.
pub(super) fn frame(laid: PlacedTile, by: f64, class: &'static str) -> impl IntoView {
    let (x, y) = corner(laid.halves()[0].0);
    let (width, height) = if laid.is_across() { (200.0, 100.0) } else { (100.0, 200.0) };
    view! {
        <rect
            class=class
            x=f64::from(x) - by
            y=f64::from(y) - by
            width=width + 2.0 * by
            height=height + 2.0 * by
            rx="17"
        ></rect>
    }
}

/// The outline of some squares, as a path.
pub(super) fn outline(squares: &[Square]) -> String {
    let set: BTreeSet<(u8, u8)> = squares.iter().map(|it| (it.column(), it.row())).collect();
    let mut path = String::new();
    for &(column, row) in &set {
        let (x, y) = (UNIT * u32::from(column), UNIT * u32::from(row));
        let beside = |dx: i8, dy: i8| {
            let column = column.checked_add_signed(dx);
            column.zip(row.checked_add_signed(dy)).is_some_and(|it| set.contains(&it))
        };
        let edges = [
            (beside(0, -1), format!("M{x},{y}h100")),
            (beside(0, 1), format!("M{x},{}h100", y + UNIT)),
            (beside(-1, 0), format!("M{x},{y}v100")),
            (beside(1, 0), format!("M{},{y}v100", x + UNIT)),
        ];
        path.extend(edges.into_iter().filter(|(inner, _)| !inner).map(|(_, edge)| edge));
    }
    path
}

/// The bounding box of some squares: left, top, width, height.
pub(super) fn bounds(squares: &[Square]) -> Option<(u32, u32, u32, u32)> {
    let corners = || squares.iter().copied().map(corner);
    let (left, top) = (corners().map(|it| it.0).min()?, corners().map(|it| it.1).min()?);
    let (right, bottom) = (corners().map(|it| it.0).max()?, corners().map(|it| it.1).max()?);
    Some((left, top, right + UNIT - left, bottom + UNIT - top))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_has_no_inner_edges() {
        let squares: Vec<Square> =
            ["A1", "B1"].iter().map(|name| name.parse().expect("a square")).collect();
        assert_eq!(outline(&squares).matches('M').count(), 6);
        assert_eq!(bounds(&squares), Some((0, 0, 200, 100)));
        assert_eq!(bounds(&[]), None);
    }
}
