//! What each game comes to when its log is followed anew: one hash, the same wherever the log is kept.

use clock::Outages;
use game::Eyes;
use sha2::{Digest as _, Sha256};
use store::{ActRow, Store, TableRow};
use wire::api::TableId;

use crate::{
    after::{OfflineError, outcome::kept},
    room::State,
};

/// How many tables are looked for at once.
const PAGE: u32 = 1_000;

/// The games of a database, to be compared with those of another.
pub struct Marks(Store);

/// What a table's log comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How many acts of it.
    pub acts: u32,
    /// How many steps its game has then.
    pub steps: usize,
    /// Of the acts, and of what everybody sees after them.
    pub hash: String,
}

impl Marks {
    /// Those of a database that is served.
    pub async fn of(url: &str) -> Result<Marks, OfflineError> {
        let store = Store::connect(url, 2).await?;
        store.ready().await?;
        Ok(Marks(store))
    }

    /// Those of a backup that was brought back; it may be of an older program.
    pub async fn of_backup(url: &str) -> Result<Marks, OfflineError> {
        let store = Store::connect(url, 2).await?;
        store.migrate().await?;
        Ok(Marks(store))
    }

    /// All tables, live or packed.
    pub async fn tables(&self) -> Result<Vec<TableId>, OfflineError> {
        let mut all: Vec<TableId> = Vec::new();
        loop {
            let page = self.0.tables_after(all.last().copied(), PAGE).await?;
            if page.is_empty() {
                return Ok(all);
            }
            all.extend(page);
        }
    }

    /// What a table came to after so many acts, or has by now; none if there is no such table.
    pub async fn mark(
        &self,
        table: TableId,
        acts: Option<u32>,
    ) -> Result<Option<Mark>, OfflineError> {
        let Some((row, mut log)) = kept(&self.0, table).await? else { return Ok(None) };
        log.truncate(acts.map_or(usize::MAX, |acts| acts as usize));
        let mark = mark(row, &log).map_err(|lost| OfflineError::Log(lost.to_string()))?;
        Ok(Some(mark))
    }
}

fn mark(row: TableRow, log: &[ActRow]) -> Result<Mark, crate::room::Unfollowable> {
    let mut hash = Sha256::new();
    // What has no fixed length is followed by what occurs in no text.
    let mut add = |part: &[u8]| {
        hash.update(part);
        hash.update([0xff]);
    };
    add(format!("{} {} {} {} {}", row.id, row.game, row.edition, row.seats, row.options).as_bytes());
    add(&row.seed.0);
    for act in log {
        add(format!("{} {} {:?}", act.number, act.at, act.key).as_bytes());
        add(act.body.as_bytes());
    }
    let seats = row.seats;
    let mut state = State::new(row, Outages::default());
    state.follow_all(log)?;
    if let Some(game) = state.game() {
        add(game.record_text().as_bytes());
        for eyes in Eyes::all(seats) {
            add(game.add_frame(String::new(), eyes, 0, true).as_bytes());
        }
    }
    let (acts, steps) = (log.len() as u32, state.ply());
    Ok(Mark { acts, steps, hash: table::fair::hex(&hash.finalize()) })
}
