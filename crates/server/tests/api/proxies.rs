//! Who comes from where is counted there, is told what browsers need, and leaves a line in the log.

use serde_json::{Value, json};

use crate::{
    account::{PASSWORD, credentials, holding, post, register},
    http::{Answer, connect},
    node::{Base, Node},
    people::{Party, done, guest},
};

const MAIL: &str = "mei@club.example";

/// Asks for something as if it had come by a proxy from this address.
fn from(node: &Node, address: &str, path: &str, body: &Value) -> Answer {
    let headers = [("x-forwarded-for", address)];
    node.client().send("POST", path, &headers, Some(&body.to_string()))
}

#[test]
fn who_comes_by_a_proxy_is_counted_as_themselves() {
    let base = Base::new();
    let behind = Node::on(&base, &["--guests", "2", "--proxies", "10.0.0.0/8,127.0.0.1"]);
    let come = |node: &Node, address: &str| from(node, address, "/api/guests", &json!({})).status;
    let told = |addresses: [&str; 3]| addresses.map(|address| come(&behind, address));
    assert_eq!(told(["198.51.100.1"; 3]), [201, 201, 429]);
    assert_eq!(told(["198.51.100.2"; 3]), [201, 201, 429], "another is another");
    let said = ["192.0.2.1, 198.51.100.3", "192.0.2.2, 198.51.100.3", "192.0.2.3, 198.51.100.3"];
    assert_eq!(told(said), [201, 201, 429], "what they say themselves counts for nothing");
    let chain = ["198.51.100.4, 10.0.0.1", "198.51.100.4, 10.0.0.2", "198.51.100.4"];
    assert_eq!(told(chain), [201, 201, 429], "a proxy behind a proxy");
    let neighbours = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3"];
    assert_eq!(told(neighbours), [201, 201, 429], "one has many addresses of IPv6");
    let alone = Node::on(&base, &["--guests", "2", "--proxies", "10.0.0.0/8"]);
    let told = ["198.51.100.1", "198.51.100.2", "198.51.100.3"].map(|it| come(&alone, it));
    assert_eq!(told, [201, 201, 429], "nobody else is believed");
}

#[test]
fn a_proxy_has_as_many_places_as_there_are() {
    let node = Node::start(&["--sockets-from", "2", "--proxies", "127.0.0.1"]);
    let held: Vec<_> = (0..20).map(|_| connect(&node.address)).collect();
    assert_eq!(node.client().get("/health").status, 200);
    drop(held);
}

#[test]
fn a_stranger_keeps_nobody_from_coming_in() {
    let (mailman, base, _node) = post();
    let flags = ["--smtp-url", &mailman.url(), "--proxies", "127.0.0.1"];
    let node = Node::on(&base, &flags);
    register(&node, &mailman, &mut guest(&node), MAIL);
    let wrong = credentials(MAIL, "wrong horse");
    let mut told: Vec<_> =
        (0..25).map(|_| from(&node, "198.51.100.1", "/api/sign-in", &wrong).status).collect();
    told.dedup();
    assert_eq!(told, [401, 429]);
    let right = credentials(MAIL, PASSWORD);
    assert_eq!(from(&node, "198.51.100.1", "/api/sign-in", &right).status, 429);
    assert_eq!(from(&node, "203.0.113.5", "/api/sign-in", &right).status, 200);
    // Nor by asking for letters, of which each kind has a limit of its own.
    let mut eve = guest(&node);
    let mut told: Vec<_> =
        (0..12).map(|_| eve.post("/api/account", &credentials(MAIL, PASSWORD)).status).collect();
    told.dedup();
    assert_eq!(told, [202, 429]);
    let forgotten = json!({"email": MAIL});
    assert_eq!(from(&node, "203.0.113.5", "/api/password/forgotten", &forgotten).status, 202);
    assert_eq!(from(&node, "203.0.113.5", "/api/sign-in", &right).status, 200);
    // But from everywhere at once a password isn't tried for ever.
    let tries = (0..220).map(|at| {
        let address = format!("198.51.100.{at}");
        from(&node, &address, "/api/sign-in", &wrong).status
    });
    let mut told: Vec<_> = tries.collect();
    told.dedup();
    assert!(told.ends_with(&[401, 429]), "{told:?}");
}

#[test]
fn commands_of_nobody_are_counted() {
    let node = Node::start(&["--questions", "5"]);
    let laid = json!({"game": "qin", "seats": 2});
    let mut told: Vec<String> =
        (0..40).map(|_| node.client().post("/api/tables", &laid).told()).collect();
    told.dedup();
    assert_eq!(told[..2], ["401 nobody", "429 too_many"]);
    assert_eq!(node.client().get("/api/lobby").status, 200, "questions have a limit of their own");
}

