//! `GET /api/games`: finished games.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{Cursor, GamePage, UserId};

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
    /// Slug of the title
    #[param(example = "qin")]
    game: Option<String>,
    /// Id of a player. Games at private tables are listed to their own players only
    user: Option<UserId>,
    /// Cursor of the page: `next` of the previous one
    #[param(value_type = Option<String>)]
    before: Option<Cursor>,
    /// Maximum number of games
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// List finished games, newest first
#[utoipa::path(get, path = "/api/games", operation_id = "list_games", security((), ("token" = [])), params(GamesQuery), responses(
    (status = 200, description = "A page of games", body = GamePage),
    Refused,
))]
pub(super) async fn games(
    State(app): State<App>,
    caller: Caller,
    QueryParams(query): QueryParams<GamesQuery>,
) -> Reply<GamePage> {
    let GamesQuery { game, user, before, limit } = query;
    let request = GamesRequest { game, user, before, limit };
    reply(list_games::list(&app, &caller, request).await?)
}
