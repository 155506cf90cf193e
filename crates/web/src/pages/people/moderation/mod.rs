//! Moderation: reports, measures, suspicious ratings, removal of content, audit log.

mod audit;
mod findings;
mod measure;
mod page;
mod removal;
mod reports;
mod state;

pub(crate) use self::page::ModerationPage;
