//! Web push to browsers.

use std::time::{SystemTime, UNIX_EPOCH};

use alert::{Alert, Channel, Post, Settings, SettingsError, Unsent, Vapid, VapidKey};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use serde_json::{Value, json};
use web_push_native::p256::ecdsa::{Signature, VerifyingKey, signature::Verifier as _};

use crate::{alert, browser::Browser, hasty, in_time, listener::*, post, settings};

fn decode(text: &str) -> Vec<u8> {
    BASE64.decode(text).expect("base64url")
}

/// The claims of a VAPID header, if its key signed them; and the key.
fn read_vapid(header: &str) -> (Value, String) {
    let (token, key) = header
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("a VAPID header");
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let (header, claims) = signed.split_once('.').expect("three parts");
    let header: Value = serde_json::from_slice(&decode(header)).expect("JSON");
    assert_eq!(header, json!({ "typ": "JWT", "alg": "ES256" }));
    let signature = Signature::from_slice(&decode(signature)).expect("a signature");
    let verifier = VerifyingKey::from_sec1_bytes(&decode(key)).expect("a public key");
    verifier.verify(signed.as_bytes(), &signature).expect("the signature is valid");
    (serde_json::from_slice(&decode(claims)).expect("JSON"), key.to_owned())
}

#[tokio::test]
async fn a_browser_decrypts_its_message() {
    let mut listener = Listener::saying("201 Created").await;
    let browser = Browser::new();
    let sent = post(settings()).send(&browser.channel(listener.url()), &alert()).await;
    assert_eq!(sent, Ok(()));
    let call = listener.call().await;
    assert_eq!(call.line, "POST /hook?a=b HTTP/1.1");
    assert_eq!(call.headers["content-encoding"], "aes128gcm");
    assert_eq!(call.headers["ttl"], "86400");
    assert_eq!(call.headers["urgency"], "normal");
    assert_eq!(call.headers["topic"].len(), 32);
    let message = browser.open(&call.body).expect("the message is for this browser");
    let expected = json!({
        "id": "turn-7-12",
        "title": "Your turn",
        "text": "It is your turn in Huang.",
        "url": "https://club.example/t/7",
    });
    assert_eq!(serde_json::from_slice::<Value>(&message).expect("JSON"), expected);
    assert_eq!(Browser::new().open(&call.body), None, "no other browser can decrypt it");
}

#[tokio::test]
async fn a_push_is_signed_with_the_vapid_key() {
    let mut listener = Listener::saying("201 Created").await;
    let post = post(settings());
    let sent = post.send(&Browser::new().channel(listener.url()), &alert()).await;
    assert_eq!(sent, Ok(()));
    let (claims, key) = read_vapid(&listener.call().await.headers["authorization"]);
    assert_eq!(Some(key), post.public_key());
    assert_eq!(claims["aud"], format!("http://{}", listener.address));
    assert_eq!(claims["sub"], "mailto:host@club.example");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs();
    let left = claims["exp"].as_u64().expect("a time").checked_sub(now).expect("in the future");
    assert!((60..=24 * 60 * 60).contains(&left), "{left}");
}

#[tokio::test]
async fn a_long_alert_is_cut_to_fit() {
    let mut listener = Listener::saying("201 Created").await;
    let browser = Browser::new();
    let alert = Alert { text: "黄\"\n".repeat(10_000), tag: String::new(), ..alert() };
    assert_eq!(post(settings()).send(&browser.channel(listener.url()), &alert).await, Ok(()));
    let call = listener.call().await;
    assert!(call.body.len() <= 4096, "{}", call.body.len());
    assert!(!call.headers.contains_key("topic"), "without a tag there is no topic");
    let message = browser.open(&call.body).expect("the message is for this browser");
    let message: Value = serde_json::from_slice(&message).expect("the cut message is JSON");
    assert_eq!(message["title"], "Your turn");
}

#[tokio::test]
async fn an_expired_subscription_is_gone() {
    for (status, expected) in [
        ("404 Not Found", Unsent::Gone),
        ("410 Gone", Unsent::Gone),
        ("403 Forbidden", Unsent::Refused(403)),
        ("413 Too Long", Unsent::Refused(413)),
        ("503 Busy", Unsent::Later("503 Service Unavailable".to_owned())),
    ] {
        let listener = Listener::saying(status).await;
        let sent = post(settings()).send(&Browser::new().channel(listener.url()), &alert()).await;
        assert_eq!(sent, Err(expected), "{status}");
    }
    let listener = Listener::start(Answer::Silence).await;
    let sent = in_time(hasty(None).send(&Browser::new().channel(listener.url()), &alert())).await;
    assert!(matches!(sent, Err(Unsent::Later(_))), "{sent:?}");
}

#[tokio::test]
async fn malformed_keys_are_refused_before_any_call() {
    let mut listener = Listener::saying("201 Created").await;
    let Channel::Push { endpoint, p256dh, auth } = Browser::new().channel(listener.url()) else {
        panic!("a push channel");
    };
    let off_curve = BASE64.encode([4; 65]);
    let (at_infinity, short) = (BASE64.encode([0]), BASE64.encode([7; 15]));
    let padded = format!("{auth}==");
    for (p256dh, auth) in [
        ("", &*auth),
        ("AA", &*auth),
        (&*off_curve, &*auth),
        (&*at_infinity, &*auth),
        ("no base64!", &*auth),
        (&p256dh[..40], &*auth),
        (&*p256dh, ""),
        (&*p256dh, &*short),
        (&*p256dh, &*p256dh),
        (&*p256dh, &*padded),
    ] {
        let [p256dh, auth] = [p256dh, auth].map(str::to_owned);
        let channel = Channel::Push { endpoint: endpoint.clone(), p256dh, auth };
        let sent = post(settings()).send(&channel, &alert()).await;
        assert_eq!(sent, Err(Unsent::BadAddress));
    }
    assert_eq!(listener.connections().await, 0);
}

#[test]
fn a_subject_is_a_contact_address() {
    let opened = |subject: &str| {
        let vapid = Vapid { key: VapidKey::generate(), subject: subject.to_owned() };
        Post::new(Settings { vapid: Some(vapid), ..settings() }).map(|_| ())
    };
    assert_eq!(opened("mailto:host@club.example"), Ok(()));
    assert_eq!(opened("https://club.example/about"), Ok(()));
    for subject in ["", "host@club.example", "http://club.example", "javascript:1"] {
        assert_eq!(opened(subject), Err(SettingsError::Subject(subject.to_owned())));
    }
}
