//! `POST /api/tables` and `DELETE /api/tables/{id}`: lays a table, and clears it again.

use axum::{Json, extract::State, http::StatusCode};
use store::NewTable as Row;
use wire::api::{Acted, Code, NewTable, Problem, TableId, TableInfo, User};

use crate::{
    app::App,
    chance,
    reply::{At, Body, Once, Refused, Reply, reply},
    room::Room,
    routes::{guests::line, sit},
    trouble::told,
    who::Who,
};

/// Letters in a title, at most.
const TITLE_MAX: usize = 80;

/// Lays a table
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key lays the same table", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 201, description = "The table", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn lay(
    State(app): State<App>,
    who: Who,
    once: Once,
    Body(wanted, body): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Refused> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let key = once.key(&who, "lay", &body);
    let id = key.map_or_else(chance::number, |key| u64::from_le_bytes(first(&key)));
    let room = open(&app, TableId::from_bits(id), &wanted, &user).await?;
    if let Some(sit) = &wanted.sit {
        let known = room.state().seat_of(&who).is_some();
        if !known {
            sit::down(&app, &room, None, &user, sit).await?;
        }
    }
    let info = room.state().info();
    if info.public {
        app.listeners.ring_lobby();
        app.rooms.bus.ring_lobby();
    }
    Ok((StatusCode::CREATED, Json(info)))
}

fn first(key: &[u8; 16]) -> [u8; 8] {
    let mut first = [0; 8];
    first.copy_from_slice(&key[..8]);
    first
}

/// Opens a table of this name, unless it was opened already.
pub(super) async fn open(
    app: &App,
    id: TableId,
    wanted: &NewTable,
    user: &User,
) -> Result<std::sync::Arc<Room>, Problem> {
    let title = line(&wanted.title, TITLE_MAX).ok_or(Problem::new(Code::BadValue))?;
    if usize::from(wanted.seats) < wanted.chairs.len() {
        return Err(Problem::new(Code::BadValue));
    }
    wanted.pace.check().map_err(|_| Problem::new(Code::BadValue))?;
    // A game for the key's sake: whether it can be played so.
    let no_such_setup = |_| Problem::new(Code::NoSuchSetup);
    let key = game::Key::new([0; 32]);
    let game =
        table::blank(&wanted.game, wanted.seats, &wanted.options, key).map_err(no_such_setup)?;
    let meta = game.meta();
    let row = Row {
        id,
        game: meta.slug.to_owned(),
        edition: meta.edition,
        seats: wanted.seats,
        options: game.options(),
        title,
        public: wanted.public,
        owner: user.id,
        seed: chance::seed(),
    };
    app.store.remember(user.id, id).await.map_err(|why| told(why.into()))?;
    app.store.open(&row).await.map_err(|why| told(why.into()))?;
    let room = app.rooms.get_newest(id).await?;
    if room.state().acts == 0 {
        let wanted = wanted.clone();
        let laid = app.rooms.act(room.clone(), None, move |state| state.plan_lay(&wanted)).await;
        // Somebody may have asked for the same twice at once.
        laid.map(drop).or_else(|why| if why.code == Code::Begun { Ok(()) } else { Err(why) })?;
    }
    Ok(room)
}

/// Clears a table before its game began
#[utoipa::path(delete, path = "/api/tables/{id}", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "Done; what was committed to stays public", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn abort(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
) -> Reply<Acted> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    if room.state().owner() != user.id {
        return Err(Problem::new(Code::NotYours).into());
    }
    let key = once.key(&who, "abort", &[]);
    let acted = app.rooms.act(room.clone(), key, |state| state.plan_abort()).await?;
    crate::routes::sit::ring_people(&app, &room);
    reply(acted)
}
