//! Moderation: reports, measures, suspicious ratings, removal of content, audit log.

mod address;
mod audit;
mod content;
mod findings;
mod measure;
mod page;
mod removal;
mod reports;
mod state;

pub(crate) use self::page::ModerationPage;
