//! The search tree: nodes, edges and their statistics.

use game::{SEATS_MAX, Seat};

use crate::{SearchParams, Values};

/// Root children that share the exploration fraction.
const UNIFORM_MOVES: usize = 16;

/// A decision of some seat.
pub(crate) struct Node<M> {
    pub(crate) visits: u32,
    pub(crate) edges: Vec<Edge<M>>,
}

/// A move at a node.
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// Its value by the evaluator before any visit.
    pub(crate) prior_value: Values,
    /// Its prior probability: those of a node add up to 1.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    pub(crate) value_sum: Values,
    /// The node behind it, once visited.
    pub(crate) child: Option<u32>,
}

impl<M: Copy + PartialEq> Node<M> {
    /// A node without children.
    pub(crate) fn unexpanded() -> Node<M> {
        Node { visits: 0, edges: Vec::new() }
    }

    /// Adds the moves of highest value as children, unless they are there already.
    pub(crate) fn expand(
        &mut self,
        seat: Seat,
        moves: &[M],
        values: &[Values],
        params: &SearchParams,
    ) {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by(|&one, &other| values[other].of(seat).total_cmp(&values[one].of(seat)));
        let is_new = self.edges.is_empty();
        for at in order.into_iter().take(params.children_per_expansion) {
            if is_new || self.edges.iter().all(|edge| edge.mv != moves[at]) {
                self.edges.push(Edge::new(moves[at], values[at]));
            }
        }
        self.set_priors(seat, params.inverse_temperature);
    }

    /// Sets every prior proportional to the prior value to the power of the inverse temperature.
    pub(crate) fn set_priors(&mut self, seat: Seat, inverse_temperature: f32) {
        let values = self.edges.iter().map(|edge| edge.prior_value.of(seat));
        let best = values.fold(f32::MIN_POSITIVE, f32::max);
        let mut sum = 0.0;
        for edge in &mut self.edges {
            edge.prior = libm::powf(edge.prior_value.of(seat) / best, inverse_temperature);
            sum += edge.prior;
        }
        self.edges.iter_mut().for_each(|edge| edge.prior /= sum);
    }

    /// Mixes a uniform distribution over the first children into the priors, so that none of them
    /// starves for a low prior value.
    pub(crate) fn mix_uniform(&mut self, fraction: f32) {
        let few = self.edges.len().min(UNIFORM_MOVES);
        self.edges.iter_mut().for_each(|edge| edge.prior *= 1.0 - fraction);
        self.edges[..few].iter_mut().for_each(|edge| edge.prior += fraction / few as f32);
    }
}

impl<M> Edge<M> {
    /// An unvisited move.
    pub(crate) fn new(mv: M, prior_value: Values) -> Edge<M> {
        Edge { mv, prior_value, prior: 0.0, visits: 0, value_sum: Values::default(), child: None }
    }

    /// Mean value for a seat, where the prior value counts for `prior_visits` visits.
    pub(crate) fn mean(&self, seat: Seat, prior_visits: f32) -> f32 {
        (self.value_sum.of(seat) + prior_visits * self.prior_value.of(seat))
            / (self.visits as f32 + prior_visits)
    }
}

/// The lowest and the highest mean of each seat in the tree, to normalize means to 0 to 1 (MuZero;
/// Schrittwieser et al., 2020).
#[derive(Clone, Copy)]
pub(crate) struct MinMaxStats([(f32, f32); SEATS_MAX]);

impl MinMaxStats {
    pub(crate) fn new() -> MinMaxStats {
        MinMaxStats([(f32::MAX, f32::MIN); SEATS_MAX])
    }

    /// Takes another mean in.
    pub(crate) fn update(&mut self, seat: Seat, mean: f32) {
        let (min, max) = &mut self.0[seat.index()];
        *min = min.min(mean);
        *max = max.max(mean);
    }

    /// A mean between the lowest, 0, and the highest, 1.
    pub(crate) fn normalize(&self, seat: Seat, mean: f32) -> f32 {
        let (min, max) = self.0[seat.index()];
        if min < max { (mean - min) / (max - min) } else { 0.5 }
    }
}
