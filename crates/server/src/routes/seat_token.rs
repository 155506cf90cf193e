//! `POST /api/tables/{id}/seat-token`: let a program play one's seat.

use axum::extract::State;
use wire::api::SeatToken;

use crate::{
    actions::seat_token,
    app::App,
    caller::Caller,
    http::{Refused, Reply, TablePath, reply},
};

/// A token for one's own seat: it sees the seat's view and acts for it, and nothing else
#[utoipa::path(post, path = "/api/tables/{id}/seat-token", operation_id = "give", security(("token" = [])),
    params(TablePath), responses(
    (status = 200, description = "Said once; those given before are void", body = SeatToken),
    Refused,
))]
pub(super) async fn issue(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
) -> Reply<SeatToken> {
    reply(seat_token::issue(&app, &caller, id).await?)
}
