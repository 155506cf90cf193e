//! The tree that a search grows: what was seen of each move.

use game::{SEATS_MAX, Seat};

use crate::{Values, knowledge::Taste};

/// The first few moves.
const FEW: usize = 16;

/// A point in the game at which somebody decides.
pub(crate) struct Node<M> {
    pub(crate) visits: u32,
    pub(crate) edges: Vec<Edge<M>>,
}

/// A move at a node.
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// What it seemed to be worth at first sight.
    pub(crate) impression: Values,
    /// How much it deserves to be looked at, by the first sight: all of a node's together are 1.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    pub(crate) sum: Values,
    /// The node behind it, once it was visited.
    pub(crate) node: Option<u32>,
}

impl<M: Copy + PartialEq> Node<M> {
    /// A node that nobody has looked at yet.
    pub(crate) fn unseen() -> Node<M> {
        Node { visits: 0, edges: Vec::new() }
    }

    /// Gets to know moves by their first impressions: the best of those that it hasn't met.
    pub(crate) fn meet(&mut self, seat: Seat, moves: &[M], seem: &[Values], taste: &Taste) {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by(|&one, &other| seem[other].of(seat).total_cmp(&seem[one].of(seat)));
        let is_new = self.edges.is_empty();
        for at in order.into_iter().take(taste.width) {
            if is_new || self.edges.iter().all(|edge| edge.mv != moves[at]) {
                self.edges.push(Edge::new(moves[at], seem[at]));
            }
        }
        self.weigh(seat, taste.sharpness);
    }

    /// Sets the prior of every move from the first impressions.
    pub(crate) fn weigh(&mut self, seat: Seat, sharpness: f32) {
        let impressions = self.edges.iter().map(|edge| edge.impression.of(seat));
        let best = impressions.fold(f32::MIN_POSITIVE, f32::max);
        let mut sum = 0.0;
        for edge in &mut self.edges {
            edge.prior = libm::powf(edge.impression.of(seat) / best, sharpness);
            sum += edge.prior;
        }
        self.edges.iter_mut().for_each(|edge| edge.prior /= sum);
    }

    /// Gives a part of all priors to the first few moves in equal shares, so that none of them is left
    /// out for a bad first impression.
    pub(crate) fn open_up(&mut self, part: f32) {
        let few = self.edges.len().min(FEW);
        self.edges.iter_mut().for_each(|edge| edge.prior *= 1.0 - part);
        self.edges[..few].iter_mut().for_each(|edge| edge.prior += part / few as f32);
    }
}

impl<M> Edge<M> {
    /// A move at first sight.
    pub(crate) fn new(mv: M, impression: Values) -> Edge<M> {
        Edge { mv, impression, prior: 0.0, visits: 0, sum: Values::default(), node: None }
    }

    /// What it is worth to a seat, by its visits and the first impression, which counts for `trust`
    /// visits.
    pub(crate) fn mean(&self, seat: Seat, trust: f32) -> f32 {
        (self.sum.of(seat) + trust * self.impression.of(seat)) / (self.visits as f32 + trust)
    }
}

/// The worst and the best that each seat was seen to get: what "much better" means in this game.
#[derive(Clone, Copy)]
pub(crate) struct Bounds([(f32, f32); SEATS_MAX]);

impl Bounds {
    pub(crate) fn new() -> Bounds {
        Bounds([(f32::MAX, f32::MIN); SEATS_MAX])
    }

    /// Takes another mean in.
    pub(crate) fn widen(&mut self, seat: Seat, mean: f32) {
        let (worst, best) = &mut self.0[seat.index()];
        *worst = worst.min(mean);
        *best = best.max(mean);
    }

    /// A mean between the worst, 0, and the best, 1.
    pub(crate) fn place(&self, seat: Seat, mean: f32) -> f32 {
        let (worst, best) = self.0[seat.index()];
        if worst < best { (mean - worst) / (best - worst) } else { 0.5 }
    }
}
