//! Leaf evaluation: by the network one ply ahead, or by a random rollout.

use game::{Determinize, Evaluate, Quick, Seat, Step};

use crate::{ValueNetwork, Values, rollout::rollout};

/// How a leaf is evaluated.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Evaluator<'a> {
    /// By the network: the best of the afterstates of its moves.
    Network(&'a ValueNetwork),
    /// By one uniform random rollout to the end of the game.
    Rollout,
}

/// A position to evaluate.
pub(crate) struct Leaf<'a, G: Determinize> {
    /// The position, determinized.
    pub(crate) world: &'a G,
    /// The seat to act.
    pub(crate) seat: Seat,
    /// Number of seats.
    pub(crate) seats: u8,
    /// Candidate moves.
    pub(crate) moves: &'a [G::Move],
}

impl Evaluator<'_> {
    /// Evaluates a position in which a seat is to act. The value of each move goes to `move_values`;
    /// the value of the position is returned.
    pub(crate) fn evaluate<G: Determinize + Evaluate>(
        &self,
        leaf: &Leaf<'_, G>,
        rng: &mut Quick,
        move_values: &mut Vec<Values>,
    ) -> Values {
        let &Leaf { world, seat, seats, moves } = leaf;
        move_values.clear();
        match self {
            Evaluator::Network(network) => {
                let mut best = Values::default();
                for &mv in moves {
                    let mut after = world.clone();
                    after.apply(&Step::Move { seat, mv }, &mut |_, _| ());
                    let values = network.evaluate(&after, seats);
                    move_values.push(values);
                    if best.of(seat) <= values.of(seat) {
                        best = values;
                    }
                }
                best
            }
            Evaluator::Rollout => {
                move_values.resize(moves.len(), Values::uniform(seats));
                rollout(world.clone(), rng)
            }
        }
    }
}
