//! `POST /api/reports`: somebody complains.

use axum::{extract::State, http::StatusCode};
use store::NewReport as Row;
use wire::api::{Code, NewReport, Problem};

use crate::{
    app::App,
    reply::{Body, Refused},
    routes::text::paragraph,
    trouble::lost,
    who::Who,
};

/// Tells the hosts of what somebody did
#[utoipa::path(post, path = "/api/reports", operation_id = "report", request_body = NewReport, security(("token" = [])), responses(
    (status = 204, description = "They will look at it; the same is told once"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn report(
    State(app): State<App>,
    who: Who,
    Body(new, _): Body<NewReport>,
) -> Result<StatusCode, Refused> {
    let user = who.person()?;
    app.limits.command(&who)?;
    app.limits.report(user.id)?;
    let text = paragraph(&new.text)?;
    if user.id == new.person || new.line.is_some() && new.table.is_none() {
        return Err(Problem::new(Code::BadValue).into());
    }
    if let Some(table) = new.table {
        let room = app.rooms.get_newest(table).await?;
        let may_read = room.state().has_sat(user.id);
        if new.line.is_some() && !may_read {
            return Err(Problem::new(Code::NotYours).into());
        }
    }
    let NewReport { person, table, line, .. } = new;
    let row = Row { by: user.id, person, table, line, text: &text };
    if !app.store.report(row).await.map_err(lost)? {
        return Err(Problem::new(Code::Unknown).into());
    }
    Ok(StatusCode::NO_CONTENT)
}
