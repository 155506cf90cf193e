//! Quick match: a seat at a table with others who request the same game.

use std::{net::IpAddr, sync::Arc};

use store::TableStatus;
use wire::api::{Code, NewTable, Problem, QuickMatch, SeatHolder, Sit, TableId, TableInfo, User};

use crate::{
    actions::{authorize::authorize, create_table, quick_pool, sit},
    app::App,
    caller::Caller,
    error::logged,
    quotas::Creator,
    random,
    tables::LiveTable,
};

/// The outcome of joining a table.
enum Joined {
    /// The caller sits there.
    Seated(Arc<LiveTable>),
    /// The caller can't sit there, but others may.
    Open,
    /// No seat is free any more.
    Closed,
}

/// The outcome of trying all open tables of a kind.
enum Tried {
    Seated(Arc<LiveTable>),
    /// The tables that are still open to others.
    Open(Vec<TableId>),
}

/// Seats the caller at a table with others who request the same game; it starts when all seats are taken.
pub(crate) async fn quick_match(
    app: &App,
    caller: &Caller,
    address: IpAddr,
    wanted: &QuickMatch,
) -> Result<TableInfo, Problem> {
    let user = authorize(app, caller)?;
    let kind = quick_pool::kind(wanted)?;
    if wanted.rated {
        create_table::require_account(app, user).await?;
    }
    let _lock = app.quick_match.lock().await;
    let mut own: Option<Arc<LiveTable>> = None;
    for _ in 0..quick_pool::ATTEMPTS {
        let quick = app.store.home.quick_match_pool(&kind).await.map_err(logged)?;
        let mut open = match join_any(app, &quick.tables, user, wanted.luck.as_deref()).await? {
            Tried::Seated(table) => {
                close(app, own.filter(|own| own.id != table.id)).await;
                let info = table.state().info();
                return Ok(info);
            }
            Tried::Open(open) => open,
        };
        // It is created before others are led to it; if another node was faster it may not be needed, or others may have filled it.
        let table = match own.filter(|own| !open.contains(&own.id) && has_open_seat(own)) {
            Some(table) => table,
            None => create(app, Creator { user, address }, wanted).await?,
        };
        open.push(table.id);
        app.store.home.set_quick_match_pool(&kind, quick.version, &open).await.map_err(logged)?;
        own = Some(table);
    }
    close(app, own).await;
    tracing::warn!(
        pool = kind,
        attempts = quick_pool::ATTEMPTS,
        "failed to join quick match: other nodes were faster; request failed with status 503"
    );
    Err(Problem::new(Code::Unavailable))
}

/// Closes a table that wasn't needed.
async fn close(app: &App, table: Option<Arc<LiveTable>>) {
    if let Some(table) = table {
        // If this fails it is closed when it expires.
        let _ = app.tables.commit(&table, None, |state| state.plan_abort()).await;
    }
}

async fn join_any(
    app: &App,
    tables: &[TableId],
    user: &User,
    luck: Option<&str>,
) -> Result<Tried, Problem> {
    let mut open = Vec::new();
    for id in tables {
        match join(app, *id, user, luck).await? {
            Joined::Seated(table) => return Ok(Tried::Seated(table)),
            Joined::Open => open.push(*id),
            Joined::Closed => {}
        }
    }
    Ok(Tried::Open(open))
}

async fn join(app: &App, id: TableId, user: &User, luck: Option<&str>) -> Result<Joined, Problem> {
    let Some(table) = app.tables.load(id).await.map_err(logged)? else {
        return Ok(Joined::Closed);
    };
    app.tables.catch_up(&table).await.map_err(logged)?;
    if !has_open_seat(&table) {
        return Ok(Joined::Closed);
    }
    let (others, is_seated) = {
        let state = table.state();
        (state.seated_people(), state.seat_held_by(user.id).is_some())
    };
    if is_seated {
        return Ok(Joined::Seated(table));
    }
    if app.store.home.is_blocked(user.id, &others).await.map_err(logged)? {
        return Ok(Joined::Open);
    }
    let wanted = Sit { seat: None, luck: luck.map(str::to_owned) };
    match sit::seat_person(app, &table, None, user, &wanted).await {
        Ok(()) => Ok(Joined::Seated(table)),
        Err(problem) => match problem.code {
            Code::SeatTaken | Code::AlreadyStarted | Code::GameOver => Ok(Joined::Closed),
            Code::Blocked => Ok(Joined::Open),
            _ => Err(problem),
        },
    }
}

fn has_open_seat(table: &LiveTable) -> bool {
    let state = table.state();
    state.status == TableStatus::Open && state.holders().contains(&SeatHolder::Open)
}

async fn create(
    app: &App,
    creator: Creator<'_>,
    wanted: &QuickMatch,
) -> Result<Arc<LiveTable>, Problem> {
    let table = NewTable {
        public: true,
        auto_start: true,
        pace: wanted.pace,
        rated: wanted.rated,
        ..NewTable::new(&wanted.game, wanted.seats)
    };
    let id = app.store.tables.open_id(TableId::from_bits(random::number()));
    create_table::open(app, id, &table, creator).await
}
