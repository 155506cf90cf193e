//! Moderation: reports, mutes, bans and the audit log of moderators' actions.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server_testkit::{
    HttpClient, HttpResponse, Node, SocketClient, TestDatabase, TestTable, done, guest, until,
};
use test_services::MailServer;
use wire::api::UserId;

use crate::{
    account::{credentials, holding, node_with_mail, register},
    friends::{known, put},
};

/// A moderator who has just authenticated, and their id.
pub(crate) fn moderator(base: &TestDatabase, node: &Node) -> (HttpClient, String) {
    let (client, id) = known(node);
    let person: UserId = id.parse().expect("the id is valid");
    let bits = person.bits() as i64;
    base.sql(&format!("update session set authenticated_at = now() where user_id = {bits}"));
    assert!(
        base.runtime
            .block_on(base.store.home.set_moderator(person, true))
            .expect("the store answers")
    );
    (client, id)
}

pub(crate) fn act_on(moderator: &mut HttpClient, user: &str, action: &str) -> HttpResponse {
    let body = json!({"action": action, "minutes": 60, "note": "house rules"});
    moderator.post(&format!("/api/moderation/users/{user}/actions"), &body)
}

fn seats(node: &Node, table: &str) -> Value {
    done(node.client().get(&format!("/api/tables/{table}")))
}

/// A user chats, reports, is reported, and makes friends; every text contains "canary".
pub(crate) fn leave_traces(canary: &mut HttpClient, other: &mut HttpClient, table: &str) {
    let chat = format!("/api/tables/{table}/chat");
    let line = done(canary.post(&chat, &json!({"text": "the canary sings"})));
    let ids = [&mut *canary, &mut *other].map(|it| done(it.get("/api/me"))["user"]["id"].clone());
    let report = json!({"user": ids[0], "table": table, "message": line["number"], "reason": "what a canary"});
    assert_eq!(other.post("/api/reports", &report).status, 204);
    let report = json!({"user": ids[1], "reason": "canaries complain"});
    assert_eq!(canary.post("/api/reports", &report).status, 204);
    let [canary_id, other_id] = ids.map(|id| id.as_str().unwrap_or("").to_owned());
    assert_eq!(put(canary, "friends", &other_id).status, 204);
    assert_eq!(put(other, "friends", &canary_id).status, 204);
    let exported = done(canary.get("/api/export"));
    assert_eq!(exported["chat"][0]["text"], "the canary sings");
    assert_eq!(exported["reports"][0]["reason"], "canaries complain");
    assert_eq!(exported["friends"]["friends"][0]["id"], json!(other_id));
}

#[test]
fn report_reaches_moderators_with_the_reported_chat_line() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let (mut moderator, moderator_id) = moderator(&base, &node);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let line = party.act(0, "chat", json!({"text": "Rude\nwords"}));
    let person = &line["user"]["id"];
    let about = |line: &Value| json!({"user": person, "table": party.id, "message": line, "reason": "Look"});
    // A user who can't read the chat can't report a line of it.
    let refused = guest(&node).post("/api/reports", &about(&json!(1)));
    assert_eq!(refused.told(), "403 forbidden");
    for (line, status) in [(json!(1), "204"), (json!(1), "204"), (json!(9), "404 not_found")] {
        assert_eq!(party.people[1].post("/api/reports", &about(&line)).told(), status);
    }
    for odd in [
        json!({"user": person, "message": 1, "reason": "where?"}),
        json!({"user": person, "reason": ""}),
        json!({"user": moderator_id, "reason": "a\u{0}b"}),
    ] {
        assert_eq!(party.people[1].post("/api/reports", &odd).told(), "422 invalid_value", "{odd}");
    }
    let bare = json!({"user": person, "reason": "He is slow"});
    assert_eq!(guest(&node).post("/api/reports", &bare).status, 204);
    let queue = done(moderator.get("/api/moderation/reports?open=true"));
    assert_eq!(queue.as_array().map(Vec::len), Some(2), "{queue}");
    assert_eq!(
        (&queue[0]["message_text"], &queue[0]["reason"]),
        (&json!("Rude\nwords"), &json!("Look"))
    );
    assert_eq!((&queue[0]["user"], &queue[0]["open"]), (&line["user"], &json!(true)));
    assert_eq!(queue[1]["reason"], "He is slow");
    let next = format!("/api/moderation/reports?before={}", queue[0]["id"]);
    assert_eq!(done(moderator.get(&next)), json!([queue[1]]));
    let path = format!("/api/moderation/reports/{}/close", queue[0]["id"]);
    assert_eq!(moderator.post(&path, &json!({"note": "Spoke to him"})).status, 204);
    assert_eq!(moderator.post(&path, &json!({"note": "Again"})).told(), "404 not_found");
    assert_eq!(done(moderator.get("/api/moderation/reports")), json!([queue[1]]));
    let closed = done(moderator.get("/api/moderation/reports?open=false"));
    assert_eq!((&closed[0]["id"], &closed[0]["note"]), (&queue[0]["id"], &json!("Spoke to him")));
    let audit = done(moderator.get("/api/moderation/audit"));
    assert_eq!(
        (&audit[0]["action"], &audit[0]["report"]),
        (&json!("close_report"), &queue[0]["id"])
    );
    assert_eq!(audit[0]["moderator"]["id"], json!(moderator_id));
    assert_eq!(audit[0]["user"], line["user"]);
    assert_eq!(audit[1]["action"], "grant_moderator");
    let page = format!("/api/moderation/audit?before={}", audit[0]["id"]);
    assert_eq!(done(moderator.get(&page)), json!([audit[1]]));
}

