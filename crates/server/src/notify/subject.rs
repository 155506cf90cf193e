//! NATS subjects: which node receives which notification.

use std::fmt;

use store::Part;

use crate::notify::notification::Notification;

/// A NATS subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Subject {
    /// Notifications that every node receives; from nodes without a cluster key all but presence.
    All,
    /// Notifications of a part of the tables.
    Part(Part),
    /// Due tables, each for one process with workers.
    Due,
    /// Presence, so that many who come or go at once delay nothing else.
    Presence,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::All => write!(f, "pagoda.rings"),
            Subject::Part(part) => write!(f, "pagoda.table.{part}"),
            Subject::Due => write!(f, "pagoda.due"),
            Subject::Presence => write!(f, "pagoda.presence"),
        }
    }
}

impl Subject {
    /// The subject of a notification. Nodes of former versions know two subjects; with a cluster key there are none of them.
    pub(super) fn of(notification: &Notification, has_cluster_key: bool) -> Subject {
        match notification {
            Notification::Presence(..) => Subject::Presence,
            _ if !has_cluster_key => Subject::All,
            Notification::Table(id, _) | Notification::Act(id, ..) | Notification::Chat(id) => {
                Subject::Part(Part::of(*id))
            }
            Notification::DueWork(_) => Subject::Due,
            Notification::Person(_)
            | Notification::Lobby
            | Notification::Due
            | Notification::SessionsEnded
            | Notification::Reconnected
            | Notification::Following(_) => Subject::All,
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::api::TableId;

    use super::*;

    #[test]
    fn former_nodes_find_all_in_one_subject() {
        let id = TableId::from_bits(70);
        let subject = |it, has_cluster_key| Subject::of(&it, has_cluster_key).to_string();
        assert_eq!(subject(Notification::Table(id, 7), false), "pagoda.rings");
        assert_eq!(subject(Notification::Table(id, 7), true), "pagoda.table.06");
        assert_eq!(subject(Notification::Chat(id), false), "pagoda.rings");
        assert_eq!(subject(Notification::Chat(id), true), "pagoda.table.06");
        assert_eq!(subject(Notification::Lobby, true), "pagoda.rings");
    }
}
