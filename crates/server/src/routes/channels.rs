//! `/api/notification-channels` and `/api/tables/{id}/notifications`.

use axum::{Json, extract::State, http::StatusCode};
use wire::api::{ActResult, ChannelCreated, Channels, NewChannel, TableNotifications};

use crate::{
    actions::{alerts, channels, command::TableCommand},
    app::App,
    caller::{Caller, Client},
    http::{Body, HandlePath, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// List the caller's notification channels
#[utoipa::path(get, path = "/api/notification-channels", operation_id = "list_notification_channels", security(("token" = [])), responses(
    (status = 200, description = "The channels, and the key for web push", body = Channels),
    Refused,
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Reply<Channels> {
    reply(channels::list(&app, &caller).await?)
}

/// Add a notification channel
#[utoipa::path(post, path = "/api/notification-channels", operation_id = "add_notification_channel", request_body = NewChannel, security(("token" = [])), responses(
    (status = 201, description = "The channel, and the key that signs webhook requests", body = ChannelCreated),
    Refused,
))]
pub(super) async fn add(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(wanted, _): Body<NewChannel>,
) -> Result<(StatusCode, Json<ChannelCreated>), Refused> {
    let added = channels::add(&app, &caller, client.address, wanted).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Delete a notification channel
#[utoipa::path(delete, path = "/api/notification-channels/{id}", operation_id = "delete_notification_channel", security(("token" = [])),
    params(HandlePath), responses(
    (status = 204, description = "The channel is deleted"),
    Refused,
))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    HandlePath { id }: HandlePath,
) -> Result<StatusCode, Refused> {
    channels::remove(&app, &caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Turn notifications of the caller's turns at a table on or off
#[utoipa::path(put, path = "/api/tables/{id}/notifications", operation_id = "set_table_notifications", request_body = TableNotifications, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The setting was stored", body = ActResult),
    Refused,
))]
pub(super) async fn set_table_notifications(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<TableNotifications>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "notifications", &body);
    reply(alerts::set(&app, TableCommand { caller, table: id, key }, wanted).await?)
}