#[test]
fn muted_user_can_play_but_not_chat() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let (mut moderator, _) = moderator(&base, &node);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let id = done(party.people[0].get("/api/me"))["user"]["id"].clone();
    let id = id.as_str().expect("a user has an id");
    assert_eq!(act_on(&mut moderator, id, "mute").status, 204);
    let (chat, line) = (party.path("chat"), json!({"text": "la"}));
    let refused = party.people[0].post(&chat, &line);
    assert_eq!(refused.told(), "403 muted");
    assert_eq!(party.people[0].get(&chat).status, 200, "a muted user can read");
    party.act(1, "chat", line.clone());
    assert!(party.play_first());
    assert_eq!(act_on(&mut moderator, id, "lift").status, 204);
    party.act(0, "chat", line);
    let audit = done(moderator.get("/api/moderation/audit"));
    assert_eq!((&audit[0]["action"], &audit[1]["action"]), (&json!("lift"), &json!("mute")));
    let until =
        audit[1]["expires_at"].as_i64().unwrap_or(0) - audit[1]["created_at"].as_i64().unwrap_or(0);
    assert_eq!((until, &audit[1]["note"]), (3_600_000, &json!("house rules")));
    assert_eq!(
        refused.json()["expires_at"],
        audit[1]["expires_at"],
        "the refusal names the end of the ban"
    );
    for odd in [
        json!({"action": "mute", "note": ""}),
        json!({"action": "mute", "note": "x", "minutes": 0}),
        json!({"action": "praise", "note": "x"}),
    ] {
        let path = format!("/api/moderation/users/{id}/actions");
        assert_eq!(moderator.post(&path, &odd).told(), "422 invalid_value", "{odd}");
    }
    assert_eq!(act_on(&mut moderator, "aaaaaaaaaaab", "ban").told(), "404 not_found");
}

fn remove(moderator: &mut HttpClient, content: &Value) -> String {
    let body = json!({"content": content, "note": "house rules"});
    moderator.post("/api/moderation/removals", &body).told()
}

#[test]
fn removed_chat_line_is_gone_for_everybody_and_stays_in_its_report() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let (mut moderator, _) = moderator(&base, &node);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let line = party.act(0, "chat", json!({"text": "Rude words"}));
    party.act(1, "chat", json!({"text": "Kind words"}));
    let about = json!({"user": line["user"]["id"], "table": party.id, "message": 1, "reason": "x"});
    assert_eq!(party.people[1].post("/api/reports", &about).status, 204);
    let content = json!({"message": {"table": party.id, "number": 1}});
    assert_eq!(remove(&mut party.people[0], &content), "403 forbidden");
    assert_eq!(remove(&mut moderator, &content), "204");
    assert_eq!(remove(&mut moderator, &content), "404 not_found", "it is gone already");
    for person in [0, 1] {
        let (chat, reader) = (party.path("chat"), &mut party.people[person]);
        let texts = done(reader.get(&chat));
        assert_eq!(texts.as_array().map(Vec::len), Some(1), "{texts}");
        assert_eq!((&texts[0]["number"], &texts[0]["text"]), (&json!(2), &json!("Kind words")));
    }
    let export = done(party.people[0].get("/api/export"));
    assert!(!export.to_string().contains("Rude words"), "{export}");
    let report = done(moderator.get("/api/moderation/reports"));
    assert_eq!(report[0]["message_text"], "Rude words", "moderators keep what was reported");
    let audit = done(moderator.get("/api/moderation/audit"));
    assert_eq!((&audit[0]["action"], &audit[0]["user"]), (&json!("remove_message"), &line["user"]));
    assert_eq!((&audit[0]["table"], &audit[0]["message"]), (&json!(party.id), &json!(1)));
    assert_eq!(audit[0]["note"], "house rules");
}

