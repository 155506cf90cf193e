//! Accounts: registration, sessions, passkeys, profile and export.

pub(crate) mod export;
pub(crate) mod guest;
mod notice;
pub(crate) mod passkey;
pub(crate) mod password;
mod place;
pub(crate) mod profile;
pub(crate) mod register;
pub(crate) mod session;
pub(crate) mod sign_in;
