//! How one is told that one is asked for something, and when one isn't asked.

mod hours;
mod page;
mod push;
mod settings;
mod vacations;
mod ways;
mod webhook;

pub(crate) use self::page::AlertsPage;
