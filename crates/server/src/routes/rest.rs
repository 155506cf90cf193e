//! `/api/rest`: when one doesn't play, by the day.

use std::{collections::BTreeMap, sync::Arc};

use axum::extract::{Path, State};
use clock::{Hours, Moment, Rest, Span};
use store::{RestRow, StoreError};
use wire::api::{Code, NewVacation, Problem, Resting, UserId};

use crate::{
    app::App,
    reply::{Body, Reply, reply},
    room::{Room, State as Table},
    trouble::lost,
    who::Who,
};

/// A second in microseconds.
const SECOND: i64 = 1_000_000;
/// A year, for which vacations are counted.
const YEAR: i64 = 365 * 24 * 3600 * SECOND;
/// How long one may be away in a year.
const AWAY_MAX: i64 = 30 * 24 * 3600 * SECOND;
/// How many vacations there may be in it.
const VACATIONS_MAX: usize = 30;
/// How often a change is tried that met another.
const TRIES: usize = 5;

/// What is kept, read; what can't be read is no rest.
fn read(text: &str) -> Rest {
    serde_json::from_str(text).unwrap_or_default()
}

/// When these people rest.
pub(crate) async fn of(app: &App, users: &[UserId]) -> Result<BTreeMap<UserId, Rest>, Problem> {
    let rests = app.store.rests(users).await.map_err(lost)?;
    Ok(rests.into_iter().map(|(user, text)| (user, read(&text))).collect())
}

/// How much of the last year and of what is to come is vacation, in microseconds.
fn away(rest: &Rest, now: i64) -> i64 {
    let length = |span: &Span| {
        let until = span.until.map_or(i64::MAX, |until| until.0);
        until.saturating_sub(span.from.0.max(now - YEAR)).max(0)
    };
    rest.vacations.iter().map(length).fold(0, i64::saturating_add)
}

fn shown(rest: Rest, now: i64) -> Resting {
    let left = (AWAY_MAX - away(&rest, now)).max(0) / SECOND;
    Resting { rest, left: left as u64 }
}

/// When one doesn't play
#[utoipa::path(get, path = "/api/rest", operation_id = "see_rest", security(("token" = [])), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn see(State(app): State<App>, who: Who) -> Reply<Resting> {
    let row = app.store.rest(who.person()?.id).await.map_err(lost)?;
    let row = row.ok_or(Problem::new(Code::Nobody))?;
    reply(shown(read(&row.rest), row.now * 1000))
}

/// Changes the hours of the day in which one plays
#[utoipa::path(put, path = "/api/rest/hours", operation_id = "set_hours", request_body = Hours, security(("token" = [])), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn set_hours(
    State(app): State<App>,
    who: Who,
    Body(hours, _): Body<Hours>,
) -> Reply<Resting> {
    hours.check().map_err(|_| Problem::new(Code::BadValue))?;
    change(&app, &who, |row, rest| {
        if rest.hours == hours {
            return Ok(false);
        }
        // Whoever could move them all day long would never be to act.
        if row.is_fresh {
            return Err(Problem::new(Code::TooSoon));
        }
        rest.hours = hours;
        Ok(true)
    })
    .await
}

/// Will be away
#[utoipa::path(post, path = "/api/rest/vacations", operation_id = "add_vacation", request_body = NewVacation, security(("token" = [])), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn add_vacation(
    State(app): State<App>,
    who: Who,
    Body(wanted, _): Body<NewVacation>,
) -> Reply<Resting> {
    change(&app, &who, |row, rest| {
        let now = row.now * 1000;
        let from = wanted.from.unwrap_or(now).max(now);
        rest.vacations.retain(|span| span.until.is_some_and(|until| now - YEAR < until.0));
        rest.vacations.push(Span::new(Moment(from), Moment(wanted.until)));
        let is_sound = rest.check().is_ok() && wanted.until < now.saturating_add(2 * YEAR);
        if !is_sound || VACATIONS_MAX < rest.vacations.len() || AWAY_MAX < away(rest, now) {
            return Err(Problem::new(Code::BadValue));
        }
        Ok(false)
    })
    .await
}

