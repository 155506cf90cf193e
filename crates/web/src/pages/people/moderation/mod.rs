//! Moderation: reports, measures, suspicious ratings, audit log.

mod audit;
mod findings;
mod measure;
mod page;
mod reports;
mod state;

pub(crate) use self::page::ModerationPage;
