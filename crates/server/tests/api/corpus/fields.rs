//! Every field that a client can fill, and how a string is put there.

use serde_json::{Value, json};
use server_testkit::{HttpClient, HttpResponse, Node, TestTable, done, guest};
use test_services::{Browser, MailServer};

use crate::friends::known;

/// Who tries.
pub(super) struct World {
    pub(super) node: Node,
    pub(super) mail_server: MailServer,
    pub(super) host: HttpClient,
    pub(super) person: HttpClient,
    /// Somebody to complain about.
    pub(super) other: String,
}

impl World {
    fn post(&mut self, path: &str, body: &Value) -> HttpResponse {
        self.person.post(path, body)
    }

    fn create_table(&mut self, body: &Value) -> HttpResponse {
        self.post("/api/tables", body)
    }

    /// Somebody who is called this, if one can be: mails say it.
    fn called(&self, name: &str) -> HttpClient {
        let mut client = guest(&self.node);
        client.send("PATCH", "/api/profile", &[], Some(&json!({ "name": name }).to_string()));
        client
    }

    /// A table with one person, who may say five things at once.
    fn table(&self) -> TestTable {
        TestTable::gather(&self.node, "qin", 2, 1)
    }

    /// What hosts are told: the newest of a list.
    fn newest(&mut self, list: &str, field: &str) -> Value {
        let told = done(self.host.get(list));
        let newest = told.as_array().and_then(|all| all.iter().max_by_key(|it| it["id"].as_i64()));
        newest.map(|it| it[field].clone()).unwrap_or_default()
    }
}

/// What came of a string: the answer, and where it was kept what it was given back as.
pub(super) type Told = (HttpResponse, Option<Value>);

fn at(answer: HttpResponse, pointer: &str) -> Told {
    let kept = (answer.status < 300).then(|| answer.json().pointer(pointer).cloned());
    (answer, kept.flatten())
}

/// It is a secret, a name of something, or one of a few words: nobody is told it again.
fn untold(answer: HttpResponse) -> Told {
    (answer, None)
}

fn patch(world: &mut World, body: &Value, pointer: &str) -> Told {
    let body = body.to_string();
    at(world.person.send("PATCH", "/api/profile", &[], Some(&body)), pointer)
}

fn report(world: &mut World, body: &Value) -> Told {
    let answer = guest(&world.node).post("/api/reports", body);
    if 300 <= answer.status {
        return untold(answer);
    }
    let open = "/api/moderation/reports";
    let (id, kept) = (world.newest(open, "id"), world.newest(open, "reason"));
    // Only the oldest are listed.
    world.host.post(&format!("{open}/{id}/close"), &json!({"note": "seen"}));
    (answer, Some(kept))
}

fn moderate(world: &mut World, body: &Value) -> Told {
    let (_, whom) = known(&world.node);
    let answer = world.host.post(&format!("/api/moderation/users/{whom}/actions"), body);
    let kept = (answer.status < 300).then(|| world.newest("/api/moderation/audit", "note"));
    (answer, kept)
}

fn close(world: &mut World, text: &str) -> Told {
    let (person, other) = (json!(world.other), &mut guest(&world.node));
    other.post("/api/reports", &json!({"user": person, "reason": "x"}));
    let id = world.newest("/api/moderation/reports", "id");
    let answer =
        world.host.post(&format!("/api/moderation/reports/{id}/close"), &json!({"note": text}));
    let kept = (answer.status < 300).then(|| world.newest("/api/moderation/audit", "note"));
    (answer, kept)
}

