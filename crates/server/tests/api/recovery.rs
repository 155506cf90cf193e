//! A user takes their account back: what a password reset removes, what they are told by email, and how soon
//! others lose access.

use std::time::Duration;

use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, SocketClient, TestDatabase, TestTable, done, guest, until};
use test_services::MailServer;
use wire::api::UserId;

use crate::{
    account::{PASSWORD, SOON, credentials, holding, node_with_mail, register, token},
    moderation::act_on,
};

const MAIL: &str = "mei@club.example";
/// A browser, a later version of it, and another one.
const BROWSERS: [&str; 3] = ["Firefox/140.0", "Firefox/141.2", "Lynx/2.9"];

/// The token of the next email with a link of this kind; others may come before it.
pub(crate) fn next_link(mail_server: &MailServer, kind: &str) -> String {
    loop {
        let mail = mail_server.next(SOON).expect("an email arrives");
        if mail.after(&format!("/account#{kind}=")).is_some() {
            return token(&mail, kind);
        }
    }
}

fn id_of(client: &mut HttpClient) -> UserId {
    let id = done(client.get("/api/me"))["user"]["id"].clone();
    id.as_str().expect("a user has an id").parse().expect("the id is valid")
}

/// Adds a passkey, a webhook, and a token of the user's seat, which is returned.
fn add_access(base: &TestDatabase, client: &mut HttpClient, party: &TestTable) -> Value {
    let id = id_of(client);
    let added = base.runtime.block_on(base.store.home.add_passkey(id, b"one", "phone", "{}"));
    assert!(added.expect("the store answers"));
    let webhook = json!({"webhook": {"url": "http://127.0.0.1:9/thief"}});
    assert_eq!(client.post("/api/notification-channels", &webhook).status, 201);
    done(client.post(&party.path("seat-token"), &json!(null)))
}

/// The user's passkeys, and the kinds of their channels.
fn access(client: &mut HttpClient) -> (usize, Vec<String>) {
    let passkeys = done(client.get("/api/profile"))["passkeys"].as_array().map_or(0, Vec::len);
    let channels = done(client.get("/api/notification-channels"))["channels"].clone();
    let kinds = channels.as_array().into_iter().flatten();
    (passkeys, kinds.map(|it| it["kind"].as_str().unwrap_or("").to_owned()).collect())
}

/// A node that may call webhooks at this machine, with a mail server.
fn node_with_webhooks() -> (MailServer, TestDatabase, Node) {
    let (mail_server, base) = (MailServer::start(), TestDatabase::new());
    let node = Node::on(&base, &["--allow-private-addresses", "--smtp-url", &mail_server.url()]);
    (mail_server, base, node)
}

fn forgotten(node: &Node, mail_server: &MailServer) -> String {
    let asked = node.client().post("/api/password/reset", &json!({"email": MAIL}));
    assert_eq!(asked.status, 202);
    next_link(mail_server, "mail-password")
}

#[test]
fn password_reset_removes_passkeys_and_channels_if_the_user_says_so() {
    let (mail_server, base, node) = node_with_webhooks();
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let mut mei = register(&node, &mail_server, &mut party.people[0], MAIL);
    assert_eq!(mei.post("/api/notification-channels", &json!({"email": {}})).status, 201);
    let program = add_access(&base, &mut mei, &party);
    let reset = |password: &str, evict: bool| {
        let link = forgotten(&node, &mail_server);
        let shown = json!({"token": link, "password": password, "evict": evict});
        let session = done(node.client().post("/api/account/confirm", &shown));
        holding(&node, &session)
    };
    let mut here = reset("lotus pond", false);
    let (passkeys, kinds) = access(&mut here);
    assert_eq!((passkeys, kinds.len()), (1, 2), "{kinds:?}");
    let frame = party.path("frame");
    assert_eq!(holding(&node, &program).get(&frame).told(), "401 unauthenticated");
    assert_eq!(mei.get("/api/me").told(), "401 unauthenticated");
    let mut here = reset("pond lotus", true);
    assert_eq!(access(&mut here), (0, vec!["email".to_owned()]), "email leads to the owner");
    assert_eq!(base.sql("select count(*) from webhook_network"), "0");
}

#[test]
fn account_confirmed_by_the_owner_of_the_address_keeps_nothing_of_another_user() {
    let (mail_server, base, node) = node_with_webhooks();
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let mut eve = party.people.remove(0);
    let program = add_access(&base, &mut eve, &party);
    base.sql("update session set authenticated_at = now()");
    let asked = eve.post("/api/account", &credentials(MAIL, "eves password"));
    assert_eq!(asked.status, 202, "{}", asked.body);
    let link = next_link(&mail_server, "mail-confirm");
    // Mei reads the email in her own browser.
    let shown = json!({"token": link, "password": PASSWORD});
    let session = done(node.client().post("/api/account/confirm", &shown));
    assert_eq!(access(&mut holding(&node, &session)), (0, Vec::new()));
    assert_eq!(eve.get("/api/me").told(), "401 unauthenticated");
    let frame = holding(&node, &program).get(&party.path("frame"));
    assert_eq!(frame.told(), "401 unauthenticated");
}

/// Signs in with this browser.
fn sign_in(node: &Node, browser: &str) -> HttpClient {
    let body = credentials(MAIL, PASSWORD).to_string();
    let headers = [("user-agent", browser)];
    let session = done(node.client().send("POST", "/api/sign-in", &headers, Some(&body)));
    holding(node, &session)
}

