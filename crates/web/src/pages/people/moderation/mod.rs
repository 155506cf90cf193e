//! Moderation: reports, measures, audit log.

mod audit;
mod measure;
mod page;
mod reports;
mod state;

pub(crate) use self::page::ModerationPage;
