//! `/api/alerts`: how one is told elsewhere that one is asked for something.

use alert::Way;
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use sha2::{Digest as _, Sha256};
use store::WayRow;
use wire::api::{
    Acted, Code, NewWay, Problem, TableId, Told, UserId, WayAdded, WayInfo, WayKind, Ways,
};

use crate::{
    app::App,
    chance,
    reply::{At, Body, Once, Refused, Reply, reply},
    routes::guests::line,
    trouble::lost,
    who::Who,
};

/// How many ways one may have.
const WAYS_MAX: u32 = 20;
/// Letters in what a browser is called, at most.
const LABEL_MAX: usize = 40;
/// Letters in an address, at most.
const ADDRESS_MAX: usize = 1000;

/// How somebody is shown a way.
pub(super) fn info(row: &WayRow) -> WayInfo {
    let kind = match row.secret.as_deref().map(serde_json::from_str) {
        Some(Ok(Way::Push { .. })) => WayKind::Push,
        Some(_) => WayKind::Webhook,
        None => WayKind::Mail,
    };
    WayInfo { id: row.id.clone(), kind, label: row.label.clone() }
}

/// How one is told
#[utoipa::path(get, path = "/api/alerts", operation_id = "list_ways", security(("token" = [])), responses(
    (status = 200, description = "One's ways, and what browsers subscribe to", body = Ways),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn list(State(app): State<App>, who: Who) -> Reply<Ways> {
    let rows = app.store.ways(who.person()?.id).await.map_err(lost)?;
    reply(Ways { ways: rows.iter().map(info).collect(), push_key: app.post.public_key() })
}

/// Wants to be told in another way
#[utoipa::path(post, path = "/api/alerts", operation_id = "add_way", request_body = NewWay, security(("token" = [])), responses(
    (status = 201, description = "The way, and what its calls are signed with", body = WayAdded),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn add(
    State(app): State<App>,
    who: Who,
    Body(wanted, _): Body<NewWay>,
) -> Result<(StatusCode, Json<WayAdded>), Refused> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    let new = New::read(&app, user, wanted).await?;
    let secret = new.way.as_ref().map(|way| serde_json::to_string(way).expect("it is JSON"));
    let added = app.store.add_way(user, &new.id, secret.as_deref(), &new.label, WAYS_MAX).await;
    if !added.map_err(lost)? {
        return Err(Problem::new(Code::TooMany).into());
    }
    let way = info(&WayRow { id: new.id, secret, label: new.label, email: None });
    Ok((StatusCode::CREATED, Json(WayAdded { way, secret: new.signs })))
}

/// A way that somebody wants to add.
struct New {
    id: String,
    /// None for mail.
    way: Option<Way>,
    label: String,
    /// What its calls are signed with, if the other end must know.
    signs: Option<String>,
}

impl New {
    async fn read(app: &App, user: UserId, wanted: NewWay) -> Result<New, Problem> {
        let bad = || Problem::new(Code::BadValue);
        // The same browser or program has one way, whoever often it says so.
        let id = |what: &str| table::fair::hex(&Sha256::digest(format!("{user} {what}"))[..8]);
        let new = match wanted {
            NewWay::Mail {} => {
                let person = app.store.person(user).await.map_err(lost)?;
                let email = person.and_then(|person| person.email);
                let label = email.ok_or(Problem::new(Code::NoAccount))?;
                crate::account::letter::must_go(app)?;
                New { id: id("mail"), way: None, label, signs: None }
            }
            NewWay::Push { endpoint, p256dh, auth, label } => {
                let label = line(&label, LABEL_MAX).ok_or_else(bad)?;
                let (id, way) = (id(&endpoint), Way::Push { endpoint, p256dh, auth });
                New { id, way: Some(way), label, signs: None }
            }
            NewWay::Webhook { url } => {
                let (label, secret) = (line(&url, ADDRESS_MAX).ok_or_else(bad)?, chance::token());
                let way = Way::Webhook { url: label.clone(), secret: secret.clone() };
                New { id: id(&label), way: Some(way), label, signs: Some(secret) }
            }
        };
        if let Some(way) = &new.way {
            app.post.check(way).map_err(|_| bad())?;
        }
        Ok(new)
    }
}

/// Doesn't want to be told so any more
#[utoipa::path(delete, path = "/api/alerts/{id}", operation_id = "remove_way", security(("token" = [])),
    params(("id" = String, Path, description = "The way", max_length = 100)), responses(
    (status = 204, description = "It is gone"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn remove(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    if !app.store.remove_way(user, &id).await.map_err(lost)? {
        return Err(Problem::new(Code::Unknown).into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Wants to be told of one's decisions at a table, or doesn't
#[utoipa::path(put, path = "/api/tables/{id}/alerts", operation_id = "set_table_alerts", request_body = Told, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "Heard", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn set(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(told, body): Body<Told>,
) -> Reply<Acted> {
    who.person()?;
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    let (key, asker) = (once.key(&who, "alerts", &body), who.clone());
    let plan = move |state: &crate::room::State| match state.seat_of(&asker) {
        Some(seat) => state.plan_alerts(seat, told.on),
        None => Err(asker.without_a_seat()),
    };
    reply(app.rooms.act(room, key, plan).await?)
}
