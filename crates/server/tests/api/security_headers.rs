//! Security headers of responses.

use server_testkit::{Node, guest};

#[test]
fn every_response_has_security_headers() {
    const ALWAYS: [(&str, &str); 5] = [
        ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (flags, hsts) in
        [(&[][..], None), (&["--tls"][..], Some("max-age=31536000; includeSubDomains"))]
    {
        let node = Node::start(flags);
        for path in ["/api/lobby", "/api/me", "/api/openapi.json", "/nowhere", "/health"] {
            let answer = node.client().get(path);
            for (name, value) in ALWAYS {
                assert_eq!(answer.header(name), Some(value), "{path}");
            }
            assert_eq!(answer.header("strict-transport-security"), hsts, "{path}");
        }
    }
}

#[test]
fn http_origin_is_foreign_under_tls() {
    let node = Node::start(&["--tls"]);
    let answer = |scheme: &str| {
        let origin = format!("{scheme}://{}", node.address);
        let headers = [("origin", origin.as_str())];
        node.client().send("POST", "/api/guests", &headers, Some("{}")).told()
    };
    assert_eq!([answer("http"), answer("https")], ["403 cross_origin", "201"]);
}

#[test]
fn sign_out_and_deletion_clear_the_cookie() {
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
