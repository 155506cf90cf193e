//! Notification settings: channels, playing hours, vacations.

mod channels;
mod hours;
mod page;
mod push;
mod settings;
mod vacations;
mod webhook;

pub(crate) use self::page::AlertsPage;
