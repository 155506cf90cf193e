//! Search parameters.

use crate::CandidateSampling;

/// Parameters of the search, for each game.
#[derive(Clone, Copy, Debug)]
pub struct SearchParams {
    /// Whether the tree grows past chance, or a position after chance is always a leaf.
    ///
    /// Useful where chance changes few options, such as one tile of a hand.
    pub expand_past_chance: bool,
    /// Moves that a leaf evaluation considers at most.
    pub max_candidates: usize,
    /// Which, if there are more; the next evaluation may sample others.
    pub candidate_sampling: CandidateSampling,
    /// Children that an expansion adds at most: those of highest value (progressive widening).
    pub children_per_expansion: usize,
    /// Exploration constant of PUCT.
    pub exploration: f32,
    /// Inverse temperature: priors are proportional to values to this power.
    pub inverse_temperature: f32,
    /// Part of the root's prior that is shared uniformly by the first few children.
    pub root_exploration_fraction: f32,
    /// Visits that the prior value of a move counts for in its mean.
    pub prior_visits: f32,
    /// Determinizations over which the root's prior values are averaged.
    pub root_determinizations: u32,
}

impl SearchParams {
    /// The parameters of most games.
    pub(crate) const DEFAULT: SearchParams = SearchParams {
        expand_past_chance: true,
        max_candidates: 64,
        candidate_sampling: CandidateSampling::MostEvents,
        children_per_expansion: 32,
        exploration: 1.2,
        inverse_temperature: 3.0,
        root_exploration_fraction: 0.25,
        prior_visits: 2.0,
        root_determinizations: 4,
    };
}
