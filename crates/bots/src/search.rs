//! Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).
//!
//! Every iteration samples a determinization from the view, descends the tree, expands and evaluates a
//! leaf, and backpropagates a value for each seat (max-n; Luckhardt and Irani, 1986). Selection is PUCT
//! (Rosin, 2011; as in AlphaZero, Silver et al., 2017) with means normalized as in MuZero
//! (Schrittwieser et al., 2020), or UCB1 (UCT; Kocsis and Szepesvári, 2006) for the baseline with
//! rollouts. Nodes grow by progressive widening (Chaslot et al., 2008; Coulom, 2007). The tree is
//! open-loop: its edges are moves alone and chance is drawn anew in every iteration, so that a mean is
//! over chance and hidden information alike.

use game::{Determinize, Evaluate, Quick, Seat, Step, Turn};

use crate::{
    SearchParams, Values,
    evaluator::{Evaluator, Leaf},
    outcome,
    rollout::resolve_chance,
    tree::{Edge, MinMaxStats, Node},
};

/// A running search for the seat to act.
pub struct Search<'a, G: Determinize + Evaluate> {
    view: &'a G::View,
    evaluator: Evaluator<'a>,
    params: SearchParams,
    seed: u64,
    rng: Quick,
    seat: Seat,
    seats: u8,
    nodes: Vec<Node<G::Move>>,
    min_max: MinMaxStats,
    /// Path of the current iteration, root to leaf: node, edge and the seat to act.
    path: Vec<(usize, usize, Seat)>,
    moves: Vec<G::Move>,
    /// Value of each of `moves`, from the last evaluation.
    move_values: Vec<Values>,
    /// Leaves evaluated so far, recorded only for [`crate::search_cost`].
    pub(crate) evaluated: Option<Vec<G>>,
}

impl<'a, G: Determinize + Evaluate> Search<'a, G> {
    /// Expands the root: evaluates every legal move in some determinizations.
    ///
    /// # Panics
    /// If no seat is to act.
    pub(crate) fn new(
        view: &'a G::View,
        evaluator: Evaluator<'a>,
        params: SearchParams,
        seed: u64,
    ) -> Self {
        let mut rng = Quick::new(seed);
        let world = G::imagine(view, &mut rng);
        let Turn::Seat(seat) = world.turn() else { panic!("nobody is to act") };
        let mut search = Search {
            view,
            evaluator,
            params,
            seed,
            rng,
            seat,
            seats: world.standing().seats,
            nodes: vec![Node::unexpanded()],
            min_max: MinMaxStats::new(),
            path: Vec::new(),
            moves: Vec::new(),
            move_values: Vec::new(),
            evaluated: None,
        };
        search.expand_root(&world);
        search
    }

    /// Gives the root all legal moves, with prior values averaged over determinizations.
    fn expand_root(&mut self, world: &G) {
        world.moves(&mut self.moves);
        let mut root = Node::unexpanded();
        root.edges.extend(self.moves.iter().map(|&mv| Edge::new(mv, Values::default())));
        let worlds = if self.moves.len() == 1 { 1 } else { self.params.root_determinizations };
        for number in 0..worlds {
            let world = self.determinize(u32::MAX - number);
            self.evaluate_moves(&world, self.seat);
            for (edge, value) in root.edges.iter_mut().zip(&self.move_values) {
                edge.prior_value.add(&value.scaled(1.0 / worlds as f32));
            }
        }
        let seat = self.seat;
        root.edges
            .sort_by(|one, other| other.prior_value.of(seat).total_cmp(&one.prior_value.of(seat)));
        root.set_priors(seat, self.params.inverse_temperature);
        root.mix_uniform(self.params.root_exploration_fraction);
        self.nodes[0] = root;
    }

    /// The root's children, highest prior value first.
    pub(crate) fn root(&self) -> &[Edge<G::Move>] {
        &self.nodes[0].edges
    }

