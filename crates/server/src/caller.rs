//! The authenticated caller of a request, and the client it came from.

use std::net::IpAddr;

use game::Seat;
use store::TokenHash;
use wire::api::{Code, Problem, TableId, User, UserId};

use crate::telemetry::RequestId;

/// The identity that a request was authenticated as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Caller {
    /// No session, or an expired one.
    Anonymous,
    /// A person with a session.
    Person(User),
    /// A program with the token of one seat at one table.
    Seat {
        /// The table of the seat.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// The person who issued the token; it is valid while they hold the seat.
        issuer: UserId,
    },
}

impl Caller {
    /// The person, or the problem that only a person may do this.
    pub(crate) fn person(&self) -> Result<&User, Problem> {
        match self {
            Caller::Person(user) => Ok(user),
            Caller::Seat { .. } => Err(Problem::new(Code::Forbidden)),
            Caller::Anonymous => Err(Problem::new(Code::Unauthenticated)),
        }
    }

    /// The problem of a caller without a seat at the table.
    pub(crate) fn no_seat(&self) -> Problem {
        Problem::new(if *self == Caller::Anonymous {
            Code::Unauthenticated
        } else {
            Code::Forbidden
        })
    }
}

/// A caller with the client that they use.
pub(crate) struct Visitor {
    /// The caller.
    pub(crate) caller: Caller,
    /// Their client.
    pub(crate) client: Client,
}

/// The client that sent a request: its session, address and user agent, and the request's id.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    /// Hash of the session token that was sent, valid or not.
    pub(crate) session: Option<TokenHash>,
    /// The address that rate limits count.
    pub(crate) address: IpAddr,
    /// The `User-Agent` header, truncated.
    pub(crate) user_agent: String,
    /// The id of this request.
    pub(crate) request: RequestId,
}
