//! Candidate moves: which of a long list the network evaluates.

use std::cmp::Reverse;

use game::{Determinize, Evaluate, Luck as _, Quick, Seat, Step};

/// How candidates are sampled from the legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateSampling {
    /// Uniformly, without replacement.
    Uniform,
    /// The moves with most events, ties broken at random. To apply a move costs a small part of
    /// evaluating it.
    MostEvents,
}

impl CandidateSampling {
    /// Reduces the moves of a seat to at most `limit`.
    pub(crate) fn reduce<G: Determinize + Evaluate>(
        self,
        world: &G,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        limit: usize,
        rng: &mut Quick,
    ) {
        if moves.len() <= limit {
            return;
        }
        match self {
            CandidateSampling::Uniform => {
                for at in 0..limit {
                    let other = at + rng.below((moves.len() - at) as u32) as usize;
                    moves.swap(at, other);
                }
                moves.truncate(limit);
            }
            CandidateSampling::MostEvents => {
                let mut counted: Vec<(u32, u32, G::Move)> = Vec::with_capacity(moves.len());
                for &mv in moves.iter() {
                    let mut events = 0;
                    world.clone().apply(&Step::Move { seat, mv }, &mut |_, _| events += 1);
                    counted.push((events, rng.word(), mv));
                }
                counted
                    .select_nth_unstable_by_key(limit, |&(events, tie, _)| (Reverse(events), tie));
                moves.clear();
                moves.extend(counted[..limit].iter().map(|&(_, _, mv)| mv));
            }
        }
    }
}
