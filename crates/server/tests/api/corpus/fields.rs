//! Every field that a client can fill, and how a string is put there.

use serde_json::{Value, json};
use server_testkit::{HttpClient, HttpResponse, Node, TestTable, done, guest};
use test_services::{Browser, MailServer};

use crate::friends::known;

/// A node and its clients.
pub(super) struct World {
    pub(super) node: Node,
    pub(super) mail_server: MailServer,
    pub(super) moderator: HttpClient,
    pub(super) person: HttpClient,
    /// The id of a user to report.
    pub(super) other: String,
}

impl World {
    fn post(&mut self, path: &str, body: &Value) -> HttpResponse {
        self.person.post(path, body)
    }

    fn create_table(&mut self, body: &Value) -> HttpResponse {
        self.post("/api/tables", body)
    }

    /// A guest with this name, if it is accepted: emails contain it.
    fn called(&self, name: &str) -> HttpClient {
        let mut client = guest(&self.node);
        client.send("PATCH", "/api/profile", &[], Some(&json!({ "name": name }).to_string()));
        client
    }

    /// A table with one guest, who may post five chat lines at once.
    fn table(&self) -> TestTable {
        TestTable::gather(&self.node, "qin", 2, 1)
    }

    /// A field of the newest entry of a list of the moderators' API.
    fn newest(&mut self, list: &str, field: &str) -> Value {
        let entries = done(self.moderator.get(list));
        let all = entries.as_array();
        let newest = all.and_then(|all| all.iter().max_by_key(|it| it["id"].as_i64()));
        newest.map(|it| it[field].clone()).unwrap_or_default()
    }
}

/// The response to a string, and the stored text if a client can read it.
pub(super) type Outcome = (HttpResponse, Option<Value>);

fn at(answer: HttpResponse, pointer: &str) -> Outcome {
    let kept = (answer.status < 300).then(|| answer.json().pointer(pointer).cloned());
    (answer, kept.flatten())
}

/// No client can read the text again: it is a secret, an id, or one of a few values.
fn unread(answer: HttpResponse) -> Outcome {
    (answer, None)
}

fn patch(world: &mut World, body: &Value, pointer: &str) -> Outcome {
    let body = body.to_string();
    at(world.person.send("PATCH", "/api/profile", &[], Some(&body)), pointer)
}

fn report(world: &mut World, body: &Value) -> Outcome {
    let answer = guest(&world.node).post("/api/reports", body);
    if 300 <= answer.status {
        return unread(answer);
    }
    let open = "/api/moderation/reports";
    let (id, kept) = (world.newest(open, "id"), world.newest(open, "reason"));
    // Only the oldest are listed.
    world.moderator.post(&format!("{open}/{id}/close"), &json!({"note": "seen"}));
    (answer, Some(kept))
}

fn moderate(world: &mut World, body: &Value) -> Outcome {
    let (_, user) = known(&world.node);
    let answer = world.moderator.post(&format!("/api/moderation/users/{user}/actions"), body);
    let kept = (answer.status < 300).then(|| world.newest("/api/moderation/audit", "note"));
    (answer, kept)
}

fn close(world: &mut World, text: &str) -> Outcome {
    let (person, other) = (json!(world.other), &mut guest(&world.node));
    other.post("/api/reports", &json!({"user": person, "reason": "x"}));
    let id = world.newest("/api/moderation/reports", "id");
    let path = format!("/api/moderation/reports/{id}/close");
    let answer = world.moderator.post(&path, &json!({"note": text}));
    let kept = (answer.status < 300).then(|| world.newest("/api/moderation/audit", "note"));
    (answer, kept)
}

fn remove(world: &mut World, content: &Value, note: &str) -> HttpResponse {
    let body = json!({"content": content, "note": note});
    world.moderator.post("/api/moderation/removals", &body)
}

fn say(world: &mut World, text: &str) -> Outcome {
    let mut party = world.table();
    let path = party.path("chat");
    let answer = party.people[0].post(&path, &json!({ "text": text }));
    let kept = (answer.status < 300).then(|| done(party.people[0].get(&path))[0]["text"].clone());
    (answer, kept)
}

fn at_table(world: &mut World, what: &str, body: &Value) -> HttpResponse {
    let mut party = world.table();
    let path = party.path(what);
    if what == "sit" {
        return guest(&world.node).post(&path, body);
    }
    party.people[0].post(&path, body)
}

