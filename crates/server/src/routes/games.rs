//! `GET /api/games`: games that were played.

use axum::extract::State;
use game::seats;
use serde::Deserialize;
use store::{PlayedRow, Player as Known, Wanted};
use utoipa::IntoParams;
use wire::api::{Code, Cursor, Games, Played, PlayedSeat, Player, Problem, User, UserId};

use crate::{
    app::App,
    reply::{Asked, Reply, reply},
    trouble::lost,
    who::Who,
};

/// How many games a page has, unless somebody says.
const PAGE: u32 = 20;
/// The same at most.
const PAGE_MAX: u32 = 100;

/// Which games.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Of this title only
    #[param(example = "qin")]
    game: Option<String>,
    /// Of this person only; one's own are all listed, others' if their table stood in the lobby
    person: Option<UserId>,
    /// Those before a page that ended with this
    #[param(value_type = Option<String>)]
    before: Option<Cursor>,
    /// How many
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// Games that were played, the newest first
#[utoipa::path(get, path = "/api/games", security((), ("token" = [])), params(Which), responses(
    (status = 200, description = "A page of them", body = Games),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn games(
    State(app): State<App>,
    who: Who,
    Asked(which): Asked<Which>,
) -> Reply<Games> {
    let limit = which.limit.unwrap_or(PAGE);
    let is_title = which.game.as_deref().is_none_or(|game| table::SLUGS.contains(&game));
    if !is_title || !(1..=PAGE_MAX).contains(&limit) {
        return Err(Problem::new(Code::BadValue).into());
    }
    let own = which.person.is_some() && who.person().ok().map(|user| user.id) == which.person;
    let Which { game, person, before, .. } = which;
    let wanted = Wanted { game, person, private: own, before };
    // One more than is shown tells whether there are more.
    let mut rows = app.store.played(&wanted, limit + 1).await.map_err(lost)?;
    let is_last = rows.len() <= limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| !is_last).map(PlayedRow::cursor);
    let names = app.store.names(&people(&rows)).await.map_err(lost)?;
    reply(Games { games: rows.into_iter().map(|row| played(row, &names)).collect(), next })
}

/// Everybody who played.
fn people(rows: &[PlayedRow]) -> Vec<UserId> {
    let players = rows.iter().flat_map(|row| &row.seats).map(|seat| seat.player);
    let person = |player| match player {
        Known::Person(user) => Some(user),
        Known::Bot(_) => None,
    };
    let mut people: Vec<UserId> = players.filter_map(person).collect();
    people.sort_unstable();
    people.dedup();
    people
}

fn played(row: PlayedRow, names: &[(UserId, String)]) -> Played {
    let player = |player| match player {
        Known::Person(id) => {
            let name = names.iter().find(|(user, _)| *user == id);
            Player::Person(User { id, name: name.map(|it| it.1.clone()).unwrap_or_default() })
        }
        Known::Bot(level) => Player::Bot(level),
    };
    let all = row.seats.iter().zip(seats(row.seats.len() as u8)).map(|(it, seat)| PlayedSeat {
        seat,
        player: player(it.player),
        place: it.place,
        points: it.points,
    });
    Played {
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
