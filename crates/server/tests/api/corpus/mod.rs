//! Strings that broke other programs go through every field that a client can fill: each is refused, or
//! stored and returned verbatim.

mod fields;
mod strings;

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use serde_json::{Value, json};
use server_testkit::{HttpResponse, done, guest};
use test_services::Mail;

use crate::{
    account::node_with_mail,
    corpus::{
        fields::{FIELDS, World},
        strings::corpus,
    },
    friends::known,
    moderation::moderator,
    openapi::document,
};

/// All headers of responses.
const HEADERS: [&str; 12] = [
    "cache-control",
    "connection",
    "content-length",
    "content-security-policy",
    "content-type",
    "cross-origin-resource-policy",
    "date",
    "referrer-policy",
    "retry-after",
    "set-cookie",
    "x-content-type-options",
    "x-request-id",
];
/// All headers of emails.
const MAIL_HEADERS: [&str; 9] = [
    "Auto-Submitted",
    "Content-Transfer-Encoding",
    "Content-Type",
    "Date",
    "From",
    "MIME-Version",
    "Message-ID",
    "Subject",
    "To",
];
/// Fields whose text a client can read again.
const RETURNED: [&str; 13] = [
    "post /api/guests name",
    "patch /api/profile name",
    "patch /api/profile settings",
    "post /api/notification-channels push.label",
    "post /api/quick-match luck",
    "post /api/tables title",
    "post /api/tables sit.luck",
    "post /api/tables/{id}/sit luck",
    "post /api/tables/{id}/chat text",
    "post /api/reports reason",
    "post /api/moderation/reports/{id}/close note",
    "post /api/moderation/users/{id}/actions note",
    "post /api/moderation/removals note",
];

