//! What a graded game comes to for one seat.

use game::Seat;
use serde::Serialize;

use crate::{Graded, Mark, Point};

/// Decisions that are named as the most costly.
const COSTLIEST: usize = 3;

/// How a seat fared, and why: `start + luck + skill + others` is `end`. All are shares of the win.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sum {
    /// What it could hope for before the first step.
    pub start: f32,
    /// What it had in the end.
    pub end: f32,
    /// What chance gave, or took if below 0.
    pub luck: f32,
    /// What its own decisions gave away: never above 0.
    pub skill: f32,
    /// The rest: what the others did, and what nobody could foresee.
    pub others: f32,
    /// Decisions that had a choice.
    pub decisions: usize,
    /// The part of them that cost too little for a mark.
    pub accuracy: f32,
    /// How many earned each mark, in the order of [`Mark::ALL`].
    pub marks: [usize; 3],
    /// The most costly decisions, by the steps before them.
    pub costliest: Vec<usize>,
}

impl Sum {
    /// Adds up what belongs to a seat.
    pub(crate) fn of<M>(seat: Seat, points: &[Point], decisions: &[Graded<M>]) -> Sum {
        let share = |point: &Point| point.shares[seat.index()];
        let (start, end) = (points.first().map_or(0.0, share), points.last().map_or(0.0, share));
        let fell = points.windows(2).filter(|pair| pair[0].is_chance_due);
        let luck = fell.map(|pair| share(&pair[1]) - share(&pair[0])).sum();

        let mut own: Vec<&Graded<M>> = decisions.iter().filter(|it| it.seat == seat).collect();
        // A sum of no losses is 0, not -0.
        let skill = 0.0 - own.iter().map(|it| it.loss()).sum::<f32>();
        let marks = Mark::ALL.map(|mark| own.iter().filter(|it| it.mark() == Some(mark)).count());
        let marked: usize = marks.iter().sum();
        let accuracy = 1.0 - marked as f32 / own.len().max(1) as f32;
        own.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        let costly = own.iter().filter(|it| 0.0 < it.loss()).take(COSTLIEST);
        Sum {
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

    fn point(ply: usize, is_chance_due: bool, share: f32) -> Point {
        Point { ply, is_chance_due, shares: vec![share, 1.0 - share] }
    }

    fn graded(ply: usize, seat: u8, best_value: f32, played_value: f32) -> Graded<()> {
        Graded { ply, seat: Seat(seat), moves: 2, played: (), best: (), played_value, best_value }
    }

    #[test]
    fn luck_skill_and_the_others_are_told_apart() {
        let points = [
            point(0, true, 0.5),
            point(1, false, 0.75),
            point(2, false, 0.5),
            point(3, false, 1.0),
        ];
        let decisions = [graded(1, 0, 0.75, 0.5), graded(2, 1, 0.5, 0.5)];
        let sum = Sum::of(Seat(0), &points, &decisions);
        assert_eq!((sum.start, sum.luck, sum.skill, sum.others), (0.5, 0.25, -0.25, 0.5));
        assert_eq!((sum.decisions, sum.accuracy, sum.marks), (1, 0.0, [1, 0, 0]));
        assert_eq!(sum.costliest, [1]);
        let other = Sum::of(Seat(1), &points, &decisions);
        assert_eq!((other.luck, other.skill, other.accuracy), (-0.25, 0.0, 1.0));
        assert!(other.costliest.is_empty(), "what costs nothing is no fault");
    }

    #[test]
    fn marks_begin_where_they_say() {
        let mark = |loss: f32| graded(0, 0, loss, 0.0).mark().map_or("", Mark::sign);
        assert_eq!([0.0, 0.019, 0.02, 0.05, 0.1].map(mark), ["", "", "?!", "?", "??"]);
    }
}
