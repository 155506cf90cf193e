//! `POST /api/moderation/people/{id}`: what a host does about somebody.

use std::time::Duration;

use axum::{extract::State, http::StatusCode};
use store::Measured;
use wire::api::{Code, Measure, NewMeasure, Problem, User, UserId};

use crate::{
    account::ended,
    app::App,
    reply::{Body, Refused, Whom},
    routes::{leave, moderation::host, text::paragraph},
    trouble::lost,
    who::Who,
};

/// Until somebody lifts it: longer than anybody waits.
const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

fn time(minutes: Option<u32>) -> Result<Duration, Problem> {
    match minutes {
        Some(0) => Err(Problem::new(Code::BadValue)),
        Some(minutes) => Ok(FOR_EVER.min(Duration::from_secs(60 * u64::from(minutes)))),
        None => Ok(FOR_EVER),
    }
}

/// Silences somebody, keeps them away, or lifts that; for hosts
#[utoipa::path(post, path = "/api/moderation/people/{id}", operation_id = "measure", request_body = NewMeasure, security(("token" = [])),
    params(("id" = UserId, Path, description = "The person")), responses(
    (status = 204, description = "It is so, and noted; who is kept away has no session any more and gives up their seats"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn measure(
    State(app): State<App>,
    who: Who,
    Whom(whom): Whom,
    Body(new, _): Body<NewMeasure>,
) -> Result<StatusCode, Refused> {
    let host = host(&app, &who).await?;
    app.limits.command(&who)?;
    let (note, time) = (paragraph(&new.note)?, time(new.minutes)?);
    match app.store.measure(host.id, whom, (new.what, time), &note).await.map_err(lost)? {
        Measured::Gone => return Err(Problem::new(Code::Unknown).into()),
        Measured::Host => return Err(Problem::new(Code::NotYours).into()),
        Measured::Done(out) => ended(&app, &out),
    }
    if new.what == Measure::Ban {
        leave::all_tables(&app, &User { id: whom, name: String::new() }).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
