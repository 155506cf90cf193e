//! Routes of moderation.

pub(super) mod audit;
pub(super) mod people;
pub(super) mod ratings;
pub(super) mod removals;
pub(super) mod reports;
