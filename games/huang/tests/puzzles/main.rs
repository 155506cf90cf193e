//! Positions of the middle and the end of a game in which a person sees the right move at once.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod actions;
mod conflicts;
mod ends;
#[path = "../rulebook/sketch.rs"]
#[allow(dead_code, unused_imports, reason = "the rulebook's tests need all of it")]
mod sketch;
#[path = "../rulebook/telling.rs"]
#[allow(dead_code, reason = "the rulebook's tests need all of it")]
mod telling;

use bots::{
    BotLevel,
    puzzle::{Puzzle, missed, solved},
};
use game::{Eyes, HiddenInformation, Rules, Step, Turn};
use pagoda_huang::{Colour, Huang};

use crate::sketch::{Sketch, moves, points, sketch};

#[test]
fn bots_solve_the_puzzles() {
    let mut puzzles = conflicts::all();
    puzzles.extend(actions::all());
    puzzles.extend(ends::all());
    solved(&puzzles);
}

/// What master doesn't always see yet: to be moved above once it does.
#[test]
#[ignore = "a weakness of the search that is known"]
fn bots_dont_see_it_yet() {
    let by_master = missed(&[conflicts::revolt_from_the_better_space()], BotLevel::Master);
    assert!(by_master.is_empty(), "master missed:\n{}", by_master.join("\n"));
}

/// A position, and its right moves: all that a person would think as good.
fn puzzle(why: &'static str, game: &Huang, right: &[&'static str]) -> Puzzle<Huang> {
    let Turn::Seat(seat) = game.turn() else { panic!("{why}: nobody is to act") };
    let legal = moves(game);
    for mv in right {
        assert!(legal.contains(&(*mv).into()), "{why}: {mv} isn't among {legal:?}");
    }
    assert!(!right.is_empty() && right.len() < legal.len(), "{why}: nothing to decide");
    Puzzle { why, view: game.view(Eyes::Seat(seat)), right: right.to_vec() }
}

/// The moves that give the seat to act a point of a colour at once.
fn gaining(game: &Huang, colour: Colour) -> Vec<&'static str> {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody is to act") };
    let of = |game: &Huang| points(game, seat.index() + 1)[colour as usize];
    let gains = |mv: &String| {
        let mut after = *game;
        after.apply(&Step::Move { seat, mv: mv.parse().unwrap() }, &mut |_, _| ());
        of(game) < of(&after)
    };
    moves(game).into_iter().filter(gains).map(|mv| &*mv.leak()).collect()
}

/// The middle of a game for two to four: all leaders of seats 1 and 2 are out, no two kingdoms are
/// one tile apart, and no tile completes a triangle for its own leader.
///
/// Around F10 seat 1 has green and red, seat 2 yellow; around L12 it is the other way round. At K7
/// seat 1 has blue by the river and seat 2 white, at G5 it is the other way round.
fn states(seats: u8) -> Sketch {
    let here = sketch(seats).lay("Y E10, R G10 E12, G F11").lead("G1 E11, R1 F9, Y2 G9");
    let here = here.lay("Y K13, R M12 L14, G K12, B N11").lead("Y1 M11, R2 M13, G2 J12");
    let here = here.lay("Y J6, R J7, G K6, B I8").lead("B1 K8, W2 J8");
    let mut here = here.lay("Y H5, B F5 F6").lead("W1 G4, B2 G6");
    if 3 <= seats {
        here = here.lay("R N5, G M4").lead("Y3 N4, R3 L7, G3 H4");
    }
    if 4 <= seats {
        here = here.lay("Y C9, R B10, B A9").lead("Y4 B8, G4 C8");
        here = here.lay("Y D2, R D3, G D1").lead("B4 C1, W4 E2");
    }
    for seat in 1..=usize::from(seats) {
        here = here.hand_of(seat, "YYRRBG").points(seat, [5, 4, 4, 4, 1]);
    }
    here.market("YYRRBG").discard("YYYYYYYYRRRRRRRRBBBBBGGGGGWW")
}
