//! `GET /api/news`: the socket over which a tab hears of everything.

use axum::{
    Extension,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    response::Response,
};
use wire::api::{Code, Problem};

use crate::{
    app::App,
    listen::Seating,
    news::{Watch, serve},
    reply::Refused,
    who::{Shown, Who},
};

/// What a client says is short.
const HEARD_MAX: usize = 8 * 1024;

/// The WebSocket of news: asks go in (`{"watch":{"table":…,"acts":…}}`,
/// `{"play":{"table":…,"key":…,"acts":…,"move":…}}`), news come out
#[utoipa::path(get, path = "/api/news", security((), ("token" = [])), responses(
    (status = 101, description = "A socket"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn news(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
    Extension(seating): Extension<Seating>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Problem::new(Code::Unreadable))?;
    // Buffers of the usual size would cost twenty times the memory.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        // Only what is shorter than this waits for what goes with it.
        .write_buffer_size(512)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(HEARD_MAX)
        .max_frame_size(HEARD_MAX);
    let sockets = app.sockets.clone();
    Ok(upgrade.on_upgrade(move |socket| {
        sockets.track_future(async move {
            let end = app.sessions.end_of(shown.as_ref(), &app.stop);
            serve(app.stop.clone(), end, Watch::new(app, who), socket).await;
            drop(seating);
        })
    }))
}
