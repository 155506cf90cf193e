//! Finished games.

use game::seats;
use store::{GameFilter, GameResultRow};
use wire::api::{
    Code, Cursor, GamePage, GameResult, Problem, SeatPlayer, SeatResult, User, UserId,
};

use crate::{app::App, caller::Caller, error::logged};

/// Games of a page by default.
const PAGE: u32 = 20;
/// Maximum games of a page.
const PAGE_MAX: u32 = 100;

/// Which games are listed.
pub(crate) struct GamesRequest {
    /// Of this title only.
    pub(crate) game: Option<String>,
    /// Of this user only.
    pub(crate) user: Option<UserId>,
    /// Those after a page that ended with this cursor.
    pub(crate) before: Option<Cursor>,
    /// Games of the page.
    pub(crate) limit: Option<u32>,
}

/// A page of finished games, the newest first. Private games are listed to their players alone.
pub(crate) async fn list(
    app: &App,
    caller: &Caller,
    request: GamesRequest,
) -> Result<GamePage, Problem> {
    let GamesRequest { game, user, before, limit } = request;
    let limit = limit.unwrap_or(PAGE);
    let is_title = game.as_deref().is_none_or(|game| table::SLUGS.contains(&game));
    if !is_title || !(1..=PAGE_MAX).contains(&limit) {
        return Err(Problem::new(Code::InvalidValue));
    }
    let is_own = user.is_some() && caller.person().ok().map(|user| user.id) == user;
    let filter = GameFilter { game, user, private: is_own, before };
    // One more than is shown, to know whether there is another page.
    let mut rows = app.store.game_results(&filter, limit + 1).await.map_err(logged)?;
    let is_last = rows.len() <= limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| !is_last).map(GameResultRow::cursor);
    let names = app.store.names(&people(&rows)).await.map_err(logged)?;
    Ok(GamePage { games: rows.into_iter().map(|row| game_result(row, &names)).collect(), next })
}

/// The users who played, each once.
fn people(rows: &[GameResultRow]) -> Vec<UserId> {
    let players = rows.iter().flat_map(|row| &row.seats).map(|seat| seat.player);
    let person = |player| match player {
        store::PlayerId::User(user) => Some(user),
        store::PlayerId::Bot(_) => None,
    };
    let mut people: Vec<UserId> = players.filter_map(person).collect();
    people.sort_unstable();
    people.dedup();
    people
}

fn game_result(row: GameResultRow, names: &[(UserId, String)]) -> GameResult {
    let player = |player| match player {
        store::PlayerId::User(id) => {
            let name = names.iter().find(|(user, _)| *user == id);
            SeatPlayer::Person(User { id, name: name.map(|it| it.1.clone()).unwrap_or_default() })
        }
        store::PlayerId::Bot(level) => SeatPlayer::Bot(level),
    };
    let all = row.seats.iter().zip(seats(row.seats.len() as u8)).map(|(it, seat)| SeatResult {
        seat,
        player: player(it.player),
        place: it.place,
        points: it.points,
    });
    GameResult {
        seats: all.collect(),
        table: row.table,
        game: row.game,
        edition: row.edition,
        options: row.options,
        public: row.public,
        plies: row.plies,
        ended_at: row.ended_at,
    }
}
