//! Positions of real games in which a person sees the right move at once.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod gains;
mod late;
#[path = "../rulebook/sketch.rs"]
#[expect(dead_code, reason = "the rulebook's tests use the rest")]
mod sketch;
mod wins;

use bots::puzzle::{Puzzle, solved};
use game::{Determinize, Eyes, HiddenInformation, Quick, Rules, Seat, TestSupport};
use pagoda_qin::{BoardName, Hand, Move, Qin, Tile};
use sketch::{Sketch, sketch_on};

/// The Bird board for so many seats.
fn bird(seats: u8) -> Sketch {
    sketch_on(BoardName::Bird, seats)
}

/// The Lion board for so many seats.
fn lion(seats: u8) -> Sketch {
    sketch_on(BoardName::Lion, seats)
}

/// A puzzle for seat 1, which hasn't seen so many tiles of each kind: others hold three each, the
/// rest are in the piles.
fn puzzle(why: &'static str, here: Sketch, unseen: [u8; 6], right: &[&'static str]) -> Puzzle<Qin> {
    let mut view = here.game().view(Eyes::Seat(Seat(0)));
    let of_kind = |(tile, count): (Tile, u8)| std::iter::repeat_n(tile, count.into());
    view.unseen = Tile::ALL.into_iter().zip(unseen).flat_map(of_kind).collect();
    let rivals = view.players.len() as u8 - 1;
    let held = (view.unseen.len() / rivals).min(3);
    for player in &mut view.players[1..] {
        player.hand = Hand::Closed(held);
    }
    let left = view.unseen.len() - held * rivals;
    view.piles = [0, 1, 2, 3].map(|pile| (left + pile) / 4);
    Puzzle { why, view, right: right.to_vec() }
}

fn puzzles() -> Vec<Puzzle<Qin>> {
    let themes = [wins::puzzles(), late::puzzles(), gains::puzzles()];
    themes.into_iter().flatten().collect()
}

/// Every position could come up in a game, and what is right in it is legal.
#[test]
fn puzzles_are_sound() {
    for puzzle in puzzles() {
        let game = Qin::imagine(&puzzle.view, &mut Quick::new(0));
        assert_eq!(game.audit(), Ok(()), "{}", puzzle.why);
        for right in puzzle.right {
            let mv: Move = right.parse().unwrap();
            assert_eq!(game.check(&mv), Ok(()), "{}: {right}", puzzle.why);
            assert_eq!(mv.to_string(), right, "{}", puzzle.why);
        }
    }
}

#[test]
fn puzzles_are_solved() {
    solved(&puzzles());
}
