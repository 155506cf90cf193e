//! The map: land, rivers, walls of capitals; drawn once for each board.

use std::collections::BTreeSet;

use huang::{Board, SIZE, Space};
use leptos::prelude::*;

use super::drawing::{self, Cell, Coords, SIDE, centre, hexagon};

/// The widths and colours of a river, from bank to bank.
const RIVER: [(&str, f64); 8] = [
    ("bank-line", 76.0),
    ("bank", 71.0),
    ("river-deep", 68.0),
    ("river", 61.0),
    ("river-line", 45.0),
    ("river", 41.5),
    ("river-line", 21.0),
    ("river", 17.5),
];
/// Two peaks around a point.
const PEAKS: &str = "m-34,8c8-10,14-22,20-28c5,6,8,12,12,16c4-12,10-26,16-32c6,10,14,30,22,44";
/// The folds of the same peaks.
const FOLDS: &str = "m14-20c-1,10,1,18-2,26m2-22c5,8,6,16,9,24m-37-12c0,6,2,11,0,17";
/// A pine around a point.
const PINE: &str = "m0-14c5,7,9,13,11,18c-7,2-15,2-22,0c2-5,6-11,11-18z";

/// The whole map.
pub(super) fn ground(board: &'static Board) -> impl IntoView {
    let spaces: Vec<Space> = Space::all().filter(|it| it.is_in(board.land | board.river)).collect();
    let cells: BTreeSet<Cell> = spaces.iter().copied().map(Cell::of).collect();
    let rim = drawing::outline(&cells);
    let tints = [("land-2", 0.0, 0.38), ("land-3", 0.66, 1.1)].map(|(class, from, to)| {
        let of = spaces.iter().filter(|it| it.is_in(board.land));
        let tinted = of.filter(|it| (from..to).contains(&tint(centre(**it))));
        view! { <path class=class d=drawing::hexagons(tinted.copied(), 50.4)></path> }
    });
    let river: BTreeSet<Cell> =
        spaces.iter().filter(|it| it.is_in(board.river)).copied().map(Cell::of).collect();
    let banks: String = river.iter().map(|it| hexagon(it.middle(), 50.4)).collect();
    let course = course(&river, &cells);
    let ribbon = RIVER.map(|(colour, width)| {
        view! { <use href="#huang-course" class=colour stroke-width=width></use> }
    });
    let (peaks, folds, pines) = scenery(&spaces, board);
    let walls = spaces.iter().filter(|it| it.is_in(board.capitals)).copied();
    let walls = walls.map(|it| drawing::drawn("capital", centre(it), 100.0)).collect_view();
    view! {
        <path class="rim-out" d=rim.clone()></path>
        <path class="rim" d=rim.clone()></path>
        <path class="land" d=rim.clone()></path>
        {tints.into_iter().collect_view()}
        <path class="bank" d=banks></path>
        <path fill="url(#huang-brush)" d=rim></path>
        <path class="peaks" d=peaks></path>
        <path class="folds" d=folds></path>
        <path class="pines" d=pines></path>
        <defs>
            <path id="huang-course" d=course></path>
        </defs>
        <g class="river">{ribbon.into_iter().collect_view()}</g>
        <path class="hex-lines" d=lines(&cells)></path>
        {walls}
    }
}

/// The names of states above their capitals and of columns and rows; drawn above everything
/// else.
pub(super) fn names(board: &'static Board) -> impl IntoView {
    let spaces = Space::all().filter(|it| it.is_in(board.land | board.river));
    let cells: BTreeSet<Cell> = spaces.map(Cell::of).collect();
    let named = |(at, name): &(Space, String)| {
        let Coords { x, y } = centre(*at);
        view! { <text class="state" x=x - 13.0 y=y - 31.0>{name.clone()}</text> }
    };
    view! {
        {board.states.iter().map(named).collect_view()}
        {coordinates(&cells)}
    }
}

/// Every edge between two spaces once, in one path.
fn lines(cells: &BTreeSet<Cell>) -> String {
    let mut path = String::new();
    for &at in cells {
        let corners = drawing::corners(at.middle(), SIDE).map(Coords::text);
        path += &format!("M{}L{}L{}L{}", corners[0], corners[1], corners[2], corners[3]);
    }
    path
}

