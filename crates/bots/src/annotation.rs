//! Annotations of a game: evaluations by ply, and decisions with their losses.

use game::Seat;
use serde::Serialize;

/// Evaluation of a position of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EvalPoint {
    /// Steps before it.
    pub ply: usize,
    /// Whether chance is to be drawn next.
    pub is_chance_due: bool,
    /// Each seat's expected share of the win, from that seat's own view.
    pub shares: Vec<f32>,
}

/// A decision with its evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct AnnotatedMove<M> {
    /// Steps before it.
    pub ply: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// Number of legal moves.
    pub moves: usize,
    /// The move played.
    pub played: M,
    /// The best move found.
    pub best: M,
    /// Expected share of the win after the move played.
    pub played_value: f32,
    /// Expected share of the win after the best move.
    pub best_value: f32,
}

impl<M> AnnotatedMove<M> {
    /// Loss against the best move, as a share of the win.
    pub fn loss(&self) -> f32 {
        self.best_value - self.played_value
    }

    /// Judgement by that loss.
    pub fn judgement(&self) -> Option<Judgement> {
        Judgement::ALL.into_iter().find(|judgement| judgement.threshold() <= self.loss())
    }
}

/// Annotation of a bad move, as in chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// `??`
    Blunder,
    /// `?`
    Mistake,
    /// `?!`
    Inaccuracy,
}

impl Judgement {
    /// All of them, the worst first.
    pub const ALL: [Judgement; 3] = [Judgement::Blunder, Judgement::Mistake, Judgement::Inaccuracy];

    /// The least loss that earns it.
    pub fn threshold(self) -> f32 {
        match self {
            Judgement::Blunder => 0.10,
            Judgement::Mistake => 0.05,
            Judgement::Inaccuracy => 0.02,
        }
    }

    /// Its glyph in game notation.
    pub fn glyph(self) -> &'static str {
        match self {
            Judgement::Blunder => "??",
            Judgement::Mistake => "?",
            Judgement::Inaccuracy => "?!",
        }
    }
}
