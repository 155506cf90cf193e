//! Hyperparameters of a training.

use crate::CandidateSampling;

/// Hyperparameters of a training.
#[derive(Clone, Copy, Debug)]
pub struct TrainingConfig {
    /// Seed of all randomness.
    pub seed: u64,
    /// Number of generations.
    pub generations: u32,
    /// Self-play games in each.
    pub games: u32,
    /// Threads that play; they don't change the result.
    pub threads: usize,
    /// Inverse of ε: one of this many decisions is a random move.
    pub explore_one_in: u32,
    /// Moves that a decision evaluates at most.
    pub max_candidates: usize,
    /// Which, if there are more.
    pub candidate_sampling: CandidateSampling,
    /// λ of TD(λ): 1 learns from the outcome alone, 0 from the estimate of the next position.
    pub lambda: f32,
    /// Initial learning rate; it decays exponentially to a twentieth.
    pub learning_rate: f32,
}
