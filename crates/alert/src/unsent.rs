//! Why an alert wasn't delivered, and whether to retry.

use std::time::Duration;

use hyper::StatusCode;

use crate::plain;

/// Why an alert wasn't delivered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsent {
    /// The channel isn't configured on this server.
    #[error("channel is not configured")]
    NoSuchWay,
    /// Permanent: malformed address.
    #[error("malformed address")]
    BadAddress,
    /// Permanent: the address isn't public.
    #[error("address is not public")]
    Private,
    /// Permanent: the mailbox or subscription is gone.
    #[error("mailbox or subscription is gone")]
    Gone,
    /// Transient: retry later. It may have been delivered already; the alert's id tells.
    #[error("temporary failure: {0}")]
    Later(String),
    /// Permanent: refused with this status.
    #[error("refused with status {0}")]
    Refused(u16),
}

impl Unsent {
    /// A timeout.
    pub(crate) fn late(after: Duration) -> Unsent {
        Unsent::Later(format!("no answer for {} ms", after.as_millis()))
    }

    /// A network error; one line of its text, for logs.
    pub(crate) fn later(why: impl std::fmt::Display) -> Unsent {
        Unsent::Later(plain::short_line(&why.to_string()))
    }
}

/// Interprets an HTTP status. A redirect is refused: its target wasn't checked.
pub(crate) fn judge(status: StatusCode) -> Result<(), Unsent> {
    match status.as_u16() {
        200..=299 => Ok(()),
        404 | 410 => Err(Unsent::Gone),
        408 | 425 | 429 | 500..=599 => Err(Unsent::later(status)),
        other => Err(Unsent::Refused(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_short_line() {
        let Unsent::Later(why) = Unsent::later(format!("busy\r\nERROR{}", "é".repeat(500))) else {
            panic!("later is later");
        };
        assert!(why.starts_with("busy  ERROR"), "{why}");
        assert!(why.chars().count() < 300, "{why}");
    }

    #[test]
    fn every_status_is_interpreted() {
        let judged = |number| judge(StatusCode::from_u16(number).expect("a number of HTTP's"));
        for number in [200, 201, 202, 204] {
            assert_eq!(judged(number), Ok(()), "{number}");
        }
        for number in [404, 410] {
            assert_eq!(judged(number), Err(Unsent::Gone), "{number}");
        }
        for number in [408, 429, 500, 502, 503, 504, 599] {
            assert!(matches!(judged(number), Err(Unsent::Later(_))), "{number}");
        }
        for number in [101, 301, 302, 307, 308, 400, 401, 403, 413, 600, 999] {
            assert_eq!(judged(number), Err(Unsent::Refused(number)), "{number}");
        }
    }
}