/// Will not be away, or is back
#[utoipa::path(delete, path = "/api/rest/vacations/{from}", operation_id = "end_vacation", security(("token" = [])),
    params(("from" = i64, Path, description = "When it begins, or began")), responses(
    (status = 200, description = "One's hours and vacations", body = Resting),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn end_vacation(
    State(app): State<App>,
    who: Who,
    from: Result<Path<i64>, axum::extract::rejection::PathRejection>,
) -> Reply<Resting> {
    let Path(from) = from.map_err(|_| Problem::new(Code::Unknown))?;
    change(&app, &who, |row, rest| {
        let now = row.now * 1000;
        let is_it = |span: &Span| span.from.0 == from && span.until.is_some_and(|it| now < it.0);
        let Some(at) = rest.vacations.iter().position(is_it) else {
            return Err(Problem::new(Code::Unknown));
        };
        if now <= from {
            rest.vacations.remove(at);
        } else {
            rest.vacations[at].until = Some(Moment(now));
        }
        Ok(false)
    })
    .await
}

/// Changes when somebody rests, and tells their tables. The change says whether hours are new.
async fn change(
    app: &App,
    who: &Who,
    change: impl Fn(&RestRow, &mut Rest) -> Result<bool, Problem>,
) -> Reply<Resting> {
    let user = who.person()?.id;
    app.limits.command(who)?;
    for _ in 0..TRIES {
        let row = app.store.rest(user).await.map_err(lost)?;
        let row = row.ok_or(Problem::new(Code::Nobody))?;
        let mut rest = read(&row.rest);
        let are_hours_new = change(&row, &mut rest)?;
        let text = serde_json::to_string(&rest).expect("a rest is JSON");
        if app.store.set_rest(user, &row.rest, &text, are_hours_new).await.map_err(lost)? {
            follow(app, user, &rest).await?;
            return reply(shown(rest, row.now * 1000));
        }
    }
    Err(Problem::new(Code::Unavailable).into())
}

/// Tells the tables at which somebody plays by the day when they rest.
async fn follow(app: &App, user: UserId, rest: &Rest) -> Result<(), Problem> {
    for id in app.store.running(user).await.map_err(lost)? {
        let room = app.rooms.get_newest(id).await?;
        tell(app, room, user, rest.clone()).await?;
    }
    Ok(())
}

/// Tells a table when somebody rests; whether that was news.
async fn tell(app: &App, room: Arc<Room>, user: UserId, rest: Rest) -> Result<bool, Problem> {
    let plan =
        move |state: &Table| state.plan_rest(user, &rest).ok_or(Problem::new(Code::NotAsked));
    match app.rooms.act(room, None, plan).await {
        Ok(_) => Ok(true),
        Err(problem) if problem.code == Code::NotAsked => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// Tells a table what it should have been told when somebody changed their rest and the node died over it;
/// whether that was news.
pub(crate) async fn catch_up(
    app: &App,
    room: &Arc<Room>,
    user: UserId,
) -> Result<bool, StoreError> {
    let Some(row) = app.store.rest(user).await? else { return Ok(false) };
    Ok(tell(app, room.clone(), user, read(&row.rest)).await.unwrap_or(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vacations_of_the_last_year_and_to_come_count() {
        let span = |from, until| Span::new(Moment(from), Moment(until));
        let (now, day) = (10 * YEAR, YEAR / 365);
        let vacations = vec![
            span(now - 2 * YEAR, now - YEAR - day),
            span(now - YEAR - day, now - YEAR + day),
            span(now + day, now + 3 * day),
        ];
        let rest = Rest { vacations, ..Rest::default() };
        assert_eq!(away(&rest, now), 3 * day);
        assert_eq!(shown(rest, now).left, 27 * 24 * 3600);
    }
}
