//! `GET /api/news`: the WebSocket of a tab.

use axum::{
    Extension,
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    response::Response,
};
use wire::api::{Code, Problem};

use crate::{
    app::App,
    caller::{Caller, Client},
    http::{ConnectionHold, Refused},
    news::{Feed, serve},
};

/// Maximum length of a client's message in bytes.
const MESSAGE_MAX: usize = 8 * 1024;

/// Open a WebSocket for news
///
/// The client sends requests as JSON: `{"watch":{"table":…,"acts":…}}`, `{"unwatch":{"table":…}}`,
/// `{"play":{"table":…,"key":…,"acts":…,"move":…}}`, `{"frame_changes":true}`, `{"lobby":true}` or `{"lobby_changes":true}`, `{"me":true}`, `"ping"`.
/// The server sends news.
#[utoipa::path(get, path = "/api/news", operation_id = "open_news_socket", security((), ("token" = [])), responses(
    (status = 101, description = "Switching to WebSocket"),
    Refused,
))]
pub(super) async fn news(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Extension(hold): Extension<ConnectionHold>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Problem::new(Code::MalformedRequest))?;
    // Buffers of the default size would cost twenty times the memory.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        // Only shorter messages wait for those that follow.
        .write_buffer_size(512)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX);
    let (sockets, permit) = (app.sockets.clone(), app.streams.take(client.address)?);
    Ok(upgrade.on_upgrade(move |socket| {
        sockets.track_future(async move {
            let end = app.sessions.cancellation(&caller, client.session.as_ref(), &app.stop);
            let stop = app.stop.clone();
            let feed = Feed::new(app, caller, client.address, client.request);
            serve(stop, end, feed, socket).await;
            drop((hold, permit));
        })
    }))
}