/// The course of the rivers: from edge to edge through every river space, off the board at its
/// rim, and whole where three river spaces meet.
fn course(river: &BTreeSet<Cell>, cells: &BTreeSet<Cell>) -> String {
    let mut path = String::new();
    for &at in river {
        let here = at.middle();
        let half = |to: Cell| {
            let there = to.middle();
            Coords { x: (here.x + there.x) / 2.0, y: (here.y + there.y) / 2.0 }
        };
        let beside = at.neighbours();
        let mut ends: Vec<Coords> =
            beside.iter().filter(|it| river.contains(it)).map(|it| half(*it)).collect();
        if let [end] = ends[..] {
            let away = |it: &Coords| it.distance(end);
            let off = beside.iter().filter(|it| !cells.contains(it)).map(|it| half(*it));
            let off = off.max_by(|one, two| away(one).total_cmp(&away(two)));
            if off.is_none() {
                // A spring: round, as wide as the river.
                path +=
                    &format!("M{}a1,1,0,1,0,2,0a1,1,0,1,0-2,0Z", here.shifted(-1.0, 0.0).text());
            }
            ends.push(off.unwrap_or(here));
        }
        for (i, from) in ends.iter().enumerate() {
            for to in &ends[i + 1..] {
                path += &format!("M{}Q{} {}", from.text(), here.text(), to.text());
            }
        }
        for side in 0..6 {
            let (one, two) = (beside[side], beside[(side + 1) % 6]);
            if river.contains(&one) && river.contains(&two) {
                path +=
                    &format!("M{}L{}L{}Z", here.text(), one.middle().text(), two.middle().text());
            }
        }
    }
    path
}

/// Hills and pines on some spaces where nothing is printed, each all in one path.
fn scenery(spaces: &[Space], board: &Board) -> (String, String, String) {
    let (mut peaks, mut folds, mut pines) = (String::new(), String::new(), String::new());
    for &space in spaces {
        if space.is_in(board.river | board.capitals) {
            continue;
        }
        let here = centre(space);
        let luck = chance(f64::from(space.column()), f64::from(space.row()));
        if luck < 0.16 {
            let at = format!("M{}", here.shifted(60.0 * luck - 5.0, 14.0).text());
            peaks += &format!("{at}{PEAKS}");
            folds += &format!("{at}{FOLDS}");
        } else if luck < 0.3 {
            for tree in 0..3 {
                let by = f64::from(tree);
                let (dx, dy) = (chance(luck, by) - 0.5, chance(by, 7.0 * luck) - 0.5);
                pines += &format!("M{}{PINE}", here.shifted(50.0 * dx, 34.0 * dy).text());
            }
        }
    }
    (peaks, folds, pines)
}

/// Letters above the columns and numbers before the rows.
fn coordinates(cells: &BTreeSet<Cell>) -> impl IntoView + use<> {
    let letters = (0..SIZE).map(|column| {
        let x = Cell { column: i16::from(column), row: 0 }.middle().x;
        view! { <text x=x y="-17">{char::from(b'A' + column).to_string()}</text> }
    });
    let numbers = (0..i16::from(SIZE)).filter_map(|row| {
        let first = cells.iter().filter(|it| it.row == row).map(|it| it.column).min()?;
        let Coords { x, y } = Cell { column: first, row }.middle();
        Some(view! { <text x=x - 61.0 y=y + 7.0>{row + 1}</text> })
    });
    view! { <g class="coord">{letters.collect_view()} {numbers.collect_view()}</g> }
}

/// A hash of two numbers, from 0 to 1: `SplitMix64`, since a sine costs 4 kB of code.
fn chance(one: f64, two: f64) -> f64 {
    let mut bits = one.to_bits() ^ two.to_bits().rotate_left(32);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    let high = u32::try_from((bits ^ (bits >> 31)) >> 32).unwrap_or_default();
    f64::from(high) / f64::from(u32::MAX)
}

/// Smooth noise from 0 to 1.
fn tint(at: Coords) -> f64 {
    let (x, y) = (at.x / 190.0, at.y / 190.0);
    let (column, row) = (x.floor(), y.floor());
    let ease = |it: f64| it * it * (3.0 - 2.0 * it);
    let (right, down) = (ease(x - column), ease(y - row));
    let between =
        |row: f64| chance(column, row) * (1.0 - right) + chance(column + 1.0, row) * right;
    between(row) * (1.0 - down) + between(row + 1.0) * down
}
