//! Sleeping hours and vacations, in which clocks of correspondence games stand still.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use clock::{Hours, Moment, Schedule, Span};
use store::{ScheduleRow, StoreError};
use wire::api::{Code, NewVacation, Problem, ScheduleInfo, UserId};

use crate::{
    actions::authorize::authorize,
    app::App,
    caller::Caller,
    error::logged,
    tables::{LiveTable, TableState},
};

/// A day.
const DAY: Duration = Duration::from_secs(24 * 3600);
/// The year for which vacations are counted.
const YEAR: Duration = DAY.saturating_mul(365);
/// Maximum vacation in a year.
const VACATION_MAX: Duration = DAY.saturating_mul(30);
/// Maximum number of vacations in a year.
const VACATIONS_MAX: usize = 30;
/// How often a change is tried again because of a concurrent one.
const ATTEMPTS: usize = 5;

/// The effect of a change.
enum Changed {
    Hours,
    Vacations,
    Nothing,
}

/// Parses a stored schedule; none if it is invalid.
fn parse(text: &str) -> Schedule {
    serde_json::from_str(text).unwrap_or_default()
}

/// The sleeping hours and vacations of these users.
pub(super) async fn schedules_of(
    app: &App,
    users: &[UserId],
) -> Result<BTreeMap<UserId, Schedule>, Problem> {
    let schedules = app.store.home.schedules(users).await.map_err(logged)?;
    Ok(schedules.into_iter().map(|(user, text)| (user, parse(&text))).collect())
}

/// Vacation of the last year and of the future.
fn vacation_time(schedule: &Schedule, now: Moment) -> Duration {
    let length = |span: &Span| span.until.unwrap_or(Moment::MAX).since(span.from.max(now - YEAR));
    schedule.vacations.iter().map(length).fold(Duration::ZERO, Duration::saturating_add)
}

fn schedule_info(schedule: Schedule, now: Moment) -> ScheduleInfo {
    let vacation_left = VACATION_MAX.saturating_sub(vacation_time(&schedule, now)).as_secs();
    ScheduleInfo { schedule, vacation_left }
}

/// The caller's sleeping hours and vacations.
pub(crate) async fn see(app: &App, caller: &Caller) -> Result<ScheduleInfo, Problem> {
    let row = app.store.home.schedule(caller.person()?.id).await.map_err(logged)?;
    let row = row.ok_or(Problem::new(Code::Unauthenticated))?;
    Ok(schedule_info(parse(&row.schedule), row.now))
}

/// Changes the caller's playing hours.
pub(crate) async fn set_hours(
    app: &App,
    caller: &Caller,
    hours: Hours,
) -> Result<ScheduleInfo, Problem> {
    hours.check().map_err(|_| Problem::new(Code::InvalidValue))?;
    change(app, caller, |row, schedule| {
        if schedule.hours == hours {
            return Ok(Changed::Nothing);
        }
        // A player who could shift their hours all day long would never have to move.
        if row.are_hours_recent {
            return Err(Problem::new(Code::TooSoon));
        }
        schedule.hours = hours;
        Ok(Changed::Hours)
    })
    .await
}

/// Adds a vacation of the caller.
pub(crate) async fn add_vacation(
    app: &App,
    caller: &Caller,
    wanted: &NewVacation,
) -> Result<ScheduleInfo, Problem> {
    change(app, caller, |row, schedule| {
        let now = row.now;
        let from = wanted.from.unwrap_or(now).max(now);
        schedule.vacations.retain(|span| span.until.is_some_and(|until| now - YEAR < until));
        schedule.vacations.push(Span::new(from, wanted.until));
        let is_sound = schedule.check().is_ok() && wanted.until < now + 2 * YEAR;
        let is_too_long = VACATION_MAX < vacation_time(schedule, now);
        if !is_sound || VACATIONS_MAX < schedule.vacations.len() || is_too_long {
            return Err(Problem::new(Code::InvalidValue));
        }
        Ok(Changed::Vacations)
    })
    .await
}

/// Cancels the caller's vacation that begins at a moment, or ends it now if it has begun.
pub(crate) async fn end_vacation(
    app: &App,
    caller: &Caller,
    from: Moment,
) -> Result<ScheduleInfo, Problem> {
    change(app, caller, |row, schedule| {
        let now = row.now;
        let is_it = |span: &Span| span.from == from && span.until.is_some_and(|until| now < until);
        let Some(at) = schedule.vacations.iter().position(is_it) else {
            return Err(Problem::new(Code::NotFound));
        };
        if now <= from {
            schedule.vacations.remove(at);
        } else {
            schedule.vacations[at].until = Some(now);
        }
        Ok(Changed::Vacations)
    })
    .await
}

/// Changes the caller's schedule, and writes it into the logs of their tables.
async fn change(
    app: &App,
    caller: &Caller,
    change: impl Fn(&ScheduleRow, &mut Schedule) -> Result<Changed, Problem>,
) -> Result<ScheduleInfo, Problem> {
    let user = authorize(app, caller)?.id;
    for _ in 0..ATTEMPTS {
        let row = app.store.home.schedule(user).await.map_err(logged)?;
        let row = row.ok_or(Problem::new(Code::Unauthenticated))?;
        let mut schedule = parse(&row.schedule);
        let are_hours_new = matches!(change(&row, &mut schedule)?, Changed::Hours);
        let text = serde_json::to_string(&schedule).expect("a schedule is JSON");
        if app
            .store
            .home
            .set_schedule(user, &row.schedule, &text, are_hours_new)
            .await
            .map_err(logged)?
        {
            write_to_tables(app, user, &schedule).await?;
            return Ok(schedule_info(schedule, row.now));
        }
    }
    Err(Problem::new(Code::Unavailable))
}

/// Writes a player's schedule into the logs of their running tables.
async fn write_to_tables(app: &App, user: UserId, schedule: &Schedule) -> Result<(), Problem> {
    for id in app.store.tables.running_tables_of(user).await.map_err(logged)? {
        let table = app.tables.require_latest(id).await?;
        write(app, &table, user, schedule.clone()).await?;
    }
    Ok(())
}

/// Writes a player's schedule into a table's log; false if it was there already.
async fn write(
    app: &App,
    table: &Arc<LiveTable>,
    user: UserId,
    schedule: Schedule,
) -> Result<bool, Problem> {
    let plan = move |state: &TableState| {
        state.plan_schedule(user, &schedule).ok_or(Problem::new(Code::NothingToAnswer))
    };
    match app.tables.commit(table, None, plan).await {
        Ok(_) => Ok(true),
        Err(problem) if problem.code == Code::NothingToAnswer => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Writes a player's schedule into a table's log if a node died before it did; false if it was there already.
pub(crate) async fn catch_up(
    app: &App,
    table: &Arc<LiveTable>,
    user: UserId,
) -> Result<bool, StoreError> {
    let Some(row) = app.store.home.schedule(user).await? else { return Ok(false) };
    Ok(write(app, table, user, parse(&row.schedule)).await.unwrap_or(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vacations_of_the_last_year_and_to_come_count() {
        let now = Moment::default() + 10 * YEAR;
        let vacations = vec![
            Span::new(now - 2 * YEAR, now - YEAR - DAY),
            Span::new(now - YEAR - DAY, now - YEAR + DAY),
            Span::new(now + DAY, now + 3 * DAY),
        ];
        let schedule = Schedule { vacations, ..Schedule::default() };
        assert_eq!(vacation_time(&schedule, now), 3 * DAY);
        assert_eq!(schedule_info(schedule, now).vacation_left, 27 * 24 * 3600);
    }
}
