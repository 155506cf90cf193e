//! `POST /api/reports`.

use axum::{extract::State, http::StatusCode};
use wire::api::NewReport;

use crate::{
    actions::report,
    app::App,
    caller::Caller,
    http::{Body, Refused},
};

/// Tells the hosts of what somebody did
#[utoipa::path(post, path = "/api/reports", operation_id = "report", request_body = NewReport, security(("token" = [])), responses(
    (status = 204, description = "They will look at it; the same is told once"),
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
