//! Results and ratings of games that an older program finished without them.

use store::{Store, StoreError};
use wire::api::{Cursor, TableId};

use crate::{
    config::DatabaseConfig,
    error::ServiceError,
    results::{error::OfflineError, finish::finish},
};

/// Rows of one query.
const PAGE: u32 = 500;

/// The number of games that were caught up, and the logs that can't be replayed.
type CaughtUp = (u32, Vec<String>);

/// Stores the results of games that an older program archived without them, and decides of earlier games whether they
/// count.
pub async fn catch_up_ratings(database: &DatabaseConfig) -> Result<CaughtUp, OfflineError> {
    let store = Store::connect_all(&database.urls()?, 2).await?;
    store.ready().await?;
    let mut caught_up = (0, Vec::new());
    let mut last = None;
    loop {
        let page = store.tables.finished_after(last, PAGE).await?;
        let Some(id) = page.last() else { break };
        last = Some(*id);
        let missing = store.home.without_result(&page).await?;
        finish_all(&store, missing, &mut caught_up).await?;
    }
    let mut after = None;
    while let Some(page) = next_page(&store, &mut after).await? {
        finish_all(&store, page, &mut caught_up).await?;
    }
    Ok(caught_up)
}

async fn finish_all(
    store: &Store,
    tables: Vec<TableId>,
    (games, lost): &mut CaughtUp,
) -> Result<(), OfflineError> {
    for id in tables {
        match finish(store, id).await.map_err(OfflineError::from) {
            Ok(()) => *games += 1,
            Err(OfflineError::Log(why)) => lost.push(why),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Decides whether the games of an older program count, the oldest first.
pub(crate) async fn decide_pending(store: &Store) -> Result<(), ServiceError> {
    let mut after = None;
    while let Some(page) = next_page(store, &mut after).await? {
        for table in page {
            match finish(store, table).await {
                Ok(()) => {}
                Err(error @ ServiceError::Log(_)) => {
                    tracing::warn!(%table, %error, "failed to replay finished game; it stays without a rating");
                }
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

/// The next games that aren't decided; none at the end.
async fn next_page(
    store: &Store,
    after: &mut Option<Cursor>,
) -> Result<Option<Vec<TableId>>, StoreError> {
    let page = store.home.undecided_games(*after, PAGE).await?;
    let Some(last) = page.last() else { return Ok(None) };
    *after = Some(*last);
    Ok(Some(page.iter().map(|it| it.table).collect()))
}
