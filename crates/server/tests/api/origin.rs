//! Cross-site request forgery: pages of other origins can't act with a player's cookie.

use serde_json::json;
use server_testkit::{HttpClient, Node, UPGRADE, done};

const CLUB: &str = "https://club.example";

/// Headers that a foreign page's requests carry.
const FOREIGN: [(&str, &str); 5] = [
    ("origin", "https://evil.example"),
    ("origin", "null"),
    ("origin", ""),
    ("sec-fetch-site", "cross-site"),
    ("sec-fetch-site", "same-site"),
];

/// A client and its session cookie.
fn browser(node: &Node) -> (HttpClient, String) {
    let mut client = node.client();
    let answer = client.post("/api/guests", &json!({}));
    let cookie = answer.header("set-cookie").expect("a guest gets a cookie");
    let cookie = cookie.split(';').next().expect("a cookie has a name").to_owned();
    (client, cookie)
}

#[test]
fn cross_origin_commands_and_sockets_are_refused() {
    let node = Node::start(&["--allowed-origins", CLUB]);
    let (mut client, cookie) = browser(&node);
    let created = r#"{"game":"qin","seats":2}"#;
    for foreign in FOREIGN {
        let headers = [("cookie", cookie.as_str()), foreign];
        let mut answer = |method: &str, path: &str, body: Option<&str>| {
            client.send(method, path, &headers, body).told()
        };
        assert_eq!(answer("POST", "/api/tables", Some(created)), "403 cross_origin", "{foreign:?}");
        assert_eq!(answer("POST", "/api/guests", Some("{}")), "403 cross_origin", "{foreign:?}");
        let table = "/api/tables/aaaaaaaaaaab";
        assert_eq!(answer("DELETE", table, None), "403 cross_origin", "{foreign:?}");
        let mut upgrade = UPGRADE.to_vec();
        upgrade.extend(headers);
        let upgraded = node.client().send("GET", "/api/news", &upgrade, None);
        assert_eq!(upgraded.told(), "403 cross_origin", "{foreign:?}");
    }
}

#[test]
fn same_origin_commands_and_sockets_are_accepted() {
    let node = Node::start(&["--allowed-origins", CLUB]);
    let (mut client, cookie) = browser(&node);
    let own = format!("http://{}", node.address);
    let ours = [("origin", own.as_str()), ("origin", CLUB), ("sec-fetch-site", "same-origin")];
    for header in ours {
        let headers = [("cookie", cookie.as_str()), header];
        let created = r#"{"game":"qin","seats":2}"#;
        let created = done(client.send("POST", "/api/tables", &headers, Some(created)));
        let path = format!("/api/tables/{}", created["id"].as_str().expect("a table has an id"));
        assert_eq!(client.send("DELETE", &path, &headers, None).told(), "200");
        let mut upgrade = UPGRADE.to_vec();
        upgrade.extend(headers);
        assert_eq!(node.client().send("GET", "/api/news", &upgrade, None).status, 101);
    }
}

#[test]
fn cross_origin_queries_get_no_cors_headers() {
    let node = Node::start(&[]);
    let answer = node.client().send("GET", "/api/lobby", &[FOREIGN[0]], None);
    assert_eq!(answer.status, 200);
    let shares = |(name, _): &&(String, String)| name.starts_with("access-control-");
    assert_eq!(answer.headers.iter().find(shares), None);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
}

#[test]
fn session_cookie_is_http_only_and_same_site() {
    for (flags, name, secure) in
        [(&[][..], "pagoda=", false), (&["--tls"][..], "__Host-pagoda=", true)]
    {
        let node = Node::start(flags);
        let answer = node.client().post("/api/guests", &json!({}));
        let cookie = answer.header("set-cookie").expect("a guest gets a cookie");
        let parts: Vec<&str> = cookie.split("; ").collect();
        assert!(parts[0].starts_with(name) && parts[0].len() == name.len() + 64, "{cookie}");
        for wanted in ["Path=/", "HttpOnly", "SameSite=Lax"] {
            assert!(parts.contains(&wanted), "{cookie}");
        }
        assert_eq!(parts.contains(&"Secure"), secure, "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        let me = |cookie: &str| node.client().send("GET", "/api/me", &[("cookie", cookie)], None);
        assert_eq!(me(parts[0]).told(), "200");
        // A sibling domain can set cookies for this one, but none that begins with `__Host-`.
        let other = if secure { "pagoda=" } else { "__Host-pagoda=" };
        assert_eq!(me(&parts[0].replace(name, other)).told(), "401 unauthenticated");
    }
}
