//! `POST /api/tables/{id}/sit` and `…/stand`: takes a seat, or gives it up before the game.

use axum::extract::State;
use wire::api::{Code, Holder, Problem, Sit, TableId, TableInfo, User};

use crate::{
    app::App,
    reply::{At, Body, Once, Reply, reply},
    room::Room,
    trouble::{lost, told},
    who::Who,
};

/// Letters of what somebody adds to chance, at most.
const LUCK_MAX: usize = 64;

/// Sits down
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "The table as it is now", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn sit(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(sit, body): Body<Sit>,
) -> Reply<TableInfo> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    down(&app, &room, once.key(&who, "sit", &body), &user, &sit).await?;
    let info = room.state().info();
    reply(info)
}

/// Sits somebody down.
pub(super) async fn down(
    app: &App,
    room: &std::sync::Arc<Room>,
    key: Option<[u8; 16]>,
    user: &User,
    sit: &Sit,
) -> Result<(), Problem> {
    if sit.luck.is_empty() || LUCK_MAX < sit.luck.chars().count() {
        return Err(Problem::new(Code::BadValue));
    }
    let owner = room.state().owner();
    if owner != user.id && app.store.is_apart(user.id, &[owner]).await.map_err(lost)? {
        return Err(Problem::new(Code::NotWelcome));
    }
    app.store.remember(user.id, room.id).await.map_err(|why| told(why.into()))?;
    room.state().know([(user.id, user.name.clone())]);
    // Whoever plays by the day is told in any case, if they can be.
    let alerts = app.store.is_reachable(user.id).await.map_err(lost)?;
    let (user, sit) = (user.id, sit.clone());
    let plan = move |state: &crate::room::State| {
        state.plan_sit(user, sit.seat, &sit.luck, alerts && !state.timing.is_live())
    };
    app.rooms.act(room.clone(), key, plan).await?;
    ring_people(app, room);
    Ok(())
}

/// Stands up again
#[utoipa::path(post, path = "/api/tables/{id}/stand", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "The table as it is now", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn stand(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
) -> Reply<TableInfo> {
    who.person()?;
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    let (key, asker) = (once.key(&who, "stand", &[]), who.clone());
    app.rooms
        .act(room.clone(), key, move |state| match state.seat_of(&asker) {
            Some(seat) => state.plan_stand(seat),
            None => Err(asker.without_a_seat()),
        })
        .await?;
    ring_people(&app, &room);
    let info = room.state().info();
    reply(info)
}

/// Tells those at a table, and the lobby, that it changed.
pub(crate) fn ring_people(app: &App, room: &Room) {
    let (holders, public) = {
        let state = room.state();
        (state.holders.clone(), state.row().public)
    };
    for holder in holders {
        if let Holder::Person { user, .. } = holder {
            app.listeners.ring_person(user.id);
            app.rooms.bus.ring_user(user.id);
        }
    }
    if public {
        app.listeners.ring_lobby();
        app.rooms.bus.ring_lobby();
    }
}
