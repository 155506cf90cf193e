//! Settings of notification delivery.

use std::time::Duration;

use crate::VapidKey;

/// Settings of notification delivery. They hold secrets: no `Debug`.
#[derive(Clone, Default)]
pub struct Settings {
    /// SMTP server: `smtps://user:password@host:port`, or `smtp://…?tls=required` for STARTTLS, or `smtp://…`
    /// without TLS. Without it email is off.
    pub smtp_url: Option<String>,
    /// Sender of emails: `Pagoda <pagoda@club.example>`.
    pub from: String,
    /// VAPID identity. Without it Web Push is off.
    pub vapid: Option<Vapid>,
    /// Whether webhooks may call private addresses, and pushes may go without TLS: for tests and trusted
    /// networks.
    pub allow_private: bool,
    /// Timeouts.
    pub limits: Limits,
}

/// VAPID identity (RFC 8292).
#[derive(Clone)]
pub struct Vapid {
    /// Signing key.
    pub key: VapidKey,
    /// Contact for push services: `mailto:…` or `https://…`.
    pub subject: String,
}

/// Timeouts.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// To connect.
    pub connect: Duration,
    /// For a whole HTTP call.
    pub call: Duration,
    /// For a whole email: mail servers scan content.
    pub mail: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let [connect, call, mail] = [5, 10, 30].map(Duration::from_secs);
        Limits { connect, call, mail }
    }
}
