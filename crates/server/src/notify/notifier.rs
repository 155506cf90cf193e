//! Subscribers to the lobby and to users' own tables.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use wire::api::UserId;

use crate::notify::{
    bus::NotificationBus,
    subscriber::{Subscriber, Topic},
};

/// Notifies subscribers of the lobby and of users' own tables, here and on other nodes.
pub(crate) struct Notifier {
    bus: NotificationBus,
    people: Mutex<HashMap<UserId, Vec<Weak<Subscriber>>>>,
    lobby: Mutex<Vec<Weak<Subscriber>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn add(subscribers: &mut Vec<Weak<Subscriber>>, new: &Arc<Subscriber>) {
    subscribers.retain(|known| 0 < known.strong_count() && known.as_ptr() != Arc::as_ptr(new));
    subscribers.push(Arc::downgrade(new));
}

fn remove(subscribers: &mut Vec<Weak<Subscriber>>, gone: &Arc<Subscriber>) {
    subscribers.retain(|known| known.as_ptr() != Arc::as_ptr(gone));
}

fn notify(subscribers: &[Weak<Subscriber>], topic: Topic) {
    for subscriber in subscribers.iter().filter_map(Weak::upgrade) {
        subscriber.notify(topic);
    }
}

impl Notifier {
    /// A notifier without subscribers.
    pub(crate) fn new(bus: NotificationBus) -> Notifier {
        Notifier { bus, people: Mutex::default(), lobby: Mutex::default() }
    }

    /// Subscribes to a person's own tables.
    pub(crate) fn subscribe_person(&self, person: UserId, subscriber: &Arc<Subscriber>) {
        add(lock(&self.people).entry(person).or_default(), subscriber);
    }

    /// Subscribes to the lobby.
    pub(crate) fn subscribe_lobby(&self, subscriber: &Arc<Subscriber>) {
        add(&mut lock(&self.lobby), subscriber);
    }

    /// Ends a subscription to a person's own tables.
    pub(crate) fn unsubscribe_person(&self, person: UserId, subscriber: &Arc<Subscriber>) {
        remove(lock(&self.people).entry(person).or_default(), subscriber);
    }

    /// Ends a subscription to the lobby.
    pub(crate) fn unsubscribe_lobby(&self, subscriber: &Arc<Subscriber>) {
        remove(&mut lock(&self.lobby), subscriber);
    }

    /// A person's tables changed: notifies every node.
    pub(crate) fn person_changed(&self, person: UserId) {
        self.notify_person(person);
        self.bus.notify_person(person);
    }

    /// The lobby changed: notifies every node.
    pub(crate) fn lobby_changed(&self) {
        self.notify_lobby();
        self.bus.notify_lobby();
    }

    /// Notifies the subscribers to a person's tables on this node.
    pub(crate) fn notify_person(&self, person: UserId) {
        if let Some(subscribers) = lock(&self.people).get(&person) {
            notify(subscribers, Topic::OwnTables);
        }
    }

    /// Notifies the subscribers to the lobby on this node.
    pub(crate) fn notify_lobby(&self) {
        notify(&lock(&self.lobby), Topic::Lobby);
    }

    /// Notifies all subscribers on this node, since anything may have changed, and drops those that are
    /// gone.
    pub(crate) fn notify_all(&self) {
        self.notify_lobby();
        lock(&self.people).retain(|_, subscribers| {
            subscribers.retain(|subscriber| 0 < subscriber.strong_count());
            notify(subscribers, Topic::OwnTables);
            !subscribers.is_empty()
        });
    }
}
