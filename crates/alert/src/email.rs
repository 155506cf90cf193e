//! The email message: our own headers, and a body that can't be mistaken for headers (no header injection).

use std::time::SystemTime;

use email_encoding::{
    body::base64,
    headers::{rfc2047, writer::EmailWriter},
};
use lettre::Address;
use sha2::{Digest as _, Sha256};

use crate::{Alert, mailbox::Sender, plain};

/// Longest subject that is sent unencoded.
const TITLE_MAX: usize = 60;
/// Longest lines that are sent unencoded; mail servers break longer ones.
const LINE_MAX: usize = 900;

/// Formats an email.
pub(crate) fn email(from: &Sender, to: &Address, alert: &Alert) -> String {
    let date = httpdate::fmt_http_date(SystemTime::now()).replace("GMT", "+0000");
    let (encoding, body) = body(alert);
    let lines = [
        format!("Date: {date}"),
        format!("From: {}", from.shown),
        format!("To: {to}"),
        format!("Subject: {}", subject(&alert.title)),
        format!("Message-ID: {}", message_id(alert, from)),
        // Auto-generated: suppresses automatic replies (RFC 3834).
        "Auto-Submitted: auto-generated".to_owned(),
        "MIME-Version: 1.0".to_owned(),
        "Content-Type: text/plain; charset=utf-8".to_owned(),
        format!("Content-Transfer-Encoding: {encoding}"),
        String::new(),
        body,
    ];
    lines.join("\r\n")
}

/// Message id: the same for the same alert, whatever characters its id has.
fn message_id(alert: &Alert, from: &Sender) -> String {
    let name = plain::hex(&Sha256::digest(&alert.id)[..16]);
    format!("<{name}@{}>", from.address.domain())
}

/// The subject, encoded unless it is plain ASCII.
fn subject(title: &str) -> String {
    let title = plain::short_line(title);
    if title.is_ascii() && title.len() <= TITLE_MAX && !title.contains("=?") {
        return title;
    }
    let mut encoded = String::new();
    let mut writer = EmailWriter::new(&mut encoded, "Subject: ".len(), 0, false);
    rfc2047::encode(&title, &mut writer).expect("a text can be written to");
    drop(writer);
    encoded
}

/// The body with the link, and its transfer encoding.
fn body(alert: &Alert) -> (&'static str, String) {
    let text = format!("{}\n\n{}", plain::lines(&alert.text), plain::line(&alert.url));
    let is_short = text.lines().all(|line| line.len() <= LINE_MAX);
    let text = text.replace('\n', "\r\n");
    if text.is_ascii() && is_short {
        return ("7bit", text);
    }
    let mut encoded = String::new();
    base64::encode(text.as_bytes(), &mut encoded).expect("a text can be written to");
    ("base64", encoded)
}
