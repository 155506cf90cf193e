//! `POST /api/tables/{id}/start`: the game begins.

use std::sync::Arc;

use axum::extract::State;
use wire::api::{Acted, Code, Holder, Level, Problem, Start, TableId, UserId};

use crate::{
    app::App,
    reply::{At, Body, Once, Reply, reply},
    room::{Room, State as Table},
    routes::{rest, sit},
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
    reply(begin(&app, &room, key, start.fill).await?)
}

/// Begins a game.
pub(crate) async fn begin(
    app: &App,
    room: &Arc<Room>,
    key: Option<[u8; 16]>,
    fill: Option<Level>,
) -> Result<Acted, Problem> {
    let people: Vec<UserId> = {
        let state = room.state();
        let user = |holder: &Holder| match holder {
            Holder::Person { user, .. } => Some(user.id),
            Holder::Open | Holder::Bot { .. } => None,
        };
        state.holders.iter().filter_map(user).collect()
    };
    let rests = rest::of(app, &people).await?;
    let plan = move |state: &Table| state.plan_start(fill, &rests);
    let acted = app.rooms.act(room.clone(), key, plan).await?;
    sit::ring_people(app, room);
    Ok(acted)
}
