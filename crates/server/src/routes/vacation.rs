//! `/api/rest`: sleeping hours and vacations.

use axum::extract::{Path, State, rejection::PathRejection};
use clock::{Hours, Moment};
use wire::api::{Code, NewVacation, Problem, Resting};

use crate::{
    actions::vacation,
    app::App,
    caller::Caller,
    http::{Body, Refused, Reply, reply},
};

/// When one doesn't play
#[utoipa::path(get, path = "/api/rest", operation_id = "see_rest", security(("token" = [])), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    Refused,
))]
pub(super) async fn see(State(app): State<App>, caller: Caller) -> Reply<Resting> {
    reply(vacation::see(&app, &caller).await?)
}

/// Changes the hours of the day in which one plays
#[utoipa::path(put, path = "/api/rest/hours", operation_id = "set_hours", request_body = Hours, security(("token" = [])), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    Refused,
))]
pub(super) async fn set_hours(
    State(app): State<App>,
    caller: Caller,
    Body(hours, _): Body<Hours>,
) -> Reply<Resting> {
    reply(vacation::set_hours(&app, &caller, hours).await?)
}

/// Will be away
#[utoipa::path(post, path = "/api/rest/vacations", operation_id = "add_vacation", request_body = NewVacation, security(("token" = [])), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    Refused,
))]
pub(super) async fn add_vacation(
    State(app): State<App>,
    caller: Caller,
    Body(wanted, _): Body<NewVacation>,
) -> Reply<Resting> {
    reply(vacation::add_vacation(&app, &caller, &wanted).await?)
}

/// Will not be away, or is back
#[utoipa::path(delete, path = "/api/rest/vacations/{from}", operation_id = "end_vacation", security(("token" = [])),
    params(("from" = i64, Path, description = "When it begins, or began")), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    Refused,
))]
pub(super) async fn end_vacation(
    State(app): State<App>,
    caller: Caller,
    from: Result<Path<Moment>, PathRejection>,
) -> Reply<Resting> {
    let Path(from) = from.map_err(|_| Problem::new(Code::Unknown))?;
    reply(vacation::end_vacation(&app, &caller, from).await?)
}
