//! How much one person or one address may ask for.

use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use axum::{
    extract::{Request, State},
    http::Method,
    middleware::Next,
    response::Response,
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use wire::api::{Code, Problem, UserId};

use crate::{address::Address, app::App, config::Config, reply::Refused, who::Who};

/// Buckets for commands by person; for questions, commands, new guests and sign-ins by address; for
/// sign-ins and letters by mailbox, too.
pub(crate) struct Limits {
    questions: DefaultKeyedRateLimiter<IpAddr>,
    posts: DefaultKeyedRateLimiter<IpAddr>,
    commands: DefaultKeyedRateLimiter<UserId>,
    seats: DefaultKeyedRateLimiter<(u64, u8)>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<(String, IpAddr)>,
    mailboxes: DefaultKeyedRateLimiter<String>,
    lines: DefaultKeyedRateLimiter<UserId>,
    reports: DefaultKeyedRateLimiter<UserId>,
    letters: DefaultKeyedRateLimiter<(String, Letter)>,
}

/// How often a password may be tried for one mailbox in an hour from one address.
const TRIES: NonZeroU32 = NonZeroU32::new(20).expect("more than none");
/// The same from wherever: more, so that no single stranger keeps its owner out.
const MAILBOX: NonZeroU32 = NonZeroU32::new(200).expect("more than none");
/// How many letters of a kind a mailbox may be sent in an hour because somebody asks.
const LETTERS: NonZeroU32 = NonZeroU32::new(10).expect("more than none");

/// What somebody asks to be written. Counted apart: who asks for one for another can't use up the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Letter {
    /// With which an account is confirmed.
    Confirm,
    /// With which a forgotten password is replaced.
    Password,
}

/// Seconds between what somebody says, in the long run.
const LINE: Duration = Duration::from_secs(2);
/// How much they may say at once.
const LINES: NonZeroU32 = NonZeroU32::new(5).expect("more than none");
/// How often somebody may complain in an hour.
const REPORTS: NonZeroU32 = NonZeroU32::new(20).expect("more than none");

/// One in this time, and so many at once.
fn one_in(time: Duration, burst: NonZeroU32) -> Quota {
    Quota::with_period(time).unwrap_or(Quota::per_second(NonZeroU32::MIN)).allow_burst(burst)
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// So many a second, and a burst of a few seconds' worth, since people click in bursts.
fn quota(a_second: u32) -> Quota {
    Quota::per_second(at_least_one(a_second)).allow_burst(at_least_one(a_second.saturating_mul(3)))
}

/// Refuses requests from an address that makes too many. What commands something is counted by who
/// commands it, too, where that is known.
pub(crate) async fn check(
    State(app): State<App>,
    Address(from): Address,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    // Balancers ask for /health and /ready as often as they like.
    if request.uri().path().starts_with("/api/") {
        app.limits.request(from, request.method())?;
    }
    Ok(next.run(request).await)
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let commands = quota(config.commands);
        let guests = Quota::per_minute(at_least_one(config.guests));
        Limits {
            questions: RateLimiter::keyed(quota(config.questions)),
            posts: RateLimiter::keyed(quota(config.questions)),
            commands: RateLimiter::keyed(commands),
            seats: RateLimiter::keyed(commands),
            guests: RateLimiter::keyed(guests),
            doors: RateLimiter::keyed(Quota::per_minute(at_least_one(config.sign_ins))),
            tries: RateLimiter::keyed(Quota::per_hour(TRIES)),
            mailboxes: RateLimiter::keyed(Quota::per_hour(MAILBOX)),
            lines: RateLimiter::keyed(one_in(LINE, LINES)),
            reports: RateLimiter::keyed(Quota::per_hour(REPORTS)),
            letters: RateLimiter::keyed(Quota::per_hour(LETTERS)),
        }
    }

    /// Somebody commands something.
    pub(crate) fn command(&self, who: &Who) -> Result<(), Problem> {
        let within = match who {
            Who::Nobody => Ok(()),
            Who::Person(user) => self.commands.check_key(&user.id),
            Who::Seat { table, seat, .. } => self.seats.check_key(&(table.bits(), seat.0)),
        };
        within.map_err(|_| Problem::new(Code::TooMany))
    }

    /// A request comes from an address.
    fn request(&self, from: IpAddr, method: &Method) -> Result<(), Problem> {
        let only_asks = matches!(*method, Method::GET | Method::HEAD);
        let bucket = if only_asks { &self.questions } else { &self.posts };
        bucket.check_key(&from).map_err(|_| Problem::new(Code::TooMany))
    }

    /// A guest comes from an address.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Problem> {
        self.guests.check_key(&from).map_err(|_| Problem::new(Code::TooMany))
    }

    /// Somebody wants to come in from an address.
    pub(crate) fn door(&self, from: IpAddr) -> Result<(), Problem> {
        self.doors.check_key(&from).map_err(|_| Problem::new(Code::TooMany))
    }

    /// Somebody tries a password from an address, as whoever has a mailbox.
    pub(crate) fn sign_in(&self, from: IpAddr, mailbox: &str) -> Result<(), Problem> {
        let too_many = |_| Problem::new(Code::TooMany);
        self.door(from)?;
        self.tries.check_key(&(mailbox.to_owned(), from)).map_err(too_many)?;
        self.mailboxes.check_key(&mailbox.to_owned()).map_err(too_many)
    }

    /// Somebody says something at a table.
    pub(crate) fn line(&self, user: UserId) -> Result<(), Problem> {
        self.lines.check_key(&user).map_err(|_| Problem::new(Code::TooMany))
    }

    /// Somebody complains.
    pub(crate) fn report(&self, user: UserId) -> Result<(), Problem> {
        self.reports.check_key(&user).map_err(|_| Problem::new(Code::TooMany))
    }

    /// Somebody at an address asks that a mailbox be written to.
    pub(crate) fn letter(
        &self,
        from: IpAddr,
        mailbox: &str,
        letter: Letter,
    ) -> Result<(), Problem> {
        self.door(from)?;
        let within = self.letters.check_key(&(mailbox.to_owned(), letter));
        within.map_err(|_| Problem::new(Code::TooMany))
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn sweep(&self) {
        self.questions.retain_recent();
        self.posts.retain_recent();
        self.commands.retain_recent();
        self.seats.retain_recent();
        self.guests.retain_recent();
        self.doors.retain_recent();
        self.tries.retain_recent();
        self.mailboxes.retain_recent();
        self.lines.retain_recent();
        self.reports.retain_recent();
        self.letters.retain_recent();
    }
}
