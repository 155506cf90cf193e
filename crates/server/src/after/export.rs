//! All finished public games as lines of JSON, for research.

use std::{collections::BTreeMap, io::Write};

use game::{Eyes, Seat, seats};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use store::{PlayedRow, Player, Store};
use table::Table;
use wire::api::{Cursor, Level, TableId, UserId};

use crate::{
    after::{
        OfflineError,
        outcome::{Outcome, kept, outcome},
    },
    chance,
    config::Database,
};

/// How many games are looked for at once; one at a time is in memory.
const PAGE: u32 = 100;

/// A game as it is written.
#[derive(Serialize)]
struct Line {
    /// What to go on with after this line.
    cursor: Cursor,
    table: TableId,
    game: String,
    edition: u16,
    options: String,
    ended_at: i64,
    seats: Vec<LineSeat>,
    /// Who gave up, in that order: a bot went on for them.
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

/// Somebody, known by nothing but that they are the same elsewhere in the same export.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Anonymous {
    Person(u64),
    Bot(Level),
}

/// Writes all finished public games after a cursor, a line each, in the order in which they ended; with
/// what everybody saw at every ply if wanted.
pub async fn export(
    database: &Database,
    after: Option<Cursor>,
    with_observations: bool,
    out: &mut (impl Write + Send),
) -> Result<(), OfflineError> {
    let store = Store::connect(&database.url()?, 2).await?;
    store.ready().await?;
    let (salt, mut after) = (chance::bytes(), after);
    loop {
        let page = store.played_after(after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.cursor());
        for played in page {
            let Some((row, acts)) = kept(&store, played.table).await? else { continue };
            let outcome =
                outcome(row, &acts).map_err(|lost| OfflineError::Log(lost.to_string()))?;
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
    played: PlayedRow,
    outcome: &Outcome,
    salt: &[u8; 32],
    with_observations: bool,
) -> Option<Line> {
    let game = outcome.state.game()?;
    let seats = played.seats.iter().map(|seat| LineSeat {
        who: match seat.player {
            Player::Person(user) => Anonymous::Person(number(salt, user)),
            Player::Bot(level) => Anonymous::Bot(level),
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
        resigned: outcome.state.resigned.clone(),
        record: game.record_json(),
        observations: with_observations.then(|| observations(game)),
    })
}

/// A number that says nothing to who doesn't know the salt, and nobody keeps that. Small enough for
/// every reader of JSON.
fn number(salt: &[u8; 32], user: UserId) -> u64 {
    let hash = Sha256::new().chain_update(salt).chain_update(user.bits().to_be_bytes()).finalize();
    hash[..6].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// What each seat and the public saw after every step, the start first.
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
    // Step by step: to begin anew for each ply would take the square of the time.
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