#[test]
fn sign_in_from_a_new_place_is_announced_by_email_once() {
    let (mail_server, base, node) = node_with_mail();
    register(&node, &mail_server, &mut guest(&node), MAIL);
    sign_in(&node, "");
    for (browser, is_told) in
        [(BROWSERS[0], true), (BROWSERS[0], false), (BROWSERS[1], false), (BROWSERS[2], true)]
    {
        sign_in(&node, browser);
        if is_told {
            let mail = mail_server.next(SOON).expect("an email arrives");
            let subject = mail.after("Subject: ");
            assert_eq!(subject, Some("New sign-in to your Pagoda account"), "{browser}");
        }
    }
    until("all emails are sent", || base.sql("select count(*) from outbox") == "0");
    assert_eq!(mail_server.next(Duration::ZERO), None);
}

#[test]
fn new_password_is_announced_by_email_in_the_users_language() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = register(&node, &mail_server, &mut guest(&node), MAIL);
    let french = json!({"language": "fr"}).to_string();
    done(mei.send("PATCH", "/api/profile", &[], Some(&french)));
    let change = json!({"current": PASSWORD, "new": "lotus pond"});
    let session = done(mei.post("/api/password", &change));
    let mail = mail_server.next(SOON).expect("an email arrives");
    assert_eq!(mail.to, MAIL);
    assert!(mail.after("Le mot de passe de votre compte").is_some(), "{mail:?}");
    assert!(mail.after("/account").is_some(), "it links to the account: {mail:?}");
    let english = json!({"language": "en"}).to_string();
    done(holding(&node, &session).send("PATCH", "/api/profile", &[], Some(&english)));
    let shown = json!({"token": forgotten(&node, &mail_server), "password": "pond lotus"});
    done(node.client().post("/api/account/confirm", &shown));
    let mail = mail_server.next(SOON).expect("an email arrives");
    assert_eq!(mail.after("Subject: "), Some("Your Pagoda password was changed"));
}

#[test]
fn current_password_is_refused_as_the_new_one() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = register(&node, &mail_server, &mut guest(&node), MAIL);
    let same = json!({"current": PASSWORD, "new": PASSWORD});
    assert_eq!(mei.post("/api/password", &same).told(), "422 reused_password");
    let wrong = json!({"current": "lotus pond", "new": "lotus pond"});
    assert_eq!(mei.post("/api/password", &wrong).told(), "401 invalid_credentials");
    let link = forgotten(&node, &mail_server);
    let confirm = |password: &str| {
        let shown = json!({"token": link, "password": password});
        node.client().post("/api/account/confirm", &shown)
    };
    assert_eq!(confirm(PASSWORD).told(), "422 reused_password");
    done(confirm("lotus pond"));
}

#[test]
fn moderation_needs_recent_authentication() {
    let (mail_server, base, node) = node_with_mail();
    let mut mei = register(&node, &mail_server, &mut guest(&node), MAIL);
    let (mut ho, mut eve) = (guest(&node), guest(&node));
    for moderator in [id_of(&mut mei), id_of(&mut ho)] {
        let granted = base.runtime.block_on(base.store.home.set_moderator(moderator, true));
        assert!(granted.expect("the store answers"));
    }
    let id = id_of(&mut eve).to_string();
    assert_eq!(act_on(&mut mei, &id, "mute").status, 204, "she has just registered");
    assert_eq!(act_on(&mut ho, &id, "ban").told(), "409 account_required");
    base.sql("update session set authenticated_at = authenticated_at - interval '10 minutes'");
    assert_eq!(act_on(&mut mei, &id, "ban").told(), "403 reauthentication_required");
    let report = json!({"user": id, "reason": "Look"});
    assert_eq!(ho.post("/api/reports", &report).status, 204);
    let reports = done(mei.get("/api/moderation/reports"));
    let close = format!("/api/moderation/reports/{}/close", reports[0]["id"]);
    let note = json!({"note": "seen"});
    assert_eq!(mei.post(&close, &note).told(), "403 reauthentication_required");
    assert_eq!(eve.get("/api/me").status, 200, "she isn't banned");
    let session = done(mei.post("/api/sign-in", &credentials(MAIL, PASSWORD)));
    let mut mei = holding(&node, &session);
    assert_eq!(mei.post(&close, &note).status, 204);
    assert_eq!(act_on(&mut mei, &id, "ban").status, 204);
}

/// Asks for a table that there isn't, and waits for the answer.
fn ask(socket: &mut SocketClient) {
    socket.ask(&json!({"watch": {"table": "aaaaaaaaaaab"}}));
    assert_eq!(socket.next_message(), r#"{"gone":"aaaaaaaaaaab"}"#);
}

#[test]
fn sockets_of_sessions_that_ended_during_a_partition_are_closed_after_it() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let (mut mei, jan) = (guest(&node), guest(&node));
    let open = |token: &Option<String>| SocketClient::open(&node.address, token.as_deref());
    let outdated = SocketClient::open_with_cookie(&node.address, "older");
    let mut sockets = [open(&mei.token), open(&jan.token), outdated];
    sockets.iter_mut().for_each(ask);
    let id = id_of(&mut mei).bits() as i64;
    // The node can't read sessions for a while; it is over for longer than a minute when it can.
    base.sql("alter table session rename to unreachable_session");
    until("the node notices", || node.log().contains("failed to read ended sessions"));
    base.sql(&format!(
        "update unreachable_session set ended_at = now() - interval '5 minutes' where user_id = {id};
         alter table unreachable_session rename to session"
    ));
    let [meis, others @ ..] = &mut sockets;
    assert_eq!(meis.closed(), Some(1008));
    others.iter_mut().for_each(ask);
}
