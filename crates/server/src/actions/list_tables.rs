//! A person's own tables.

use wire::api::{SeatHolder, TableInfo, UserId};

use crate::{app::App, error::ServiceError};

/// Maximum tables of a list.
const LIST_MAX: u32 = 50;

/// The tables where a person sits or that they created, the newest first.
pub(crate) async fn own(app: &App, user: UserId) -> Result<Vec<TableInfo>, ServiceError> {
    let listed = app.store.tables.own_tables(user, LIST_MAX).await?;
    let mut infos = app.tables.cards(&listed).await?;
    // Membership is stored before a user sits down, and they may have stood up since.
    infos.retain(|info| info.owner == user || info.holders.iter().any(|it| is_of(it, user)));
    Ok(infos)
}

/// All tables where a person may have sat, the newest first. They are read from their logs, one at a time: an export
/// must not fill the memory of the node.
pub(super) async fn all(app: &App, user: UserId) -> Result<Vec<TableInfo>, ServiceError> {
    let mut infos = Vec::new();
    for id in app.store.tables.tables_of(user, u32::MAX).await? {
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
