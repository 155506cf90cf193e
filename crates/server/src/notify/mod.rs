//! Notifications that something changed: to subscribers on this node, and to other nodes over NATS.

mod bus;
mod notification;
mod notifier;
mod presence_outbox;
mod subscriber;
mod subscribers;

pub(crate) use crate::notify::{
    bus::NotificationBus,
    notification::{Notification, PresenceVersion},
    notifier::Notifier,
    subscriber::{Subscriber, Topic},
};
