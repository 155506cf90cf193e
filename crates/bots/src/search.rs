//! Information-set Monte-Carlo tree search over imagined worlds.
//!
//! Every iteration imagines another world that fits the view, walks down the tree as far as it goes,
//! and looks at the moves of the position it comes to; what that position is worth to each seat goes
//! back up (max-n). The tree is of moves alone: chance falls anew in every iteration, so a move's mean
//! is over all that may be drawn, and over all that others may hold.

use game::{Game, Quick, Seat, Step, Turn};

use crate::{
    Values,
    judge::{Judge, settle},
    knowledge::Taste,
    outcome,
    tree::{Bounds, Edge, Node},
};

/// A search under way for one seat.
pub struct Search<'a, G: Game> {
    view: &'a G::View,
    judge: Judge<'a>,
    taste: Taste,
    seed: u64,
    luck: Quick,
    seat: Seat,
    seats: u8,
    nodes: Vec<Node<G::Move>>,
    bounds: Bounds,
    /// The way down of this iteration: nodes, moves at them, and who makes them.
    path: Vec<(usize, usize, Seat)>,
    moves: Vec<G::Move>,
    impressions: Vec<Values>,
    /// The positions that were looked at, if somebody wants to know ([`crate::cost`]).
    pub(crate) looked: Option<Vec<G>>,
}

impl<'a, G: Game> Search<'a, G> {
    /// Looks at every move of the seat to act, in a few worlds.
    ///
    /// # Panics
    /// If nobody is to act.
    pub(crate) fn new(view: &'a G::View, judge: Judge<'a>, taste: Taste, seed: u64) -> Self {
        let mut luck = Quick::new(seed);
        let world = G::imagine(view, &mut luck);
        let Turn::Seat(seat) = world.turn() else { panic!("nobody is to act") };
        let mut search = Search {
            view,
            judge,
            taste,
            seed,
            luck,
            seat,
            seats: world.standing().seats,
            nodes: vec![Node::unseen()],
            bounds: Bounds::new(),
            path: Vec::new(),
            moves: Vec::new(),
            impressions: Vec::new(),
            looked: None,
        };
        search.look_from_root(&world);
        search
    }

    /// The first sight of the moves at the root: a mean over worlds, since much hangs on it.
    fn look_from_root(&mut self, world: &G) {
        world.moves(&mut self.moves);
        let mut root = Node::unseen();
        root.edges.extend(self.moves.iter().map(|&mv| Edge::new(mv, Values::default())));
        let worlds = if self.moves.len() == 1 { 1 } else { self.taste.worlds };
        for number in 0..worlds {
            let world = self.world(u32::MAX - number);
            let shared = (&mut self.luck, &mut self.impressions);
            self.judge.look(&world, (self.seat, self.seats), &self.moves, shared);
            for (edge, impression) in root.edges.iter_mut().zip(&self.impressions) {
                edge.impression.add(&impression.scaled(1.0 / worlds as f32));
            }
        }
        let seat = self.seat;
        root.edges
            .sort_by(|one, other| other.impression.of(seat).total_cmp(&one.impression.of(seat)));
        root.weigh(seat, self.taste.sharpness);
        root.open_up(self.taste.openness);
        self.nodes[0] = root;
    }

    /// The moves at the root, the best at first sight first.
    pub(crate) fn root(&self) -> &[Edge<G::Move>] {
        &self.nodes[0].edges
    }

