//! Lists of tables: the lobby's, and somebody's own.

use wire::api::{Stage, TableId, TableInfo, UserId};

use crate::{app::App, trouble::Trouble};

/// How many tables are listed at most.
const LISTED: u32 = 50;
/// How many games are offered to whoever wants to watch one.
const SHOWN: u32 = 12;

/// Public tables at which one can still sit down, the newest first.
pub(crate) async fn lobby(app: &App) -> Result<Vec<TableInfo>, Trouble> {
    let ids = app.store.lobby(LISTED).await?;
    let mut infos = infos(app, &ids).await?;
    infos.retain(|info| info.public && info.stage == Stage::Gathering);
    Ok(infos)
}

/// Public tables whose games go on, the newest first.
pub(crate) async fn on_show(app: &App) -> Result<Vec<TableInfo>, Trouble> {
    let ids = app.store.on_show(SHOWN).await?;
    let mut infos = infos(app, &ids).await?;
    infos.retain(|info| info.public && info.stage == Stage::Running);
    Ok(infos)
}

/// The tables at which somebody sits, the newest first.
pub(crate) async fn mine(app: &App, user: UserId) -> Result<Vec<TableInfo>, Trouble> {
    let ids = app.store.remembered(user, LISTED).await?;
    let mut infos = infos(app, &ids).await?;
    // One is remembered before one sits down, and may have stood up since.
    infos.retain(|info| info.owner == user || info.holders.iter().any(|it| is_of(it, user)));
    Ok(infos)
}

/// All tables that somebody may have sat at, the newest first.
pub(crate) async fn all(app: &App, user: UserId) -> Result<Vec<TableInfo>, Trouble> {
    let ids = app.store.remembered(user, u32::MAX).await?;
    infos(app, &ids).await
}

fn is_of(holder: &wire::api::Holder, user: UserId) -> bool {
    use wire::api::Holder;
    match holder {
        Holder::Person { user: held, .. } | Holder::Bot { instead: Some(held), .. } => {
            held.id == user
        }
        Holder::Open | Holder::Bot { instead: None, .. } => false,
    }
}

async fn infos(app: &App, ids: &[TableId]) -> Result<Vec<TableInfo>, Trouble> {
    let mut infos = Vec::new();
    for id in ids {
        if let Some(room) = app.rooms.find(*id).await? {
            infos.push(room.state().info());
        }
    }
    Ok(infos)
}
