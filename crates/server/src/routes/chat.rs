//! `/api/tables/{id}/chat`: what those say to each other who sit at a table.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use store::{LineRow, NewLine as Row, Said};
use wire::api::{ChatLine, Code, NewLine, Problem, TableId, User};

use crate::{
    app::App,
    reply::{Asked, At, Body, Once, Refused, Reply, reply},
    room::Room,
    routes::text::paragraph,
    trouble::lost,
    who::Who,
};

/// How many lines are read at once.
const READ: u32 = 200;

/// From where on somebody reads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct After {
    #[serde(default)]
    after: u32,
}

/// A line as people are told it.
pub(crate) fn told(row: LineRow) -> ChatLine {
    ChatLine { number: row.number, at: row.at, user: row.user, text: row.text }
}

/// The table, if who asks may talk there. Who only looks on may not listen either: what players tell
/// each other is theirs.
async fn table(app: &App, who: &Who, id: TableId) -> Result<std::sync::Arc<Room>, Problem> {
    let user = who.person()?;
    let room = app.rooms.get_newest(id).await?;
    let has_sat = room.state().has_sat(user.id);
    if has_sat { Ok(room) } else { Err(Problem::new(Code::NotYours)) }
}

/// What was said at a table
#[utoipa::path(get, path = "/api/tables/{id}/chat", operation_id = "read_chat", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("after" = Option<u32>, Query, description = "The number of the last line that one knows")), responses(
    (status = 200, description = "At most 200 lines, in order; without those of whom one has blocked", body = Vec<ChatLine>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn read(
    State(app): State<App>,
    who: Who,
    At(id): At,
    Asked(from): Asked<After>,
) -> Reply<Vec<ChatLine>> {
    let room = table(&app, &who, id).await?;
    let lines = app.store.lines(room.id, who.person()?.id, from.after, READ).await;
    reply(lines.map_err(lost)?.into_iter().map(told).collect())
}

/// Says something at a table
#[utoipa::path(post, path = "/api/tables/{id}/chat", operation_id = "say", request_body = NewLine, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 201, description = "It was said", body = ChatLine),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn say(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(new, body): Body<NewLine>,
) -> Result<(StatusCode, Json<ChatLine>), Refused> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let room = table(&app, &who, id).await?;
    let text = paragraph(&new.text)?;
    app.limits.line(user.id)?;
    let line = say_at(&app, &room, user, text, once.key(&who, "chat", &body)).await?;
    Ok((StatusCode::CREATED, Json(line)))
}

/// Says it, and rings those who listen.
async fn say_at(
    app: &App,
    room: &Room,
    user: User,
    text: String,
    key: Option<[u8; 16]>,
) -> Result<ChatLine, Problem> {
    let row = Row { table: room.id, person: user.id, text: &text, key };
    match app.store.say(row).await.map_err(lost)? {
        Said::Done { number, at } => {
            room.ring_said(number);
            app.rooms.bus.ring_chat(room.id);
            Ok(ChatLine { number, at, user, text })
        }
        Said::Muted => Err(Problem::new(Code::Muted)),
        Said::Gone => Err(Problem::new(Code::Nobody)),
    }
}
