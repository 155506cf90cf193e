//! Parts of the tables: where they are, and their moves to other databases, ordered at the machine.

use std::{collections::BTreeSet, ops::RangeInclusive, str::FromStr, time::Duration};

use store::{Part, PartContent, Store, StoreError, TablePart};
use tokio::time::sleep;

use crate::config::{ConfigError, DatabaseConfig};

/// Parts by their numbers, as in `7` or `0-31`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartRange(RangeInclusive<i16>);

impl FromStr for PartRange {
    type Err = String;

    fn from_str(text: &str) -> Result<PartRange, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let number = |text: &str| text.parse().ok().and_then(Part::from_number);
        match (number(first), number(last)) {
            (Some(first), Some(last)) if first <= last => {
                Ok(PartRange(first.number()..=last.number()))
            }
            _ => Err("parts are numbers from 0 to 63, such as 7 or 0-31".to_owned()),
        }
    }
}

impl PartRange {
    fn parts(&self) -> impl Iterator<Item = Part> {
        self.0.clone().filter_map(Part::from_number)
    }
}

/// Where a part is, and what it has there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartState {
    /// The part, its database, and whether tables are created in it.
    pub place: TablePart,
    /// Tables that wait, are played, or aren't archived yet.
    pub live: u64,
    /// Archived tables.
    pub archived: u64,
}

/// Why parts can't be changed.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// The configuration is incomplete.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// A database is unavailable, has another schema, or isn't configured.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// New tables may be created in it.
    #[error(
        "part {0} is open; run `pagoda parts close` first and wait until it has no live tables"
    )]
    Open(Part),
    /// Games are played in it.
    #[error("part {0} has {1} live tables; wait until `pagoda parts list` shows none")]
    Live(Part, u64),
}

/// All parts, in order.
pub async fn list_parts(config: &DatabaseConfig) -> Result<Vec<PartState>, PartError> {
    let store = connect(config).await?;
    states(&store).await
}

/// Lets new tables be created in parts, or not any more.
pub async fn open_parts(
    config: &DatabaseConfig,
    wanted: &PartRange,
    is_open: bool,
) -> Result<(), PartError> {
    let store = connect(config).await?;
    let changed = states(&store).await?.into_iter().map(|state| state.place);
    let changed = changed.filter(|it| wanted.parts().any(|part| part == it.part));
    let changed: Vec<TablePart> = changed.map(|it| TablePart { is_open, ..it }).collect();
    Ok(store.home.set_table_parts(&changed).await?)
}

/// Moves parts without live tables to another database. Nodes learn of it with their next sweep; `settle` later the rows elsewhere are
/// deleted, and the parts opened. What was interrupted is completed when it is repeated.
pub async fn move_parts(
    config: &DatabaseConfig,
    wanted: &PartRange,
    to: &str,
    settle: Duration,
) -> Result<(), PartError> {
    let store = connect(config).await?;
    let is_wanted = |part: Part| wanted.parts().any(|it| it == part);
    let mut moved = states(&store).await?;
    moved.retain(|it| is_wanted(it.place.part) && it.place.database != to);
    for PartState { place, live, .. } in &moved {
        if place.is_open {
            return Err(PartError::Open(place.part));
        }
        if 0 < *live {
            return Err(PartError::Live(place.part, *live));
        }
    }
    for PartState { place, .. } in &moved {
        store.tables.copy_part(place.part, to).await?;
    }
    let mut parts: BTreeSet<Part> = moved.iter().map(|it| it.place.part).collect();
    // A table that one node creates there, another one would look for in the former database.
    store.home.set_table_parts(&placed(&parts, to, false)).await?;
    let mut former = store.tables.part_contents().await?;
    former.retain(|it| is_wanted(it.part) && it.database != to && 0 < it.archived);
    parts.extend(former.iter().map(|it| it.part));
    if parts.is_empty() {
        return Ok(());
    }
    sleep(settle).await;
    for PartContent { part, database, .. } in &former {
        store.tables.repeat_changes(*part, database, to).await?;
        store.tables.delete_part(*part, database).await?;
    }
    Ok(store.home.set_table_parts(&placed(&parts, to, true)).await?)
}

fn placed(parts: &BTreeSet<Part>, database: &str, is_open: bool) -> Vec<TablePart> {
    let place = |part: &Part| TablePart { part: *part, database: database.to_owned(), is_open };
    parts.iter().map(place).collect()
}

async fn connect(config: &DatabaseConfig) -> Result<Store, PartError> {
    let store = Store::connect_all(&config.urls()?, 2).await?;
    store.ready().await?;
    Ok(store)
}

async fn states(store: &Store) -> Result<Vec<PartState>, PartError> {
    let (places, contents) = (store.home.table_parts().await?, store.tables.part_contents().await?);
    let state = |part: Part| {
        let here = || TablePart { part, database: "home".to_owned(), is_open: true };
        let place = places.iter().find(|it| it.part == part).cloned().unwrap_or_else(here);
        let is_there = |it: &&PartContent| it.part == part && it.database == place.database;
        let content = contents.iter().find(is_there);
        let (live, archived) = content.map_or((0, 0), |it| (it.live, it.archived));
        PartState { place, live, archived }
    };
    Ok(Part::all().map(state).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_numbers_of_parts() {
        let numbers = |text: &str| -> Option<Vec<i16>> {
            Some(text.parse::<PartRange>().ok()?.parts().map(Part::number).collect())
        };
        assert_eq!(numbers("7"), Some(vec![7]));
        assert_eq!(numbers("62-63"), Some(vec![62, 63]));
        for text in ["", "64", "-1", "3-2", "a", "1-", "1-64"] {
            assert_eq!(numbers(text), None, "{text}");
        }
    }
}
