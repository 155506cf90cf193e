//! A move is legal exactly if it is listed.

use std::collections::HashSet;

use crate::{
    contract::{Determinize, Rules, TestSupport},
    dice::{Luck, Quick},
    words::{Eyes, Seat},
};

/// Maximum number of moves in a position: what a client can show and a bot can list.
pub const MOVES_MAX: usize = 2_000;

/// Random moves tried at each position, legal or not.
const MADE_UP: usize = 32;

/// Checks the listed moves, those listed at the decision before, and random ones. Leaves the moves
/// listed here in `before`.
pub(super) fn listed_is_legal<G: TestSupport>(
    game: &G,
    before: &mut Vec<G::Move>,
    luck: &mut Quick,
) {
    let moves = listed(game);
    assert!(!moves.is_empty(), "a seat to act has a move");
    assert!(moves.len() <= MOVES_MAX, "{} moves", moves.len());
    let listed: HashSet<G::Move> = moves.iter().copied().collect();
    assert_eq!(listed.len(), moves.len(), "each move is listed once");
    assert!(listed.contains(&game.sample(luck)), "a sampled move is a listed one");

    reads_back::<G>(moves[luck.below(moves.len() as u32) as usize]);
    let made_up = (0..MADE_UP).map(|_| G::anything(luck));
    for mv in moves.iter().chain(&*before).copied().chain(made_up) {
        assert_eq!(game.check(&mv).is_ok(), listed.contains(&mv), "legal is what is listed: {mv}");
    }
    *before = moves;
}

/// Two positions that look the same to a seat offer it the same moves.
pub(super) fn moves_depend_on_what_is_seen<G: Determinize>(game: &G, seat: Seat, luck: &mut Quick) {
    let other = G::imagine(&game.view(Eyes::Seat(seat)), luck);
    assert_eq!(listed(&other), listed(game), "moves depend only on what their seat sees");
}

fn listed<G: Rules>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

fn reads_back<G: Rules>(mv: G::Move) {
    assert!(mv.to_string().parse().is_ok_and(|read: G::Move| read == mv), "{mv} reads back");
}
