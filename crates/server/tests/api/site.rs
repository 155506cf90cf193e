//! The browser client served by the node: files, pages, and nothing else of the machine.

use std::{
    fs,
    io::{Read as _, Write as _},
    path::PathBuf,
};

use serde_json::json;
use server_testkit::{HttpClient, HttpResponse, Node, connect};

/// A folder like the output of `tools/web`. It is deleted on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let outer = std::env::temp_dir().join(format!("pagoda-site-{name}-{}", std::process::id()));
        for (path, text) in [
            ("secret.txt", "outside"),
            ("site/index.html", "<title>client</title>"),
            ("site/index.html.br", "packed client"),
            ("site/sw.js", "worker"),
            ("site/manifest.webmanifest", "{}"),
            ("site/icon.svg", "<svg/>"),
            ("site/rules/qin/index.html", "<title>rules</title>"),
            ("site/rules/qin/fr/index.html", "<title>règles</title>"),
            ("site/a/0123/boot.js", "boot"),
            ("site/a/0123/boot.js.br", "packed boot"),
            ("site/a/0123/home_bg.wasm", "\0asm"),
            ("site/a/0123/style.css", "a{}"),
            ("site/a/0123/text/en/pages.ftl", "x = y"),
        ] {
            let path = outer.join(path);
            let folder = path.parent().expect("a file has a folder");
            fs::create_dir_all(folder).expect("the folder is created");
            fs::write(path, text).expect("the file is written");
        }
        Folder(outer)
    }

    /// A node that serves it.
    fn serve(&self) -> Node {
        let site = self.0.join("site");
        let site = site.to_str().expect("the path is UTF-8");
        Node::start(&["--bots", "0", "--static-dir", site, "--public-url", "https://club.example/"])
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn get_with(client: &mut HttpClient, path: &str, header: (&str, &str)) -> HttpResponse {
    client.send("GET", path, &[header], None)
}

#[test]
fn static_files_have_their_content_types() {
    let folder = Folder::new("kinds");
    let node = folder.serve();
    let mut client = node.client();
    for (path, kind, body) in [
        ("/", "text/html; charset=utf-8", "<title>client</title>"),
        ("/sw.js", "text/javascript; charset=utf-8", "worker"),
        ("/manifest.webmanifest", "application/manifest+json", "{}"),
        ("/icon.svg", "image/svg+xml", "<svg/>"),
        ("/a/0123/home_bg.wasm", "application/wasm", "\0asm"),
        ("/a/0123/style.css", "text/css; charset=utf-8", "a{}"),
        ("/a/0123/text/en/pages.ftl", "text/plain; charset=utf-8", "x = y"),
    ] {
        let answer = client.get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, body), "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        let caching = if path.starts_with("/a/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        assert_eq!(answer.header("cache-control"), Some(caching), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

#[test]
fn static_files_use_brotli_and_etags() {
    let folder = Folder::new("brotli");
    let node = folder.serve();
    let mut client = node.client();
    for accepted in ["gzip, deflate, br, zstd", "br;q=0.5"] {
        let packed = get_with(&mut client, "/a/0123/boot.js", ("accept-encoding", accepted));
        assert_eq!(
            (packed.body.as_str(), packed.header("content-encoding")),
            ("packed boot", Some("br"))
        );
        assert_eq!(packed.header("vary"), Some("accept-encoding"));
        assert_eq!(packed.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    for accepted in ["gzip", "br;q=0", "brown"] {
        let plain = get_with(&mut client, "/a/0123/boot.js", ("accept-encoding", accepted));
        assert_eq!(
            (plain.body.as_str(), plain.header("content-encoding")),
            ("boot", None),
            "{accepted}"
        );
    }
    assert_eq!(client.get("/a/0123/boot.js.br").status, 404, "it has no path of its own");

    let plain = client.get("/");
    let packed = get_with(&mut client, "/", ("accept-encoding", "br"));
    let tag = plain.header("etag").expect("a page has an ETag").to_owned();
    assert_ne!(Some(tag.as_str()), packed.header("etag"), "the compressed page has another ETag");
    for known in [tag.clone(), format!("\"old\", W/{tag}"), "*".to_owned()] {
        let again = get_with(&mut client, "/", ("if-none-match", &known));
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{known}");
        assert_eq!(again.header("etag"), Some(tag.as_str()));
        assert_eq!(again.header("cache-control"), Some("no-cache"));
    }
    assert_eq!(get_with(&mut client, "/", ("if-none-match", "\"old\"")).status, 200);
}

#[test]
fn pages_serve_the_client_or_their_own_file() {
    let folder = Folder::new("pages");
    let node = folder.serve();
    let mut client = node.client();
    for (path, body) in [
        ("/table/abc", "<title>client</title>"),
        ("/rules", "<title>client</title>"),
        ("/rules/go", "<title>client</title>"),
        ("/no-such-page?x=y.z", "<title>client</title>"),
        ("/rules/qin", "<title>rules</title>"),
        ("/rules/qin/", "<title>rules</title>"),
        ("/rules/qin/fr", "<title>règles</title>"),
    ] {
        let answer = client.get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, body), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    }
    for path in ["/missing.js", "/a/0123/missing.js", "/a/0123", "/a/4567/boot", "/favicon.ico"] {
        assert_eq!(client.get(path).told(), "404 not_found", "{path}");
    }
    assert_eq!(client.post("/", &json!({})).told(), "404 not_found");
}

#[test]
fn path_traversal_is_refused() {
    let folder = Folder::new("outside");
    let node = folder.serve();
    let mut client = node.client();
    for path in [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret%2etxt",
        "/a/../../secret.txt",
        "/a/0123/..%5c..%5c..%5csecret.txt",
        "//secret.txt",
        "/..",
        "/rules/qin/../../../secret.txt",
        "/%00",
        "/etc/passwd",
        "//etc/passwd",
        "/../../../../../../etc/passwd",
    ] {
        let answer = client.get(path);
        let is_client = answer.status == 200 && answer.body == "<title>client</title>";
        assert!(is_client || answer.told() == "404 not_found", "{path}: {answer:?}");
    }
}

#[test]
fn pages_have_a_content_security_policy() {
    let folder = Folder::new("policy");
    let node = folder.serve();
    for path in ["/", "/rules/qin", "/table/abc", "/sw.js", "/a/0123/boot.js"] {
        let answer = node.client().get(path);
        let policy = answer.header("content-security-policy").expect("a page has a policy");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.split("; ").any(|it| it == part), "{path}: {policy}");
        }
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(answer.header("permissions-policy").is_some());
    }
}

#[test]
fn serving_the_client_does_not_change_the_api() {
    let folder = Folder::new("api");
    let (with, without) = (folder.serve(), Node::start(&["--bots", "0"]));
    for path in ["/api", "/api/", "/api/nowhere", "/api/lobby", "/api/me", "/health", "/ready"] {
        let without_date = |node: &Node| {
            let mut answer = node.client().get(path);
            answer.headers.retain(|(name, _)| !["date", "x-request-id"].contains(&name.as_str()));
            answer
        };
        assert_eq!(without_date(&with), without_date(&without), "{path}");
        let policy = Some("default-src 'none'; frame-ancestors 'none'");
        assert_eq!(without_date(&with).header("content-security-policy"), policy);
        assert_eq!(without_date(&with).header("cache-control"), Some("no-store"));
    }
    assert_eq!(without.client().get("/").told(), "404 not_found");
}

#[test]
fn head_has_the_content_length_of_get() {
    let folder = Folder::new("head");
    let node = folder.serve();
    let mut stream = connect(&node.address);
    let request = "HEAD /table/abc HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    stream.get_mut().write_all(request.as_bytes()).expect("the node reads the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the node answers");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.to_lowercase().contains("content-length: 21\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}

#[test]
fn robots_and_sitemap_list_the_pages() {
    let folder = Folder::new("robots");
    let node = folder.serve();
    let robots = node.client().get("/robots.txt").body;
    assert!(
        robots.contains("Disallow: /api/\nSitemap: https://club.example/sitemap.xml\n"),
        "{robots}"
    );
    let map = node.client().get("/sitemap.xml");
    assert_eq!(map.header("content-type"), Some("application/xml; charset=utf-8"));
    for page in ["/", "/rules/qin", "/rules/qin/fr"] {
        assert!(
            map.body.contains(&format!("<loc>https://club.example{page}</loc>")),
            "{}",
            map.body
        );
    }
    let french = "hreflang=\"fr\" href=\"https://club.example/rules/qin/fr\"";
    assert_eq!(map.body.matches(french).count(), 2, "{}", map.body);
}

#[test]
fn folder_without_a_client_is_refused() {
    let folder = Folder::new("wrong");
    for (site, why) in
        [(folder.0.clone(), "contains no browser client"), (folder.0.join("no"), "No such file")]
    {
        let site = site.to_str().expect("the path is UTF-8");
        let started = Node::try_at("postgres://unused", &["--static-dir", site]);
        let error = started.err().expect("the node doesn't start").to_string();
        assert!(error.contains(why), "{error}");
    }
}
