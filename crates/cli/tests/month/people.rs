//! Simulated players of correspondence games: they wait for an alert, then move hours later, or forget.

use std::collections::{BTreeMap, BTreeSet};

use clock::Pace;
use futures_util::{StreamExt as _, stream};
use load_client::{Client, luck};
use serde_json::{Value, json};
use test_services::Hook;
use wire::api::{ActResult, Code, NewMove, NewTable, Sit, Start, TableId, TimeoutAction, UserId};

use crate::world::World;

/// The initial bank of a seat. It never ends on the hour, when players act.
pub(crate) const BANK: u32 = 36 * 3600 + 1800;
/// The increment per decision.
pub(crate) const INCREMENT: u32 = 12 * 3600;

/// A simulated player.
struct Person {
    client: Client,
    id: UserId,
}

/// All simulated players, their tables, and the alerts they received.
pub(crate) struct DailyPlayers {
    people: Vec<Person>,
    pub(crate) tables: Vec<TableId>,
    hook: Hook,
    /// Number of calls of each alert, by its id.
    pub(crate) calls: BTreeMap<String, usize>,
    /// The body of each alert.
    alerts: BTreeMap<String, Value>,
    /// Players and tables to act at, by hour.
    plans: BTreeMap<u32, BTreeSet<(usize, TableId)>>,
}

impl DailyPlayers {
    /// Creates the players and seats them at tables for two or three.
    pub(crate) async fn gather(world: &World, games: usize) -> DailyPlayers {
        let hook = Hook::start("204 No Content");
        let anonymous = world.site.client();
        let mut people = Vec::new();
        for at in 0..games.max(3) {
            let (client, user) = anonymous.come_in(&format!("P{at}")).await.expect("a new guest");
            let channel = json!({"webhook": {"url": hook.url(&format!("/{at}"))}});
            let channels = "/api/notification-channels";
            let _: Value = client.post(channels, &channel).await.expect("a new channel");
            if at % 3 == 0 {
                // Sleeping hours in a random time zone.
                let offset = (luck() % 24) as i16 * 60 - 11 * 60;
                let hours = json!({"from": 480, "until": 1320, "offset": offset});
                let _: Value = client.put("/api/schedule/hours", &hours).await.expect("a schedule");
            }
            people.push(Person { client, id: user.id });
        }
        let mut players = DailyPlayers {
            people,
            tables: Vec::new(),
            hook,
            calls: BTreeMap::new(),
            alerts: BTreeMap::new(),
            plans: BTreeMap::new(),
        };
        for game in 0..games {
            let table = players.begin(game).await;
            players.tables.push(table);
        }
        players
    }

    async fn begin(&self, game: usize) -> TableId {
        let seats = 2 + game % 2;
        let slug = table::SLUGS[game % table::SLUGS.len()];
        let wanted = NewTable {
            pace: Pace::Daily { bank: BANK, increment: INCREMENT },
            on_timeout: if game % 4 == 3 { TimeoutAction::Loss } else { TimeoutAction::Bot },
            ..NewTable::new(slug, seats as u8)
        };
        let sitting = (0..seats).map(|at| &self.people[(game + at * 7) % self.people.len()]);
        let sitting: Vec<&Person> = sitting.collect();
        let table = sitting[0].client.create_table(&wanted).await.expect("a new table").id;
        for person in &sitting {
            let sit = Sit { seat: None, luck: Some("clover".to_owned()) };
            person.client.sit(table, &sit).await.expect("a seat is free");
        }
        sitting[0].client.start(table, &Start::default()).await.expect("the game starts");
        table
    }

    /// Receives alerts and plans the players' moves.
    pub(crate) fn receive(&mut self, hour: u32) {
        while let Some(call) = self.hook.next(std::time::Duration::from_millis(20)) {
            let alert: Value = serde_json::from_slice(&call.body).expect("the body is JSON");
            let id = alert["id"].as_str().expect("an id").to_owned();
            assert_eq!(call.headers.get("idempotency-key"), Some(&id));
            *self.calls.entry(id.clone()).or_default() += 1;
            let before = self.alerts.insert(id, alert.clone());
            if let Some(before) = before {
                assert_eq!(before, alert, "a repeated alert has the same body");
                continue;
            }
            let player: usize = call.path[1..].parse().expect("the path is a number");
            let url = alert["url"].as_str().expect("an alert has a URL");
            let table = url.rsplit('/').next().expect("a path").parse().expect("a table id");
            // Most players move within hours, some within a day, and some forget.
            let after = match luck() % 20 {
                0..12 => 1 + luck() % 6,
                12..17 => 6 + luck() % 24,
                _ => 60 + luck() % 60,
            };
            self.plans.entry(hour + after as u32).or_default().insert((player, table));
        }
    }

    /// Makes the planned moves; a random player begins a vacation now and then.
    pub(crate) async fn act(&mut self, hour: u32) {
        if hour % 50 == 7 {
            let person = &self.people[luck() as usize % self.people.len()];
            let until = json!({"until": now_micros() + i64::from(hour + 72) * 3_600_000_000});
            let _: Value =
                person.client.post("/api/schedule/vacations", &until).await.expect("a vacation");
        }
        let later = self.plans.split_off(&(hour + 1));
        let due: BTreeSet<_> =
            std::mem::replace(&mut self.plans, later).into_values().flatten().collect();
        let acts = due.into_iter().map(|(player, table)| turn(&self.people[player], table));
        stream::iter(acts).buffer_unordered(12).collect::<Vec<()>>().await;
    }

    /// Whether this is the id of one of the players.
    pub(crate) fn is_known(&self, user: &str) -> bool {
        self.people.iter().any(|person| person.id.to_string() == user)
    }
}

fn now_micros() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(now.expect("a time after 1970").as_micros()).expect("a time before 294247")
}

/// Makes all decisions of a player's turn; takes the seat back from a bot first.
async fn turn(person: &Person, table: TableId) {
    for _ in 0..40 {
        let mut sent = person.client.frame(table).await.expect("a frame");
        let info = person.client.see(table).await.expect("table info");
        if sent.seat.is_none() && !info.away.is_empty() {
            let path = format!("/api/tables/{table}/return");
            if person.client.post::<ActResult>(&path, &()).await.is_err() {
                return;
            }
            sent = person.client.frame(table).await.expect("a frame");
        }
        let is_theirs = sent.seat.is_some() && info.to_act == sent.seat;
        let moves = sent.frame.moves;
        if !is_theirs || moves.is_empty() {
            return;
        }
        let mv = moves[luck() as usize % moves.len()].clone();
        match person.client.play(table, &NewMove { acts: sent.acts, mv }).await {
            Ok(_) => {}
            Err(failed) => {
                // A timeout may have been handled first.
                let code = failed.problem().unwrap_or_else(|| panic!("{failed}")).code;
                assert!(
                    matches!(code, Code::Stale | Code::NotYourTurn | Code::GameOver),
                    "{code:?}"
                );
            }
        }
    }
}
