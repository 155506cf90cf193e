//! Presence: which players are connected, here and to other nodes. It isn't stored; an announcement of a node
//! expires unless it is repeated.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use game::{SEATS_MAX, Seat, Seats, seats};

use crate::notify::PresenceVersion;

/// How often a node repeats its announcement.
const INTERVAL: Duration = Duration::from_secs(20);
/// How long an announcement is valid: two of them may be lost.
const TTL: Duration = Duration::from_secs(65);

/// The effect of another node's announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PresenceUpdate {
    /// Whether other players are present than before.
    pub(crate) is_change: bool,
    /// Whether the node was unknown, so that it needs this node's presence.
    pub(crate) is_new: bool,
}

/// The last announcement of another node.
struct Announcement {
    number: u64,
    seats: Seats,
    at: Instant,
}

/// The players who are present at one table.
#[derive(Default)]
pub(crate) struct Presence {
    /// The number of connections of each seat to this node.
    here: [u32; SEATS_MAX],
    elsewhere: BTreeMap<u64, Announcement>,
    announced: Option<Instant>,
}

impl Presence {
    /// The seats that are connected to this node.
    pub(crate) fn here(&self) -> Seats {
        seats(SEATS_MAX as u8).filter(|seat| 0 < self.here[seat.index()]).collect()
    }

    /// The seats that are connected anywhere.
    pub(crate) fn seats(&self) -> Seats {
        let elsewhere = self.elsewhere.values().flat_map(|it| it.seats.iter());
        self.here().iter().chain(elsewhere).collect()
    }

    /// Moves a connection from one seat to another; returns whether the presence here changes.
    pub(crate) fn move_connection(&mut self, from: Option<Seat>, to: Option<Seat>) -> bool {
        let before = self.here();
        if let Some(seat) = from {
            self.here[seat.index()] -= 1;
        }
        if let Some(seat) = to {
            self.here[seat.index()] += 1;
        }
        before != self.here()
    }

    /// Applies an announcement of another node.
    pub(crate) fn on_announcement(
        &mut self,
        version: PresenceVersion,
        seats: Seats,
        now: Instant,
    ) -> PresenceUpdate {
        let before = self.seats();
        let known = self.elsewhere.get(&version.node);
        let is_new = known.is_none();
        if known.is_none_or(|known| known.number < version.number) {
            let announcement = Announcement { number: version.number, seats, at: now };
            self.elsewhere.insert(version.node, announcement);
        }
        PresenceUpdate { is_change: before != self.seats(), is_new }
    }

    /// Drops expired announcements; returns whether the presence changes.
    pub(crate) fn expire(&mut self, now: Instant) -> bool {
        let before = self.seats();
        self.elsewhere.retain(|_, it| now.duration_since(it.at) < TTL);
        before != self.seats()
    }

    /// Whether it is time to announce again; a yes counts as announced.
    pub(crate) fn is_due(&mut self, now: Instant) -> bool {
        let is_due = self.announced.is_none_or(|at| INTERVAL <= now.duration_since(at));
        if is_due {
            self.announced = Some(now);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(of: &[u8]) -> Seats {
        of.iter().map(|seat| Seat(*seat)).collect()
    }

    #[test]
    fn user_with_two_sockets_is_present_until_both_close() {
        let mut presence = Presence::default();
        assert!(presence.move_connection(None, Some(Seat(1))));
        assert!(!presence.move_connection(None, Some(Seat(1))), "a second tab");
        assert!(!presence.move_connection(Some(Seat(1)), None));
        assert_eq!(presence.seats(), set(&[1]));
        assert!(presence.move_connection(Some(Seat(1)), Some(Seat(0))), "another seat");
        assert_eq!(presence.seats(), set(&[0]));
        assert!(presence.move_connection(Some(Seat(0)), None));
        assert!(presence.seats().is_empty());
    }

    #[test]
    fn a_node_that_falls_silent_is_forgotten() {
        let (mut presence, now) = (Presence::default(), Instant::now());
        let version = |number| PresenceVersion { node: 7, number };
        let first = presence.on_announcement(version(4), set(&[2]), now);
        assert_eq!(first, PresenceUpdate { is_change: true, is_new: true });
        let late = presence.on_announcement(version(3), set(&[]), now);
        assert_eq!(
            late,
            PresenceUpdate { is_change: false, is_new: false },
            "an older announcement is ignored"
        );
        assert!(!presence.expire(now + TTL / 2));
        presence.on_announcement(version(5), set(&[2]), now + TTL / 2);
        assert!(!presence.expire(now + TTL), "the announcement was renewed");
        assert!(presence.expire(now + TTL * 2));
        assert!(presence.seats().is_empty());
    }

    #[test]
    fn presence_is_announced_periodically() {
        let (mut presence, now) = (Presence::default(), Instant::now());
        assert!(presence.is_due(now));
        assert!(!presence.is_due(now + INTERVAL / 2));
        assert!(presence.is_due(now + INTERVAL));
    }
}
