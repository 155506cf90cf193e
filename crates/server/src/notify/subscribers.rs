//! Subscribers by key, such as those to each user's tables.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use crate::notify::subscriber::{Subscriber, Topic};

/// Subscribers by key. A key without subscribers takes no memory.
pub(crate) struct Subscribers<K>(Mutex<HashMap<K, Vec<Weak<Subscriber>>>>);

impl<K> Default for Subscribers<K> {
    fn default() -> Subscribers<K> {
        Subscribers(Mutex::default())
    }
}

impl<K: Eq + Hash> Subscribers<K> {
    fn lists(&self) -> MutexGuard<'_, HashMap<K, Vec<Weak<Subscriber>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to a key.
    pub(crate) fn add(&self, key: K, new: &Arc<Subscriber>) {
        let mut lists = self.lists();
        let list = lists.entry(key).or_default();
        list.retain(|known| 0 < known.strong_count() && known.as_ptr() != Arc::as_ptr(new));
        list.push(Arc::downgrade(new));
    }

    /// Ends a subscription to a key.
    pub(crate) fn remove(&self, key: K, gone: &Arc<Subscriber>) {
        if let Entry::Occupied(mut list) = self.lists().entry(key) {
            list.get_mut().retain(|known| known.as_ptr() != Arc::as_ptr(gone));
            if list.get().is_empty() {
                list.remove();
            }
        }
    }

    /// Notifies the subscribers to a key of a topic.
    pub(crate) fn notify(&self, key: &K, topic: Topic) {
        if let Some(list) = self.lists().get(key) {
            list.iter().filter_map(Weak::upgrade).for_each(|it| it.notify(topic));
        }
    }

    /// Does something with each key that has subscribers.
    pub(crate) fn for_each_key(&self, action: impl FnMut(&K)) {
        self.lists().keys().for_each(action);
    }

    /// Notifies the subscribers to these keys of a topic.
    pub(crate) fn notify_some(&self, is_meant: impl Fn(&K) -> bool, topic: Topic) {
        for (_, list) in self.lists().iter().filter(|(key, _)| is_meant(key)) {
            list.iter().filter_map(Weak::upgrade).for_each(|it| it.notify(topic));
        }
    }

    /// Notifies all subscribers of a topic, and drops those that are gone.
    pub(crate) fn notify_all(&self, topic: Topic) {
        self.lists().retain(|_, list| {
            list.retain(|known| 0 < known.strong_count());
            list.iter().filter_map(Weak::upgrade).for_each(|it| it.notify(topic));
            !list.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn subscribers_are_notified_of_their_keys_until_they_leave() {
        let (all, one) = (Subscribers::default(), Arc::default());
        all.add(1, &one);
        all.add(2, &one);
        all.notify(&3, Topic::Lobby);
        all.notify(&1, Topic::OwnTables);
        assert_eq!(one.next().await, Topic::OwnTables);
        all.remove(1, &one);
        all.notify(&1, Topic::Lobby);
        all.notify_all(Topic::OwnTables);
        assert_eq!(one.next().await, Topic::OwnTables, "of the other key");
        drop(one);
        all.notify_all(Topic::OwnTables);
        assert!(all.lists().is_empty());
    }
}
