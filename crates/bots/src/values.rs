//! The value of a position for each seat (the utility vector of max-n): its share of the win.

use game::{SEATS_MAX, Seat, Standing, seats};

/// Each seat's expected share of the win, from 0 to 1; they add up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Values(pub [f32; SEATS_MAX]);

impl Values {
    /// The value for a seat.
    pub fn of(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }

    /// The same value for each of the first `n` seats.
    pub(crate) fn uniform(n: u8) -> Values {
        Values::from_scores(n, &[0.0; SEATS_MAX])
    }

    /// Softmax over the scores of the first `n` seats.
    pub fn from_scores(n: u8, scores: &[f32; SEATS_MAX]) -> Values {
        let scores = &scores[..usize::from(n)];
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let mut values = Values::default();
        let mut sum = 0.0;
        for (value, score) in values.0.iter_mut().zip(scores) {
            // libm, not std: the standard library's result depends on the platform.
            *value = libm::expf(score - most);
            sum += *value;
        }
        values.scaled(1.0 / sum)
    }

    /// Adds other values, for a mean.
    pub(crate) fn add(&mut self, other: &Values) {
        for (sum, value) in self.0.iter_mut().zip(other.0) {
            *sum += value;
        }
    }

    /// All values times a factor.
    pub(crate) fn scaled(self, factor: f32) -> Values {
        Values(self.0.map(|value| value * factor))
    }

    /// Linear interpolation: `weight` of these values and the rest of the others.
    pub(crate) fn blend(&self, weight: f32, other: &Values) -> Values {
        let mut blend = self.scaled(weight);
        blend.add(&other.scaled(1.0 - weight));
        blend
    }
}

/// Values of a finished game: the winners share the win equally.
pub fn outcome(standing: &Standing) -> Values {
    let winners = standing.winners().count() as f32;
    let mut values = Values::default();
    for seat in seats(standing.seats) {
        if standing.places[seat.index()] == 1 {
            values.0[seat.index()] = 1.0 / winners;
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_one_win() {
        let values = Values::from_scores(3, &[1.0, 2.0, 0.0, 9.0, 9.0]);
        assert!((values.0.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{values:?}");
        assert!(values.of(Seat(0)) < values.of(Seat(1)), "the leader wins more often");
        assert_eq!(values.0[3..], [0.0, 0.0], "unused seats have no share");
    }

    #[test]
    fn scores_may_be_far_apart() {
        assert_eq!(Values::from_scores(2, &[500.0, -500.0, 0.0, 0.0, 0.0]).0[..2], [1.0, 0.0]);
    }

    #[test]
    fn winners_share_the_win() {
        let points = [5, 7, 7, 1];
        let standing = Standing::by(4, |seat| points[seat.index()], |seat| points[seat.index()]);
        assert_eq!(outcome(&standing).0, [0.0, 0.5, 0.5, 0.0, 0.0]);
    }
}
