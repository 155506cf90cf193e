//! People who sit at tables.

use serde_json::{Value, json};

use crate::{
    http::{Answer, Client},
    node::Node,
};

/// A guest who came in.
pub(crate) fn guest(node: &Node) -> Client {
    let mut client = node.client();
    let guest = done(client.post("/api/guests", &json!({})));
    client.token = Some(guest["token"].as_str().expect("a guest has a token").to_owned());
    client
}

/// The answer to what must succeed.
#[track_caller]
pub(crate) fn done(answer: Answer) -> Value {
    assert!(matches!(answer.status, 200 | 201), "{} {}", answer.status, answer.body);
    answer.json()
}

/// A table, and people on its first seats.
pub(crate) struct Party {
    pub(crate) id: String,
    pub(crate) people: Vec<Client>,
}

impl Party {
    /// Lays a table and sits so many people down, who lays it first. Chairs may stay open.
    pub(crate) fn gather(node: &Node, game: &str, seats: usize, people: usize) -> Party {
        let mut people: Vec<Client> = (0..people).map(|_| guest(node)).collect();
        let table = done(people[0].post("/api/tables", &json!({"game": game, "seats": seats})));
        let id = table["id"].as_str().expect("a table has an id").to_owned();
        for person in &mut people {
            done(person.post(&format!("/api/tables/{id}/sit"), &json!({"luck": "clover"})));
        }
        Party { id, people }
    }

    /// The same, and begins; bots take the open chairs.
    pub(crate) fn begin(node: &Node, game: &str, seats: usize, people: usize) -> Party {
        let mut party = Party::gather(node, game, seats, people);
        party.act(0, "start", json!({"fill": "novice"}));
        party
    }

    /// The address of something at the table.
    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.id)
    }

    /// A person does something that must succeed.
    #[track_caller]
    pub(crate) fn act(&mut self, person: usize, what: &str, body: Value) -> Value {
        let path = self.path(what);
        done(self.people[person].post(&path, &body))
    }

    /// What a person sees, moves included.
    pub(crate) fn frame(&mut self, person: usize) -> Value {
        let path = self.path("frame?moves=true");
        done(self.people[person].get(&path))
    }

    /// How many acts there are, and whose turn it is.
    pub(crate) fn now(&mut self) -> (u64, Option<usize>) {
        let info = done(self.people[0].get(&format!("/api/tables/{}", self.id)));
        let to_act = info["to_act"].as_u64().map(|seat| seat as usize);
        (info["acts"].as_u64().expect("a table has acts"), to_act)
    }

    /// The person to act makes the first move of the list; false if the game is over.
    pub(crate) fn play_first(&mut self) -> bool {
        let (acts, Some(seat)) = self.now() else { return false };
        let mv = self.frame(seat)["frame"]["moves"][0].clone();
        self.act(seat, "moves", json!({"acts": acts, "move": mv}));
        true
    }
}
