//! `POST /api/reports`.

use axum::{extract::State, http::StatusCode};
use wire::api::NewReport;

use crate::{
    actions::report,
    app::App,
    caller::Caller,
    http::{Body, Refused},
};

/// Report a user to the moderators
#[utoipa::path(post, path = "/api/reports", operation_id = "create_report", request_body = NewReport, security(("token" = [])), responses(
    (status = 204, description = "The report was stored; repeating it has no effect"),
    Refused,
))]
pub(super) async fn report(
    State(app): State<App>,
    caller: Caller,
    Body(new, _): Body<NewReport>,
) -> Result<StatusCode, Refused> {
    report::report(&app, &caller, new).await?;
    Ok(StatusCode::NO_CONTENT)
}
