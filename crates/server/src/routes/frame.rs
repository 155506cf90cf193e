//! `GET /api/tables/{id}/frame`: what one's eyes see of a game.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{Code, Problem, Sent, TableId};

use crate::{
    app::App,
    news::Head,
    reply::{Asked, At, Refused},
    who::Who,
};

/// What a frame should tell.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The acts that one knows of: what happened since is told
    acts: Option<u32>,
    /// Whether one's moves are to be listed
    moves: Option<bool>,
}

/// What one sees of the game
#[utoipa::path(get, path = "/api/tables/{id}/frame", security((), ("token" = [])),
    params(("id" = TableId, Path, description = "The table"), Wanted), responses(
    (status = 200, description = "How things stand for one's eyes", body = Sent),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn frame(
    State(app): State<App>,
    who: Who,
    At(id): At,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Refused> {
    let room = app.rooms.get_newest(id).await?;
    let state = room.state();
    let Some(game) = state.game() else { return Err(Problem::new(Code::NotBegun).into()) };
    let (seat, since) = (state.seat_of(&who), state.since(wanted.acts));
    let lists = wanted.moves == Some(true) && state.to_act().is_some();
    let head = Head { table: id, acts: state.acts, seat, since, clocks: state.timing.clocks() };
    let body = head.sent(game, state.eyes_of(&who), lists);
    Ok(([("content-type", "application/json")], body).into_response())
}