#[test]
fn every_answer_says_what_a_browser_may_do_with_it() {
    const ALWAYS: [(&str, &str); 5] = [
        ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (flags, stays) in
        [(&[][..], None), (&["--tls"][..], Some("max-age=31536000; includeSubDomains"))]
    {
        let node = Node::start(flags);
        for path in ["/api/lobby", "/api/me", "/api/openapi.json", "/nowhere", "/health"] {
            let answer = node.client().get(path);
            for (name, value) in ALWAYS {
                assert_eq!(answer.header(name), Some(value), "{path}");
            }
            assert_eq!(answer.header("strict-transport-security"), stays, "{path}");
        }
    }
}

#[test]
fn over_tls_a_page_that_came_without_it_is_foreign() {
    let node = Node::start(&["--tls"]);
    let told = |scheme: &str| {
        let origin = format!("{scheme}://{}", node.address);
        let headers = [("origin", origin.as_str())];
        node.client().send("POST", "/api/guests", &headers, Some("{}")).told()
    };
    assert_eq!([told("http"), told("https")], ["403 foreign_origin", "201"]);
}

#[test]
fn who_signs_out_or_goes_is_forgotten_by_the_browser_too() {
    for (flags, cookie) in [
        (&[][..], "pagoda=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"),
        (&["--tls"][..], "__Host-pagoda=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure"),
    ] {
        let node = Node::start(flags);
        for (method, path) in [("POST", "/api/sign-out"), ("DELETE", "/api/profile")] {
            let answer = guest(&node).send(method, path, &[], None);
            assert_eq!((answer.status, answer.header("set-cookie")), (204, Some(cookie)), "{path}");
        }
    }
}

/// What was logged with these words: who, by which way, on which route, with which code.
fn logged(node: &Node, words: &str) -> Vec<[String; 4]> {
    let read = |line: &str| serde_json::from_str::<Value>(line).expect("logs are JSON");
    let log = node.log();
    let entries = log.lines().map(read).filter(|entry| entry["fields"]["message"] == words);
    let field = |entry: &Value, name: &str| entry["fields"][name].as_str().unwrap_or("").to_owned();
    let names = ["person", "way", "route", "code"];
    entries.map(|entry| names.map(|name| field(&entry, name))).collect()
}

#[test]
fn who_comes_goes_or_is_refused_is_logged_by_number() {
    let (mailman, base, _node) = post();
    let node = Node::on(&base, &["--smtp-url", &mailman.url(), "--commands", "1"]);
    let mut party = Party::gather(&node, "qin", 2, 1);
    let mut mei = register(&node, &mailman, &mut party.people[0], MAIL);
    let id = done(mei.get("/api/me"))["user"]["id"].as_str().expect("she has one").to_owned();
    for email in [MAIL, "nobody@club.example"] {
        node.client().post("/api/sign-in", &credentials(email, "wrong horse"));
    }
    let told = done(node.client().post("/api/sign-in", &credentials(MAIL, PASSWORD)));
    let mut here = holding(&node, &told);
    let mut eve = guest(&node);
    let eves = done(eve.get("/api/me"))["user"]["id"].as_str().expect("she has one").to_owned();
    assert_eq!(eve.post(&party.path("start"), &json!({})).told(), "403 not_yours");
    while here.post("/api/passkeys/begin", &json!(null)).status != 429 {}
    assert_eq!(here.post("/api/sign-out", &json!(null)).status, 204);

    let row = |texts: [&str; 4]| texts.map(str::to_owned);
    let signed_in = logged(&node, "signed in");
    assert_eq!(signed_in, [row([&id, "mail", "", ""]), row([&id, "password", "", ""])]);
    let not = logged(&node, "not signed in");
    assert_eq!(not, [row([&id, "password", "", ""]), row(["", "password", "", ""])]);
    assert_eq!(logged(&node, "signed out"), [row([&id, "", "", ""])]);
    let refused = logged(&node, "refused");
    let start = row([&eves, "", "/api/tables/{id}/start", "not_yours"]);
    let begin = row([&id, "", "/api/passkeys/begin", "too_many"]);
    assert!(refused.contains(&start) && refused.contains(&begin), "{refused:?}");
    let log = node.log();
    let tokens = [&mei, &here, &eve].map(|client| client.token.clone().expect("it was shown"));
    for secret in tokens.iter().map(String::as_str).chain([MAIL, "wrong horse", PASSWORD]) {
        assert!(!log.contains(secret), "{secret}");
    }
}
