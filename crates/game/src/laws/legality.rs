//! What is listed is what is legal.

use std::collections::HashSet;

use super::MOVES_MAX;
use crate::{Eyes, Game, Luck, Quick, Seat};

/// Moves made up at each position, beside those once listed.
const MADE_UP: usize = 32;

/// Tries the moves that were listed at the decision before, and moves that perhaps never were.
/// Leaves those listed here in their place.
pub(super) fn listed_is_legal<G: Game>(game: &G, before: &mut Vec<G::Move>, luck: &mut Quick) {
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

/// Two worlds that look the same to a seat offer it the same moves.
pub(super) fn moves_depend_on_what_is_seen<G: Game>(game: &G, seat: Seat, luck: &mut Quick) {
    let other = G::imagine(&game.view(Eyes::Seat(seat)), luck);
    assert_eq!(listed(&other), listed(game), "moves depend only on what their seat sees");
}

fn listed<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

fn reads_back<G: Game>(mv: G::Move) {
    assert!(mv.to_string().parse().is_ok_and(|read: G::Move| read == mv), "{mv} reads back");
}
