//! `POST /api/quick`: a seat at a table with whoever wants the same.

use std::sync::Arc;

use axum::extract::State;
use wire::api::{
    Code, Holder, NewTable, Problem, QuickMatch, Sit, TableId, TableInfo, User, UserId,
};

use crate::{
    app::App,
    chance,
    reply::{Body, Reply, reply},
    room::Room,
    routes::{lay, sit},
    trouble::{lost, told},
    who::Who,
};

/// How often it is looked again where those of other nodes were faster.
const TRIES: usize = 20;

/// Sits down with whoever wants the same game; it begins when all have come
#[utoipa::path(post, path = "/api/quick", operation_id = "quick_match", request_body = QuickMatch, security(("token" = [])), responses(
    (status = 200, description = "The table: the same while one waits, however often one asks", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn quick(
    State(app): State<App>,
    who: Who,
    Body(wanted, _): Body<QuickMatch>,
) -> Reply<TableInfo> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let kind = kind(&wanted)?;
    let _turn = app.quick.lock().await;
    let mut own = None;
    for _ in 0..TRIES {
        let quick = app.store.quick(&kind).await.map_err(lost)?;
        let mut open = Vec::new();
        for id in &quick.tables {
            match join(&app, *id, &user, &wanted.luck).await? {
                Joined::Sits(room) => {
                    clear(&app, own.filter(|own: &Arc<Room>| own.id != room.id)).await;
                    return reply(card(&room));
                }
                Joined::Open => open.push(*id),
                Joined::Closed => {}
            }
        }
        // It is laid before others are led to it; where others were faster it may not be needed.
        let room = match own.filter(|own| !open.contains(&own.id)) {
            Some(room) => room,
            None => lay(&app, &user, &wanted).await?,
        };
        open.push(room.id);
        app.store.set_quick(&kind, quick.round, &open).await.map_err(lost)?;
        own = Some(room);
    }
    clear(&app, own).await;
    Err(Problem::new(Code::Unavailable).into())
}

/// Clears a table that was laid in vain.
async fn clear(app: &App, room: Option<Arc<Room>>) {
    if let Some(room) = room {
        // What isn't cleared now is when nobody came for long.
        let _ = app.rooms.act(room, None, |state| state.plan_abort()).await;
    }
}

fn card(room: &Room) -> TableInfo {
    room.state().info()
}

/// What is wanted, as one word for all who want it.
fn kind(wanted: &QuickMatch) -> Result<String, Problem> {
    wanted.pace.check().map_err(|_| Problem::new(Code::BadValue))?;
    let key = game::Key::new([0; 32]);
    let game = table::blank(&wanted.game, wanted.seats, "", key);
    let game = game.map_err(|_| Problem::new(Code::NoSuchSetup))?;
    let pace = serde_json::to_string(&wanted.pace).expect("a pace is JSON");
    Ok(format!("{} {} {pace}", game.meta().slug, wanted.seats))
}

/// What became of joining a table.
enum Joined {
    /// One sits there.
    Sits(Arc<Room>),
    /// One can't, but others may.
    Open,
    /// Nobody can any more.
    Closed,
}

async fn join(app: &App, id: TableId, user: &User, luck: &str) -> Result<Joined, Problem> {
    let Some(room) = app.rooms.find(id).await.map_err(told)? else { return Ok(Joined::Closed) };
    app.rooms.catch_up(&room).await.map_err(told)?;
    let (holders, sits, is_open) = {
        let state = room.state();
        let is_open =
            state.stage == store::Stage::Gathering && state.holders.contains(&Holder::Open);
        (state.holders.clone(), state.seat_held_by(user.id).is_some(), is_open)
    };
    if !is_open {
        return Ok(Joined::Closed);
    }
    if sits {
        return Ok(Joined::Sits(room));
    }
    let person = |holder: &Holder| match holder {
        Holder::Person { user, .. } => Some(user.id),
        Holder::Open | Holder::Bot { .. } => None,
    };
    let others: Vec<UserId> = holders.iter().filter_map(person).collect();
    if app.store.is_apart(user.id, &others).await.map_err(lost)? {
        return Ok(Joined::Open);
    }
    let wanted = Sit { seat: None, luck: luck.to_owned() };
    match sit::down(app, &room, None, user, &wanted).await {
        Ok(()) => Ok(Joined::Sits(room)),
        Err(problem) => match problem.code {
            Code::Taken | Code::Begun | Code::Over => Ok(Joined::Closed),
            Code::NotWelcome => Ok(Joined::Open),
            _ => Err(problem),
        },
    }
}

/// Lays a table for those who want the same.
async fn lay(app: &App, user: &User, wanted: &QuickMatch) -> Result<Arc<Room>, Problem> {
    let table = NewTable {
        public: true,
        at_once: true,
        pace: wanted.pace,
        ..NewTable::new(&wanted.game, wanted.seats)
    };
    lay::open(app, TableId::from_bits(chance::number()), &table, user).await
}
