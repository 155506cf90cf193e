//! Background tasks of a node: notifications of other nodes, sweeps, ended sessions, expired data.

use std::time::Duration;

use store::StoreError;
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, Interval, MissedTickBehavior, interval},
};
use wire::api::TableId;

use crate::{
    app::App,
    failure_log::{DATABASE_FAILURES, FailureKind},
    heartbeat, lobby,
    notify::{Notification, SealedAct},
    results,
};

/// Interval of sweeps for changes in the database without a bus.
const SWEEP_WITHOUT_BUS: Duration = Duration::from_millis(500);
/// Interval of these sweeps with a bus, which may lose notifications.
const SWEEP_WITH_BUS: Duration = Duration::from_secs(5);
/// Interval of sweeps for ended sessions: a second is long enough for a thief with a stolen token.
const SESSIONS_INTERVAL: Duration = Duration::from_millis(500);
/// A longer gap between these sweeps may hide ended sessions: each sees those of the last minute.
const SESSIONS_GAP: Duration = Duration::from_secs(30);
/// Interval of checking all sessions that have sockets, since the clock may have stopped with the node.
const CONNECTED_INTERVAL: Duration = Duration::from_secs(60);
/// Interval of removing expired data.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(3600);
/// Lists are notified in one of this many sweeps, since they cost more than single tables.
const LISTS_EVERY: u32 = 4;

/// Starts all background tasks. They end when the node stops.
pub(crate) fn spawn(app: &App, received: [mpsc::Receiver<Notification>; 2]) {
    // Notifications and presence, each at its own pace.
    for received in received {
        tokio::spawn(dispatch(app.clone(), received));
    }
    tokio::spawn(lobby::run(app.clone()));
    tokio::spawn(publish_presence(app.clone()));
    tokio::spawn(sweep(app.clone()));
    for failovers in app.store.tables.failovers() {
        tokio::spawn(follow_failovers(app.clone(), failovers));
    }
    tokio::spawn(watch_sessions(app.clone()));
    tokio::spawn(clean_up(app.clone()));
    tokio::spawn(decide_games(app.clone()));
    tokio::spawn(heartbeat::follow_outages(app.clone()));
}

fn every(period: Duration) -> Interval {
    let mut clock = interval(period);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    clock
}

/// Notifies of players who come and go.
async fn publish_presence(app: App) {
    tokio::select! {
        () = app.stop.cancelled() => {}
        () = app.tables.presence.run() => {}
    }
}

/// Handles the notifications of other nodes.
async fn dispatch(app: App, mut received: mpsc::Receiver<Notification>) {
    while let Some(notification) = received.recv().await {
        match notification {
            Notification::Table(id, acts) => on_act(&app, id, acts, None),
            Notification::Act(id, acts, sealed) => on_act(&app, id, acts, Some(&sealed)),
            Notification::Chat(id) => {
                if let Some(table) = app.tables.cached(id) {
                    table.notify_chat();
                }
            }
            Notification::Presence(id, version, seats) => {
                app.tables.presence.on_announcement(id, version, seats.0);
            }
            Notification::Person(id) => app.notifier.notify_person(id),
            Notification::Lobby => app.lobby.mark_changed(),
            Notification::Due => app.bus.wake_workers_here(None),
            Notification::DueWork(work) => app.bus.wake_workers_here(Some(work)),
            Notification::SessionsEnded => {
                let app = app.clone();
                tokio::spawn(async move { sessions_read(app.sessions.end_expired().await) });
            }
            Notification::Following(part) => {
                app.notifier.notify_own_tables(part);
                let app = app.clone();
                tokio::spawn(async move { app.tables.recheck_part(part).await });
            }
            Notification::Reconnected => {
                app.tables.mark_all_stale();
                app.notifier.notify_all();
                sweep_tables(&app).await;
            }
        }
    }
}

/// Another node has committed an act of a table.
fn on_act(app: &App, id: TableId, acts: u32, sealed: Option<&SealedAct>) {
    app.notifier.notify_own_table(id);
    if app.tables.receive_act(id, acts, sealed) {
        // Reading one table's log must not delay the others.
        let app = app.clone();
        tokio::spawn(async move { app.tables.read_acts(id, acts).await });
    }
}

