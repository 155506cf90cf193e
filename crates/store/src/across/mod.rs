//! Calls that need people and tables: a statement to the home database, then one to that of tables, or the other way round. Each
//! says what remains if only the first succeeds.

mod chat;
mod deletion;
mod removal;
mod report;

pub use crate::across::chat::{ChatMessageRow, ChatResult};
