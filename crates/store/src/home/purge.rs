//! Statements that delete expired data. Each finds its rows by an index: nodes run them every hour, and the tables only grow.

/// Sessions that have ended, which nodes poll for to close their sockets.
pub(crate) const ENDED_SESSIONS: &str =
    "delete from session where ended_at < now() - interval '1 day'";
/// Sessions that nobody has used for long.
pub(crate) const UNUSED_SESSIONS: &str =
    "delete from session where last_used_at < now() - interval '400 days'";
/// WebAuthn challenges that weren't answered in time.
pub(crate) const EXPIRED_CHALLENGES: &str =
    "delete from webauthn_challenge where expires_at < now()";
/// Links in emails that weren't used in time.
pub(crate) const EXPIRED_VERIFICATIONS: &str =
    "delete from pending_verification where expires_at < now()";
/// Notifications of decisions, kept without content so that none is sent twice.
pub(crate) const COMPLETED_MESSAGES: &str =
    "delete from outbox where done_at < now() - interval '120 days'";

/// All of them.
pub const PURGES: [&str; 5] = [
    ENDED_SESSIONS,
    UNUSED_SESSIONS,
    EXPIRED_CHALLENGES,
    EXPIRED_VERIFICATIONS,
    COMPLETED_MESSAGES,
];