    /// Visit count of the most visited child less that of the second.
    pub(crate) fn visit_margin(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in self.root() {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        first - second
    }

    /// Mean value of a root child for the seat to act, prior value included.
    pub(crate) fn mean(&self, edge: &Edge<G::Move>) -> f32 {
        edge.mean(self.seat, self.params.prior_visits)
    }

    /// One iteration: determinize, select, expand, evaluate, backpropagate.
    pub fn iterate(&mut self) {
        let (first, mut at) = (self.select_at_root(), 0);
        let mut world = self.determinize(self.nodes[0].edges[first].visits);
        self.path.clear();
        let values = loop {
            let chance_resolved = resolve_chance(&mut world, &mut self.rng);
            let Turn::Seat(seat) = world.turn() else { break outcome(&world.standing()) };
            if chance_resolved && !self.params.expand_past_chance {
                break self.evaluate(&world, seat);
            }
            if self.nodes[at].edges.is_empty() {
                break self.expand(at, &world, seat);
            }
            let edge = if at == 0 { first } else { self.select(at, &world, seat) };
            let mv = self.nodes[at].edges[edge].mv;
            world.apply(&Step::Move { seat, mv }, &mut |_, _| ());
            self.path.push((at, edge, seat));
            at = self.child(at, edge);
        };
        self.backpropagate(&values);
    }

    /// The determinization of this number, with the random numbers that follow it. Common random
    /// numbers: the n-th visit of any root child uses the n-th determinization, so that none seems
    /// better by luckier ones.
    fn determinize(&mut self, number: u32) -> G {
        self.rng = Quick::new(self.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        G::imagine(self.view, &mut self.rng)
    }

    /// Selects a root child: all of them are legal in every determinization.
    fn select_at_root(&self) -> usize {
        let root = &self.nodes[0];
        let mut best = (f32::MIN, 0);
        for (index, edge) in root.edges.iter().enumerate() {
            let score = self.selection_score(root, edge, self.seat);
            if best.0 < score {
                best = (score, index);
            }
        }
        best.1
    }

    /// The child node behind an edge, added on the first visit.
    fn child(&mut self, at: usize, edge: usize) -> usize {
        let next = self.nodes.len();
        let child = *self.nodes[at].edges[edge].child.get_or_insert(next as u32) as usize;
        if child == next {
            self.nodes.push(Node::unexpanded());
        }
        child
    }

    /// Leaf evaluation: the value of a position, with the values of its candidate moves in `move_values`.
    pub(crate) fn evaluate(&mut self, world: &G, seat: Seat) -> Values {
        if let Some(evaluated) = &mut self.evaluated {
            evaluated.push(world.clone());
        }
        self.moves.clear();
        world.moves(&mut self.moves);
        if matches!(self.evaluator, Evaluator::Network(_)) {
            let SearchParams { candidate_sampling, max_candidates, .. } = self.params;
            candidate_sampling.reduce(world, seat, &mut self.moves, max_candidates, &mut self.rng);
        }
        self.evaluate_moves(world, seat)
    }

    /// Values of the moves in `moves` go to `move_values`; the value of the position is returned.
    fn evaluate_moves(&mut self, world: &G, seat: Seat) -> Values {
        let Search { evaluator, seats, moves, rng, move_values, .. } = self;
        evaluator.evaluate(&Leaf { world, seat, seats: *seats, moves }, rng, move_values)
    }

    /// Evaluates a position and adds its best moves to the node.
    fn expand(&mut self, at: usize, world: &G, seat: Seat) -> Values {
        let values = self.evaluate(world, seat);
        self.nodes[at].expand(seat, &self.moves, &self.move_values, &self.params);
        values
    }

    /// Selects the child with the highest score among those legal in this determinization.
    fn select(&mut self, at: usize, world: &G, seat: Seat) -> usize {
        // Progressive widening: at visit counts that are powers of two, moves of this determinization
        // are added.
        if self.params.expand_past_chance && self.nodes[at].visits.is_power_of_two() {
            self.expand(at, world, seat);
        }
        loop {
            let node = &self.nodes[at];
            let mut best: Option<(f32, usize)> = None;
            for (index, edge) in node.edges.iter().enumerate() {
                let score = self.selection_score(node, edge, seat);
                if best.is_none_or(|(most, _)| most < score) && world.check(&edge.mv).is_ok() {
                    best = Some((score, index));
                }
            }
            if let Some((_, index)) = best {
                return index;
            }
            self.expand(at, world, seat);
        }
    }

    /// PUCT with the learned evaluator, UCB1 with rollouts.
    fn selection_score(&self, node: &Node<G::Move>, edge: &Edge<G::Move>, seat: Seat) -> f32 {
        let (parent_visits, visits) = (node.visits as f32, edge.visits as f32);
        match self.evaluator {
            Evaluator::Network(_) => {
                let exploration =
                    self.params.exploration * edge.prior * (parent_visits + 1.0).sqrt()
                        / (visits + 1.0);
                let mean = edge.mean(seat, self.params.prior_visits);
                self.min_max.normalize(seat, mean) + exploration
            }
            Evaluator::Rollout if edge.visits == 0 => f32::MAX,
            Evaluator::Rollout => {
                let exploration =
                    UCB1_EXPLORATION * (libm::logf(parent_visits + 1.0) / visits).sqrt();
                edge.value_sum.of(seat) / visits + exploration
            }
        }
    }

    /// Adds the leaf's values to every edge of the path.
    fn backpropagate(&mut self, values: &Values) {
        for &(node, edge, seat) in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let taken = &mut node.edges[edge];
            taken.visits += 1;
            taken.value_sum.add(values);
            self.min_max.update(seat, taken.mean(seat, self.params.prior_visits));
        }
    }
}

/// Exploration constant of UCB1.
const UCB1_EXPLORATION: f32 = 0.5;
