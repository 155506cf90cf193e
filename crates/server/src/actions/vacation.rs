//! Sleeping hours and vacations, in which clocks of correspondence games stand still.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use clock::{Hours, Moment, Rest, Span};
use store::{ScheduleRow, StoreError};
use wire::api::{Code, NewVacation, Problem, Resting, UserId};

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

/// Parses a stored rest; what can't be parsed is none.
fn parse(text: &str) -> Rest {
    serde_json::from_str(text).unwrap_or_default()
}

/// The sleeping hours and vacations of these people.
pub(super) async fn rests_of(
    app: &App,
    users: &[UserId],
) -> Result<BTreeMap<UserId, Rest>, Problem> {
    let rests = app.store.schedules(users).await.map_err(logged)?;
    Ok(rests.into_iter().map(|(user, text)| (user, parse(&text))).collect())
}

/// Vacation of the last year and of the future.
fn vacation_time(rest: &Rest, now: Moment) -> Duration {
    let length = |span: &Span| span.until.unwrap_or(Moment::MAX).since(span.from.max(now - YEAR));
    rest.vacations.iter().map(length).fold(Duration::ZERO, Duration::saturating_add)
}

fn resting(rest: Rest, now: Moment) -> Resting {
    let left = VACATION_MAX.saturating_sub(vacation_time(&rest, now)).as_secs();
    Resting { rest, left }
}

/// The caller's sleeping hours and vacations.
pub(crate) async fn see(app: &App, caller: &Caller) -> Result<Resting, Problem> {
    let row = app.store.schedule(caller.person()?.id).await.map_err(logged)?;
    let row = row.ok_or(Problem::new(Code::Nobody))?;
    Ok(resting(parse(&row.schedule), row.now))
}

/// Changes the caller's playing hours.
pub(crate) async fn set_hours(
    app: &App,
    caller: &Caller,
    hours: Hours,
) -> Result<Resting, Problem> {
    hours.check().map_err(|_| Problem::new(Code::BadValue))?;
    change(app, caller, |row, rest| {
        if rest.hours == hours {
            return Ok(Changed::Nothing);
        }
        // A player who could shift their hours all day long would never have to move.
        if row.are_hours_recent {
            return Err(Problem::new(Code::TooSoon));
        }
        rest.hours = hours;
        Ok(Changed::Hours)
    })
    .await
}

/// Adds a vacation of the caller.
pub(crate) async fn add_vacation(
    app: &App,
    caller: &Caller,
    wanted: &NewVacation,
) -> Result<Resting, Problem> {
    change(app, caller, |row, rest| {
        let now = row.now;
        let from = wanted.from.unwrap_or(now).max(now);
        rest.vacations.retain(|span| span.until.is_some_and(|until| now - YEAR < until));
        rest.vacations.push(Span::new(from, wanted.until));
        let is_sound = rest.check().is_ok() && wanted.until < now + 2 * YEAR;
        let is_too_long = VACATION_MAX < vacation_time(rest, now);
        if !is_sound || VACATIONS_MAX < rest.vacations.len() || is_too_long {
            return Err(Problem::new(Code::BadValue));
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
) -> Result<Resting, Problem> {
    change(app, caller, |row, rest| {
        let now = row.now;
        let is_it = |span: &Span| span.from == from && span.until.is_some_and(|until| now < until);
        let Some(at) = rest.vacations.iter().position(is_it) else {
            return Err(Problem::new(Code::Unknown));
        };
        if now <= from {
            rest.vacations.remove(at);
        } else {
            rest.vacations[at].until = Some(now);
        }
        Ok(Changed::Vacations)
    })
    .await
}

/// Changes the caller's rest, and writes it into the logs of their tables.
async fn change(
    app: &App,
    caller: &Caller,
    change: impl Fn(&ScheduleRow, &mut Rest) -> Result<Changed, Problem>,
) -> Result<Resting, Problem> {
    let user = authorize(app, caller)?.id;
    for _ in 0..ATTEMPTS {
        let row = app.store.schedule(user).await.map_err(logged)?;
        let row = row.ok_or(Problem::new(Code::Nobody))?;
        let mut rest = parse(&row.schedule);
        let are_hours_new = matches!(change(&row, &mut rest)?, Changed::Hours);
        let text = serde_json::to_string(&rest).expect("a rest is JSON");
        if app
            .store
            .set_schedule(user, &row.schedule, &text, are_hours_new)
            .await
            .map_err(logged)?
        {
            write_to_tables(app, user, &rest).await?;
            return Ok(resting(rest, row.now));
        }
    }
    Err(Problem::new(Code::Unavailable))
}

/// Writes a player's rest into the logs of their running tables.
async fn write_to_tables(app: &App, user: UserId, rest: &Rest) -> Result<(), Problem> {
    for id in app.store.running_tables_of(user).await.map_err(logged)? {
        let table = app.tables.require_latest(id).await?;
        write(app, &table, user, rest.clone()).await?;
    }
    Ok(())
}

/// Writes a player's rest into a table's log; false if it was there already.
async fn write(
    app: &App,
    table: &Arc<LiveTable>,
    user: UserId,
    rest: Rest,
) -> Result<bool, Problem> {
    let plan =
        move |state: &TableState| state.plan_rest(user, &rest).ok_or(Problem::new(Code::NotAsked));
    match app.tables.commit(table, None, plan).await {
        Ok(_) => Ok(true),
        Err(problem) if problem.code == Code::NotAsked => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Writes a player's rest into a table's log if a node died before it did; false if it was there already.
pub(crate) async fn catch_up(
    app: &App,
    table: &Arc<LiveTable>,
    user: UserId,
) -> Result<bool, StoreError> {
    let Some(row) = app.store.schedule(user).await? else { return Ok(false) };
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
        let rest = Rest { vacations, ..Rest::default() };
        assert_eq!(vacation_time(&rest, now), 3 * DAY);
        assert_eq!(resting(rest, now).left, 27 * 24 * 3600);
    }
}
