//! Webhooks.

use alert::{Alert, Unsent};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::json;
use sha2::Sha256;

use crate::{alert, hasty, in_time, listener::*, post, settings, webhook};

#[tokio::test]
async fn a_webhook_gets_the_alert_and_its_signature() {
    let mut listener = Listener::saying("204 No Content").await;
    let sent = post(settings()).send(&webhook(listener.url()), &alert()).await;
    assert_eq!(sent, Ok(()));
    let call = listener.call().await;
    assert_eq!(call.line, "POST /hook?a=b HTTP/1.1");
    assert_eq!(call.headers["host"], listener.address.to_string());
    assert_eq!(call.headers["content-type"], "application/json");
    assert_eq!(call.headers["idempotency-key"], "turn-7-12");
    let expected = json!({
        "id": "turn-7-12",
        "title": "Your turn",
        "text": "It is your turn in Huang.",
        "url": "https://club.example/t/7",
        "tag": "t7",
    });
    let body: serde_json::Value = serde_json::from_slice(&call.body).expect("the body is JSON");
    assert_eq!(body, expected);

    let hex = call.headers["x-pagoda-signature"].strip_prefix("sha256=").expect("a signature");
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hex");
    let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(byte).collect();
    let mut mac = Hmac::<Sha256>::new_from_slice(b"pssst").expect("a key of any length");
    mac.update(&call.body);
    mac.verify_slice(&bytes).expect("the signature matches the body");
}

#[tokio::test]
async fn an_id_with_any_characters_stays_one_header() {
    let mut listener = Listener::saying("200 OK").await;
    for id in ["a\r\nX-Evil: 1", "a\nX-Evil: 1", "\0", "", "é\u{2028}黄", " a "] {
        let alert = Alert { id: id.to_owned(), ..alert() };
        let sent = post(settings()).send(&webhook(listener.url()), &alert).await;
        assert_eq!(sent, Ok(()), "{id:?}");
        let call = listener.call().await;
        assert!(!call.headers.contains_key("x-evil"), "{id:?}");
        let body: serde_json::Value = serde_json::from_slice(&call.body).expect("the body is JSON");
        assert_eq!(body["id"], id);
    }
}

#[tokio::test]
async fn http_statuses_are_interpreted() {
    for (status, expected) in [
        ("200 OK", Ok(())),
        ("404 Not Found", Err(Unsent::Gone)),
        ("410 Gone", Err(Unsent::Gone)),
        ("403 Forbidden", Err(Unsent::Refused(403))),
        ("503 Service Unavailable", Err(Unsent::Later("503 Service Unavailable".to_owned()))),
        ("429 Too Many Requests", Err(Unsent::Later("429 Too Many Requests".to_owned()))),
    ] {
        let listener = Listener::saying(status).await;
        let sent = post(settings()).send(&webhook(listener.url()), &alert()).await;
        assert_eq!(sent, expected, "{status}");
    }
}

#[tokio::test]
async fn a_silent_receiver_is_retried_later() {
    let listener = Listener::start(Answer::Silence).await;
    let sent = in_time(hasty(None).send(&webhook(listener.url()), &alert())).await;
    assert_eq!(sent, Err(Unsent::Later("no answer for 500 ms".to_owned())));
}

#[tokio::test]
async fn an_unreachable_receiver_is_retried_later() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let channel = webhook(format!("http://{address}/"));
    let sent = in_time(post(settings()).send(&channel, &alert())).await;
    assert!(matches!(sent, Err(Unsent::Later(_))), "{sent:?}");
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let mut elsewhere = Listener::saying("200 OK").await;
    for status in ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"] {
        let location = format!("{status}\r\nlocation: {}", elsewhere.url());
        let listener = Listener::saying(&location).await;
        let sent = post(settings()).send(&webhook(listener.url()), &alert()).await;
        assert_eq!(sent, Err(Unsent::Refused(status[..3].parse().expect("a number"))));
    }
    assert_eq!(elsewhere.connections().await, 0);
}
