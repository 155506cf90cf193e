//! Reading the lobby: one query for all who look at it.

use std::time::Duration;

use store::{LadderId, ListedTable, PlayerId};
use tokio::time::{Instant, MissedTickBehavior, interval};
use wire::api::{DisplayedRating, RatingPool, TableInfo, TableStatus, UserId};

use crate::{
    app::App,
    error::{ServiceError, logged},
    lobby::snapshot::{LobbyCard, LobbySnapshot},
    results,
};

/// The least time between two reads.
const INTERVAL: Duration = Duration::from_secs(1);
/// Maximum open tables.
const OPEN_MAX: u32 = 50;
/// Maximum running games that are offered to spectators.
const RUNNING_MAX: u32 = 12;
/// How long the card of a running game is shown though a move was made.
const RUNNING_AGE_MAX: Duration = Duration::from_secs(5);

/// Reads the lobby whenever it is wanted, at most once a second, until the node stops.
pub(crate) async fn run(app: App) {
    let mut clock = interval(INTERVAL);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let next = async {
            app.lobby.wanted().await;
            clock.tick().await;
        };
        tokio::select! {
            () = app.stop.cancelled() => return,
            () = next => {}
        }
        let ((before, changes), began) = (app.lobby.begin(), Instant::now());
        let read = read(&app, before.as_deref()).await.map_err(logged);
        metrics::counter!("pagoda_lobby_reads_total").increment(1);
        app.lobby.publish(began, changes, read);
    }
}

async fn read(app: &App, before: Option<&LobbySnapshot>) -> Result<LobbySnapshot, ServiceError> {
    let (mut open, mut running) = (Vec::new(), Vec::new());
    for listed in app.store.tables.public_tables(OPEN_MAX, RUNNING_MAX).await? {
        // It may have started, or ended, since it was listed.
        match card(app, before, listed).await? {
            Some(card) if card.info.status == TableStatus::Open => open.push(card),
            Some(card) if card.info.status == TableStatus::Running => running.push(card),
            Some(_) | None => {}
        }
    }
    add_owner_ratings(app, &mut open).await?;
    Ok(LobbySnapshot::after(before, open, running))
}

/// The card of a listed table: the one of the last snapshot, unless the table has changed.
async fn card(
    app: &App,
    before: Option<&LobbySnapshot>,
    listed: ListedTable,
) -> Result<Option<LobbyCard>, ServiceError> {
    let known = before.and_then(|before| before.card(listed.id));
    let is_recent = |card: &LobbyCard| {
        let is_shown =
            listed.status == TableStatus::Running && card.made.elapsed() < RUNNING_AGE_MAX;
        card.info.status == listed.status && (card.info.acts == listed.acts || is_shown)
    };
    if let Some(card) = known.filter(|card| is_recent(card)) {
        return Ok(Some(card.clone()));
    }
    match app.tables.load_with(listed.id, listed.acts).await {
        Ok(table) => Ok(table.map(|table| new_card(table.state().info()))),
        Err(error @ ServiceError::Store(_)) => Err(error),
        Err(error @ ServiceError::Log(_)) => {
            // A log that can't be replayed concerns this table alone.
            tracing::warn!(table = %listed.id, %error, "failed to load table for the lobby; leaving it out");
            Ok(None)
        }
    }
}

fn new_card(info: TableInfo) -> LobbyCard {
    LobbyCard { info, made: Instant::now() }
}

/// Adds how strong the creators of tables are at their games.
async fn add_owner_ratings(app: &App, cards: &mut [LobbyCard]) -> Result<(), ServiceError> {
    if cards.is_empty() {
        return Ok(());
    }
    let wanted: Vec<(LadderId<'_>, UserId)> =
        cards.iter().map(|card| (ladder(&card.info), card.info.owner)).collect();
    let ratings = app.store.home.ratings_at(&wanted).await?;
    for LobbyCard { info, .. } in cards {
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

fn ladder(info: &TableInfo) -> LadderId<'_> {
    LadderId { game: &info.game, pool: pool(info) }
}

/// The pool in which the players of a table are compared.
fn pool(info: &TableInfo) -> RatingPool {
    results::pool_of(info.pace).unwrap_or(RatingPool::Live)
}
