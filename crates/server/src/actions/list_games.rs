//! Finished games.

use game::seats;
use store::{GameFilter, GameResultRow, PlayerId, RatingChange, RatingVerdict};
use wire::api::{
    Code, Cursor, GamePage, GameResult, Problem, SeatPlayer, SeatResult, TableId, User, UserId,
};

use crate::{app::App, caller::Caller, error::logged, results};

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
    let mut rows = app.store.home.game_results(&filter, limit + 1).await.map_err(logged)?;
    let is_last = rows.len() <= limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| !is_last).map(GameResultRow::cursor);
    let names = app.store.home.names(&people(&rows)).await.map_err(logged)?;
    let changes = rating_changes(app, user, &rows).await?;
    let game = |row| {
        let mut game = game_result(row, &names);
        set_changes(&mut game, user, &changes);
        game
    };
    Ok(GamePage { games: rows.into_iter().map(game).collect(), next })
}

/// How the games changed the ratings of the user whose games they are.
async fn rating_changes(
    app: &App,
    user: Option<UserId>,
    rows: &[GameResultRow],
) -> Result<Vec<RatingChange>, Problem> {
    let Some(user) = user else { return Ok(Vec::new()) };
    let tables: Vec<TableId> = rows.iter().map(|row| row.table).collect();
    app.store.home.rating_changes(user, &tables).await.map_err(logged)
}

fn set_changes(game: &mut GameResult, user: Option<UserId>, changes: &[RatingChange]) {
    let Some(change) = changes.iter().find(|it| it.table == game.table) else { return };
    for seat in &mut game.seats {
        if matches!(&seat.player, SeatPlayer::Person(it) if Some(it.id) == user) {
            seat.rating_change = Some(results::displayed_change(change));
        }
    }
}

/// The users who played, each once.
fn people(rows: &[GameResultRow]) -> Vec<UserId> {
    let players = rows.iter().flat_map(|row| &row.seats).map(|seat| seat.player);
    let person = |player| match player {
        PlayerId::User(user) => Some(user),
        PlayerId::Bot(_) => None,
    };
    let mut people: Vec<UserId> = players.filter_map(person).collect();
    people.sort_unstable();
    people.dedup();
    people
}

fn game_result(row: GameResultRow, names: &[(UserId, String)]) -> GameResult {
    let player = |player| match player {
        PlayerId::User(id) => {
            let name = names.iter().find(|(user, _)| *user == id);
            SeatPlayer::Person(User { id, name: name.map(|it| it.1.clone()).unwrap_or_default() })
        }
        PlayerId::Bot(level) => SeatPlayer::Bot(level),
    };
    let all = row.seats.iter().zip(seats(row.seats.len() as u8)).map(|(it, seat)| SeatResult {
        seat,
        player: player(it.player),
        place: it.place,
        points: it.points,
        rating_change: None,
        program: row.programs.contains(&seat.0),
    });
    let (pool, uncounted) = match row.verdict {
        Some(RatingVerdict::Counted(pool)) => (Some(pool), None),
        Some(RatingVerdict::Uncounted(reason)) => (None, Some(reason)),
        None => (None, None),
    };
    GameResult {
        seats: all.collect(),
        table: row.table,
        game: row.game,
        edition: row.edition,
        options: row.options,
        public: row.public,
        rated: row.rated,
        pool,
        uncounted,
        plies: row.plies,
        ended_at: row.ended_at,
    }
}
