//! Notifications as nodes exchange them: a line of text each.

use std::fmt;

use game::{Seat, Seats};
use store::Part;
use wire::api::{TableId, UserId};

use crate::notify::{act_cipher::SealedAct, worker_wake::DueWork};

/// A notification between nodes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Notification {
    /// A table has this number of acts.
    Table(TableId, u32),
    /// A table has this number of acts, and this is the last one.
    Act(TableId, u32, SealedAct),
    /// A table has a new chat line.
    Chat(TableId),
    /// The seats whose players are connected to a node.
    Presence(TableId, PresenceVersion, PresentSeats),
    /// A person's tables changed.
    Person(UserId),
    /// The lobby changed.
    Lobby,
    /// A table is due for all workers.
    Due,
    /// A table is due for one worker, for this kind of work.
    DueWork(DueWork),
    /// Sessions have ended.
    SessionsEnded,
    /// Notifications of a part of the tables arrive from now on. Raised locally, never sent.
    Following(Part),
    /// The bus was disconnected, so notifications may be lost. Raised locally, never sent.
    Reconnected,
}

/// Orders the announcements of one node about the presence at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PresenceVersion {
    /// The node's random id.
    pub(crate) node: u64,
    /// A counter of that node; an older one is obsolete.
    pub(crate) number: u64,
}

/// Seats as text: a digit each, or a dash for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PresentSeats(pub(crate) Seats);

impl fmt::Display for PresentSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return write!(f, "-");
        }
        self.0.iter().try_for_each(|seat| write!(f, "{}", seat.0))
    }
}

impl PresentSeats {
    fn parse(word: &str) -> Option<PresentSeats> {
        if word == "-" {
            return Some(PresentSeats(Seats::default()));
        }
        let seat = |digit: char| digit.to_digit(8).map(|seat| Seat(seat as u8));
        word.chars().map(seat).collect::<Option<Seats>>().map(PresentSeats)
    }
}

impl fmt::Display for Notification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notification::Table(id, acts) => write!(f, "table {id} {acts}"),
            Notification::Act(id, acts, SealedAct(act)) => write!(f, "act {id} {acts} {act}"),
            Notification::Chat(id) => write!(f, "chat {id}"),
            Notification::Presence(id, PresenceVersion { node, number }, seats) => {
                write!(f, "present {id} {node} {number} {seats}")
            }
            Notification::Person(id) => write!(f, "user {id}"),
            Notification::Lobby => write!(f, "lobby"),
            Notification::Due => write!(f, "due"),
            Notification::DueWork(work) => write!(f, "due {work}"),
            Notification::SessionsEnded => write!(f, "ended"),
            Notification::Following(_) | Notification::Reconnected => Ok(()),
        }
    }
}

impl Notification {
    /// Parses a line; none if it is from a newer version of the program.
    pub(super) fn parse(line: &str) -> Option<Notification> {
        let mut words = line.split(' ');
        let notification = match words.next()? {
            "table" => {
                Notification::Table(words.next()?.parse().ok()?, words.next()?.parse().ok()?)
            }
            "act" => {
                let (id, acts) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                Notification::Act(id, acts, SealedAct(words.next()?.into()))
            }
            "chat" => Notification::Chat(words.next()?.parse().ok()?),
            "present" => {
                let id = words.next()?.parse().ok()?;
                let (node, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                let version = PresenceVersion { node, number };
                Notification::Presence(id, version, PresentSeats::parse(words.next()?)?)
            }
            "user" => Notification::Person(words.next()?.parse().ok()?),
            "lobby" => Notification::Lobby,
            "due" => match words.next() {
                Some(work) => Notification::DueWork(DueWork::parse(work)?),
                None => Notification::Due,
            },
            "ended" => Notification::SessionsEnded,
            _ => return None,
        };
        words.next().is_none().then_some(notification)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_are_parsed_and_noise_is_not() {
        let (table, user) = (TableId::from_bits(33), UserId::from_bits(7));
        let seats = |of: &[u8]| PresentSeats(of.iter().map(|seat| Seat(*seat)).collect());
        let version = PresenceVersion { node: u64::MAX, number: 3 };
        for sent in [
            Notification::Table(table, 7),
            Notification::Act(table, 7, SealedAct("c2VhbGVk".into())),
            Notification::Chat(table),
            Notification::Presence(table, version, seats(&[])),
            Notification::Presence(table, version, seats(&[0, 4])),
            Notification::Person(user),
            Notification::Lobby,
            Notification::Due,
            Notification::DueWork(DueWork::Bot),
            Notification::SessionsEnded,
        ] {
            assert_eq!(Notification::parse(&sent.to_string()).as_ref(), Some(&sent));
        }
        for line in [
            "table aaaaaaaaaabb x",
            "table short 7",
            "act aaaaaaaaaabb 7",
            "act aaaaaaaaaabb 7 c2Vh bGVk",
            "table",
            "user",
            "due now",
            "back",
            "",
        ] {
            assert_eq!(Notification::parse(line), None, "{line}");
        }
    }
}
