//! Routes of moderation.

pub(super) mod audit;
pub(super) mod people;
pub(super) mod reports;
