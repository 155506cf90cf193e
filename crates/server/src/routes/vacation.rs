//! `/api/schedule`: playing hours and vacations.

use axum::extract::State;
use clock::Hours;
use wire::api::{NewVacation, ScheduleInfo};

use crate::{
    actions::vacation,
    app::App,
    caller::Caller,
    http::{Body, Refused, Reply, VacationPath, reply},
};

/// Get the caller's playing hours and vacations
#[utoipa::path(get, path = "/api/schedule", operation_id = "get_schedule", security(("token" = [])), responses(
    (status = 200, description = "Playing hours and vacations", body = ScheduleInfo),
    Refused,
))]
pub(super) async fn see(State(app): State<App>, caller: Caller) -> Reply<ScheduleInfo> {
    reply(vacation::see(&app, &caller).await?)
}

/// Set the caller's playing hours
#[utoipa::path(put, path = "/api/schedule/hours", operation_id = "set_playing_hours", request_body = Hours, security(("token" = [])), responses(
    (status = 200, description = "Playing hours and vacations", body = ScheduleInfo),
    Refused,
))]
pub(super) async fn set_hours(
    State(app): State<App>,
    caller: Caller,
    Body(hours, _): Body<Hours>,
) -> Reply<ScheduleInfo> {
    reply(vacation::set_hours(&app, &caller, hours).await?)
}

/// Add a vacation
#[utoipa::path(post, path = "/api/schedule/vacations", operation_id = "add_vacation", request_body = NewVacation, security(("token" = [])), responses(
    (status = 200, description = "Playing hours and vacations", body = ScheduleInfo),
    Refused,
))]
pub(super) async fn add_vacation(
    State(app): State<App>,
    caller: Caller,
    Body(wanted, _): Body<NewVacation>,
) -> Reply<ScheduleInfo> {
    reply(vacation::add_vacation(&app, &caller, &wanted).await?)
}

/// Cancel or end a vacation
#[utoipa::path(delete, path = "/api/schedule/vacations/{from}", operation_id = "end_vacation", security(("token" = [])),
    params(VacationPath), responses(
    (status = 200, description = "Playing hours and vacations", body = ScheduleInfo),
    Refused,
))]
pub(super) async fn end_vacation(
    State(app): State<App>,
    caller: Caller,
    VacationPath { from }: VacationPath,
) -> Reply<ScheduleInfo> {
    reply(vacation::end_vacation(&app, &caller, from).await?)
}
