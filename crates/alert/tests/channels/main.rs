//! Delivery to local servers that record what arrives.

mod browser;
mod catcher;
mod guard;
mod listener;
mod mail;
mod push;
mod rude;
mod webhook;

use std::time::Duration;

use alert::{Alert, Channel, Limits, Post, Settings, Vapid, VapidKey};

/// A timeout that no passing test reaches.
const PATIENCE: Duration = Duration::from_secs(60);
/// A timeout that a test can wait for.
const SHORT: Duration = Duration::from_millis(500);

fn alert() -> Alert {
    Alert {
        id: "turn-7-12".to_owned(),
        title: "Your turn".to_owned(),
        text: "It is your turn in Huang.".to_owned(),
        url: "https://club.example/t/7".to_owned(),
        tag: "t7".to_owned(),
    }
}

/// Settings for everything but email, to any address.
fn settings() -> Settings {
    let key = VapidKey::generate();
    Settings {
        from: "Pagoda <pagoda@club.example>".to_owned(),
        vapid: Some(Vapid { key, subject: "mailto:host@club.example".to_owned() }),
        allow_private: true,
        ..Settings::default()
    }
}

fn post(settings: Settings) -> Post {
    Post::new(settings).expect("the settings are valid")
}

/// A sender with short timeouts.
fn hasty(smtp_url: Option<String>) -> Post {
    let limits = Limits { connect: SHORT, call: SHORT, mail: SHORT };
    post(Settings { smtp_url, limits, ..settings() })
}

fn webhook(url: impl Into<String>) -> Channel {
    Channel::Webhook { url: url.into(), secret: "pssst".to_owned() }
}

async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("the call ends in time")
}
