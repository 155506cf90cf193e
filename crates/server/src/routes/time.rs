//! What people do about time: they return to their seat, or wait for somebody.

use axum::extract::State;
use wire::api::{Acted, Problem, TableId, Waiting};

use crate::{
    app::App,
    reply::{At, Body, Once, Reply, reply},
    routes::sit,
    seat,
    who::Who,
};

/// Takes one's seat back from the bot that went on when one's time was out
#[utoipa::path(post, path = "/api/tables/{id}/return", operation_id = "return_to_seat", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "The seat is one's own again", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn come_back(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
) -> Reply<Acted> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    let key = once.key(&who, "return", &[]);
    let acted = app.rooms.act(room.clone(), key, move |state| state.plan_return(user)).await?;
    sit::ring_people(&app, &room);
    reply(acted)
}

/// Wants to wait for whose time runs or was out; if all do, there is more
#[utoipa::path(post, path = "/api/tables/{id}/wait", operation_id = "wait_for_seat", request_body = Waiting, security(("token" = [])),
    params(("id" = TableId, Path, description = "The table"),
        ("Idempotency-Key" = Option<String>, Header, description = "Known again when repeated", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 200, description = "Heard", body = Acted),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn wait(
    State(app): State<App>,
    who: Who,
    At(id): At,
    once: Once,
    Body(wish, body): Body<Waiting>,
) -> Reply<Acted> {
    let key = once.key(&who, "wait", &body);
    reply(
        seat::act(&app, who, id, (key, wish.acts), move |table, seat| {
            table.plan_wait(seat, wish.seat)
        })
        .await?,
    )
}
