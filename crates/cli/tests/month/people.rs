//! People who play by the day: they wait to be told, and then take their time, or forget.

use std::collections::{BTreeMap, BTreeSet};

use clock::Pace;
use futures_util::{StreamExt as _, stream};
use load_client::{Client, luck};
use serde_json::{Value, json};
use test_services::Hook;
use wire::api::{ActResult, Code, NewMove, NewTable, Sit, Start, TableId, TimeoutAction, UserId};

use crate::world::World;

/// What everybody begins with: it never ends as the clock strikes, when people act.
pub(crate) const BANK: u32 = 36 * 3600 + 1800;
/// What a decision brings.
pub(crate) const INCREMENT: u32 = 12 * 3600;

/// Somebody who plays.
struct Person {
    client: Client,
    id: UserId,
}

/// Everybody, their tables, and what they were told.
pub(crate) struct DailyPlayers {
    people: Vec<Person>,
    pub(crate) tables: Vec<TableId>,
    hook: Hook,
    /// How often each alert came, by its id.
    pub(crate) calls: BTreeMap<String, usize>,
    /// What each said.
    said: BTreeMap<String, Value>,
    /// Who acts when, and where.
    plans: BTreeMap<u32, BTreeSet<(usize, TableId)>>,
}

impl DailyPlayers {
    /// Everybody comes, and sits down at tables for two or three.
    pub(crate) async fn gather(world: &World, games: usize) -> DailyPlayers {
        let hook = Hook::start("204 No Content");
        let nobody = world.site.client();
        let mut people = Vec::new();
        for at in 0..games.max(3) {
            let (client, user) = nobody.come_in(&format!("P{at}")).await.expect("they come in");
            let way = json!({"webhook": {"url": hook.url(&format!("/{at}"))}});
            let _: Value =
                client.post("/api/notification-channels", &way).await.expect("a way is added");
            if at % 3 == 0 {
                // They sleep, somewhere.
                let offset = (luck() % 24) as i16 * 60 - 11 * 60;
                let hours = json!({"from": 480, "until": 1320, "offset": offset});
                let _: Value = client.put("/api/schedule/hours", &hours).await.expect("they sleep");
            }
            people.push(Person { client, id: user.id });
        }
        let mut players = DailyPlayers {
            people,
            tables: Vec::new(),
            hook,
            calls: BTreeMap::new(),
            said: BTreeMap::new(),
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
        let table = sitting[0].client.create_table(&wanted).await.expect("a table is laid").id;
        for person in &sitting {
            let sit = Sit { seat: None, luck: "clover".to_owned() };
            person.client.sit(table, &sit).await.expect("a chair is open");
        }
        sitting[0].client.start(table, &Start::default()).await.expect("it begins");
        table
    }

    /// Takes in what everybody was told.
    pub(crate) fn listen(&mut self, hour: u32) {
        while let Some(call) = self.hook.next(std::time::Duration::from_millis(20)) {
            let said: Value = serde_json::from_slice(&call.body).expect("a call brings JSON");
            let id = said["id"].as_str().expect("it has an id").to_owned();
            assert_eq!(call.headers.get("idempotency-key"), Some(&id));
            *self.calls.entry(id.clone()).or_default() += 1;
            let before = self.said.insert(id, said.clone());
            if let Some(before) = before {
                assert_eq!(before, said, "what is told twice is the same");
                continue;
            }
            let who: usize = call.path[1..].parse().expect("it names a person");
            let url = said["url"].as_str().expect("it leads somewhere");
            let table = url.rsplit('/').next().expect("to a table").parse().expect("by its name");
            // Most answer within hours, some take a day, and some forget.
            let after = match luck() % 20 {
                0..12 => 1 + luck() % 6,
                12..17 => 6 + luck() % 24,
                _ => 60 + luck() % 60,
            };
            self.plans.entry(hour + after as u32).or_default().insert((who, table));
        }
    }

    /// Those act who want to by now; now and then somebody goes away for days.
    pub(crate) async fn act(&mut self, hour: u32) {
        if hour % 50 == 7 {
            let person = &self.people[luck() as usize % self.people.len()];
            let until = json!({"until": now_micros() + i64::from(hour + 72) * 3_600_000_000});
            let _: Value =
                person.client.post("/api/schedule/vacations", &until).await.expect("they go away");
        }
        let later = self.plans.split_off(&(hour + 1));
        let due: BTreeSet<_> =
            std::mem::replace(&mut self.plans, later).into_values().flatten().collect();
        let acts = due.into_iter().map(|(who, table)| turn(&self.people[who], table));
        stream::iter(acts).buffer_unordered(12).collect::<Vec<()>>().await;
    }

    /// Who somebody is.
    pub(crate) fn is_known(&self, user: &str) -> bool {
        self.people.iter().any(|person| person.id.to_string() == user)
    }
}

fn now_micros() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(now.expect("it is after 1970").as_micros()).expect("it is before 294247")
}

/// Somebody makes all decisions that are theirs now; who finds a bot on their seat sends it away.
async fn turn(person: &Person, table: TableId) {
    for _ in 0..40 {
        let mut sent = person.client.frame(table).await.expect("a frame");
        let info = person.client.see(table).await.expect("a card");
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
                // A worker may have been faster.
                let code = failed.problem().unwrap_or_else(|| panic!("{failed}")).code;
                assert!(
                    matches!(code, Code::Stale | Code::NotYourTurn | Code::GameOver),
                    "{code:?}"
                );
            }
        }
    }
}
