//! A whole game looked at again: what every decision cost, and what chance gave.
//!
//! Nothing is judged by what a seat couldn't know: every value is found from the view of the seat whose
//! value it is. What chance did is judged on both sides by the same kind of look, so that it comes to
//! nothing on average.

use game::{Eyes, Game, RecordOf, Refusal, SEATS_MAX, Seat, Step, Turn, admit, seats};
use serde::Serialize;

use crate::{Bot, Budget, Foresight, Mind, Values, crew, outcome, sum::Sum};

/// A game with its grades. Moves are of type `M`, later their text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Grades<M> {
    /// Iterations of each look.
    pub iterations: u32,
    /// How the seats' chances went, from the first step to the last.
    pub points: Vec<Point>,
    /// Every decision that had a choice.
    pub decisions: Vec<Graded<M>>,
    /// What it comes to for each seat.
    pub seats: Vec<Sum>,
}

/// What the seats could hope for at some point of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// Steps taken before.
    pub ply: usize,
    /// Whether chance is about to fall.
    pub is_chance_due: bool,
    /// Each seat's share of the win, as far as that seat can know.
    pub shares: Vec<f32>,
}

/// A decision and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Graded<M> {
    /// Steps taken before.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// Legal moves there were.
    pub moves: usize,
    /// The move that was made.
    pub played: M,
    /// The best that was found.
    pub best: M,
    /// The share of the win to be hoped for after the move that was made.
    pub played_value: f32,
    /// The same after the best one.
    pub best_value: f32,
}

impl<M> Graded<M> {
    /// What the decision cost, as a share of the win.
    pub fn loss(&self) -> f32 {
        self.best_value - self.played_value
    }

    /// How bad that is.
    pub fn mark(&self) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.least() <= self.loss())
    }
}

/// How bad a decision was, as players write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Mark {
    /// `??`
    Blunder,
    /// `?`
    Mistake,
    /// `?!`
    Doubtful,
}

impl Mark {
    /// All of them, the worst first.
    pub const ALL: [Mark; 3] = [Mark::Blunder, Mark::Mistake, Mark::Doubtful];

    /// The least loss that earns it.
    pub fn least(self) -> f32 {
        match self {
            Mark::Blunder => 0.10,
            Mark::Mistake => 0.05,
            Mark::Doubtful => 0.02,
        }
    }

    /// As players write it.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Blunder => "??",
            Mark::Mistake => "?",
            Mark::Doubtful => "?!",
        }
    }
}

impl<M: ToString> Grades<M> {
    /// The same with moves in the game's notation.
    pub fn spelt(self) -> Grades<String> {
        let spell = |it: Graded<M>| Graded {
            ply: it.ply,
            seat: it.seat,
            moves: it.moves,
            played: it.played.to_string(),
            best: it.best.to_string(),
            played_value: it.played_value,
            best_value: it.best_value,
        };
        Grades {
            iterations: self.iterations,
            points: self.points,
            decisions: self.decisions.into_iter().map(spell).collect(),
            seats: self.seats,
        }
    }
}

/// Grades a game, with so many iterations for each look and on so many cores, which don't change what
/// is found. `progress` hears how many points of how many are done.
pub fn grade<G: Game>(
    record: &RecordOf<G>,
    iterations: u32,
    cores: usize,
    mut progress: impl FnMut(usize, usize) + Send,
) -> Result<Grades<G::Move>, Refusal> {
    let (n, moments) = (record.setup.seats, moments::<G>(record)?);
    let grader = Grader {
        bot: Bot::of(Mind::Learned, Budget::iterations(iterations)),
        foresight: Foresight::new(iterations),
    };
    let mut ended = 0;
    let look = |at: usize| (grader.point(&moments[at], n), grader.decision(&moments[at]));
    let all = crew(0..moments.len(), cores, look, |_| {
        ended += 1;
        progress(ended, moments.len());
        true
    });
    let (points, decisions): (Vec<Point>, Vec<_>) = all.into_iter().unzip();
    let decisions: Vec<Graded<G::Move>> = decisions.into_iter().flatten().collect();
    let seats = seats(n).map(|seat| Sum::of(seat, &points, &decisions)).collect();
    Ok(Grades { iterations, points, decisions, seats })
}

/// A position worth a look.
struct Moment<G: Game> {
    ply: usize,
    game: G,
    /// What was decided there, and of how many moves.
    decided: Option<(Seat, G::Move, usize)>,
}

/// Every position in which somebody has a choice, and those on either side of what chance does.
fn moments<G: Game>(record: &RecordOf<G>) -> Result<Vec<Moment<G>>, Refusal> {
    let mut game: G = record.start()?;
    let (mut all, mut moves) = (Vec::new(), Vec::new());
    let mut chance_fell = false;
    for ply in 0..=record.steps.len() {
        let step = record.steps.get(ply);
        moves.clear();
        let is_seen = match game.turn() {
            Turn::Over => true,
            Turn::Chance => !chance_fell,
            Turn::Seat(_) => {
                game.moves(&mut moves);
                chance_fell || 1 < moves.len()
            }
        };
        if is_seen {
            let decided = match step {
                Some(&Step::Move { seat, mv }) if 1 < moves.len() => Some((seat, mv, moves.len())),
                _ => None,
            };
            all.push(Moment { ply, game: game.clone(), decided });
        }
        chance_fell = game.turn() == Turn::Chance;
        if let Some(step) = step {
            admit(&game, step)?;
            game.apply(step, &mut |_, _| ());
        }
    }
    Ok(all)
}

struct Grader<G> {
    bot: Bot<G>,
    foresight: Foresight<G>,
}

impl<G: Game> Grader<G> {
    /// What each seat can hope for, by its own view.
    fn point(&self, moment: &Moment<G>, n: u8) -> Point {
        let Moment { ply, game, .. } = moment;
        let share = |seat: Seat| match game.turn() {
            Turn::Over => outcome(&game.standing()).of(seat),
            _ => {
                let seed = (ply * SEATS_MAX + seat.index()) as u64;
                self.foresight.of(&game.view(Eyes::Seat(seat)), None, seed).of(seat)
            }
        };
        let is_chance_due = game.turn() == Turn::Chance;
        Point { ply: *ply, is_chance_due, shares: seats(n).map(share).collect() }
    }

    /// What a decision cost. The best move is found by one search; then it and the one that was made
    /// are looked at alike, and whichever proves better is the best.
    fn decision(&self, moment: &Moment<G>) -> Option<Graded<G::Move>> {
        let (seat, played, moves) = moment.decided?;
        let (ply, seed) = (moment.ply, moment.ply as u64);
        let view = moment.game.view(Eyes::Seat(seat));
        let found = self.bot.choose(&view, seed).mv;
        let value = |mv: G::Move| -> f32 {
            let values: Values = self.foresight.of(&view, Some((seat, mv)), seed);
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
        Some(Graded { ply, seat, moves, played, best, played_value, best_value })
    }
}
