//! How much one person or one address may ask for.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::Method,
    middleware::Next,
    response::Response,
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use wire::api::{Code, Problem, UserId};

use crate::{app::App, config::Config, reply::Refused, who::Who};

/// Buckets for commands by person; for questions, new guests and sign-ins by address; for sign-ins by
/// mailbox, too.
pub(crate) struct Limits {
    questions: DefaultKeyedRateLimiter<IpAddr>,
    commands: DefaultKeyedRateLimiter<UserId>,
    seats: DefaultKeyedRateLimiter<(u64, u8)>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    mailboxes: DefaultKeyedRateLimiter<String>,
    lines: DefaultKeyedRateLimiter<UserId>,
    reports: DefaultKeyedRateLimiter<UserId>,
}

/// How often a password may be tried for one mailbox in an hour, from wherever.
const MAILBOX: NonZeroU32 = NonZeroU32::new(20).expect("more than none");

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

/// Refuses questions from an address that asks too many. What commands something is counted by who
/// commands it, where that is known.
pub(crate) async fn check(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    let only_asks = matches!(*request.method(), Method::GET | Method::HEAD);
    // Balancers ask for /health and /ready as often as they like.
    if only_asks && request.uri().path().starts_with("/api/") {
        app.limits.question(from.ip())?;
    }
    Ok(next.run(request).await)
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let commands = quota(config.commands);
        let guests = Quota::per_minute(at_least_one(config.guests));
        Limits {
            questions: RateLimiter::keyed(quota(config.questions)),
            commands: RateLimiter::keyed(commands),
            seats: RateLimiter::keyed(commands),
            guests: RateLimiter::keyed(guests),
            doors: RateLimiter::keyed(Quota::per_minute(at_least_one(config.sign_ins))),
            mailboxes: RateLimiter::keyed(Quota::per_hour(MAILBOX)),
            lines: RateLimiter::keyed(one_in(LINE, LINES)),
            reports: RateLimiter::keyed(Quota::per_hour(REPORTS)),
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

    /// A question comes from an address.
    fn question(&self, from: IpAddr) -> Result<(), Problem> {
        self.questions.check_key(&from).map_err(|_| Problem::new(Code::TooMany))
    }

    /// A guest comes from an address.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Problem> {
        self.guests.check_key(&from).map_err(|_| Problem::new(Code::TooMany))
    }

    /// Somebody wants to come in from an address, as whoever has a mailbox.
    pub(crate) fn sign_in(&self, from: IpAddr, mailbox: &str) -> Result<(), Problem> {
        let too_many = |_| Problem::new(Code::TooMany);
        self.doors.check_key(&from).map_err(too_many)?;
        if mailbox.is_empty() {
            return Ok(());
        }
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

    /// Forgets those who have not asked for long.
    pub(crate) fn sweep(&self) {
        self.questions.retain_recent();
        self.commands.retain_recent();
        self.seats.retain_recent();
        self.guests.retain_recent();
        self.doors.retain_recent();
        self.mailboxes.retain_recent();
        self.lines.retain_recent();
        self.reports.retain_recent();
    }
}
