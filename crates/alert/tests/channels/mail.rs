//! Emails as they arrive.

use alert::{Alert, Channel, Post, Settings, SettingsError, Unsent};
use base64::{Engine as _, prelude::BASE64_STANDARD as BASE64};

use crate::{alert, catcher::*, hasty, in_time, post, settings};

/// The headers that an email has, and no others.
const HEADERS: [&str; 9] = [
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

/// Texts that try to inject headers and commands.
const EVIL: [&str; 16] = [
    "Your turn\r\nBcc: all@club.example",
    "Your turn\nBcc: all@club.example",
    "Your turn\rBcc: all@club.example",
    "\r\n\r\nanother body",
    "\n\nanother body",
    "\r\n.\r\nMAIL FROM:<evil@club.example>\r\nRCPT TO:<all@club.example>\r\nDATA\r\n",
    "\n.\nMAIL FROM:<evil@club.example>\n",
    "\r.\rMAIL FROM:<evil@club.example>\r",
    ".",
    "..\r\n.",
    "\0",
    "a\u{85}Bcc: all@club.example",
    "a\u{2028}Bcc: all@club.example\u{2029}",
    "=?utf-8?q?=0D=0ABcc:_all@club.example?=",
    "é\r\n Bcc: all@club.example\r\n\t\u{b}\u{c}\u{1b}\u{7f}",
    "",
];

fn mail(address: &str) -> Channel {
    Channel::Mail { address: address.to_owned() }
}

fn writer(catcher: &Catcher) -> Post {
    post(Settings { smtp_url: Some(catcher.url()), ..settings() })
}

#[tokio::test]
async fn an_email_arrives_unchanged() {
    let mut catcher = Catcher::start(POLITE).await;
    assert_eq!(writer(&catcher).send(&mail("ann@club.example"), &alert()).await, Ok(()));
    let caught = catcher.caught().await;
    assert_eq!(
        caught.commands,
        [
            "EHLO club.example",
            "MAIL FROM:<pagoda@club.example>",
            "RCPT TO:<ann@club.example>",
            "DATA",
            "QUIT"
        ]
    );
    assert_eq!(caught.header("From"), "Pagoda <pagoda@club.example>");
    assert_eq!(caught.header("To"), "ann@club.example");
    assert!(caught.header("Date").ends_with(" +0000"), "{caught:?}");
    assert_eq!(caught.header("Subject"), "Your turn");
    assert_eq!(caught.header("Auto-Submitted"), "auto-generated");
    assert_eq!(caught.header("Content-Type"), "text/plain; charset=utf-8");
    assert_eq!(caught.body, ["It is your turn in Huang.", "", "https://club.example/t/7"]);
}

/// A decoded subject.
fn read_subject(header: &str) -> String {
    let word = |word: &str| {
        let inner = word.strip_prefix("=?utf-8?b?").and_then(|rest| rest.strip_suffix("?="));
        BASE64.decode(inner.unwrap_or_else(|| panic!("{word} is not encoded"))).expect("base64")
    };
    let bytes: Vec<u8> = header.split_whitespace().flat_map(word).collect();
    String::from_utf8(bytes).expect("text")
}

#[tokio::test]
async fn characters_of_every_language_arrive() {
    let mut catcher = Catcher::start(POLITE).await;
    let long = "À vous : 黄 帝, und Grüße. ".repeat(7);
    for title in ["À vous : 黄", "=?utf-8?q?=0D=0A?=", long.trim()] {
        let text = "C'est à vous.\n.\nПора ходить.".to_owned();
        let alert = Alert { title: title.to_owned(), text, ..alert() };
        assert_eq!(writer(&catcher).send(&mail("ann@club.example"), &alert).await, Ok(()));
        let caught = catcher.caught().await;
        assert!(caught.raw.iter().all(|line| line.is_ascii() && line.len() <= 78), "{caught:?}");
        assert_eq!(read_subject(caught.header("Subject")), title);
        assert_eq!(caught.header("Content-Transfer-Encoding"), "base64");
        let text = BASE64.decode(caught.body.concat()).expect("base64");
        let expected = "C'est à vous.\r\n.\r\nПора ходить.\r\n\r\nhttps://club.example/t/7";
        assert_eq!(String::from_utf8(text).as_deref(), Ok(expected));
    }
}

#[tokio::test]
async fn a_dot_is_only_a_dot() {
    let mut catcher = Catcher::start(POLITE).await;
    let alert = Alert { text: ".\n..\n.a\r\n.\r\nb\r.\rc".to_owned(), ..alert() };
    assert_eq!(writer(&catcher).send(&mail("ann@club.example"), &alert).await, Ok(()));
    let expected = [".", "..", ".a", ".", "b", ".", "c", "", "https://club.example/t/7"];
    assert_eq!(catcher.caught().await.body, expected);
}

#[tokio::test]
async fn the_same_alert_is_the_same_mail() {
    let mut catcher = Catcher::start(POLITE).await;
    let writer = writer(&catcher);
    let other = Alert { id: "turn-7-13".to_owned(), ..alert() };
    let mut ids = Vec::new();
    for alert in [&alert(), &alert(), &other] {
        assert_eq!(writer.send(&mail("ann@club.example"), alert).await, Ok(()));
        ids.push(catcher.caught().await.header("Message-ID").to_owned());
    }
    assert_eq!(ids[0], ids[1]);
    assert_ne!(ids[0], ids[2]);
    assert!(ids[0].starts_with('<') && ids[0].ends_with("@club.example>"), "{}", ids[0]);
}

#[tokio::test]
async fn content_never_becomes_a_header_or_a_command() {
    let mut catcher = Catcher::start(POLITE).await;
    let writer = writer(&catcher);
    let long = "word ".repeat(2000);
    let longer = "w".repeat(5000);
    for evil in EVIL.into_iter().chain([long.as_str(), &longer]) {
        for at in 0..5 {
            let mut alert = alert();
            let Alert { id, title, text, url, tag } = &mut alert;
            *[id, title, text, url, tag][at] = evil.to_owned();
            let sent = in_time(writer.send(&mail("ann@club.example"), &alert)).await;
            assert_eq!(sent, Ok(()), "{evil:?}");
            let caught = catcher.caught().await;
            let expected = ["EHLO", "MAIL", "RCPT", "DATA", "QUIT"];
            let verbs = caught.commands.iter().map(|command| &command[..4]);
            assert!(verbs.eq(expected), "{evil:?}: {:?}", caught.commands);
            let mut names: Vec<&str> = caught.headers.iter().map(|(name, _)| &**name).collect();
            names.sort_unstable();
            assert_eq!(names, HEADERS, "{evil:?}");
            let longest = caught.raw.iter().map(String::len).max();
            assert!(longest <= Some(998), "{longest:?}");
        }
    }
}

#[tokio::test]
async fn a_malformed_address_is_refused() {
    let catcher = Catcher::start(POLITE).await;
    let evil = ["ann@club.example\r\nRCPT TO:<all@club.example>", "ann@localhost", "ann", ""];
    for address in evil {
        let sent = writer(&catcher).send(&mail(address), &alert()).await;
        assert_eq!(sent, Err(Unsent::BadAddress), "{address:?}");
    }
}

#[tokio::test]
async fn smtp_statuses_are_interpreted() {
    for (recipient, expected) in [
        ("550 5.1.1 no such user", Some(Unsent::Gone)),
        ("550 no such user", Some(Unsent::Gone)),
        ("550-5.1.1 no such user\r\n550 5.1.1 try another", Some(Unsent::Gone)),
        ("550 5.7.1 you may not", Some(Unsent::Refused(550))),
        ("552 list_full", Some(Unsent::Refused(552))),
        ("554 no", Some(Unsent::Refused(554))),
        ("450 busy", None),
        ("421 going down", None),
        ("250 ok", None),
    ] {
        let mail_reply = if recipient == "250 ok" { "451 not now" } else { "250 seat_taken" };
        let catcher = Catcher::start(Manners { recipient, mail: mail_reply, ..POLITE }).await;
        let sent = in_time(writer(&catcher).send(&mail("ann@club.example"), &alert())).await;
        match expected {
            Some(expected) => assert_eq!(sent, Err(expected), "{recipient}"),
            None => assert!(matches!(sent, Err(Unsent::Later(_))), "{recipient}: {sent:?}"),
        }
    }
}

#[tokio::test]
async fn a_malformed_smtp_reply_is_retried_later() {
    let greetings: [&[u8]; 7] = [
        b"",
        b"\r\n",
        b"hello\r\n",
        b"\xff\xfe\x00\r\n",
        b"999 what\r\n",
        b"2\r\n",
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
    ];
    for greeting in greetings {
        let catcher = Catcher::start(Manners { greeting, ..POLITE }).await;
        let hasty = hasty(Some(catcher.url()));
        let sent = in_time(hasty.send(&mail("ann@club.example"), &alert())).await;
        assert!(matches!(sent, Err(Unsent::Later(_))), "{greeting:?}: {sent:?}");
    }
    let catcher = Catcher::start(Manners { recipient: "", ..POLITE }).await;
    let hasty = hasty(Some(catcher.url()));
    let sent = in_time(hasty.send(&mail("ann@club.example"), &alert())).await;
    assert_eq!(sent, Err(Unsent::Later("no answer for 500 ms".to_owned())));
}

#[tokio::test]
async fn an_unreachable_mail_server_is_retried_later() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    drop(listener);
    let post = post(Settings { smtp_url: Some(url), ..settings() });
    let sent = in_time(post.send(&mail("ann@club.example"), &alert())).await;
    assert!(matches!(sent, Err(Unsent::Later(_))), "{sent:?}");
}

#[test]
fn malformed_settings_are_refused() {
    let opened = |url: &str, from: &str| {
        let (smtp_url, from) = (Some(url.to_owned()), from.to_owned());
        Post::new(Settings { smtp_url, from, ..settings() }).map(|_| ())
    };
    let (url, from) = ("smtps://ann:secret@mail.club.example", "pagoda@club.example");
    assert_eq!(opened(url, from), Ok(()));
    assert_eq!(opened("smtp://mail.club.example:587?tls=required", from), Ok(()));
    for url in ["", "mail.club.example", "http://mail.club.example", "smtp://a?tls=perhaps"] {
        assert_eq!(opened(url, from), Err(SettingsError::Smtp), "{url}");
    }
    for from in ["", "Pagoda", "Pagoda\r\nBcc: all@club.example <pagoda@club.example>"] {
        assert_eq!(opened(url, from), Err(SettingsError::From(from.to_owned())));
    }
}
