//! Acts of a seat in its game: move, take back, answer, resign.

use axum::extract::State;
use wire::api::{ActResult, NewMove, Problem, Resign, TakeBack, TakeBackAnswer};

use crate::{
    actions::{command::TableCommand, play, resign, take_back},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Make a move
#[utoipa::path(post, path = "/api/tables/{id}/moves", operation_id = "make_move", request_body = NewMove, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The move was made and stored", body = ActResult),
    (status = "4XX", description = "A problem; `illegal_move` names the clause that forbids the move", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn play(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(new, _): Body<NewMove>,
) -> Reply<ActResult> {
    reply(play::play(&app, caller, id, &key, new).await?)
}

/// Take back moves, or ask the other players to agree
#[utoipa::path(post, path = "/api/tables/{id}/take-back", request_body = TakeBack, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Taken back, or the other players were asked", body = ActResult),
    Refused,
))]
pub(super) async fn take_back(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<TakeBack>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "take back", &body);
    reply(take_back::take_back(&app, TableCommand { caller, table: id, key }, wanted).await?)
}

/// Answer a take-back request
#[utoipa::path(post, path = "/api/tables/{id}/take-back/answer", operation_id = "answer_take_back", request_body = TakeBackAnswer, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The answer was stored", body = ActResult),
    Refused,
))]
pub(super) async fn answer(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<TakeBackAnswer>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "answer", &body);
    reply(take_back::answer(&app, TableCommand { caller, table: id, key }, wanted).await?)
}

/// Resign: ends a game of two; with more players, a bot takes the seat
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = Resign, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Resigned", body = ActResult),
    Refused,
))]
pub(super) async fn resign(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Resign>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "resign", &body);
    reply(resign::resign(&app, TableCommand { caller, table: id, key }, wanted).await?)
}