/// A push subscription with some fields replaced.
fn push(world: &mut World, with: &Value) -> Outcome {
    let [p256dh, auth] = Browser::new().keys();
    let mut push = json!({"endpoint": "https://push.example/x", "p256dh": p256dh, "auth": auth});
    push.as_object_mut().expect("an object").extend(with.as_object().expect("an object").clone());
    let answer = guest(&world.node).post("/api/notification-channels", &json!({ "push": push }));
    if with.get("label").is_none() { unread(answer) } else { at(answer, "/channel/label") }
}

/// A field, and how a string is put there.
pub(super) type Field = (&'static str, &'static str, fn(&mut World, &str) -> Outcome);

/// An address for each length of text: attempts on a mailbox are rate-limited.
fn email(text: &str) -> String {
    format!("mei{}@club.example", text.len())
}

const PASSWORD: &str = "lotus pond at dusk";

/// Every string of every body.
pub(super) const FIELDS: [Field; 49] = [
    ("post /api/guests", "name", |w, t| {
        at(w.post("/api/guests", &json!({ "name": t })), "/user/name")
    }),
    ("post /api/account", "email", |w, t| {
        unread(w.post("/api/account", &json!({"email": t, "password": PASSWORD})))
    }),
    ("post /api/account", "password", |w, t| {
        unread(w.called(t).post("/api/account", &json!({"email": email(t), "password": t})))
    }),
    ("post /api/account/confirm", "token", |w, t| {
        unread(w.post("/api/account/confirm", &json!({ "token": t })))
    }),
    ("post /api/account/confirm", "password", |w, t| {
        unread(w.post("/api/account/confirm", &json!({"token": "x", "password": t})))
    }),
    ("post /api/sign-in", "email", |w, t| {
        unread(w.post("/api/sign-in", &json!({"email": t, "password": PASSWORD})))
    }),
    ("post /api/sign-in", "password", |w, t| {
        unread(w.post("/api/sign-in", &json!({"email": email(t), "password": t})))
    }),
    ("post /api/password", "current", |w, t| {
        unread(w.post("/api/password", &json!({"current": t, "new": PASSWORD})))
    }),
    ("post /api/password", "new", |w, t| {
        unread(w.post("/api/password", &json!({"current": PASSWORD, "new": t})))
    }),
    ("post /api/password/reset", "email", |w, t| {
        unread(w.post("/api/password/reset", &json!({ "email": t })))
    }),
    ("post /api/passkeys", "challenge_id", |w, t| {
        unread(w.post("/api/passkeys", &json!({"challenge_id": t, "credential": {}})))
    }),
    ("post /api/passkeys", "label", |w, t| {
        unread(w.post("/api/passkeys", &json!({"challenge_id": "x", "credential": {}, "label": t})))
    }),
    ("post /api/sign-in/passkey", "challenge_id", |w, t| {
        unread(w.post("/api/sign-in/passkey", &json!({"challenge_id": t, "credential": {}})))
    }),
    ("post /api/sign-in/passkey", "label", |w, t| {
        unread(w.post(
            "/api/sign-in/passkey",
            &json!({"challenge_id": "x", "credential": {}, "label": t}),
        ))
    }),
    ("patch /api/profile", "name", |w, t| patch(w, &json!({ "name": t }), "/user/name")),
    ("patch /api/profile", "language", |w, t| patch(w, &json!({ "language": t }), "/language")),
    ("patch /api/profile", "settings", |w, t| {
        // Text that isn't JSON is refused; a JSON string is stored.
        let plain = patch(w, &json!({ "settings": t }), "/settings");
        assert!(400 <= plain.0.status || serde_json::from_str::<Value>(t).is_ok(), "{t}");
        let (answer, kept) = patch(w, &json!({"settings": json!(t).to_string()}), "/settings");
        let kept = kept.and_then(|kept| serde_json::from_str(kept.as_str()?).ok());
        (answer, kept)
    }),
    ("post /api/tables", "game", |w, t| unread(w.create_table(&json!({"game": t, "seats": 2})))),
    ("post /api/tables", "options", |w, t| {
        unread(w.create_table(&json!({"game": "qin", "seats": 2, "options": t})))
    }),
    ("post /api/tables", "title", |w, t| {
        at(w.create_table(&json!({"game": "qin", "seats": 2, "title": t})), "/title")
    }),
    ("post /api/tables", "chairs", |w, t| {
        unread(w.create_table(&json!({"game": "qin", "seats": 2, "chairs": [t]})))
    }),
    ("post /api/tables", "chairs.bot", |w, t| {
        unread(w.create_table(&json!({"game": "qin", "seats": 2, "chairs": [{ "bot": t }]})))
    }),
    ("post /api/tables", "sit.luck", |w, t| {
        let table = json!({"game": "qin", "seats": 2, "sit": {"luck": t}});
        at(w.create_table(&table), "/holders/0/person/luck")
    }),
    ("post /api/tables", "pace", |w, t| {
        unread(w.create_table(&json!({"game": "qin", "seats": 2, "pace": t})))
    }),
    ("post /api/tables", "on_timeout", |w, t| {
        unread(w.create_table(&json!({"game": "qin", "seats": 2, "on_timeout": t})))
    }),
    ("post /api/quick-match", "game", |w, t| {
        unread(w.post("/api/quick-match", &json!({"game": t, "seats": 2, "luck": "x"})))
    }),
    ("post /api/quick-match", "pace", |w, t| {
        unread(
            w.post("/api/quick-match", &json!({"game": "qin", "seats": 2, "luck": "x", "pace": t})),
        )
    }),
    ("post /api/quick-match", "luck", |w, t| {
        let answer = guest(&w.node)
            .post("/api/quick-match", &json!({"game": "huang", "seats": 4, "luck": t}));
        let luck = |it: &Value| {
            it["holders"]
                .as_array()?
                .iter()
                .find_map(|it| it.pointer("/person/luck").filter(|it| *it == t).cloned())
        };
        let kept = (answer.status < 300).then(|| luck(&answer.json()));
        (answer, kept.flatten())
    }),
    ("post /api/notification-channels", "webhook.url", |w, t| {
        at(
            guest(&w.node).post("/api/notification-channels", &json!({"webhook": {"url": t}})),
            "/channel/label",
        )
    }),
    ("post /api/notification-channels", "push.endpoint", |w, t| push(w, &json!({ "endpoint": t }))),
    ("post /api/notification-channels", "push.p256dh", |w, t| push(w, &json!({ "p256dh": t }))),
    ("post /api/notification-channels", "push.auth", |w, t| push(w, &json!({ "auth": t }))),
    ("post /api/notification-channels", "push.label", |w, t| push(w, &json!({ "label": t }))),
    ("post /api/tables/{id}/sit", "luck", |w, t| {
        at(at_table(w, "sit", &json!({ "luck": t })), "/holders/1/person/luck")
    }),
    ("post /api/tables/{id}/start", "fill", |w, t| {
        unread(at_table(w, "start", &json!({ "fill": t })))
    }),
    ("post /api/tables/{id}/commit", "commitment", |w, t| {
        unread(at_table(w, "commit", &json!({ "commitment": t })))
    }),
    ("post /api/tables/{id}/reveal", "luck", |w, t| {
        unread(at_table(w, "reveal", &json!({ "luck": t })))
    }),
    ("post /api/tables/{id}/moves", "move", |w, t| {
        unread(at_table(w, "moves", &json!({"acts": 0, "move": t})))
    }),
    ("post /api/tables/{id}/chat", "text", say),
    ("post /api/reports", "user", |w, t| report(w, &json!({"user": t, "reason": "x"}))),
    ("post /api/reports", "table", |w, t| {
        let person = w.other.clone();
        report(w, &json!({"user": person, "table": t, "reason": "x"}))
    }),
    ("post /api/reports", "reason", |w, t| {
        let person = w.other.clone();
        report(w, &json!({"user": person, "reason": t}))
    }),
    ("post /api/moderation/reports/{id}/close", "note", close),
    ("post /api/moderation/users/{id}/actions", "action", |w, t| {
        moderate(w, &json!({"action": t, "note": "x"}))
    }),
    ("post /api/moderation/users/{id}/actions", "note", |w, t| {
        moderate(w, &json!({"action": "lift", "note": t}))
    }),
    ("post /api/moderation/removals", "content.message.table", |w, t| {
        unread(remove(w, &json!({"message": {"table": t, "number": 1}}), "x"))
    }),
    ("post /api/moderation/removals", "content.name", |w, t| {
        unread(remove(w, &json!({ "name": t }), "x"))
    }),
    ("post /api/moderation/removals", "content.title", |w, t| {
        unread(remove(w, &json!({ "title": t }), "x"))
    }),
    ("post /api/moderation/removals", "note", |w, t| {
        let (_, user) = known(&w.node);
        let answer = remove(w, &json!({ "name": user }), t);
        let kept = (answer.status < 300).then(|| w.newest("/api/moderation/audit", "note"));
        (answer, kept)
    }),
];
