//! `GET /api/tables/{id}` and `…/fairness`: a table, and the proof that chance was fair.

use axum::extract::State;
use wire::api::{FairnessProof, TableInfo};

use crate::{
    app::App,
    http::{Refused, Reply, TablePath, reply},
};

/// Get a table
#[utoipa::path(get, path = "/api/tables/{id}", operation_id = "get_table", params(TablePath), responses(
    (status = 200, description = "The table", body = TableInfo),
    Refused,
))]
pub(super) async fn see(State(app): State<App>, TablePath { id }: TablePath) -> Reply<TableInfo> {
    let table = app.tables.require_latest(id).await?;
    let info = table.state().info();
    reply(info)
}

/// Get the commitment, and after the game the seed
#[utoipa::path(get, path = "/api/tables/{id}/fairness", operation_id = "get_fairness_proof", params(TablePath), responses(
    (status = 200, description = "The proof, for `pagoda verify`", body = FairnessProof),
    Refused,
))]
pub(super) async fn fairness(
    State(app): State<App>,
    TablePath { id }: TablePath,
) -> Reply<FairnessProof> {
    let table = app.tables.require_latest(id).await?;
    let proof = table.state().fairness_proof();
    reply(proof)
}
