//! Why an alert wasn't sent, and what that means for the next one.

use std::time::Duration;

use hyper::StatusCode;

use crate::plain;

/// Why an alert wasn't sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsent {
    /// This way isn't set up here.
    #[error("this way is not set up")]
    NoSuchWay,
    /// The way's address isn't one; it won't become one.
    #[error("the address is not one")]
    BadAddress,
    /// The address isn't public.
    #[error("the address is not public")]
    Private,
    /// Nobody is there any more.
    #[error("nobody is there any more")]
    Gone,
    /// It may well succeed later. It may have arrived already, too: the alert's id tells.
    #[error("not now: {0}")]
    Later(String),
    /// The other end doesn't want it, and says so by this number.
    #[error("refused with {0}")]
    Refused(u16),
}

impl Unsent {
    /// What nobody answered in time.
    pub(crate) fn late(after: Duration) -> Unsent {
        Unsent::Later(format!("no answer for {} ms", after.as_millis()))
    }

    /// Something between us and the other end. What that said goes into logs: one line of it will do.
    pub(crate) fn later(why: impl std::fmt::Display) -> Unsent {
        Unsent::Later(plain::short_line(&why.to_string()))
    }
}

/// What an answer to a call means. A redirect is refused: nobody has checked where it leads.
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
    fn every_number_has_a_meaning() {
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
