//! Strings that broke other programs go through every field that a client can fill: each is refused, or
//! kept and given back as it is.

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
    account::post,
    corpus::{
        fields::{FIELDS, World},
        strings::corpus,
    },
    friends::known,
    moderation::host,
    openapi::document,
};

/// All headers that we ever write.
const HEADERS: [&str; 11] = [
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
];
/// All headers of our mails.
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
/// Fields whose text is told again.
const TOLD: [&str; 12] = [
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
];

/// An answer is JSON that says so, with our headers alone; a refusal is a problem.
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
        let told = answer.told();
        assert!(told.contains(' '), "{what}: a refusal without a problem: {answer:?}");
    }
}

fn world() -> (server_testkit::TestDatabase, World) {
    let (mail_server, base, node) = post();
    let ((host, _), (_, other)) = (host(&base, &node), known(&node));
    let person = guest(&node);
    (base, World { node, mail_server, host, person, other })
}

/// Every email that was announced arrives, with our headers and to one mailbox.
fn mails_are_plain(world: &World, announced: usize) {
    for _ in 0..announced {
        let mail = world.mail_server.next(Duration::from_secs(30)).expect("a mail comes");
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
    assert_eq!(world.mail_server.next(Duration::from_millis(500)), None, "and no other");
}

#[test]
fn text_is_refused_or_returned_verbatim() {
    let (_base, mut world) = world();
    let mut kept = BTreeMap::new();
    let mut announced = 0;
    for (route, field, put) in FIELDS {
        for text in corpus() {
            let what = format!("{route} {field} {text:?}");
            let (answer, told) = put(&mut world, &text);
            is_plain(&answer, &what);
            if let Some(told) = told {
                let told = told.as_str().unwrap_or_else(|| panic!("{what}: {told}"));
                assert!(told == text || told == text.trim(), "{what}: {told:?}");
                *kept.entry(format!("{route} {field}")).or_insert(0) += 1;
            }
            announced += usize::from(route == "post /api/account" && answer.status == 202);
        }
    }
    let told: BTreeSet<&str> = kept.keys().map(String::as_str).collect();
    assert_eq!(told, BTreeSet::from(TOLD));
    assert!(kept.values().all(|times| 20 <= *times), "most are only text: {kept:?}");
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
    // Who writes line breaks there writes other headers, and they are their own.
    for text in corpus().into_iter().filter(|text| !text.contains(['\r', '\n'])) {
        let mut client = world.node.client();
        let come = client.send("POST", "/api/guests", &[("user-agent", &text)], Some("{}"));
        let (table, key) =
            (json!({"game": "qin", "seats": 2}).to_string(), [("idempotency-key", text.as_str())]);
        let created = world.person.send("POST", "/api/tables", &key, Some(&table));
        for answer in [&come, &created] {
            // What is no header at all is refused before anybody reads it.
            let is_refused = answer.status == 400 && answer.body.is_empty();
            if !is_refused {
                is_plain(answer, &text);
            }
        }
        if come.status != 201 {
            continue;
        }
        client.token = come.json()["token"].as_str().map(str::to_owned);
        let sessions = done(client.get("/api/sessions"));
        let about = sessions[0]["user_agent"].as_str().expect("it is text");
        let short: String = text.trim().chars().take(200).collect();
        assert!(about.is_empty() || about == short, "{text:?}: {about:?}");
        kept += usize::from(!about.is_empty());
    }
    assert!(15 <= kept, "{kept}");
}

/// All places for text in a schema, by their names.
fn strings(document: &Value, schema: &Value, name: &str, found: &mut BTreeSet<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.trim_start_matches('#');
        return strings(document, document.pointer(pointer).expect("it is described"), name, found);
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
    for (path, methods) in document["paths"].as_object().expect("there are paths") {
        for (method, route) in methods.as_object().expect("there are methods") {
            let mut found = BTreeSet::new();
            let schema = &route["requestBody"]["content"]["application/json"]["schema"];
            strings(&document, schema, "", &mut found);
            described.extend(found.into_iter().map(|name| format!("{method} {path} {name}")));
        }
    }
    let tried = FIELDS.iter().map(|(route, field, _)| format!("{route} {field}"));
    assert_eq!(described, tried.collect());
}
