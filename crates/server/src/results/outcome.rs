//! The result of a game, computed from its log.

use clock::{Moment, Outages};
use game::{Seat, Standing, seats};
use store::{GameResultRow, PlayerId, SeatResultRow, TableStatus};
use wire::api::SeatHolder;

use crate::{
    results::eligibility::programs,
    tables::{LogEntry, LogError, StoredLog, TableState, with_resigned},
};

/// A finished game.
pub(super) struct Outcome {
    /// The stored result.
    pub(super) played: GameResultRow,
    /// The table at the end of the game.
    pub(super) state: TableState,
}

/// The result of a game; none if it isn't over, or never started.
pub(super) fn outcome(log: StoredLog) -> Result<Option<Outcome>, LogError> {
    let id = log.row.id;
    let mut state = TableState::new(log.row, Outages::default());
    for row in &log.acts {
        state.apply_all(&[LogEntry::parse(id, row)?])?;
        // Later acts, such as a rematch, are no part of the game.
        if state.status == TableStatus::Finished {
            let played = played(&state, row.at);
            return Ok(played.map(|played| Outcome { played, state }));
        }
    }
    Ok(None)
}

fn played(state: &TableState, ended_at: Moment) -> Option<GameResultRow> {
    let (row, standing) = (state.row(), state.game()?.standing());
    let seats = placed(state.holders(), &state.lost_by_leaving(), &standing)?;
    Some(GameResultRow {
        table: row.id,
        game: row.game.clone(),
        edition: row.edition,
        options: row.options.clone(),
        public: row.public,
        rated: state.is_rated(),
        programs: programs(state),
        verdict: None,
        plies: state.ply() as u32,
        ended_at,
        seats,
    })
}

/// The result of each seat; none if a chair was open.
fn placed(
    holders: &[SeatHolder],
    resigned: &[Seat],
    standing: &Standing,
) -> Option<Vec<SeatResultRow>> {
    let standing = with_resigned(standing, resigned);
    let placed = holders.iter().zip(seats(standing.seats)).map(|(holder, seat)| {
        let (place, points) = (standing.places[seat.index()], standing.points[seat.index()]);
        Some(SeatResultRow { player: player(holder)?, place, points })
    });
    placed.collect()
}

/// The player whom the result counts for: a user who was replaced by a bot keeps it.
fn player(holder: &SeatHolder) -> Option<PlayerId> {
    match holder {
        SeatHolder::Open => None,
        SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } => {
            Some(PlayerId::User(user.id))
        }
        SeatHolder::Bot { level, replaces: None } => Some(PlayerId::Bot(*level)),
    }
}

#[cfg(test)]
mod tests {
    use wire::api::{Level, User, UserId};

    use super::*;

    fn user(bits: u64) -> User {
        User { id: UserId::from_bits(bits), name: String::new() }
    }

    fn person(bits: u64) -> SeatHolder {
        SeatHolder::Person { user: user(bits), luck: String::new(), commitment: None }
    }

    fn bot() -> SeatHolder {
        SeatHolder::Bot { level: Level::Adept, replaces: None }
    }

    fn instead(bits: u64) -> SeatHolder {
        SeatHolder::Bot { level: Level::Adept, replaces: Some(user(bits)) }
    }

    fn places(holders: &[SeatHolder], resigned: &[u8], points: &[i32]) -> Vec<u8> {
        let by = |seat: Seat| points[seat.index()];
        let standing = Standing::by(points.len() as u8, by, by);
        let resigned: Vec<Seat> = resigned.iter().map(|seat| Seat(*seat)).collect();
        let placed = placed(holders, &resigned, &standing).expect("all seats are taken");
        assert!(placed.iter().zip(points).all(|(seat, points)| seat.points == *points));
        placed.iter().map(|seat| seat.place).collect()
    }

    #[test]
    fn remaining_players_rank_by_points_and_ties_share_a_place() {
        let all = [person(1), bot(), person(2), bot()];
        assert_eq!(places(&all, &[], &[3, 9, 5, 1]), [3, 1, 2, 4]);
        assert_eq!(places(&all, &[], &[3, 9, 9, 3]), [3, 1, 1, 3]);
    }

    #[test]
    fn opponent_of_a_resigned_player_wins_regardless_of_points() {
        assert_eq!(places(&[person(1), instead(2)], &[1], &[0, 50]), [1, 2]);
        assert_eq!(places(&[instead(1), bot()], &[0], &[50, 0]), [2, 1]);
    }

    #[test]
    fn earlier_resignations_rank_lower() {
        let all = [instead(1), person(2), bot(), instead(3)];
        assert_eq!(places(&all, &[3, 0], &[90, 1, 7, 80]), [3, 2, 1, 4]);
        // The leader resigned: the remaining players move up, and may share a place.
        assert_eq!(places(&all, &[0, 3], &[90, 7, 7, 80]), [4, 1, 1, 3]);
    }

    #[test]
    fn last_to_resign_wins() {
        let all = [instead(1), instead(2), instead(3)];
        assert_eq!(places(&all, &[2, 0, 1], &[5, 5, 5]), [2, 1, 3]);
    }

    #[test]
    fn substitute_bot_plays_for_the_absent_player() {
        assert_eq!(player(&instead(7)), Some(PlayerId::User(UserId::from_bits(7))));
        assert_eq!(player(&bot()), Some(PlayerId::Bot(Level::Adept)));
        assert_eq!(player(&SeatHolder::Open), None);
    }
}
