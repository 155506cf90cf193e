//! The databases of tables, and which parts of the tables each has.

use std::sync::{
    Arc, PoisonError, RwLock,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

use wire::api::TableId;

use crate::{Part, StoreError, TablePart, database::Database};

/// The name of the home database among those of tables.
pub(super) const HOME: &str = "home";

/// A database of tables of this process. Numbers are those of the configuration: other processes may have others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DatabaseNumber(usize);

/// A database of tables.
#[derive(Debug)]
pub(super) struct TableDatabase {
    pub(super) number: DatabaseNumber,
    name: String,
    database: Database,
    /// Whether its last heartbeat or statement found it unavailable: others don't wait for it then.
    is_away: AtomicBool,
}

impl TableDatabase {
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn database(&self) -> &Database {
        &self.database
    }

    pub(super) fn is_away(&self) -> bool {
        self.is_away.load(Ordering::Relaxed)
    }

    /// Notes whether it answered.
    pub(super) fn note<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        let is_away = matches!(answer, Err(StoreError::Unavailable(_)));
        self.is_away.store(is_away, Ordering::Relaxed);
        answer
    }
}

/// Where a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    database: usize,
    is_open: bool,
}

/// The databases of tables. The first is the home database.
#[derive(Debug)]
pub(super) struct Databases {
    all: Vec<Arc<TableDatabase>>,
    /// Of each part.
    places: RwLock<Vec<Place>>,
    /// Which database is asked first: by turns.
    turn: AtomicUsize,
}

impl Databases {
    /// All parts are in the home database.
    pub(super) fn new(home: Database, others: Vec<(String, Database)>) -> Databases {
        let named = std::iter::once((HOME.to_owned(), home)).chain(others);
        let all = named.enumerate().map(|(at, (name, database))| {
            let (number, is_away) = (DatabaseNumber(at), AtomicBool::new(false));
            Arc::new(TableDatabase { number, name, database, is_away })
        });
        let places = Part::all().map(|_| Place { database: 0, is_open: true }).collect();
        Databases { all: all.collect(), places: RwLock::new(places), turn: AtomicUsize::new(0) }
    }

    /// Sets where parts are. Refused if a database isn't configured.
    pub(super) fn assign(&self, parts: &[TablePart]) -> Result<(), StoreError> {
        let mut new: Vec<Place> =
            Part::all().map(|_| Place { database: 0, is_open: true }).collect();
        for TablePart { part, database, is_open } in parts {
            let at = self.all.iter().position(|known| known.name == *database);
            let database = at.ok_or_else(|| StoreError::UnknownDatabase(database.clone()))?;
            new[part.number() as usize] = Place { database, is_open: *is_open };
        }
        *self.places.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(())
    }

    fn place(&self, part: Part) -> Place {
        self.places.read().unwrap_or_else(PoisonError::into_inner)[part.number() as usize]
    }

    /// The database of a part.
    pub(super) fn of(&self, part: Part) -> &Arc<TableDatabase> {
        &self.all[self.place(part).database]
    }

    /// The one with a number.
    pub(super) fn numbered(&self, number: DatabaseNumber) -> &TableDatabase {
        &self.all[number.0]
    }

    /// All that are configured.
    pub(super) fn all(&self) -> &[Arc<TableDatabase>] {
        &self.all
    }

    /// Those that have parts.
    pub(super) fn in_use(&self) -> Vec<Arc<TableDatabase>> {
        let places = self.places.read().unwrap_or_else(PoisonError::into_inner).clone();
        let has_parts = |at: usize| places.iter().any(|place| place.database == at);
        self.all.iter().filter(|it| has_parts(it.number.0)).cloned().collect()
    }

    /// Those that have parts, another one first each time.
    pub(super) fn by_turns(&self) -> Vec<Arc<TableDatabase>> {
        let mut used = self.in_use();
        let first = self.turn.fetch_add(1, Ordering::Relaxed) % used.len().max(1);
        used.rotate_left(first);
        used
    }

    /// An id like this one, of a part that is open; the same if its own is.
    pub(super) fn open_id(&self, like: TableId) -> TableId {
        if self.place(Part::of(like)).is_open {
            return like;
        }
        let open: Vec<Part> = Part::all().filter(|part| self.place(*part).is_open).collect();
        match open.get(like.bits() as usize % open.len().max(1)) {
            Some(part) => part.id_like(like),
            // Nothing is open: the table is created where it would have been.
            None => like,
        }
    }
}

impl DatabaseNumber {
    /// Whether it is the home database.
    pub fn is_home(self) -> bool {
        self.0 == 0
    }

    pub(super) fn index(self) -> usize {
        self.0
    }
}
