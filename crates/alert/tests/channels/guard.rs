//! No connection to an address that isn't public.

use alert::{Channel, Post, Settings, Unsent};

use crate::{alert, browser::Browser, in_time, listener::Listener, post, settings, webhook};

/// Addresses that aren't public, in many spellings; most are this machine.
const PRIVATE: [&str; 38] = [
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "127.0.0.1.",
    "127.255.255.254",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0X7F.0.0.0x1",
    "017700000001",
    "0177.0.0.1",
    "0177.0.0.0x1",
    "１２７.0.0.1",
    "127。0。0。1",
    "①②⑦.0.0.1",
    "%31%32%37.0.0.1",
    "localhost",
    "LocalHost",
    "ｌocalhost",
    "0",
    "0.0.0.0",
    "0x0",
    "[::]",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::FFFF:7F00:1]",
    "[64:ff9b::127.0.0.1]",
    "[2002:7f00:1::]",
    "[fe80::1]",
    "[fd00::1]",
    "[ff02::1]",
    "10.0.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.168.1.1",
    "255.255.255.255",
];

fn careful() -> Post {
    post(Settings { allow_private: false, ..settings() })
}

#[tokio::test]
async fn no_spelling_leads_to_a_private_address() {
    let mut listener = Listener::saying("200 OK").await;
    let port = listener.address.port();
    let (post, browser) = (careful(), Browser::new());
    for host in PRIVATE {
        for scheme in ["http", "https"] {
            let channel = webhook(format!("{scheme}://{host}:{port}/"));
            let sent = in_time(post.send(&channel, &alert())).await;
            assert_eq!(sent, Err(Unsent::Private), "{scheme}://{host}");
        }
        let channel = browser.channel(format!("https://{host}:{port}/"));
        let sent = in_time(post.send(&channel, &alert())).await;
        assert_eq!(sent, Err(Unsent::Private), "a push to {host}");
    }
    assert_eq!(listener.connections().await, 0);
}

/// Proves that the test above would see a connection.
#[tokio::test]
async fn same_spellings_are_accepted_where_private_addresses_are_allowed() {
    let mut listener = Listener::saying("200 OK").await;
    let port = listener.address.port();
    let spellings = ["127.0.0.1", "2130706433", "0x7f.1", "localhost", "[::ffff:127.0.0.1]"];
    for host in spellings {
        let channel = webhook(format!("http://{host}:{port}/"));
        assert_eq!(in_time(post(settings()).send(&channel, &alert())).await, Ok(()), "{host}");
    }
    assert_eq!(listener.connections().await, spellings.len());
}

#[tokio::test]
async fn a_push_goes_by_tls_or_not_at_all() {
    let channel = Browser::new().channel("http://push.example/".to_owned());
    assert_eq!(careful().send(&channel, &alert()).await, Err(Unsent::BadAddress));
}

#[tokio::test]
async fn a_url_with_credentials_is_refused() {
    let mut listener = Listener::saying("200 OK").await;
    for credentials in ["ann@", "ann:secret@", ":secret@"] {
        let url = format!("http://{credentials}{}/", listener.address);
        let browser = Browser::new().channel(url.clone());
        for channel in [webhook(url), browser] {
            let sent = post(settings()).send(&channel, &alert()).await;
            assert_eq!(sent, Err(Unsent::BadAddress), "{credentials}");
        }
    }
    assert_eq!(listener.connections().await, 0);
}

#[tokio::test]
async fn a_channel_without_settings_is_refused() {
    let post = post(Settings::default());
    let mail = Channel::Mail { address: "ann@club.example".to_owned() };
    assert_eq!(post.send(&mail, &alert()).await, Err(Unsent::NoSuchWay));
    let push = Browser::new().channel("https://push.example/".to_owned());
    assert_eq!(post.send(&push, &alert()).await, Err(Unsent::NoSuchWay));
    assert_eq!(post.public_key(), None);
}
