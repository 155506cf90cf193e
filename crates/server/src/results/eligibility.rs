//! Which games change ratings, as far as their logs say. The limits are no settings: ratings must be recomputable from
//! the logs alone (docs/decisions/0030-rated-games.md).

use clock::Pace;
use game::Seat;
use store::{GameResultRow, Meetings, PlayerId};
use wire::api::{RatingPool, UncountedReason, UserId};

use crate::tables::TableState;

/// A shorter game doesn't count: moves of all players, for each seat.
pub(super) const MOVES_MIN: usize = 8;

/// The most games of the same two people within a day and within a week that count on a ladder.
pub(super) const PEOPLE_MAX: Meetings = Meetings { day: 3, week: 10 };
/// The same for a person and the bots of a level.
pub(super) const BOTS_MAX: Meetings = Meetings { day: 10, week: 40 };

/// Whether a game changes ratings.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Eligibility {
    /// It changes those of a pool, unless its players met too often.
    Counts(RatingPool),
    /// The same, if these users have accounts: an older program wrote the log, which doesn't say.
    IfAccounts(RatingPool, Vec<UserId>),
    /// It changes none.
    Uncounted(UncountedReason),
}

/// The pool of a game of people with this time control; none if it has none.
pub(crate) fn pool_of(pace: Pace) -> Option<RatingPool> {
    match pace {
        Pace::Untimed => None,
        Pace::Live { .. } => Some(RatingPool::Live),
        Pace::Daily { .. } => Some(RatingPool::Correspondence),
    }
}

/// Whether a finished game changes ratings, by its log.
pub(super) fn eligibility(state: &TableState, played: &GameResultRow) -> Eligibility {
    let Some(pool) = pool(state, played) else {
        return Eligibility::Uncounted(UncountedReason::Casual);
    };
    if !played.programs.is_empty() {
        return Eligibility::Uncounted(UncountedReason::Program);
    }
    if moves(state) < MOVES_MIN * played.seats.len() {
        return Eligibility::Uncounted(UncountedReason::TooShort);
    }
    let mut unknown = Vec::new();
    for (seat, result) in game::seats(played.seats.len() as u8).zip(&played.seats) {
        let PlayerId::User(user) = result.player else { continue };
        match state.rating_facts.has_account(seat) {
            Some(true) => {}
            Some(false) => return Eligibility::Uncounted(UncountedReason::Guest),
            None => unknown.push(user),
        }
    }
    if unknown.is_empty() {
        Eligibility::Counts(pool)
    } else {
        Eligibility::IfAccounts(pool, unknown)
    }
}

/// The pool that a game belongs to; none if it is casual. Before games could be rated, all public ones were.
fn pool(state: &TableState, played: &GameResultRow) -> Option<RatingPool> {
    let is_bot = |player: PlayerId| matches!(player, PlayerId::Bot(_));
    let bots = played.seats.iter().filter(|seat| is_bot(seat.player)).count();
    if !played.public || bots == played.seats.len() {
        return None;
    }
    if 0 < bots {
        return Some(RatingPool::Bots);
    }
    let is_rated = state.rating_facts.choice.unwrap_or(true);
    pool_of(state.timing.pace).filter(|_| is_rated)
}

/// The number of moves of all players.
fn moves(state: &TableState) -> usize {
    let steps = state.game().map(|game| game.steps_text()).unwrap_or_default();
    steps.lines().filter(|step| !step.starts_with('*')).count()
}

/// The numbers of the seats for which a program moved.
pub(super) fn programs(state: &TableState) -> Vec<u8> {
    let mut seats: Vec<u8> = state.rating_facts.programs().iter().map(|Seat(at)| *at).collect();
    seats.sort_unstable();
    seats
}

/// Whether a game doesn't count any more, since two of its players have met so often.
pub(super) fn is_repeated(pool: RatingPool, met: Meetings) -> bool {
    let most = match pool {
        RatingPool::Live | RatingPool::Correspondence => PEOPLE_MAX,
        RatingPool::Bots => BOTS_MAX,
    };
    most.day <= met.day || most.week <= met.week
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pair_may_meet_until_the_limit_of_a_day_or_a_week() {
        let is_over = |day, week| is_repeated(RatingPool::Live, Meetings { day, week });
        assert!(!is_over(2, 9));
        assert!(is_over(3, 3) && is_over(0, 10));
        assert!(!is_repeated(RatingPool::Bots, Meetings { day: 9, week: 39 }));
        assert!(is_repeated(RatingPool::Bots, Meetings { day: 10, week: 10 }));
    }

    #[test]
    fn pool_of_people_is_that_of_the_time_control() {
        assert_eq!(pool_of(Pace::Untimed), None);
        assert_eq!(pool_of(Pace::Live { bank: 60, increment: 0 }), Some(RatingPool::Live));
        let daily = Pace::Daily { bank: 86_400, increment: 0 };
        assert_eq!(pool_of(daily), Some(RatingPool::Correspondence));
    }
}
