//! What a table's log says about ratings: whether the game is rated, who has an account, for whom programs moved,
//! and who left.

use clock::Moment;
use game::Seat;

/// What the log says about ratings.
#[derive(Default)]
pub(crate) struct RatingFacts {
    /// Whether the game is rated; none in the log of an older program.
    pub(crate) choice: Option<bool>,
    /// Whether the person on each seat had an account; none if the log doesn't say.
    accounts: Vec<(Seat, Option<bool>)>,
    /// The seats for which a program moved.
    programs: Vec<Seat>,
    /// The players who left, the earliest first.
    departures: Vec<Departure>,
}

/// A player who left.
struct Departure {
    seat: Seat,
    /// When they ran out of time, while they may return without a loss; none if they resigned or came back late.
    since: Option<Moment>,
}

impl RatingFacts {
    /// A person sat down.
    pub(super) fn sit(&mut self, seat: Seat, has_account: Option<bool>) {
        self.stand(seat);
        self.accounts.push((seat, has_account));
    }

    /// A person stood up.
    pub(super) fn stand(&mut self, seat: Seat) {
        self.accounts.retain(|(known, _)| *known != seat);
    }

    /// Whether the person on a seat had an account when they sat down; none if the log doesn't say.
    pub(crate) fn has_account(&self, seat: Seat) -> Option<bool> {
        self.accounts.iter().find(|(known, _)| *known == seat)?.1
    }

    /// A program moved for a seat.
    pub(super) fn moved_by_program(&mut self, seat: Seat) {
        if !self.programs.contains(&seat) {
            self.programs.push(seat);
        }
    }

    /// The seats for which a program moved.
    pub(crate) fn programs(&self) -> &[Seat] {
        &self.programs
    }

    /// A player left: for good, or by running out of time at a moment.
    pub(super) fn leave(&mut self, seat: Seat, since: Option<Moment>) {
        match self.departures.iter_mut().find(|it| it.seat == seat) {
            // Once lost, the game stays lost.
            Some(departure) => departure.since = departure.since.and(since),
            None => self.departures.push(Departure { seat, since }),
        }
    }

    /// A player came back, after the grace or in time.
    pub(super) fn come_back(&mut self, seat: Seat, is_late: bool) {
        if is_late {
            self.leave(seat, None);
        } else {
            self.departures.retain(|it| it.seat != seat || it.since.is_none());
        }
    }

    /// The seats of the players who left, the earliest first.
    pub(super) fn left(&self) -> Vec<Seat> {
        self.departures.iter().map(|it| it.seat).collect()
    }

    /// When the player of a seat ran out of time, if they may return without a loss.
    pub(super) fn away_since(&self, seat: Seat) -> Option<Moment> {
        self.departures.iter().find(|it| it.seat == seat)?.since
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Option<Moment> = Some(Moment(7));

    fn left(facts: &RatingFacts) -> Vec<u8> {
        facts.left().iter().map(|seat| seat.0).collect()
    }

    #[test]
    fn return_in_time_is_no_departure() {
        let mut facts = RatingFacts::default();
        facts.leave(Seat(1), AT);
        facts.leave(Seat(0), None);
        assert_eq!((left(&facts), facts.away_since(Seat(1))), (vec![1, 0], AT));
        facts.come_back(Seat(1), false);
        assert_eq!((left(&facts), facts.away_since(Seat(1))), (vec![0], None));
    }

    #[test]
    fn late_return_stays_a_loss() {
        let mut facts = RatingFacts::default();
        facts.leave(Seat(2), AT);
        facts.come_back(Seat(2), true);
        assert_eq!(left(&facts), [2]);
        // Neither another time-out nor another return changes that.
        facts.leave(Seat(2), AT);
        assert_eq!(facts.away_since(Seat(2)), None);
        facts.come_back(Seat(2), false);
        assert_eq!(left(&facts), [2]);
    }

    #[test]
    fn account_is_that_of_the_last_player_on_the_seat() {
        let mut facts = RatingFacts::default();
        facts.sit(Seat(0), Some(false));
        facts.stand(Seat(0));
        assert_eq!(facts.has_account(Seat(0)), None);
        facts.sit(Seat(0), Some(true));
        assert_eq!(facts.has_account(Seat(0)), Some(true));
    }
}
