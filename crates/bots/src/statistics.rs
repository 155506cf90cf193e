//! Statistics of an analysed game for one seat.

use game::Seat;
use serde::Serialize;

use crate::{AnnotatedMove, EvalPoint, Judgement};

/// Decisions named as the costliest.
const COSTLIEST: usize = 3;

/// How a seat's expected share of the win changed, and why: `start + luck + skill + others` is `end`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatStatistics {
    /// Expected share before the first step.
    pub start: f32,
    /// Share at the end.
    pub end: f32,
    /// Change by chance.
    pub luck: f32,
    /// Loss by the seat's own decisions: never above 0.
    pub skill: f32,
    /// The rest: the other seats' decisions, and errors of the evaluation.
    pub others: f32,
    /// Number of decisions.
    pub decisions: usize,
    /// Part of them without a judgement.
    pub accuracy: f32,
    /// Number of each judgement, in the order of [`Judgement::ALL`].
    pub marks: [usize; 3],
    /// Plies of the costliest decisions.
    pub costliest: Vec<usize>,
}

impl SeatStatistics {
    /// Statistics of a seat.
    pub(crate) fn of<M>(
        seat: Seat,
        points: &[EvalPoint],
        decisions: &[AnnotatedMove<M>],
    ) -> SeatStatistics {
        let share = |point: &EvalPoint| point.shares[seat.index()];
        let (start, end) = (points.first().map_or(0.0, share), points.last().map_or(0.0, share));
        let over_chance = points.windows(2).filter(|pair| pair[0].is_chance_due);
        let luck = over_chance.map(|pair| share(&pair[1]) - share(&pair[0])).sum();

        let mut own: Vec<&AnnotatedMove<M>> =
            decisions.iter().filter(|it| it.seat == seat).collect();
        // A sum of no losses is 0, not -0.
        let skill = 0.0 - own.iter().map(|it| it.loss()).sum::<f32>();
        let count = |judgement| own.iter().filter(|it| it.judgement() == Some(judgement)).count();
        let marks = Judgement::ALL.map(count);
        let judged: usize = marks.iter().sum();
        let accuracy = 1.0 - judged as f32 / own.len().max(1) as f32;
        own.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        let costly = own.iter().filter(|it| 0.0 < it.loss()).take(COSTLIEST);
        SeatStatistics {
            start,
            end,
            luck,
            skill,
            others: end - start - luck - skill,
            decisions: own.len(),
            accuracy,
            marks,
            costliest: costly.map(|it| it.ply).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(ply: usize, is_chance_due: bool, share: f32) -> EvalPoint {
        EvalPoint { ply, is_chance_due, shares: vec![share, 1.0 - share] }
    }

    fn decision(ply: usize, seat: u8, best_value: f32, played_value: f32) -> AnnotatedMove<()> {
        let seat = Seat(seat);
        AnnotatedMove { ply, seat, moves: 2, played: (), best: (), played_value, best_value }
    }

    #[test]
    fn luck_skill_and_opponents_are_separated() {
        let points = [
            point(0, true, 0.5),
            point(1, false, 0.75),
            point(2, false, 0.5),
            point(3, false, 1.0),
        ];
        let decisions = [decision(1, 0, 0.75, 0.5), decision(2, 1, 0.5, 0.5)];
        let seat = SeatStatistics::of(Seat(0), &points, &decisions);
        assert_eq!((seat.start, seat.luck, seat.skill, seat.others), (0.5, 0.25, -0.25, 0.5));
        assert_eq!((seat.decisions, seat.accuracy, seat.marks), (1, 0.0, [1, 0, 0]));
        assert_eq!(seat.costliest, [1]);
        let other = SeatStatistics::of(Seat(1), &points, &decisions);
        assert_eq!((other.luck, other.skill, other.accuracy), (-0.25, 0.0, 1.0));
        assert!(other.costliest.is_empty(), "a decision without loss is no mistake");
    }

    #[test]
    fn judgements_begin_at_their_thresholds() {
        let glyph = |loss: f32| decision(0, 0, loss, 0.0).judgement().map_or("", Judgement::glyph);
        assert_eq!([0.0, 0.019, 0.02, 0.05, 0.1].map(glyph), ["", "", "?!", "?", "??"]);
    }
}