    /// By how many visits the first move is ahead of the second.
    pub(crate) fn margin(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in self.root() {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        first - second
    }

    /// What a move at the root seems to be worth to the seat to act.
    pub(crate) fn mean(&self, edge: &Edge<G::Move>) -> f32 {
        edge.mean(self.seat, self.taste.trust)
    }

    /// One world, one way down, one more node in the tree.
    pub fn iterate(&mut self) {
        let (first, mut at) = (self.favourite(), 0);
        let mut world = self.world(self.nodes[0].edges[first].visits);
        self.path.clear();
        let values = loop {
            let chance_fell = settle(&mut world, &mut self.luck);
            let Turn::Seat(seat) = world.turn() else { break outcome(&world.standing()) };
            if chance_fell && !self.taste.past_chance {
                break self.look(&world, seat);
            }
            if self.nodes[at].edges.is_empty() {
                break self.meet(at, &world, seat);
            }
            let edge = if at == 0 { first } else { self.pick(at, &world, seat) };
            let mv = self.nodes[at].edges[edge].mv;
            world.apply(&Step::Move { seat, mv }, &mut |_, _| ());
            self.path.push((at, edge, seat));
            at = self.behind(at, edge);
        };
        self.back_up(&values);
    }

    /// The world of this number, and its luck. Every move at the root meets the same worlds in the same
    /// order, so that none of them seems better for having met kinder ones.
    fn world(&mut self, number: u32) -> G {
        self.luck = Quick::new(self.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        G::imagine(self.view, &mut self.luck)
    }

    /// The move at the root to go on with: all of them are legal in every world.
    fn favourite(&self) -> usize {
        let root = &self.nodes[0];
        let mut best = (f32::MIN, 0);
        for (index, edge) in root.edges.iter().enumerate() {
            let score = self.score(root, edge, self.seat);
            if best.0 < score {
                best = (score, index);
            }
        }
        best.1
    }

    /// The node behind a move.
    fn behind(&mut self, at: usize, edge: usize) -> usize {
        let next = self.nodes.len();
        let behind = *self.nodes[at].edges[edge].node.get_or_insert(next as u32) as usize;
        if behind == next {
            self.nodes.push(Node::unseen());
        }
        behind
    }

    /// Looks at the moves of a position; says what it is worth.
    pub(crate) fn look(&mut self, world: &G, seat: Seat) -> Values {
        if let Some(looked) = &mut self.looked {
            looked.push(world.clone());
        }
        self.moves.clear();
        world.moves(&mut self.moves);
        if matches!(self.judge, Judge::Learned(_)) {
            let Taste { shortlist, glance, .. } = self.taste;
            shortlist.shorten(world, seat, &mut self.moves, glance, &mut self.luck);
        }
        let shared = (&mut self.luck, &mut self.impressions);
        self.judge.look(world, (seat, self.seats), &self.moves, shared)
    }

    /// The same, and the node gets to know them.
    fn meet(&mut self, at: usize, world: &G, seat: Seat) -> Values {
        let values = self.look(world, seat);
        self.nodes[at].meet(seat, &self.moves, &self.impressions, &self.taste);
        values
    }

    /// The move to go on with: the best by mean and curiosity, of those that this world allows.
    fn pick(&mut self, at: usize, world: &G, seat: Seat) -> usize {
        // Others may hold other tiles in this world: now and then their moves are looked at again.
        if self.taste.past_chance && self.nodes[at].visits.is_power_of_two() {
            self.meet(at, world, seat);
        }
        loop {
            let node = &self.nodes[at];
            let mut best: Option<(f32, usize)> = None;
            for (index, edge) in node.edges.iter().enumerate() {
                let score = self.score(node, edge, seat);
                if best.is_none_or(|(most, _)| most < score) && world.check(&edge.mv).is_ok() {
                    best = Some((score, index));
                }
            }
            if let Some((_, index)) = best {
                return index;
            }
            self.meet(at, world, seat);
        }
    }

    /// How much a move deserves to be gone on with.
    fn score(&self, node: &Node<G::Move>, edge: &Edge<G::Move>, seat: Seat) -> f32 {
        let (all, own) = (node.visits as f32, edge.visits as f32);
        match self.judge {
            Judge::Learned(_) => {
                let curious = self.taste.curiosity * edge.prior * (all + 1.0).sqrt() / (own + 1.0);
                self.bounds.place(seat, edge.mean(seat, self.taste.trust)) + curious
            }
            Judge::Plain if edge.visits == 0 => f32::MAX,
            Judge::Plain => {
                let curious = PLAIN_CURIOSITY * (libm::logf(all + 1.0) / own).sqrt();
                edge.sum.of(seat) / own + curious
            }
        }
    }

    /// Tells every move of the way down what came of it.
    fn back_up(&mut self, values: &Values) {
        for &(node, edge, seat) in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let taken = &mut node.edges[edge];
            taken.visits += 1;
            taken.sum.add(values);
            self.bounds.widen(seat, taken.mean(seat, self.taste.trust));
        }
    }
}

/// How much the plain search favours moves that it tried less.
const PLAIN_CURIOSITY: f32 = 0.5;