#[test]
fn removed_name_and_title_are_gone_on_all_nodes() {
    let base = TestDatabase::new();
    let nodes = [Node::on(&base, &["--bots", "0"]), Node::on(&base, &["--bots", "0"])];
    let (mut one, id) = moderator(&base, &nodes[0]);
    let mut rude = guest(&nodes[0]);
    let name = json!({"name": "Rude Name"}).to_string();
    let user = done(rude.send("PATCH", "/api/profile", &[], Some(&name)))["user"]["id"].clone();
    let wanted = json!({"game": "qin", "seats": 3, "title": "Rude Title", "sit": {"luck": "x"}});
    let table = done(rude.post("/api/tables", &wanted))["id"].as_str().unwrap_or("").to_owned();
    // Both nodes have the table in memory.
    for node in &nodes {
        let card = seats(node, &table);
        assert_eq!(
            (&card["title"], &card["holders"][0]["person"]["user"]["name"]),
            (&json!("Rude Title"), &json!("Rude Name"))
        );
    }
    assert_eq!(remove(&mut one, &json!({"name": user})), "204");
    assert_eq!(remove(&mut one, &json!({"title": table})), "204");
    assert_eq!(remove(&mut one, &json!({"title": table})), "404 not_found", "it is gone already");
    assert_eq!(remove(&mut one, &json!({"name": "aaaaaaaaaaab"})), "404 not_found");
    assert_eq!(remove(&mut one, &json!({"name": id})), "403 forbidden", "never a moderator's");
    let card = seats(&nodes[0], &table).to_string();
    assert!(!card.contains("Rude"), "{card}");
    until("the other node has swept", || !seats(&nodes[1], &table).to_string().contains("Rude"));
    let me = done(rude.get("/api/me"))["user"]["name"].clone();
    assert_eq!(me, format!("Guest {}", &user.as_str().unwrap_or("")[..4]));
    let audit = done(one.get("/api/moderation/audit"));
    assert_eq!((&audit[0]["action"], &audit[0]["table"]), (&json!("remove_title"), &json!(table)));
    assert_eq!((&audit[1]["action"], &audit[1]["user"]["id"]), (&json!("remove_name"), &user));
}

#[test]
fn only_moderators_moderate_and_never_each_other() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let ((mut one, _), (mut other, other_id)) = (moderator(&base, &node), moderator(&base, &node));
    for what in ["mute", "ban", "lift"] {
        assert_eq!(act_on(&mut one, &other_id, what).told(), "403 forbidden", "{what}");
        assert_eq!(act_on(&mut guest(&node), &other_id, what).told(), "403 forbidden");
        assert_eq!(act_on(&mut node.client(), &other_id, what).told(), "401 unauthenticated");
    }
    assert_eq!(other.get("/api/moderation/audit").status, 200);
    assert_eq!(done(one.get("/api/moderation/audit")).as_array().map(Vec::len), Some(2));
    // The audit log is read-only.
    for method in ["POST", "PUT", "PATCH", "DELETE"] {
        let answer = one.send(method, "/api/moderation/audit", &[], None).told();
        assert_eq!(answer, "405 method_not_allowed", "{method}");
    }
}

/// A registered user at a running table of two, at one of three, at an open table of their own, and at one of
/// another user.
fn sit_at_four_tables(node: &Node, mail_server: &MailServer) -> (HttpClient, [TestTable; 4]) {
    let mut eve = register(node, mail_server, &mut guest(node), "eve@club.example");
    let created =
        done(eve.post("/api/tables", &json!({"game": "qin", "seats": 3, "sit": {"luck": "x"}})));
    let created = created["id"].as_str().expect("a table has an id").to_owned();
    let mut sit = |mut party: TestTable, begins: bool| {
        done(eve.post(&party.path("sit"), &json!({"luck": "x"})));
        if begins {
            party.act(0, "start", json!({}));
        }
        party
    };
    let two = sit(TestTable::gather(node, "qin", 2, 1), true);
    let three = sit(TestTable::gather(node, "qin", 3, 2), true);
    let gathering = sit(TestTable::gather(node, "qin", 3, 1), false);
    (eve, [two, three, TestTable { id: created, people: Vec::new() }, gathering])
}

