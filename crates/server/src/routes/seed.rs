//! `POST /api/tables/{id}/commit` and `…/reveal`: a player's seed.

use axum::extract::State;
use wire::api::{ActResult, Commit, Reveal};

use crate::{
    actions::{command::TableCommand, seed},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Commit to your seed
#[utoipa::path(post, path = "/api/tables/{id}/commit", operation_id = "commit_to_seed", request_body = Commit, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The seed is fixed and hidden; reveal it when the table prepares the start and all players have committed", body = ActResult),
    Refused,
))]
pub(super) async fn commit(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Commit>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "commit", &body);
    reply(seed::commit(&app, TableCommand { caller, table: id, key }, &wanted).await?)
}

/// Reveal your seed before the game starts
#[utoipa::path(post, path = "/api/tables/{id}/reveal", operation_id = "reveal_seed", request_body = Reveal, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The seed is public; the last one starts the game", body = ActResult),
    Refused,
))]
pub(super) async fn reveal(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Reveal>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "reveal", &body);
    reply(seed::reveal(&app, TableCommand { caller, table: id, key }, &wanted).await?)
}
