//! `POST /api/tables/{id}/seat-token`: lets a program play one's seat.

use axum::extract::State;
use wire::api::{Problem, SeatToken, TableId};

use crate::{
    account::ended,
    app::App,
    chance,
    reply::{At, Reply, reply},
    trouble::told,
    who::{Who, hashed},
};

/// A token for one's own seat: it sees the seat's view and acts for it, and nothing else
#[utoipa::path(post, path = "/api/tables/{id}/seat-token", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table")), responses(
    (status = 200, description = "Said once; those given before are void", body = SeatToken),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn give(State(app): State<App>, who: Who, At(id): At) -> Reply<SeatToken> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    let seat = room.state().seat_of(&who).ok_or_else(|| who.without_a_seat())?;
    let token = chance::token();
    let broken = |why: store::StoreError| told(why.into());
    let void = app.store.revoke_seat_tokens(id, seat.0).await.map_err(broken)?;
    ended(&app, &void);
    app.store.add_seat_token(&hashed(&token), id, seat.0, user.id).await.map_err(broken)?;
    reply(SeatToken { token })
}
