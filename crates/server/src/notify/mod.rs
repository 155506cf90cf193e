//! Notifications that something changed: to subscribers on this node, and to other nodes over NATS.

mod act_cipher;
mod bus;
mod bus_connection;
mod committed_act;
mod followed_parts;
mod notification;
mod notifier;
mod part_subscriptions;
mod presence_outbox;
mod received;
mod subject;
mod subscriber;
mod subscribers;
mod worker_wake;

pub(crate) use crate::notify::{
    act_cipher::SealedAct,
    bus::NotificationBus,
    bus_connection::{BusConnection, BusSettings},
    committed_act::CommittedAct,
    notification::{Notification, PresenceVersion},
    notifier::Notifier,
    subscriber::{Subscriber, Topic},
};
