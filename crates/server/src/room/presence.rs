//! Who of those with a seat is there just now: who listens here, and what other nodes said last. Nothing of it is
//! written down; what a node said lapses unless it says so again.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use game::{SEATS_MAX, Seat, Seats, seats};
use wire::api::TableId;

use crate::room::{Room, Rooms};

/// How often a node says again who is there.
const AGAIN: Duration = Duration::from_secs(20);
/// How long its word holds: two of them may be lost.
const HOLDS: Duration = Duration::from_secs(65);

/// What a node says of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Word {
    /// Which node.
    pub(crate) node: u64,
    /// Its words are counted: an older one is no news.
    pub(crate) number: u64,
}

/// What came of a node's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Heard {
    /// Others are there than before.
    pub(crate) is_change: bool,
    /// The node has nothing from us, as far as we know.
    pub(crate) is_new: bool,
}

/// Who is there at one table.
#[derive(Default)]
pub(crate) struct Presence {
    /// How often each seat listens on this node.
    here: [u32; SEATS_MAX],
    elsewhere: BTreeMap<u64, (u64, Seats, Instant)>,
    said: Option<Instant>,
}

impl Presence {
    /// The seats that listen on this node.
    pub(crate) fn here(&self) -> Seats {
        seats(SEATS_MAX as u8).filter(|seat| 0 < self.here[seat.index()]).collect()
    }

    /// The seats that listen anywhere.
    pub(crate) fn seats(&self) -> Seats {
        let elsewhere = self.elsewhere.values().flat_map(|(_, seats, _)| seats.iter());
        self.here().iter().chain(elsewhere).collect()
    }

    /// Somebody who listens here has another seat than before. Whether that makes a difference here.
    pub(crate) fn change(&mut self, from: Option<Seat>, to: Option<Seat>) -> bool {
        let before = self.here();
        if let Some(seat) = from {
            self.here[seat.index()] -= 1;
        }
        if let Some(seat) = to {
            self.here[seat.index()] += 1;
        }
        before != self.here()
    }

    /// Another node says who is there.
    pub(crate) fn hear(&mut self, word: Word, seats: Seats, now: Instant) -> Heard {
        let before = self.seats();
        let known = self.elsewhere.get(&word.node);
        let is_new = known.is_none();
        if known.is_none_or(|(number, ..)| *number < word.number) {
            self.elsewhere.insert(word.node, (word.number, seats, now));
        }
        Heard { is_change: before != self.seats(), is_new }
    }

    /// Drops the words of nodes that are silent. Whether that makes a difference.
    pub(crate) fn lapse(&mut self, now: Instant) -> bool {
        let before = self.seats();
        self.elsewhere.retain(|_, (.., at)| now.duration_since(*at) < HOLDS);
        before != self.seats()
    }

    /// Whether it is time to say again who is there; asked once.
    pub(crate) fn is_due(&mut self, now: Instant) -> bool {
        let is_due = self.said.is_none_or(|said| AGAIN <= now.duration_since(said));
        if is_due {
            self.said = Some(now);
        }
        is_due
    }
}

impl Rooms {
    /// Somebody who listens here has another seat than before, comes or goes.
    pub(crate) fn change_listener(&self, room: &Room, from: Option<Seat>, to: Option<Seat>) {
        let here = {
            let mut presence = room.presence();
            presence.change(from, to).then(|| presence.here())
        };
        if let Some(here) = here {
            room.ring_present();
            self.bus.ring_present(room.id, here);
        }
    }

    /// Another node says who is there. One that we knew nothing of is told the same of us.
    pub(crate) fn hear_present(&self, id: TableId, word: Word, seats: Seats) {
        let Some(room) = self.all().get(&id).cloned() else { return };
        let (heard, here) = {
            let mut presence = room.presence();
            (presence.hear(word, seats, Instant::now()), presence.here())
        };
        if heard.is_new && room.is_heard() {
            self.bus.ring_present(id, here);
        }
        if heard.is_change {
            room.ring_present();
        }
    }

    /// Says again who is there, and forgets what nodes said that are silent.
    pub(super) fn sweep_present(&self) {
        let now = Instant::now();
        let rooms: Vec<Arc<Room>> =
            self.all().values().filter(|room| room.is_heard()).cloned().collect();
        for room in rooms {
            let (is_change, due) = {
                let mut presence = room.presence();
                (presence.lapse(now), presence.is_due(now).then(|| presence.here()))
            };
            if is_change {
                room.ring_present();
            }
            if let Some(here) = due {
                self.bus.ring_present(room.id, here);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(of: &[u8]) -> Seats {
        of.iter().map(|seat| Seat(*seat)).collect()
    }

    #[test]
    fn who_listens_twice_is_there_until_both_are_gone() {
        let mut presence = Presence::default();
        assert!(presence.change(None, Some(Seat(1))));
        assert!(!presence.change(None, Some(Seat(1))), "a second tab");
        assert!(!presence.change(Some(Seat(1)), None));
        assert_eq!(presence.seats(), set(&[1]));
        assert!(presence.change(Some(Seat(1)), Some(Seat(0))), "another chair");
        assert_eq!(presence.seats(), set(&[0]));
        assert!(presence.change(Some(Seat(0)), None));
        assert!(presence.seats().is_empty());
    }

    #[test]
    fn a_node_that_falls_silent_is_forgotten() {
        let (mut presence, now) = (Presence::default(), Instant::now());
        let word = |number| Word { node: 7, number };
        let first = presence.hear(word(4), set(&[2]), now);
        assert_eq!(first, Heard { is_change: true, is_new: true });
        let late = presence.hear(word(3), set(&[]), now);
        assert_eq!(late, Heard { is_change: false, is_new: false }, "what was said before");
        assert!(!presence.lapse(now + HOLDS / 2));
        presence.hear(word(5), set(&[2]), now + HOLDS / 2);
        assert!(!presence.lapse(now + HOLDS), "it said so again");
        assert!(presence.lapse(now + HOLDS * 2));
        assert!(presence.seats().is_empty());
    }

    #[test]
    fn it_is_said_again_now_and_then() {
        let (mut presence, now) = (Presence::default(), Instant::now());
        assert!(presence.is_due(now));
        assert!(!presence.is_due(now + AGAIN / 2));
        assert!(presence.is_due(now + AGAIN));
    }
}
