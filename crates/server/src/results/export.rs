//! Export of all finished public games as JSON Lines, for research.

use std::{collections::BTreeMap, io::Write};

use clock::Moment;
use game::{Eyes, Seat, seats};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use store::{GameResultRow, PlayerId, Store};
use table::Table;
use wire::api::{Cursor, Level, TableId, UserId};

use crate::{
    config::DatabaseConfig,
    random,
    results::{
        error::OfflineError,
        outcome::{Outcome, outcome},
    },
    tables::StoredLog,
};

/// Games of one query; one at a time is in memory.
const PAGE: u32 = 100;

/// A game as a line of the export.
#[derive(Serialize)]
struct Line {
    /// Continues the export after this line.
    cursor: Cursor,
    table: TableId,
    game: String,
    edition: u16,
    options: String,
    #[serde(with = "clock::millis")]
    ended_at: Moment,
    seats: Vec<LineSeat>,
    /// The seats that resigned or left for good, in that order: bots replaced them.
    resigned: Vec<Seat>,
    record: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    observations: Option<BTreeMap<String, Vec<Value>>>,
}

#[derive(Serialize)]
struct LineSeat {
    who: Anonymous,
    place: u8,
    points: i32,
}

/// A pseudonymous player: the same number is the same player within one export.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Anonymous {
    Person(u64),
    Bot(Level),
}

/// Writes all finished public games after a cursor, a line each, in the order in which they ended; with every
/// seat's view at every ply if wanted.
pub async fn export(
    database: &DatabaseConfig,
    after: Option<Cursor>,
    with_observations: bool,
    out: &mut (impl Write + Send),
) -> Result<(), OfflineError> {
    let store = Store::connect_all(&database.urls()?, 2).await?;
    store.ready().await?;
    let (salt, mut after) = (random::bytes(), after);
    loop {
        let page = store.home.public_game_results_after(after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.cursor());
        for played in page {
            let Some(log) = StoredLog::read(&store, played.table).await? else { continue };
            let outcome = outcome(log)?;
            let Some(line) = outcome.and_then(|it| line(played, &it, &salt, with_observations))
            else {
                continue;
            };
            serde_json::to_writer(&mut *out, &line).map_err(std::io::Error::from)?;
            out.write_all(b"\n")?;
        }
    }
    Ok(out.flush()?)
}

fn line(
    played: GameResultRow,
    outcome: &Outcome,
    salt: &[u8; 32],
    with_observations: bool,
) -> Option<Line> {
    let game = outcome.state.game()?;
    let seats = played.seats.iter().map(|seat| LineSeat {
        who: match seat.player {
            PlayerId::User(user) => Anonymous::Person(number(salt, user)),
            PlayerId::Bot(level) => Anonymous::Bot(level),
        },
        place: seat.place,
        points: seat.points,
    });
    Some(Line {
        cursor: played.cursor(),
        seats: seats.collect(),
        table: played.table,
        game: played.game,
        edition: played.edition,
        options: played.options,
        ended_at: played.ended_at,
        resigned: outcome.state.lost_by_leaving(),
        record: game.record_json(),
        observations: with_observations.then(|| observations(game)),
    })
}

/// A pseudonym that reveals nothing without the salt, which is stored nowhere. Small enough for every JSON
/// parser.
fn number(salt: &[u8; 32], user: UserId) -> u64 {
    let hash = Sha256::new().chain_update(salt).chain_update(user.bits().to_be_bytes()).finalize();
    hash[..6].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// The views of each seat and of the public after every step, the start first.
fn observations(game: &dyn Table) -> BTreeMap<String, Vec<Value>> {
    let named = |seat: Seat| (seat.0.to_string(), Eyes::Seat(seat));
    let eyes: Vec<(String, Eyes)> =
        seats(game.seats()).map(named).chain([("public".to_owned(), Eyes::Public)]).collect();
    let mut seen: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let mut look = |game: &dyn Table| {
        for (name, eyes) in &eyes {
            let view = game.frame(*eyes, game.ply()).view;
            seen.entry(name.clone()).or_default().push(view);
        }
    };
    // Step by step: replaying from the start for each ply would take quadratic time.
    let mut then = game.at(0);
    look(&*then);
    for step in game.steps_text().lines() {
        if then.follow(step).is_err() {
            unreachable!("what was played replays");
        }
        look(&*then);
    }
    seen
}