/// Checks that the user holds no seat any more and no table waits for them.
fn assert_left_all(node: &Node, parties: &[TestTable; 4]) {
    let [two, three, created, gathering] = parties.each_ref().map(|party| seats(node, &party.id));
    assert_eq!((&two["status"], &two["resigned"]), (&json!("finished"), &json!([1])));
    assert_eq!(two["standing"]["places"], json!([1, 2, 0, 0, 0]), "the resigned player is last");
    assert_eq!((&three["status"], &three["resigned"]), (&json!("running"), &json!([2])));
    assert!(three["holders"][2].get("bot").is_some(), "{three}");
    assert_eq!(created["status"], "aborted");
    assert_eq!((&gathering["status"], &gathering["holders"][1]), (&json!("open"), &json!("open")));
}

#[test]
fn ban_ends_sessions_and_seats_on_all_nodes_within_a_second() {
    let (mail_server, base, first) = node_with_mail();
    let nats_url = base.runtime.block_on(test_services::nats_url());
    let flags = ["--nats-url", &nats_url, "--smtp-url", &mail_server.url()];
    let nodes = [Node::on(&base, &flags), Node::on(&base, &flags)];
    drop(first);
    let (mut moderator, _) = moderator(&base, &nodes[0]);
    let (mut eve, parties) = sit_at_four_tables(&nodes[1], &mail_server);
    let id = done(eve.get("/api/me"))["user"]["id"].as_str().unwrap_or("").to_owned();
    let mut socket = SocketClient::open(&nodes[1].address, eve.token.as_deref());
    let waiting = thread::spawn(move || (socket.closed(), Instant::now()));
    let begun = Instant::now();
    assert_eq!(act_on(&mut moderator, &id, "ban").status, 204);
    let (close_code, closed) = waiting.join().expect("the thread ends");
    assert!(closed - begun < Duration::from_secs(1), "{:?}", closed - begun);
    assert_eq!(close_code, Some(1008));
    assert_eq!(eve.get("/api/me").told(), "401 unauthenticated");
    assert_left_all(&nodes[1], &parties);
    // The ban is revealed only to a client with the right password.
    let sign_in = |password: &str| {
        nodes[1].client().post("/api/sign-in", &credentials("eve@club.example", password))
    };
    assert_eq!(sign_in("wrong horse").told(), "401 invalid_credentials");
    let refused = sign_in("correct horse battery");
    assert_eq!(refused.told(), "403 banned");
    let audit = done(moderator.get("/api/moderation/audit"));
    assert_eq!((&audit[0]["action"], audit[0]["expires_at"].is_i64()), (&json!("ban"), true));
    assert_eq!(
        refused.json()["expires_at"],
        audit[0]["expires_at"],
        "the refusal names the end of the ban"
    );
    let forgotten = json!({"email": "eve@club.example"});
    assert_eq!(nodes[0].client().post("/api/password/reset", &forgotten).status, 202);
    let mail = mail_server.next(Duration::from_secs(20)).expect("an email arrives");
    let token = mail.after("/account#mail-password=").expect("the email has a link").trim();
    let shown = json!({"token": token, "password": "another horse"});
    assert_eq!(nodes[0].client().post("/api/account/confirm", &shown).told(), "403 banned");
    let endless = json!({"action": "ban", "note": "for good"});
    let path = format!("/api/moderation/users/{id}/actions");
    assert_eq!(moderator.post(&path, &endless).status, 204);
    let refused = sign_in("another horse");
    assert_eq!(refused.told(), "403 banned");
    assert_eq!(refused.json().get("expires_at"), None, "the ban has no end");
    assert_eq!(act_on(&mut moderator, &id, "lift").status, 204);
    let session = done(sign_in("another horse"));
    assert_eq!(done(holding(&nodes[1], &session).get("/api/me"))["user"]["id"], json!(id));
}

#[test]
fn deleted_account_leaves_all_its_tables() {
    let (mail_server, _base, node) = node_with_mail();
    let (mut eve, parties) = sit_at_four_tables(&node, &mail_server);
    assert_eq!(eve.send("DELETE", "/api/profile", &[], None).status, 204);
    assert_left_all(&node, &parties);
}
