//! Delivery by Web Push, end-to-end encrypted (RFC 8291).

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use web_push_native::{Auth, p256::PublicKey};

use crate::{Alert, Unsent, Vapid, call::Caller, site::Site};

/// TTL at the push service in seconds: a day.
const KEPT: u32 = 24 * 60 * 60;
/// Most bytes of a message: push services accept four kilobytes encrypted.
const MESSAGE_MAX: usize = 3000;
/// Ellipsis of truncated text.
const CUT: &str = "…";

/// Payload for the service worker.
#[derive(Clone, Copy, Serialize)]
struct Message<'a> {
    id: &'a str,
    title: &'a str,
    text: &'a str,
    url: &'a str,
}

/// Keys of a subscription.
struct Browser {
    key: PublicKey,
    auth: Auth,
}

impl Browser {
    fn read(p256dh: &str, auth: &str) -> Option<Browser> {
        let key = PublicKey::from_sec1_bytes(&BASE64.decode(p256dh).ok()?).ok()?;
        let auth: [u8; 16] = BASE64.decode(auth).ok()?.try_into().ok()?;
        Some(Browser { key, auth: auth.into() })
    }
}

/// Validates a subscription.
pub(crate) fn check(
    caller: &Caller,
    endpoint: &str,
    (p256dh, auth): (&str, &str),
) -> Result<(), Unsent> {
    let site = Site::read(endpoint)?;
    if !site.has_tls() && !caller.allows_private() {
        return Err(Unsent::BadAddress);
    }
    site.check(caller.allows_private())?;
    Browser::read(p256dh, auth).map(drop).ok_or(Unsent::BadAddress)
}

/// Sends an alert to a browser.
pub(crate) async fn push(
    caller: &Caller,
    vapid: &Vapid,
    endpoint: &str,
    (p256dh, auth): (&str, &str),
    alert: &Alert,
) -> Result<(), Unsent> {
    let site = Site::read(endpoint)?;
    if !site.has_tls() && !caller.allows_private() {
        return Err(Unsent::BadAddress);
    }
    let browser = Browser::read(p256dh, auth).ok_or(Unsent::BadAddress)?;
    let body = web_push_native::encrypt(message(alert), &browser.key, &browser.auth)
        .map_err(Unsent::later)?;
    let mut headers = vec![
        ("authorization", vapid.key.sign(&site.origin(), &vapid.subject)),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", KEPT.to_string()),
        ("urgency", "normal".to_owned()),
    ];
    if !alert.tag.is_empty() {
        headers.push(("topic", topic(&alert.tag)));
    }
    caller.post(&site, &headers, body).await
}

/// `Topic` header: 32 characters, a hash of the tag.
fn topic(tag: &str) -> String {
    BASE64.encode(&Sha256::digest(tag)[..24])
}

/// The payload; body, then title are truncated if it is too long.
fn message(alert: &Alert) -> Vec<u8> {
    let Alert { id, title, text, url, .. } = alert;
    let whole = Message { id, title, text, url };
    let text = cut(text, excess(whole));
    let shorter = Message { text: &text, ..whole };
    let title = cut(title, excess(shorter));
    json(Message { title: &title, ..shorter })
}

fn json(message: Message<'_>) -> Vec<u8> {
    serde_json::to_vec(&message).expect("text is JSON")
}

fn excess(message: Message<'_>) -> usize {
    json(message).len().saturating_sub(MESSAGE_MAX)
}

/// Truncates a text by this many bytes. A byte of text is at least one of JSON.
fn cut(text: &str, excess: usize) -> String {
    if excess == 0 {
        return text.to_owned();
    }
    match text.len().checked_sub(excess + CUT.len()) {
        Some(length) => format!("{}{CUT}", &text[..text.floor_char_boundary(length)]),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alert(title: &str, text: &str) -> Alert {
        let [id, url, tag] = ["7", "https://club.example/t/7", "t7"].map(str::to_owned);
        Alert { id, title: title.to_owned(), text: text.to_owned(), url, tag }
    }

    fn read(alert: &Alert) -> serde_json::Value {
        let message = message(alert);
        assert!(message.len() <= MESSAGE_MAX, "{}", message.len());
        serde_json::from_slice(&message).expect("it is JSON")
    }

    #[test]
    fn a_short_payload_is_sent_whole() {
        let told = read(&alert("À vous", "Huang, \"table\" 7\n黄"));
        let expected = serde_json::json!({
            "id": "7",
            "title": "À vous",
            "text": "Huang, \"table\" 7\n黄",
            "url": "https://club.example/t/7",
        });
        assert_eq!(told, expected);
    }

    #[test]
    fn a_long_payload_is_cut_between_characters() {
        for letter in ["a", "é", "黄", "🐉", "\"", "\u{1}", "\n"] {
            for extra in 0..9 {
                let text = format!("{}{}", "x".repeat(extra), letter.repeat(5000));
                let told = read(&alert("Your turn", &text));
                let short = told["text"].as_str().expect("a text");
                let kept = short.strip_suffix(CUT).unwrap_or(short);
                assert!(text.starts_with(kept), "{letter:?}");
                assert_eq!(told["title"], "Your turn");
                let told = read(&alert(&text, &text));
                assert_eq!(told["text"], "");
                assert_eq!(told["url"], "https://club.example/t/7");
            }
        }
        let told = read(&alert("Your turn", &"a".repeat(5000)));
        assert!(2900 < told["text"].as_str().expect("a text").len(), "little was cut");
    }

    #[test]
    fn a_topic_is_thirty_two_url_safe_characters() {
        for tag in ["t7", "a", "../ü\r\n", &"x".repeat(500)] {
            let topic = topic(tag);
            assert_eq!(topic.len(), 32);
            let is_taken = |letter: u8| letter.is_ascii_alphanumeric() || b"-_".contains(&letter);
            assert!(topic.bytes().all(is_taken), "{topic}");
        }
        assert_ne!(topic("t7"), topic("t8"));
    }
}
