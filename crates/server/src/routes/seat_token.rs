//! `POST /api/tables/{id}/seat-token`: let a program play the caller's seat.

use axum::extract::State;
use wire::api::SeatToken;

use crate::{
    actions::seat_token,
    app::App,
    caller::Caller,
    http::{Refused, Reply, TablePath, reply},
};

/// Create a token that lets a program play the caller's seat
#[utoipa::path(post, path = "/api/tables/{id}/seat-token", operation_id = "create_seat_token", security(("token" = [])),
    params(TablePath), responses(
    (status = 200, description = "The token, shown once; earlier ones are revoked", body = SeatToken),
    Refused,
))]
pub(super) async fn issue(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
) -> Reply<SeatToken> {
    reply(seat_token::issue(&app, &caller, id).await?)
}
