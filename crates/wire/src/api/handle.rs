//! Names of sessions, passkeys and notification channels in URLs.

/// A name for one of a person's sessions or passkeys: 16 hexadecimal digits.
pub type Handle = String;
