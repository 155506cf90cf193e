//! How much one person or one address may ask for.

use std::{net::IpAddr, num::NonZeroU32};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use wire::api::{Code, Problem, UserId};

use crate::{config::Config, who::Who};

/// Buckets for commands by person and for new guests by address.
pub(crate) struct Limits {
    commands: DefaultKeyedRateLimiter<UserId>,
    seats: DefaultKeyedRateLimiter<(u64, u8)>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        // A burst of a few seconds' worth, since people click in bursts.
        let commands = Quota::per_second(at_least_one(config.commands))
            .allow_burst(at_least_one(config.commands.saturating_mul(3)));
        let guests = Quota::per_minute(at_least_one(config.guests));
        Limits {
            commands: RateLimiter::keyed(commands),
            seats: RateLimiter::keyed(commands),
            guests: RateLimiter::keyed(guests),
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

    /// A guest comes from an address.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Problem> {
        self.guests.check_key(&from).map_err(|_| Problem::new(Code::TooMany))
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn sweep(&self) {
        self.commands.retain_recent();
        self.seats.retain_recent();
        self.guests.retain_recent();
    }
}
