//! `POST /api/tables/{id}/start`.

use axum::extract::State;
use wire::api::{Acted, Start};

use crate::{
    actions::{command::TableCommand, start},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Begins the game
#[utoipa::path(post, path = "/api/tables/{id}/start", request_body = Start, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "It has begun", body = Acted),
    Refused,
))]
pub(super) async fn start(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Start>,
) -> Reply<Acted> {
    let key = key.hash(&caller, "start", &body);
    reply(start::start(&app, TableCommand { caller, table: id, key }, &wanted).await?)
}
