//! The account: guest or user, and ways to sign in.

mod data;
mod email_link;
mod join;
mod name;
mod own;
mod page;
mod passkeys;
mod password;
mod sessions;
mod sign_in;

pub(crate) use self::page::AccountPage;