/// Compares everything in memory with the databases after a failover of one, which may have lost what was committed.
async fn follow_failovers(app: App, mut failovers: watch::Receiver<u64>) {
    loop {
        tokio::select! {
            changed = failovers.changed() => if changed.is_err() { return },
            () = app.stop.cancelled() => return,
        }
        metrics::counter!("pagoda_database_failovers_total").increment(1);
        let failovers = *failovers.borrow_and_update();
        tracing::warn!(failovers, "database failed over; comparing tables and sessions with it");
        app.sessions.forget_all();
        app.tables.recheck().await;
        sessions_read(app.sessions.end_all_expired().await);
        app.notifier.notify_all();
    }
}

/// Logs whether ended sessions could be read; returns when they were.
fn sessions_read(done: Result<(), StoreError>) -> Option<Instant> {
    match done {
        Ok(()) => {
            DATABASE_FAILURES.succeeded(FailureKind::EndedSessions);
            Some(Instant::now())
        }
        Err(error) => {
            if let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::EndedSessions) {
                tracing::warn!(%error, suppressed, "failed to read ended sessions; retrying in 500 ms");
            }
            None
        }
    }
}

/// Ends sessions whose notification was lost; after a gap, and now and then, by a check of all that have sockets here.
async fn watch_sessions(app: App) {
    let mut clock = every(SESSIONS_INTERVAL);
    let (mut read_at, mut checked_at) = (None, None);
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = app.stop.cancelled() => return,
        }
        if is_within(read_at, SESSIONS_GAP) && is_within(checked_at, CONNECTED_INTERVAL) {
            read_at = sessions_read(app.sessions.end_expired().await);
        } else {
            read_at = sessions_read(app.sessions.end_all_expired().await);
            checked_at = read_at;
        }
    }
}

fn is_within(at: Option<Instant>, limit: Duration) -> bool {
    at.is_some_and(|at| at.elapsed() < limit)
}

/// Removes expired data. Any number of nodes may do so.
async fn clean_up(app: App) {
    let mut clock = every(CLEANUP_INTERVAL);
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = app.stop.cancelled() => return,
        }
        for (data, removed) in [
            ("sessions", app.store.home.delete_old_sessions().await),
            ("places", app.store.home.delete_old_sign_in_places().await),
            ("verifications", app.store.home.delete_expired_challenges().await),
            ("outbox", app.store.home.delete_completed_outbox_messages().await),
            ("creators", app.store.tables.delete_orphaned_creators().await),
            ("networks", app.store.home.delete_orphaned_networks().await),
        ] {
            if let Err(error) = removed {
                tracing::warn!(data, %error, "failed to delete expired data; retrying in 1 h");
            }
        }
    }
}

/// Decides whether games count that an older program finished, before the upgrade or beside this one.
async fn decide_games(app: App) {
    let mut clock = every(CLEANUP_INTERVAL);
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = app.stop.cancelled() => return,
        }
        if let Err(error) = results::decide_pending(&app.store).await {
            tracing::warn!(%error, "failed to rate earlier games; retrying in 1 h");
        }
    }
}

/// Finds changes whose notification was lost.
async fn sweep(app: App) {
    let is_shared = app.bus.is_shared();
    let mut clock = every(if is_shared { SWEEP_WITH_BUS } else { SWEEP_WITHOUT_BUS });
    let mut rounds = 0_u32;
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = app.stop.cancelled() => return,
        }
        sweep_tables(&app).await;
        rounds += 1;
        if rounds.is_multiple_of(LISTS_EVERY) {
            app.notifier.notify_all();
            app.limits.forget_idle();
        }
    }
}

async fn sweep_tables(app: &App) {
    let swept = async {
        if app.store.tables.is_divided() {
            app.store.read_table_parts().await?;
        }
        app.tables.sweep().await
    };
    // A sweep without subscribers reads nothing: its success proves nothing.
    if let Err(error) = swept.await
        && let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::ChangedTables)
    {
        tracing::warn!(%error, suppressed, "failed to read changes of tables; retrying at the next sweep");
    }
}
