//! Notifications of the lobby and of users' own tables.

use std::sync::Arc;

use store::Part;
use wire::api::{TableId, UserId};

use crate::{
    lobby::Lobby,
    notify::{
        bus::NotificationBus,
        subscriber::{Subscriber, Topic},
        subscribers::Subscribers,
    },
};

/// Notifies the lobby and subscribers to users' own tables, here and on other nodes.
pub(crate) struct Notifier {
    bus: NotificationBus,
    lobby: Arc<Lobby>,
    people: Subscribers<UserId>,
}

impl Notifier {
    /// A notifier without subscribers.
    pub(crate) fn new(bus: NotificationBus, lobby: Arc<Lobby>) -> Notifier {
        Notifier { bus, lobby, people: Subscribers::default() }
    }

    /// Subscribes to a person's own tables: which they are.
    pub(crate) fn subscribe_person(&self, person: UserId, subscriber: &Arc<Subscriber>) {
        self.people.add(person, subscriber);
    }

    /// Ends a subscription to a person's own tables.
    pub(crate) fn unsubscribe_person(&self, person: UserId, subscriber: &Arc<Subscriber>) {
        self.people.remove(person, subscriber);
    }

    /// Subscribes to the acts of one of the subscriber's own tables.
    pub(crate) fn subscribe_own_table(&self, table: TableId, subscriber: &Arc<Subscriber>) {
        self.bus.own_tables().add(table, subscriber);
        self.bus.follow(table);
    }

    /// Ends a subscription to the acts of a table.
    pub(crate) fn unsubscribe_own_table(&self, table: TableId, subscriber: &Arc<Subscriber>) {
        self.bus.own_tables().remove(table, subscriber);
    }

    /// A person's tables changed: notifies every node.
    pub(crate) fn person_changed(&self, person: UserId) {
        self.notify_person(person);
        self.bus.notify_person(person);
    }

    /// The lobby changed: notifies every node.
    pub(crate) fn lobby_changed(&self) {
        self.lobby.mark_changed();
        self.bus.notify_lobby();
    }

    /// Notifies the subscribers to a person's tables on this node.
    pub(crate) fn notify_person(&self, person: UserId) {
        self.people.notify(&person, Topic::OwnTables);
    }

    /// A table has new acts of another node: notifies the subscribers whose own it is.
    pub(crate) fn notify_own_table(&self, table: TableId) {
        self.bus.own_tables().notify(&table, Topic::OwnTables);
    }

    /// Tables of a part may have new acts of other nodes: notifies the subscribers whose own they are.
    pub(crate) fn notify_own_tables(&self, part: Part) {
        self.bus.own_tables().notify_some(|id| Part::of(*id) == part, Topic::OwnTables);
    }

    /// Notifies all subscribers on this node, since anything may have changed, and drops those that are
    /// gone.
    pub(crate) fn notify_all(&self) {
        self.lobby.mark_changed();
        self.people.notify_all(Topic::OwnTables);
    }
}
