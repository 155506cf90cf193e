//! Rate limits by user, client address and mailbox.

use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use axum::http::Method;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use wire::api::{Code, Problem, UserId};

use crate::{caller::Caller, config::LimitConfig};

/// All rate limits of a node.
pub(crate) struct RateLimits {
    addresses: AddressLimits,
    commands: DefaultKeyedRateLimiter<UserId>,
    seat_commands: DefaultKeyedRateLimiter<(u64, u8)>,
    chat: DefaultKeyedRateLimiter<UserId>,
    reports: DefaultKeyedRateLimiter<UserId>,
    mailboxes: MailboxLimits,
}

/// Limits by client address.
struct AddressLimits {
    reads: DefaultKeyedRateLimiter<IpAddr>,
    writes: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
}

/// Limits by mailbox.
struct MailboxLimits {
    sign_ins_by_address: DefaultKeyedRateLimiter<(String, IpAddr)>,
    sign_ins: DefaultKeyedRateLimiter<String>,
    emails: DefaultKeyedRateLimiter<(String, EmailKind)>,
}

/// Password attempts per hour for one mailbox from one address.
const SIGN_INS_BY_ADDRESS: NonZeroU32 = NonZeroU32::new(20).expect("more than none");
/// Password attempts per hour for one mailbox from all addresses: more, so that no single stranger can lock
/// its owner out.
const SIGN_INS: NonZeroU32 = NonZeroU32::new(200).expect("more than none");
/// Emails of a kind per hour to one mailbox.
const EMAILS: NonZeroU32 = NonZeroU32::new(10).expect("more than none");

/// An email about an account. Each kind is counted apart, so that requests for one can't use up the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum EmailKind {
    /// Confirms an account.
    Confirm,
    /// Resets a forgotten password.
    Password,
    /// Tells of a new passkey.
    PasskeyAdded,
    /// Tells of a new password.
    PasswordChanged,
    /// Tells of a sign-in from a new place.
    NewPlace,
}

/// Sustained interval between a person's chat lines.
const CHAT_INTERVAL: Duration = Duration::from_secs(2);
/// Chat lines that a person may write at once.
const CHAT_BURST: NonZeroU32 = NonZeroU32::new(5).expect("more than none");
/// Reports per hour by one person.
const REPORTS: NonZeroU32 = NonZeroU32::new(20).expect("more than none");

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// Sustained rate per second, with a burst of three seconds' worth, since people click in bursts.
fn per_second(rate: u32) -> Quota {
    Quota::per_second(at_least_one(rate)).allow_burst(at_least_one(rate.saturating_mul(3)))
}

fn per_minute(rate: u32) -> Quota {
    Quota::per_minute(at_least_one(rate))
}

/// Refuses if the bucket of a key is empty.
fn check<K: Clone + Eq + std::hash::Hash>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Problem> {
    limiter.check_key(key).map_err(|_| Problem::new(Code::RateLimited))
}

impl AddressLimits {
    fn new(config: &LimitConfig) -> AddressLimits {
        AddressLimits {
            reads: RateLimiter::keyed(per_second(config.rate_limit_requests)),
            writes: RateLimiter::keyed(per_second(config.rate_limit_requests)),
            guests: RateLimiter::keyed(per_minute(config.rate_limit_guests)),
            sign_ins: RateLimiter::keyed(per_minute(config.rate_limit_sign_ins)),
        }
    }

    fn forget_idle(&self) {
        self.reads.retain_recent();
        self.writes.retain_recent();
        self.guests.retain_recent();
        self.sign_ins.retain_recent();
    }
}

impl MailboxLimits {
    fn new() -> MailboxLimits {
        MailboxLimits {
            sign_ins_by_address: RateLimiter::keyed(Quota::per_hour(SIGN_INS_BY_ADDRESS)),
            sign_ins: RateLimiter::keyed(Quota::per_hour(SIGN_INS)),
            emails: RateLimiter::keyed(Quota::per_hour(EMAILS)),
        }
    }

    fn forget_idle(&self) {
        self.sign_ins_by_address.retain_recent();
        self.sign_ins.retain_recent();
        self.emails.retain_recent();
    }
}

impl RateLimits {
    /// The limits that are configured.
    pub(crate) fn new(config: &LimitConfig) -> RateLimits {
        let commands = per_second(config.rate_limit_commands);
        let chat = Quota::with_period(CHAT_INTERVAL)
            .unwrap_or(Quota::per_second(NonZeroU32::MIN))
            .allow_burst(CHAT_BURST);
        RateLimits {
            addresses: AddressLimits::new(config),
            commands: RateLimiter::keyed(commands),
            seat_commands: RateLimiter::keyed(commands),
            chat: RateLimiter::keyed(chat),
            reports: RateLimiter::keyed(Quota::per_hour(REPORTS)),
            mailboxes: MailboxLimits::new(),
        }
    }

    /// Counts a command of a caller.
    pub(crate) fn command(&self, caller: &Caller) -> Result<(), Problem> {
        match caller {
            Caller::Anonymous => Ok(()),
            Caller::Person(user) => check(&self.commands, &user.id),
            Caller::Seat { table, seat, .. } => check(&self.seat_commands, &(table.bits(), seat.0)),
        }
    }

    /// Counts a request of an address.
    pub(crate) fn request(&self, address: IpAddr, method: &Method) -> Result<(), Problem> {
        let is_read = matches!(*method, Method::GET | Method::HEAD);
        let bucket = if is_read { &self.addresses.reads } else { &self.addresses.writes };
        check(bucket, &address)
    }

    /// Counts a new guest of an address.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.addresses.guests, &address)
    }

    /// Counts an attempt to sign in from an address.
    pub(crate) fn sign_in(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.addresses.sign_ins, &address)
    }

    /// Counts an attempt to sign in with the password of a mailbox.
    pub(crate) fn password(&self, address: IpAddr, mailbox: &str) -> Result<(), Problem> {
        self.sign_in(address)?;
        check(&self.mailboxes.sign_ins_by_address, &(mailbox.to_owned(), address))?;
        check(&self.mailboxes.sign_ins, &mailbox.to_owned())
    }

    /// Counts a chat line of a person.
    pub(crate) fn chat(&self, user: UserId) -> Result<(), Problem> {
        check(&self.chat, &user)
    }

    /// Counts a report by a person.
    pub(crate) fn report(&self, user: UserId) -> Result<(), Problem> {
        check(&self.reports, &user)
    }

    /// Counts an email that an address requests for a mailbox.
    pub(crate) fn email(
        &self,
        address: IpAddr,
        mailbox: &str,
        kind: EmailKind,
    ) -> Result<(), Problem> {
        self.sign_in(address)?;
        check(&self.mailboxes.emails, &(mailbox.to_owned(), kind))
    }

    /// Counts an email that tells of a change of the mailbox's account.
    pub(crate) fn notice(&self, mailbox: &str, kind: EmailKind) -> Result<(), Problem> {
        check(&self.mailboxes.emails, &(mailbox.to_owned(), kind))
    }

    /// Frees the buckets that are full again.
    pub(crate) fn forget_idle(&self) {
        self.addresses.forget_idle();
        self.commands.retain_recent();
        self.seat_commands.retain_recent();
        self.chat.retain_recent();
        self.reports.retain_recent();
        self.mailboxes.forget_idle();
    }
}