/// A response has only known headers and a JSON body with its type; a refusal is a problem document.
fn is_plain(answer: &HttpResponse, what: &str) {
    assert!(matches!(answer.status, 200..300 | 400..500), "{what}: {answer:?}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
    for (name, value) in &answer.headers {
        assert!(HEADERS.contains(&name.as_str()), "{what}: {name}: {value}");
    }
    if answer.status < 300 && !answer.body.is_empty() {
        assert_eq!(answer.header("content-type"), Some("application/json"), "{what}");
        answer.json();
    } else if 400 <= answer.status {
        let status = answer.told();
        assert!(status.contains(' '), "{what}: not a problem document: {answer:?}");
    }
}

fn world() -> (server_testkit::TestDatabase, World) {
    let (mail_server, base, node) = node_with_mail();
    let ((moderator, _), (_, other)) = (moderator(&base, &node), known(&node));
    let person = guest(&node);
    (base, World { node, mail_server, moderator, person, other })
}

/// Every email that was announced arrives, with our headers and to one mailbox.
fn mails_are_plain(world: &World, announced: usize) {
    for _ in 0..announced {
        let mail = world.mail_server.next(Duration::from_secs(30)).expect("an email arrives");
        let Mail { to, lines } = &mail;
        assert!(!to.contains([' ', ',']) && to.matches('@').count() == 1, "{mail:?}");
        let head = lines.iter().take_while(|line| !line.is_empty());
        for line in head.filter(|line| !line.starts_with([' ', '\t'])) {
            let name = line.split(':').next().unwrap_or("");
            assert!(MAIL_HEADERS.contains(&name), "{line:?} in {mail:?}");
        }
        let is_to = |line: &&String| line.starts_with("To:");
        assert_eq!(lines.iter().filter(is_to).count(), 1, "{mail:?}");
    }
    assert_eq!(world.mail_server.next(Duration::from_millis(500)), None, "no other email is sent");
}

#[test]
fn text_is_refused_or_returned_verbatim() {
    let (_base, mut world) = world();
    let mut stored = BTreeMap::new();
    let mut announced = 0;
    for (route, field, put) in FIELDS {
        for text in corpus() {
            let what = format!("{route} {field} {text:?}");
            let (answer, returned) = put(&mut world, &text);
            is_plain(&answer, &what);
            if let Some(returned) = returned {
                let returned = returned.as_str().unwrap_or_else(|| panic!("{what}: {returned}"));
                assert!(returned == text || returned == text.trim(), "{what}: {returned:?}");
                *stored.entry(format!("{route} {field}")).or_insert(0) += 1;
            }
            announced += usize::from(route == "post /api/account" && answer.status == 202);
        }
    }
    let returned: BTreeSet<&str> = stored.keys().map(String::as_str).collect();
    assert_eq!(returned, BTreeSet::from(RETURNED));
    assert!(stored.values().all(|times| 20 <= *times), "most strings are stored: {stored:?}");
    assert!(20 <= announced);
    mails_are_plain(&world, announced);
    for line in world.node.log().lines() {
        let read = serde_json::from_str::<Value>(line);
        assert!(read.is_ok_and(|line| line.is_object()), "{line}");
    }
}

#[test]
fn header_values_are_refused_or_returned_verbatim() {
    let (_base, mut world) = world();
    let mut kept = 0;
    // A line break would begin another header of the client's own.
    for text in corpus().into_iter().filter(|text| !text.contains(['\r', '\n'])) {
        let mut client = world.node.client();
        let guest = client.send("POST", "/api/guests", &[("user-agent", &text)], Some("{}"));
        let (table, key) =
            (json!({"game": "qin", "seats": 2}).to_string(), [("idempotency-key", text.as_str())]);
        let created = world.person.send("POST", "/api/tables", &key, Some(&table));
        for answer in [&guest, &created] {
            // The HTTP parser refuses an invalid header.
            let is_refused = answer.status == 400 && answer.body.is_empty();
            if !is_refused {
                is_plain(answer, &text);
            }
        }
        if guest.status != 201 {
            continue;
        }
        client.token = guest.json()["token"].as_str().map(str::to_owned);
        let sessions = done(client.get("/api/sessions"));
        let about = sessions[0]["user_agent"].as_str().expect("a user agent is text");
        let short: String = text.trim().chars().take(200).collect();
        assert!(about.is_empty() || about == short, "{text:?}: {about:?}");
        kept += usize::from(!about.is_empty());
    }
    assert!(15 <= kept, "{kept}");
}

/// The names of all text fields of a schema.
fn strings(document: &Value, schema: &Value, name: &str, found: &mut BTreeSet<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.trim_start_matches('#');
        return strings(document, document.pointer(pointer).expect("it resolves"), name, found);
    }
    let kind = &schema["type"];
    if kind == "string" || kind.as_array().is_some_and(|kinds| kinds.contains(&json!("string"))) {
        found.insert(name.to_owned());
    }
    strings_of_parts(document, schema, name, found);
}

fn strings_of_parts(document: &Value, schema: &Value, name: &str, found: &mut BTreeSet<String>) {
    for (property, schema) in schema["properties"].as_object().into_iter().flatten() {
        let inner = if name.is_empty() { property.clone() } else { format!("{name}.{property}") };
        strings(document, schema, &inner, found);
    }
    for part in ["oneOf", "anyOf", "allOf"] {
        for schema in schema[part].as_array().into_iter().flatten() {
            strings(document, schema, name, found);
        }
    }
    if schema["items"].is_object() {
        strings(document, &schema["items"], name, found);
    }
}

#[test]
fn every_text_field_of_the_openapi_document_is_tested() {
    let document = document();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths is an object") {
        for (method, route) in methods.as_object().expect("a path is an object") {
            let mut found = BTreeSet::new();
            let schema = &route["requestBody"]["content"]["application/json"]["schema"];
            strings(&document, schema, "", &mut found);
            described.extend(found.into_iter().map(|name| format!("{method} {path} {name}")));
        }
    }
    let tried = FIELDS.iter().map(|(route, field, _)| format!("{route} {field}"));
    assert_eq!(described, tried.collect());
}
