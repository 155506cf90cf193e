//! Clocks of due tables: alerts players to act, and times out those without time.

use std::{sync::Arc, time::Duration};

use game::Seat;
use store::{Availability, Due, DueTime};
use wire::api::{Code, SeatHolder, UserId};

use crate::{
    actions::{
        time_out::{self, TimeOut},
        vacation,
    },
    app::App,
    error::ServiceError,
    results,
    tables::LiveTable,
    worker::alerts,
};

/// How long to wait for the next heartbeat.
const HEARTBEAT_WAIT: Duration = Duration::from_millis(500);

/// The action for a clock that seems to have run out.
enum Verdict {
    /// It hasn't, or that isn't known yet: check again at this time.
    Later(DueTime),
    /// No action.
    Done,
    /// The player has timed out.
    TimedOut(UserId),
}

/// Alerts the players to act at a table, times out one whose clock has run out, and returns the time of the next
/// check.
pub(super) async fn attend(
    app: &App,
    table: &Arc<LiveTable>,
    due: Due,
) -> Result<(), ServiceError> {
    let deadline = table.state().timing.deadline();
    let next = match deadline {
        None => None,
        // At that moment, and not in so long: looking takes time, too.
        Some((end, _)) if due.now < end => Some(DueTime::At(end)),
        Some((_, seat)) => match judge(app, table, due, seat).await? {
            Verdict::Later(next) => Some(next),
            Verdict::Done => return Ok(()),
            Verdict::TimedOut(user) => {
                time_out(app, table, due, TimedOut { seat, user }).await;
                return Ok(());
            }
        },
    };
    alerts::alert_players(app, table).await?;
    Ok(app.store.tables.reschedule(due.table, due.acts, next).await?)
}

/// Whether a seat has timed out, with all outages that are known.
async fn judge(
    app: &App,
    table: &Arc<LiveTable>,
    due: Due,
    seat: Seat,
) -> Result<Verdict, ServiceError> {
    // An outage isn't known before the first heartbeat after it.
    let database = app.store.tables.database_of(table.id);
    let service = app.store.tables.availability(database).await?;
    app.tables.set_outages_for(table, database, &service.outages).await;
    let verdict = verdict(table, due, seat, &service);
    if let Verdict::TimedOut(user) = verdict
        && vacation::catch_up(app, table, user).await?
    {
        return Ok(Verdict::Later(DueTime::In(HEARTBEAT_WAIT)));
    }
    Ok(verdict)
}

fn verdict(table: &LiveTable, due: Due, seat: Seat, service: &Availability) -> Verdict {
    let (holder, deadline) = {
        let state = table.state();
        (state.holders().get(seat.index()).cloned(), state.timing.deadline())
    };
    let (Some((end, whose)), Some(SeatHolder::Person { user, .. })) = (deadline, holder) else {
        return Verdict::Done;
    };
    if due.now < end {
        return Verdict::Later(DueTime::At(end));
    }
    if whose != seat || service.heartbeat < end {
        return Verdict::Later(DueTime::In(HEARTBEAT_WAIT));
    }
    Verdict::TimedOut(user.id)
}

/// A player whose clock has run out.
struct TimedOut {
    seat: Seat,
    user: UserId,
}

async fn time_out(app: &App, table: &Arc<LiveTable>, due: Due, player: TimedOut) {
    let game = table.state().row().game.clone();
    let level = results::similar_level(&app.store, player.user, &game).await;
    let wanted = TimeOut { seat: player.seat, level, now: due.now, acts: due.acts };
    match time_out::time_out(app, table, wanted).await {
        Ok(_) => metrics::counter!("pagoda_clock_timeouts_total").increment(1),
        Err(late) if late.code == Code::Stale => {}
        Err(problem) => {
            let code = problem.code.name();
            tracing::warn!(table = %due.table, code, "failed to time out player; retrying when the table is due again");
        }
    }
}
