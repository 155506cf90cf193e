//! What hosts do to keep order: what people complain about, and what was done.

mod audit;
mod measure;
mod moderation;
mod page;
mod reports;

pub(crate) use self::page::HostPage;
