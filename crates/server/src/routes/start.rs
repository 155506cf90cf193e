//! `POST /api/tables/{id}/start`.

use axum::extract::State;
use wire::api::{ActResult, Start};

use crate::{
    actions::{command::TableCommand, start},
    app::App,
    caller::Visitor,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Start the game
#[utoipa::path(post, path = "/api/tables/{id}/start", operation_id = "start_game", request_body = Start, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The game has started", body = ActResult),
    Refused,
))]
pub(super) async fn start(
    State(app): State<App>,
    Visitor { caller, client }: Visitor,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Start>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "start", &body);
    let command = TableCommand { caller, table: id, key };
    reply(start::start(&app, command, client.address, &wanted).await?)
}
