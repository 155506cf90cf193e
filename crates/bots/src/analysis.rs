//! Post-game analysis: the loss of every decision, and the luck of every chance step.
//!
//! Values don't depend on information hidden from a seat: every value is estimated from the view of its
//! seat. Positions before and after chance are evaluated alike, so that luck is 0 on
//! average.

use game::{
    Determinize, Evaluate, Eyes, RecordOf, Refusal, SEATS_MAX, Seat, Step, Turn, admit, seats,
};
use serde::Serialize;

use crate::{
    AnnotatedMove, Bot, Budget, DeterminizedSearch, EvalPoint, Policy, SeatStatistics, Values,
    outcome, parallel_map,
};

/// An analysed game. Moves are of type `M`, later their text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameAnalysis<M> {
    /// Iterations of each evaluation.
    pub iterations: u32,
    /// The seats' expected shares of the win, from the first step to the last.
    pub points: Vec<EvalPoint>,
    /// Every decision with more than one legal move.
    pub decisions: Vec<AnnotatedMove<M>>,
    /// Statistics of each seat.
    pub seats: Vec<SeatStatistics>,
}

impl<M: ToString> GameAnalysis<M> {
    /// The same with moves in the game's notation.
    pub fn in_notation(self) -> GameAnalysis<String> {
        let spell = |it: AnnotatedMove<M>| AnnotatedMove {
            ply: it.ply,
            seat: it.seat,
            moves: it.moves,
            played: it.played.to_string(),
            best: it.best.to_string(),
            played_value: it.played_value,
            best_value: it.best_value,
        };
        GameAnalysis {
            iterations: self.iterations,
            points: self.points,
            decisions: self.decisions.into_iter().map(spell).collect(),
            seats: self.seats,
        }
    }
}

/// Analyses a game with this many iterations for each evaluation. The number of threads doesn't change
/// the result. `progress` is called with the positions done and their total.
pub fn analyse<G: Determinize + Evaluate>(
    record: &RecordOf<G>,
    iterations: u32,
    threads: usize,
    mut progress: impl FnMut(usize, usize) + Send,
) -> Result<GameAnalysis<G::Move>, Refusal> {
    let (n, positions) = (record.setup.seats, positions::<G>(record)?);
    let analyser = Analyser {
        bot: Bot::of(Policy::Puct, Budget::iterations(iterations)),
        search: DeterminizedSearch::new(iterations),
    };
    let mut done = 0;
    let analyse_one =
        |at: usize| (analyser.point(&positions[at], n), analyser.decision(&positions[at]));
    let all = parallel_map(0..positions.len(), threads, analyse_one, |_| {
        done += 1;
        progress(done, positions.len());
        true
    });
    let (points, decisions): (Vec<EvalPoint>, Vec<_>) = all.into_iter().unzip();
    let decisions: Vec<AnnotatedMove<G::Move>> = decisions.into_iter().flatten().collect();
    let seats = seats(n).map(|seat| SeatStatistics::of(seat, &points, &decisions)).collect();
    Ok(GameAnalysis { iterations, points, decisions, seats })
}

/// A position to evaluate.
struct Position<G: Determinize + Evaluate> {
    ply: usize,
    game: G,
    /// The decision made there, and the number of legal moves.
    decided: Option<(Seat, G::Move, usize)>,
}

/// Every position with a choice of moves, those before and after chance, and the end.
fn positions<G: Determinize + Evaluate>(record: &RecordOf<G>) -> Result<Vec<Position<G>>, Refusal> {
    let mut game: G = record.start()?;
    let (mut all, mut moves) = (Vec::new(), Vec::new());
    let mut after_chance = false;
    for ply in 0..=record.steps.len() {
        let step = record.steps.get(ply);
        moves.clear();
        let is_evaluated = match game.turn() {
            Turn::Over => true,
            Turn::Chance => !after_chance,
            Turn::Seat(_) => {
                game.moves(&mut moves);
                after_chance || 1 < moves.len()
            }
        };
        if is_evaluated {
            let decided = match step {
                Some(&Step::Move { seat, mv }) if 1 < moves.len() => Some((seat, mv, moves.len())),
                _ => None,
            };
            all.push(Position { ply, game: game.clone(), decided });
        }
        after_chance = game.turn() == Turn::Chance;
        if let Some(step) = step {
            admit(&game, step)?;
            game.apply(step, &mut |_, _| ());
        }
    }
    Ok(all)
}

struct Analyser<G> {
    bot: Bot<G>,
    search: DeterminizedSearch<G>,
}

impl<G: Determinize + Evaluate> Analyser<G> {
    /// Each seat's expected share of the win, from its own view.
    fn point(&self, position: &Position<G>, n: u8) -> EvalPoint {
        let Position { ply, game, .. } = position;
        let share = |seat: Seat| match game.turn() {
            Turn::Over => outcome(&game.standing()).of(seat),
            _ => {
                let seed = (ply * SEATS_MAX + seat.index()) as u64;
                self.search.evaluate(&game.view(Eyes::Seat(seat)), None, seed).of(seat)
            }
        };
        let is_chance_due = game.turn() == Turn::Chance;
        EvalPoint { ply: *ply, is_chance_due, shares: seats(n).map(share).collect() }
    }

    /// The loss of a decision. One search finds the best move; then it and the move played are evaluated
    /// alike, and the better of the two counts as the best.
    fn decision(&self, position: &Position<G>) -> Option<AnnotatedMove<G::Move>> {
        let (seat, played, moves) = position.decided?;
        let (ply, seed) = (position.ply, position.ply as u64);
        let view = position.game.view(Eyes::Seat(seat));
        let found = self.bot.choose(&view, seed).mv;
        let value = |mv: G::Move| -> f32 {
            let values: Values = self.search.evaluate(&view, Some((seat, mv)), seed);
            values.of(seat)
        };
        let played_value = value(played);
        let (mut best, mut best_value) = (played, played_value);
        if found != played {
            let found_value = value(found);
            if played_value < found_value {
                (best, best_value) = (found, found_value);
            }
        }
        Some(AnnotatedMove { ply, seat, moves, played, best, played_value, best_value })
    }
}
