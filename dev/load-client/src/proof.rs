//! Verification that the stored games agree with what players received.

use std::collections::{BTreeMap, BTreeSet};

use game::Eyes;
use serde_json::Value;
use store::{ActRow, Store};
use table::{Table, fair};
use wire::api::{FairnessNotes, FairnessProof};

use crate::{Client, FinishedGame, Made};

/// A finished game as stored, read directly from the database.
pub struct Proof {
    acts: Vec<ActRow>,
    /// Steps that remain after all acts, recomputed here.
    steps: Vec<String>,
    game: Box<dyn Table>,
}

impl Proof {
    /// Reads a stored game and checks it against its fairness proof; panics if they differ.
    pub async fn read(store: &Store, proof: &FairnessProof) -> Proof {
        let id = proof.table;
        let live = store.tables.acts(id, 0).await.expect("the store answers");
        let acts = if live.is_empty() {
            let archived = store.tables.archived_table(id).await.expect("the store answers");
            archived.expect("the table is archived").1
        } else {
            live
        };
        fair::verify(proof, &FairnessNotes::default()).unwrap_or_else(|why| panic!("{id}: {why}"));
        let record = proof.record.as_deref().expect("the game is over");
        let game = table::read(record, None).expect("the record replays");
        let steps = steps(&acts);
        let proof = Proof { acts, steps, game };
        proof.is_whole();
        proof
    }

    /// Checks the log: consecutive numbers, unique keys, and the steps of the record.
    fn is_whole(&self) {
        let numbers: Vec<u32> = self.acts.iter().map(|act| act.number).collect();
        assert_eq!(numbers, (0..numbers.len() as u32).collect::<Vec<_>>(), "the log has no gaps");
        let keys: Vec<_> =
            self.acts.iter().filter_map(|act| act.idempotency_key).map(|key| key.0).collect();
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "keys are unique");
        let kept: String = self.steps.iter().map(|step| format!("{step}\n")).collect();
        assert_eq!(kept, self.game.steps_text(), "the record has the steps of the acts");
    }

    /// Checks that every acknowledged move is stored once, at its number, and no other of those seats.
    pub fn has_all(&self, played: &FinishedGame) {
        let mut made: BTreeMap<u32, String> = BTreeMap::new();
        for one in &played.made {
            let before = made.insert(one.number, format!("{} {}", one.seat, one.mv));
            assert_eq!(before, None, "two moves were acknowledged with number {}", one.number);
        }
        let moves = |act: &ActRow| Some((act.number, moved(&body(act))?));
        let kept: BTreeMap<u32, String> = self.acts.iter().filter_map(moves).collect();
        for (number, step) in &made {
            assert_eq!(kept.get(number), Some(step), "{}: act {number} was lost", played.table);
        }
        // After a resignation a bot moves; the others made all moves of their seat.
        let seats: BTreeSet<String> = played.shown.iter().filter_map(seat).collect();
        for (number, step) in kept {
            let is_theirs = seats.contains(step.split(' ').next().unwrap_or(""));
            let is_acknowledged = made.contains_key(&number);
            assert!(!is_theirs || is_acknowledged, "{}: act {number} was duplicated", played.table);
        }
    }

    /// How many acknowledged moves aren't stored as they were acknowledged.
    pub fn lost(&self, made: &[Made]) -> usize {
        let moves = |act: &ActRow| Some((act.number, moved(&body(act))?));
        let kept: BTreeMap<u32, String> = self.acts.iter().filter_map(moves).collect();
        let is_lost =
            |one: &&Made| kept.get(&one.number) != Some(&format!("{} {}", one.seat, one.mv));
        made.iter().filter(is_lost).count()
    }

    /// Checks the players' last frames against the record.
    pub fn shows(&self, played: &FinishedGame) {
        for sent in &played.shown {
            let eyes = sent.seat.map_or(Eyes::Public, Eyes::Seat);
            let frame = self.game.at(sent.frame.ply).frame(eyes, sent.since);
            assert_eq!(sent.frame, frame, "seat {:?} of {}", sent.seat, played.table);
        }
    }

    /// Number of stored acts.
    pub fn acts(&self) -> usize {
        self.acts.len()
    }
}

/// Verifies finished games against the database; panics on a difference. Returns the number of acts.
pub async fn prove(database: &str, client: &Client, played: &[FinishedGame]) -> usize {
    let store = Store::connect(database, 2).await.expect("the store answers");
    let mut acts = 0;
    for played in played {
        let fairness = client.fairness_proof(played.table).await.expect("the game is over");
        let proof = Proof::read(&store, &fairness).await;
        proof.has_all(played);
        proof.shows(played);
        acts += proof.acts();
    }
    acts
}

fn seat(sent: &wire::api::TableFrame) -> Option<String> {
    sent.seat.map(|seat| seat.to_string())
}

fn body(act: &ActRow) -> Value {
    serde_json::from_str(&act.body).expect("an act is JSON")
}

/// Seat and move of an act that is a move.
fn moved(act: &Value) -> Option<String> {
    let steps = act.get("move")?.get("steps")?.as_str()?;
    steps.lines().next().map(str::to_owned)
}

fn number(act: &Value, field: &str) -> u64 {
    act[field].as_u64().expect("the field is a number")
}

/// Steps that remain after a log, computed independently of the server.
fn steps(acts: &[ActRow]) -> Vec<String> {
    let (mut steps, mut people) = (Vec::<String>::new(), BTreeSet::new());
    let mut requested: Option<(u64, BTreeSet<u64>)> = None;
    for act in acts.iter().map(body) {
        let (kind, fields) = match &act {
            Value::Object(act) => act.iter().next().expect("an act has a kind"),
            _ => continue,
        };
        match kind.as_str() {
            "sit" => drop(people.insert(number(fields, "seat"))),
            "stand" => drop(people.remove(&number(fields, "seat"))),
            "resign" => {
                people.remove(&number(fields, "seat"));
                requested = None;
            }
            "start" | "move" => {
                requested = None;
                let more = fields["steps"].as_str().expect("steps are text");
                steps.extend(more.lines().map(str::to_owned));
            }
            "take_back" => {
                requested = None;
                steps.truncate(number(fields, "to") as usize);
            }
            "ask" => {
                let by = number(fields, "by");
                let open = people.iter().copied().filter(|seat| *seat != by).collect();
                requested = Some((number(fields, "to"), open));
            }
            "answer" => {
                let (to, mut open) = requested.take().expect("a take-back request is open");
                open.remove(&number(fields, "seat"));
                match (fields["accept"] == true, open.is_empty()) {
                    (true, true) => steps.truncate(to as usize),
                    (true, false) => requested = Some((to, open)),
                    (false, _) => {}
                }
            }
            _ => {}
        }
    }
    steps
}
