//! Turning points of a finished game: the turns that changed somebody's share of the win most.

use game::Seat;
use leptos::prelude::*;
use serde_json::Value;

use crate::play::{Evaluation, Play};

/// The number of turning points.
const TURNS: usize = 3;
/// The smallest change of a share that makes a turning point.
const LEAST: f32 = 0.08;

/// A turning point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turning {
    /// The step before the turn.
    pub(super) from: usize,
    /// The step after it.
    pub(super) ply: usize,
    /// The seat whose share changed most.
    pub(super) seat: Seat,
    pub(super) before: f32,
    pub(super) after: f32,
}

impl Turning {
    fn change(&self) -> f32 {
        (self.after - self.before).abs()
    }

    /// The event of the turn that gained most.
    pub(super) fn event(&self, play: Play) -> Option<Value> {
        let (logged, gain) = (play.presentation.is_logged, play.presentation.gain);
        play.observation.log.with(|log| {
            let here = log.iter().filter(|told| self.from < told.ply && told.ply <= self.ply);
            let here = here.filter(|told| logged(&told.event));
            here.max_by_key(|told| gain(&told.event).abs()).map(|told| told.event.clone())
        })
    }
}

/// A share in percent.
pub(super) fn percent(share: f32) -> i32 {
    (100.0 * share).round() as i32
}

/// The evaluations of the course of a game: without its end, where the count leaves no chances.
pub(super) fn course(play: Play) -> Option<Vec<Evaluation>> {
    let mut course = play.review.evaluations.get()?.to_vec();
    if 2 < course.len() && play.review.standings.with(Option::is_some) {
        course.pop();
    }
    Some(course)
}

/// The turns with the largest changes, in the order of the game.
pub(super) fn turns(evaluations: &[Evaluation]) -> Vec<Turning> {
    let mut all: Vec<Turning> = evaluations.windows(2).filter_map(turned).collect();
    all.sort_by(|one, other| other.change().total_cmp(&one.change()));
    all.truncate(TURNS);
    all.sort_by_key(|turn| turn.ply);
    all
}

fn turned(pair: &[Evaluation]) -> Option<Turning> {
    let (from, ply) = (pair[0].ply, pair[1].ply);
    let (before, after) = (&pair[0].shares, &pair[1].shares);
    let of = |at: usize| Turning {
        from,
        ply,
        seat: Seat(at as u8),
        before: before[at],
        after: after[at],
    };
    let all = (0..before.len().min(after.len())).map(of);
    all.max_by(|one, other| one.change().total_cmp(&other.change()))
        .filter(|turn| LEAST <= turn.change())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turns_that_changed_most_are_in_the_order_of_the_game() {
        let judged = |ply: usize, share: f32| Evaluation { ply, shares: vec![share, 1.0 - share] };
        let all = [(2, 0.5), (3, 0.55), (5, 0.30), (6, 0.32), (7, 0.60), (8, 0.5), (9, 1.0)];
        let all = all.map(|(ply, share)| judged(ply, share));
        let plies: Vec<usize> = turns(&all).iter().map(|turn| turn.ply).collect();
        assert_eq!(plies, [5, 7, 9], "the three that changed the most");
        assert_eq!(turns(&all[..2]), [], "a small change is no turning point");
        assert_eq!(turns(&[]), []);
    }
}
