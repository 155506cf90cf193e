//! A table whose players commit to their seeds, with its node and its database.

use game::Seat;
use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, TestDatabase, TestTable, done, guest, until};
use table::fair;
use wire::api::{FairnessNotes, FairnessProof, OwnSeed};

use crate::rating_attacks::again;

/// A worker starts games and minds deadlines.
const FLAGS: [&str; 2] = ["--bots", "1"];

/// The seed that a person commits to.
pub(crate) fn seed(person: usize) -> String {
    format!("seed of person {person}")
}

pub(crate) fn digest(person: usize) -> String {
    fair::commitment_to(&seed(person))
}

/// A table of Qin, with its node and its database. The first person owns it.
pub(crate) struct Scene {
    pub(crate) party: TestTable,
    pub(crate) node: Node,
    pub(crate) base: TestDatabase,
}

impl Scene {
    /// A table with these fields and people on its first seats, each with a seed in plain or none.
    pub(crate) fn gather(more: Value, plain: &[Option<&str>]) -> Scene {
        let base = TestDatabase::new();
        let node = Node::on(&base, &FLAGS);
        let mut owner = guest(&node);
        let mut wanted = json!({"game": "qin", "seats": 2});
        let fields = more.as_object().expect("an object").clone();
        wanted.as_object_mut().expect("an object").extend(fields);
        let table = done(owner.post("/api/tables", &wanted));
        let id = table["id"].as_str().expect("a table has an id").to_owned();
        let mut scene = Scene { party: TestTable { id, people: vec![owner] }, node, base };
        scene.sit(0, plain[0]);
        for (person, plain) in plain.iter().enumerate().skip(1) {
            scene.party.people.push(guest(&scene.node));
            scene.sit(person, *plain);
        }
        scene
    }

    /// A table for two of quick match, where two people sit without a seed.
    pub(crate) fn quick_match() -> Scene {
        let base = TestDatabase::new();
        let node = Node::on(&base, &FLAGS);
        let mut people = [guest(&node), guest(&node)];
        let wanted = json!({"game": "qin", "seats": 2});
        let ask = |person: &mut HttpClient| done(person.post("/api/quick-match", &wanted));
        let [first, second] = people.each_mut().map(|person| ask(person)["id"].clone());
        assert_eq!(first, second, "they are paired");
        let id = first.as_str().expect("a table has an id").to_owned();
        Scene { party: TestTable { id, people: people.into() }, node, base }
    }

    /// The response to a person's command.
    pub(crate) fn ask(&mut self, person: usize, command: &str, body: &Value) -> String {
        let path = self.party.path(command);
        self.party.people[person].post(&path, body).told()
    }

    pub(crate) fn sit(&mut self, person: usize, plain: Option<&str>) {
        let sit = plain.map_or_else(|| json!({}), |luck| json!({ "luck": luck }));
        self.party.act(person, "sit", sit);
    }

    pub(crate) fn commit(&mut self, person: usize) -> String {
        self.ask(person, "commit", &json!({"commitment": digest(person)}))
    }

    pub(crate) fn reveal(&mut self, person: usize) -> String {
        self.ask(person, "reveal", &json!({"luck": seed(person)}))
    }

    /// Everybody commits, and the owner asks for the start.
    pub(crate) fn prepare(&mut self, start: Value) {
        for person in 0..self.party.people.len() {
            assert_eq!(self.commit(person), "200");
        }
        self.party.act(0, "start", start);
        assert_eq!(self.status(), "preparing");
    }

    /// A new guest's attempt to sit down.
    pub(crate) fn sit_late(&self, sit: &Value) -> String {
        guest(&self.node).post(&self.party.path("sit"), sit).told()
    }

    pub(crate) fn card(&self) -> Value {
        done(self.node.client().get(&format!("/api/tables/{}", self.party.id)))
    }

    /// The card's status; `preparing` while the start waits for seeds.
    pub(crate) fn status(&self) -> String {
        let card = self.card();
        let status = card["status"].as_str().expect("a card has a status");
        match card["is_preparing"].as_bool() {
            Some(true) => {
                assert_eq!(status, "open", "the game hasn't started");
                "preparing".to_owned()
            }
            _ => status.to_owned(),
        }
    }

    pub(crate) fn wait_for(&self, status: &str) {
        until("the table has the status", || self.status() == status);
    }

    /// Each seat's seed, as the card shows it.
    pub(crate) fn seats(&self) -> Vec<&'static str> {
        let card = self.card();
        let shown = |holder: &Value| {
            let (luck, commitment) = (&holder["person"]["luck"], &holder["person"]["commitment"]);
            match (luck.as_str(), commitment.as_str()) {
                (None, _) if holder["bot"].is_object() => "bot",
                (None, _) => "open",
                (Some(""), None) => "none",
                (Some(""), Some(_)) => "hidden",
                (Some(_), None) => "plain",
                (Some(luck), Some(commitment)) => {
                    assert_eq!(fair::commitment_to(luck), commitment);
                    "revealed"
                }
            }
        };
        card["holders"].as_array().expect("a list").iter().map(shown).collect()
    }

    pub(crate) fn proof(&self) -> FairnessProof {
        let proof = done(self.node.client().get(&self.party.path("fairness")));
        serde_json::from_value(proof).expect("it is a proof")
    }

    /// What a person notes before revealing their seed.
    pub(crate) fn notes(&self, person: usize) -> FairnessNotes {
        let card = self.card();
        let commitment = |holder: &Value| {
            let it = holder["person"]["commitment"].as_str();
            it.unwrap_or("").to_owned()
        };
        FairnessNotes {
            commitment: card["commitment"].as_str().map(str::to_owned),
            own: Some(OwnSeed { seat: Seat(person as u8), luck: seed(person) }),
            commitments: card["holders"].as_array().into_iter().flatten().map(commitment).collect(),
        }
    }

    /// The proof after the owner has resigned.
    pub(crate) fn proof_of_the_end(&mut self) -> FairnessProof {
        let (acts, _) = self.party.now();
        self.party.act(0, "resign", json!({ "acts": acts }));
        self.proof()
    }

    /// Checks that a node without memory of the table shows the same as this one.
    pub(crate) fn replays(&mut self) {
        let fresh = Node::on(&self.base, &FLAGS);
        for path in ["", "/fairness", "/frame"] {
            let path = format!("/api/tables/{}{path}", self.party.id);
            for person in &mut self.party.people {
                let (known, read) = (person.get(&path), again(&fresh, person).get(&path));
                assert_eq!((known.status, known.body), (read.status, read.body), "{path}");
            }
        }
    }

    /// Another node takes over when so many seconds have passed: all acts become earlier. A node that has the table in
    /// memory wouldn't see that.
    pub(crate) fn continue_after(&mut self, seconds: u32) {
        self.node.stop();
        self.base.sql(&format!(
            "update act set created_at = created_at - interval '{seconds} seconds';
             update tables set due_at = now()"
        ));
        self.node = Node::on(&self.base, &FLAGS);
        self.party.people = self.party.people.iter().map(|it| again(&self.node, it)).collect();
    }

    /// Waits until a worker has seen that the start waits for seeds, and is to look again so many seconds after the
    /// preparation began.
    pub(crate) fn wait_for_deadline(&self, seconds: u32) {
        self.base.sql("update tables set due_at = now()");
        let wait = "select round(extract(epoch from due_at - act.created_at)) from tables
             join act on table_id = tables.id where body like '{\"prepare\"%'";
        until("the table is due at the deadline", || self.base.sql(wait) == seconds.to_string());
    }
}
