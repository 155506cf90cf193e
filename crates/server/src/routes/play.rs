//! What a seat does in its game: move, take back, answer, resign.

use axum::extract::State;
use wire::api::{Acted, Answer, Problem, Resign, TakeBack, Wish};

use crate::{
    actions::{command::TableCommand, play, resign, take_back},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Makes a move
#[utoipa::path(post, path = "/api/tables/{id}/moves", request_body = Wish, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "It was made, and is kept", body = Acted),
    (status = "4XX", description = "Why not, with the clause if the rules forbid it", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn play(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wish, _): Body<Wish>,
) -> Reply<Acted> {
    reply(play::play(&app, caller, id, &key, wish).await?)
}

/// Takes back, or asks the others to be allowed to
#[utoipa::path(post, path = "/api/tables/{id}/take-back", request_body = TakeBack, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Done, or asked", body = Acted),
    Refused,
))]
pub(super) async fn take_back(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<TakeBack>,
) -> Reply<Acted> {
    let key = key.hash(&caller, "take back", &body);
    reply(take_back::take_back(&app, TableCommand { caller, table: id, key }, wanted).await?)
}

/// Agrees to what is asked, or doesn't
#[utoipa::path(post, path = "/api/tables/{id}/answer", request_body = Answer, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Heard", body = Acted),
    Refused,
))]
pub(super) async fn answer(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Answer>,
) -> Reply<Acted> {
    let key = key.hash(&caller, "answer", &body);
    reply(take_back::answer(&app, TableCommand { caller, table: id, key }, wanted).await?)
}

/// Gives up: the game is over between two, and a bot goes on among more
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = Resign, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Done", body = Acted),
    Refused,
))]
pub(super) async fn resign(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Resign>,
) -> Reply<Acted> {
    let key = key.hash(&caller, "resign", &body);
    reply(resign::resign(&app, TableCommand { caller, table: id, key }, wanted).await?)
}
