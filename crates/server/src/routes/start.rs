//! `POST /api/tables/{id}/start`: the game begins.

use axum::extract::State;
use wire::api::{Acted, Code, Problem, Start, TableId};

use crate::{
    app::App,
    reply::{At, Body, Once, Reply, reply},
    routes::sit,
    who::Who,
};

/// Begins the game
#[utoipa::path(post, path = "/api/tables/{id}/start", request_body = Start, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "It has begun", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn start(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(start, body): Body<Start>,
) -> Reply<Acted> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    if room.state().owner() != user.id {
        return Err(Problem::new(Code::NotYours).into());
    }
    let key = once.key(&who, "start", &body);
    let acted = app.rooms.act(room.clone(), key, move |state| state.plan_start(start.fill)).await?;
    sit::ring_people(&app, &room);
    reply(acted)
}
