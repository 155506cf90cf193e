//! Routes of accounts.

pub(super) mod export;
pub(super) mod passkey;
pub(super) mod password;
pub(super) mod profile;
pub(super) mod register;
pub(super) mod sessions;
pub(super) mod sign_in;
