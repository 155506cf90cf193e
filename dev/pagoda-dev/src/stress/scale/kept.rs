//! Storage of games in PostgreSQL: live and archived.

use std::time::{Duration, Instant};

use load_client::{Client, Party, SimulatedPlayers};
use scale::StorageUse;
use tokio::time::sleep;

use super::{
    process,
    site::{Relation, Site, number},
};
use crate::Failure;

/// Games of three random players each.
const GAMES: usize = 96;
const SEATS: usize = 3;
/// Database tables about users, not about games.
const PEOPLE: [&str; 2] = ["person", "session"];
/// Timeout of archiving.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays games to their end on a temporary database, then archives them.
pub(super) async fn measure(site: &Site, game: &str) -> Result<StorageUse, Failure> {
    let empty = site.relations()?;
    let mut node = site.node(&["--bots", "0"]).await;
    let party = Party { patience: PATIENCE * 5, ..Party::of_people(game, SEATS) };
    let players = SimulatedPlayers::gather(&Client::new(&[node.address()]), &party, GAMES);
    tokio::spawn(players.finish()).await.map_err(|_| "a game didn't finish")?;
    node.stop().await;
    let live = site.relations()?;
    let text = site.ask("select count(*), avg(length(body)) from act")?;
    let (pack_us, pack_database_us) = pack(site).await?;
    site.ask("vacuum full")?;
    let packed = site.relations()?;
    let log = site.ask("select avg(length(log)) from archived_table")?;
    let number = |rows: &[Vec<String>], at: usize| -> Result<f64, Failure> {
        Ok(rows.first().and_then(|row| row.get(at)).ok_or("a query returned no row")?.parse()?)
    };
    let games = |more: [f64; 2]| more.map(|it| it / GAMES as f64);
    let [live_rows, live_bytes] = games(grown(&empty, &live, false));
    let [packed_rows, packed_bytes] = games(grown(&empty, &packed, false));
    let [_, people] = grown(&empty, &packed, true);
    Ok(StorageUse {
        games: GAMES,
        acts: number(&text, 0)? / GAMES as f64,
        act_bytes: number(&text, 1)?,
        live_rows,
        live_bytes,
        packed_rows,
        packed_bytes,
        log_bytes: number(&log, 0)?,
        pack_us,
        pack_database_us,
        person_bytes: people / (GAMES * SEATS) as f64,
    })
}

/// Archives all games; CPU of the worker and of PostgreSQL per game, in microseconds.
async fn pack(site: &Site) -> Result<(f64, f64), Failure> {
    let worker = site.worker().await;
    let process = number(&worker)?;
    let (cpu, database) = (process::cpu(process), site.database_cpu());
    site.ask("update tables set due_at = now()")?;
    let begun = Instant::now();
    while site.ask("select 1 from act limit 1")? != Vec::<Vec<String>>::new() {
        if PATIENCE < begun.elapsed() {
            return Err("games weren't archived in time".into());
        }
        sleep(Duration::from_millis(500)).await;
    }
    let each = |seconds: f64| seconds * 1e6 / GAMES as f64;
    Ok((each(process::cpu(process) - cpu), each(site.database_cpu() - database)))
}

/// Growth in rows and bytes, of users' tables or of all others.
fn grown(before: &[Relation], after: &[Relation], of_people: bool) -> [f64; 2] {
    let sum = |all: &[Relation], of: fn(&Relation) -> f64| -> f64 {
        let wanted = |it: &&Relation| PEOPLE.contains(&it.name.as_str()) == of_people;
        all.iter().filter(wanted).map(of).sum()
    };
    [|it: &Relation| it.rows, |it: &Relation| it.bytes].map(|of| sum(after, of) - sum(before, of))
}
