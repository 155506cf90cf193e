//! The last turns: what the result is counted by.

use bots::puzzle::Puzzle;
use pagoda_huang::{Colour, Huang};

use crate::{gaining, puzzle, sketch::moves, states};

pub(crate) fn all() -> Vec<Puzzle<Huang>> {
    vec![score_the_lowest_colour(), unite_with_a_pagoda(), end_the_game_while_ahead()]
}

fn score_the_lowest_colour() -> Puzzle<Huang> {
    let here = states(2).points(1, [6, 5, 3, 6, 0]).points(2, [5, 5, 4, 5, 0]);
    let game = here.hand("YYRRBG").bag(0).actions(1).game();
    let why = "H10.2, H10.3: the last action, and a blue point wins";
    puzzle(why, &game, &gaining(&game, Colour::Blue))
}

fn unite_with_a_pagoda() -> Puzzle<Huang> {
    let here = states(2).lay("B N10 N9 O9 M9").pagoda(Colour::Blue, "N9 O9 N10");
    let here = here.points(1, [6, 6, 3, 6, 0]).points(2, [5, 5, 5, 5, 0]);
    // No colour of leader stands in both kingdoms.
    let why = "H5.3, H7.4: two blue points win: one for the tile, one of the pagoda it links";
    puzzle(why, &here.hand("BYYRRG").bag(0).actions(1).game(), &["B L9"])
}

fn end_the_game_while_ahead() -> Puzzle<Huang> {
    let here = states(2).lay("B F4 E4").pagoda(Colour::Blue, "E4 F4 F5");
    let here = here.points(1, [5, 5, 5, 5, 0]).points(2, [6, 6, 4, 6, 0]);
    let game = here.hand("YYRRBG").bag(1).actions(1).game();
    let ends = |mv: &String| mv.starts_with("replace") && !mv.starts_with("replace 1");
    let right: Vec<&str> = moves(&game).into_iter().filter(ends).map(|mv| &*mv.leak()).collect();
    let why = "H10.5: replacing two tiles ends it now; else seat 2's pagoda decides";
    puzzle(why, &game, &right)
}
