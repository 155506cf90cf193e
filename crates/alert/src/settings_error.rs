//! Errors of the settings.

/// Invalid settings.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// Malformed SMTP URL. It isn't printed: it may hold a password.
    #[error("invalid SMTP URL; expected smtps://user:password@host:port")]
    Smtp,
    /// Malformed sender.
    #[error("invalid sender {0:?}")]
    From(String),
    /// Malformed VAPID subject.
    #[error("invalid VAPID subject {0:?}; expected mailto: or https:")]
    Subject(String),
    /// Malformed VAPID key. It isn't printed.
    #[error("invalid VAPID key; expected 32 bytes in base64url without padding")]
    Key,
}