fn say(world: &mut World, text: &str) -> Told {
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

/// A browser's subscription with something of it replaced.
fn push(world: &mut World, with: &Value) -> Told {
    let [p256dh, auth] = Browser::new().keys();
    let mut push = json!({"endpoint": "https://push.example/x", "p256dh": p256dh, "auth": auth});
    push.as_object_mut().expect("fields").extend(with.as_object().expect("a field").clone());
    let answer = guest(&world.node).post("/api/notification-channels", &json!({ "push": push }));
    if with.get("label").is_none() { untold(answer) } else { at(answer, "/channel/label") }
}

/// A field, and how a string is put there.
pub(super) type Field = (&'static str, &'static str, fn(&mut World, &str) -> Told);

/// An address for each length of text: a mailbox may be tried some times an hour.
fn email(text: &str) -> String {
    format!("mei{}@club.example", text.len())
}

const PASSWORD: &str = "correct horse";

/// Every string of every body.
pub(super) const FIELDS: [Field; 43] = [
    ("post /api/guests", "name", |w, t| {
        at(w.post("/api/guests", &json!({ "name": t })), "/user/name")
    }),
    ("post /api/account", "email", |w, t| {
        untold(w.post("/api/account", &json!({"email": t, "password": PASSWORD})))
    }),
    ("post /api/account", "password", |w, t| {
        untold(w.called(t).post("/api/account", &json!({"email": email(t), "password": t})))
    }),
    ("post /api/account/confirm", "token", |w, t| {
        untold(w.post("/api/account/confirm", &json!({ "token": t })))
    }),
    ("post /api/account/confirm", "password", |w, t| {
        untold(w.post("/api/account/confirm", &json!({"token": "x", "password": t})))
    }),
    ("post /api/sign-in", "email", |w, t| {
        untold(w.post("/api/sign-in", &json!({"email": t, "password": PASSWORD})))
    }),
    ("post /api/sign-in", "password", |w, t| {
        untold(w.post("/api/sign-in", &json!({"email": email(t), "password": t})))
    }),
    ("post /api/password", "current", |w, t| {
        untold(w.post("/api/password", &json!({"current": t, "new": PASSWORD})))
    }),
    ("post /api/password", "new", |w, t| {
        untold(w.post("/api/password", &json!({"current": PASSWORD, "new": t})))
    }),
    ("post /api/password/reset", "email", |w, t| {
        untold(w.post("/api/password/reset", &json!({ "email": t })))
    }),
    ("post /api/passkeys", "challenge_id", |w, t| {
        untold(w.post("/api/passkeys", &json!({"challenge_id": t, "credential": {}})))
    }),
    ("post /api/passkeys", "label", |w, t| {
        untold(w.post("/api/passkeys", &json!({"challenge_id": "x", "credential": {}, "label": t})))
    }),
    ("post /api/sign-in/passkey", "challenge_id", |w, t| {
        untold(w.post("/api/sign-in/passkey", &json!({"challenge_id": t, "credential": {}})))
    }),
    ("post /api/sign-in/passkey", "label", |w, t| {
        untold(w.post(
            "/api/sign-in/passkey",
            &json!({"challenge_id": "x", "credential": {}, "label": t}),
        ))
    }),
    ("patch /api/profile", "name", |w, t| patch(w, &json!({ "name": t }), "/user/name")),
    ("patch /api/profile", "language", |w, t| patch(w, &json!({ "language": t }), "/language")),
    ("patch /api/profile", "settings", |w, t| {
        // What isn't JSON is refused; as JSON it is kept.
        let plain = patch(w, &json!({ "settings": t }), "/settings");
        assert!(400 <= plain.0.status || serde_json::from_str::<Value>(t).is_ok(), "{t}");
        let (answer, kept) = patch(w, &json!({"settings": json!(t).to_string()}), "/settings");
        let kept = kept.and_then(|kept| serde_json::from_str(kept.as_str()?).ok());
        (answer, kept)
    }),
    ("post /api/tables", "game", |w, t| untold(w.create_table(&json!({"game": t, "seats": 2})))),
    ("post /api/tables", "options", |w, t| {
        untold(w.create_table(&json!({"game": "qin", "seats": 2, "options": t})))
    }),
    ("post /api/tables", "title", |w, t| {
        at(w.create_table(&json!({"game": "qin", "seats": 2, "title": t})), "/title")
    }),
    ("post /api/tables", "chairs", |w, t| {
        untold(w.create_table(&json!({"game": "qin", "seats": 2, "chairs": [t]})))
    }),
    ("post /api/tables", "chairs.bot", |w, t| {
        untold(w.create_table(&json!({"game": "qin", "seats": 2, "chairs": [{ "bot": t }]})))
    }),
    ("post /api/tables", "sit.luck", |w, t| {
        let table = json!({"game": "qin", "seats": 2, "sit": {"luck": t}});
        at(w.create_table(&table), "/holders/0/person/luck")
    }),
    ("post /api/tables", "pace", |w, t| {
        untold(w.create_table(&json!({"game": "qin", "seats": 2, "pace": t})))
    }),
    ("post /api/tables", "on_timeout", |w, t| {
        untold(w.create_table(&json!({"game": "qin", "seats": 2, "on_timeout": t})))
    }),
    ("post /api/quick-match", "game", |w, t| {
        untold(w.post("/api/quick-match", &json!({"game": t, "seats": 2, "luck": "x"})))
    }),
    ("post /api/quick-match", "pace", |w, t| {
        untold(
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
        untold(at_table(w, "start", &json!({ "fill": t })))
    }),
    ("post /api/tables/{id}/moves", "move", |w, t| {
        untold(at_table(w, "moves", &json!({"acts": 0, "move": t})))
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
];
