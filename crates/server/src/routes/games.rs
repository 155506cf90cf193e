//! `GET /api/games`: finished games.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{Cursor, Games, UserId};

use crate::{
    actions::list_games::{self, GamesRequest},
    app::App,
    caller::Caller,
    http::{QueryParams, Refused, Reply, reply},
};

/// Which games are listed.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct GamesQuery {
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
#[utoipa::path(get, path = "/api/games", security((), ("token" = [])), params(GamesQuery), responses(
    (status = 200, description = "A page of them", body = Games),
    Refused,
))]
pub(super) async fn games(
    State(app): State<App>,
    caller: Caller,
    QueryParams(query): QueryParams<GamesQuery>,
) -> Reply<Games> {
    let GamesQuery { game, person, before, limit } = query;
    let request = GamesRequest { game, person, before, limit };
    reply(list_games::list(&app, &caller, request).await?)
}
