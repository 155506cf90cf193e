//! Fingerprints: a hash of each replayed log, to compare databases, beside a snapshot of people and ratings.

use clock::Outages;
use game::Eyes;
use sha2::{Digest as _, Sha256};
use store::{ActRow, Store, TableRow};
use wire::api::TableId;

use crate::{
    results::{error::OfflineError, snapshot::Snapshot},
    tables::{LogEntry, LogError, StoredLog, TableState},
};

/// Tables of one query.
const PAGE: u32 = 1_000;

/// The games of a database, to be compared with those of another.
pub struct Fingerprints(Store);

/// The fingerprint of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// The number of acts.
    pub acts: u32,
    /// The number of steps of its game.
    pub steps: usize,
    /// Hash of the acts, and of every view after them.
    pub hash: String,
}

impl Fingerprints {
    /// The games of a live database.
    pub async fn of(url: &str) -> Result<Fingerprints, OfflineError> {
        let store = Store::connect(url, 2).await?;
        store.ready().await?;
        Ok(Fingerprints(store))
    }

    /// The games of a restored backup, which may have an older schema.
    pub async fn of_backup(url: &str) -> Result<Fingerprints, OfflineError> {
        let store = Store::connect(url, 2).await?;
        store.migrate().await?;
        Ok(Fingerprints(store))
    }

    /// All tables, live or archived.
    pub async fn tables(&self) -> Result<Vec<TableId>, OfflineError> {
        let mut all: Vec<TableId> = Vec::new();
        loop {
            let page = self.0.tables.tables_after(all.last().copied(), PAGE).await?;
            if page.is_empty() {
                return Ok(all);
            }
            all.extend(page);
        }
    }

    /// People and ratings.
    pub async fn snapshot(&self) -> Result<Snapshot, OfflineError> {
        Ok(Snapshot::read(&self.0).await?)
    }

    /// The fingerprint of a table after a number of acts, or after all; none if the table doesn't exist.
    pub async fn fingerprint(
        &self,
        table: TableId,
        acts: Option<u32>,
    ) -> Result<Option<Fingerprint>, OfflineError> {
        let Some(StoredLog { row, acts: mut log }) = StoredLog::read(&self.0, table).await? else {
            return Ok(None);
        };
        log.truncate(acts.map_or(usize::MAX, |acts| acts as usize));
        Ok(Some(fingerprint(row, &log)?))
    }
}

fn fingerprint(row: TableRow, log: &[ActRow]) -> Result<Fingerprint, LogError> {
    let mut hash = Sha256::new();
    // Parts of any length are separated by a byte that occurs in no text.
    let mut add = |part: &[u8]| {
        hash.update(part);
        hash.update([0xff]);
    };
    add(format!("{} {} {} {} {}", row.id, row.game, row.edition, row.seats, row.options).as_bytes());
    add(&row.seed.0);
    for act in log {
        let (at, key) = (act.at.millis(), act.idempotency_key.map(|key| key.0));
        add(format!("{} {at} {key:?}", act.number).as_bytes());
        add(act.body.as_bytes());
    }
    let (id, seats) = (row.id, row.seats);
    let mut state = TableState::new(row, Outages::default());
    state.apply_all(&LogEntry::parse_all(id, log)?)?;
    if let Some(game) = state.game() {
        add(game.record_text().as_bytes());
        let end = game.snapshot(0);
        for eyes in Eyes::all(seats) {
            add(&end.add_frame(Vec::new(), eyes, 0, true));
        }
    }
    let (acts, steps) = (log.len() as u32, state.ply());
    Ok(Fingerprint { acts, steps, hash: table::fair::hex(&hash.finalize()) })
}
