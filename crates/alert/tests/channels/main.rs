//! Alerts as they arrive, on listeners of our own.

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

/// Long enough for anything that happens at all.
const PATIENCE: Duration = Duration::from_secs(60);
/// A limit that a test can wait for.
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

/// What everything is sent with, but mail, to anybody.
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
    Post::new(settings).expect("the settings are good")
}

/// One who waits for nobody.
fn hasty(smtp_url: Option<String>) -> Post {
    let limits = Limits { connect: SHORT, call: SHORT, mail: SHORT };
    post(Settings { smtp_url, limits, ..settings() })
}

fn webhook(url: impl Into<String>) -> Channel {
    Channel::Webhook { url: url.into(), secret: "pssst".to_owned() }
}

async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("it comes to an end")
}
