//! Lists of tables: the lobby, running games, and a person's own.

use store::{LadderId, PlayerId};
use wire::api::{DisplayedRating, RatingPool, SeatHolder, TableId, TableInfo, TableStatus, UserId};

use crate::{app::App, error::ServiceError, results};

/// Maximum tables of a list.
const LIST_MAX: u32 = 50;
/// Maximum running games that are offered to spectators.
const RUNNING_MAX: u32 = 12;

/// Public tables with an open seat, the newest first.
pub(crate) async fn lobby(app: &App) -> Result<Vec<TableInfo>, ServiceError> {
    let ids = app.store.lobby(LIST_MAX).await?;
    let mut infos = infos(app, &ids).await?;
    infos.retain(|info| info.public && info.status == TableStatus::Open);
    add_owner_ratings(app, &mut infos).await?;
    Ok(infos)
}

/// Adds how strong the creators of tables are at their games.
async fn add_owner_ratings(app: &App, infos: &mut [TableInfo]) -> Result<(), ServiceError> {
    if infos.is_empty() {
        return Ok(());
    }
    let wanted: Vec<(LadderId<'_>, UserId)> = infos
        .iter()
        .map(|info| (LadderId { game: &info.game, pool: pool(info) }, info.owner))
        .collect();
    let ratings = app.store.ratings_at(&wanted).await?;
    for info in infos {
        let (owner, pool) = (PlayerId::User(info.owner), pool(info));
        let theirs = ratings
            .iter()
            .find(|it| it.game == info.game && it.pool == pool && it.rating.player == owner);
        info.owner_rating = theirs.map(|it| DisplayedRating {
            rating: results::displayed(&it.rating),
            provisional: results::is_provisional(&it.rating),
        });
    }
    Ok(())
}

/// The pool in which the players of a table are compared.
fn pool(info: &TableInfo) -> RatingPool {
    results::pool_of(info.pace).unwrap_or(RatingPool::Live)
}

/// Public tables with running games, the newest first.
pub(crate) async fn running(app: &App) -> Result<Vec<TableInfo>, ServiceError> {
    let ids = app.store.running_public_tables(RUNNING_MAX).await?;
    let mut infos = infos(app, &ids).await?;
    infos.retain(|info| info.public && info.status == TableStatus::Running);
    Ok(infos)
}

/// The tables where a person sits or that they created, the newest first.
pub(crate) async fn own(app: &App, user: UserId) -> Result<Vec<TableInfo>, ServiceError> {
    let ids = app.store.tables_of(user, LIST_MAX).await?;
    let mut infos = infos(app, &ids).await?;
    // Membership is stored before a user sits down, and they may have stood up since.
    infos.retain(|info| info.owner == user || info.holders.iter().any(|it| is_of(it, user)));
    Ok(infos)
}

/// All tables where a person may have sat, the newest first. They are read from their logs, one at a time: an export
/// must not fill the memory of the node.
pub(super) async fn all(app: &App, user: UserId) -> Result<Vec<TableInfo>, ServiceError> {
    let mut infos = Vec::new();
    for id in app.store.tables_of(user, u32::MAX).await? {
        infos.extend(app.tables.read(id).await?.map(|table| table.info()));
    }
    Ok(infos)
}

fn is_of(holder: &SeatHolder, user: UserId) -> bool {
    match holder {
        SeatHolder::Person { user: held, .. } | SeatHolder::Bot { replaces: Some(held), .. } => {
            held.id == user
        }
        SeatHolder::Open | SeatHolder::Bot { replaces: None, .. } => false,
    }
}

async fn infos(app: &App, ids: &[TableId]) -> Result<Vec<TableInfo>, ServiceError> {
    let mut infos = Vec::new();
    for id in ids {
        if let Some(table) = app.tables.load(*id).await? {
            infos.push(table.state().info());
        }
    }
    Ok(infos)
}
