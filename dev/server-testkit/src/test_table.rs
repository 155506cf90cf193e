//! A table with guests on its seats, played by plain requests.

use serde_json::{Value, json};

use crate::{HttpClient, HttpResponse, Serving};

/// A client with the session of a new guest.
pub fn guest(node: &impl Serving) -> HttpClient {
    let mut client = node.client();
    let guest = done(client.post("/api/guests", &json!({})));
    client.token = Some(guest["token"].as_str().expect("a guest has a token").to_owned());
    client
}

/// The JSON of a response that must be a success.
#[track_caller]
pub fn done(answer: HttpResponse) -> Value {
    assert!(matches!(answer.status, 200 | 201), "{} {}", answer.status, answer.body);
    answer.json()
}

/// A table with guests on its first seats.
pub struct TestTable {
    /// The table's id.
    pub id: String,
    /// Its guests, by seat.
    pub people: Vec<HttpClient>,
}

impl TestTable {
    /// Creates a table and seats this many guests, its owner first. Chairs may stay open.
    pub fn gather(node: &impl Serving, game: &str, seats: usize, people: usize) -> TestTable {
        let mut people: Vec<HttpClient> = (0..people).map(|_| guest(node)).collect();
        let table = done(people[0].post("/api/tables", &json!({"game": game, "seats": seats})));
        let id = table["id"].as_str().expect("a table has an id").to_owned();
        for person in &mut people {
            done(person.post(&format!("/api/tables/{id}/sit"), &json!({"luck": "clover"})));
        }
        TestTable { id, people }
    }

    /// The same, and starts the game; bots take the open chairs.
    pub fn begin(node: &impl Serving, game: &str, seats: usize, people: usize) -> TestTable {
        let mut party = TestTable::gather(node, game, seats, people);
        party.act(0, "start", json!({"fill": "novice"}));
        party
    }

    /// A path below the table's.
    pub fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.id)
    }

    /// A guest's command that must succeed.
    #[track_caller]
    pub fn act(&mut self, person: usize, what: &str, body: Value) -> Value {
        let path = self.path(what);
        done(self.people[person].post(&path, &body))
    }

    /// A guest's frame with legal moves.
    pub fn frame(&mut self, person: usize) -> Value {
        let path = self.path("frame?moves=true");
        done(self.people[person].get(&path))
    }

    /// The number of acts, and the seat to act.
    pub fn now(&mut self) -> (u64, Option<usize>) {
        let info = done(self.people[0].get(&format!("/api/tables/{}", self.id)));
        let to_act = info["to_act"].as_u64().map(|seat| seat as usize);
        (info["acts"].as_u64().expect("a table has acts"), to_act)
    }

    /// The guest to act makes the first legal move; false if the game is over.
    pub fn play_first(&mut self) -> bool {
        let (acts, Some(seat)) = self.now() else { return false };
        let mv = self.frame(seat)["frame"]["moves"][0].clone();
        self.act(seat, "moves", json!({"acts": acts, "move": mv}));
        true
    }
}
