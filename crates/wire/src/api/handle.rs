//! Ids of sessions, passkeys and notification channels.

/// Id of a session, passkey or notification channel: 16 hexadecimal digits.
pub type Handle = String;
