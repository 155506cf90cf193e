//! Who one is: a guest or somebody with an account, and what opens it.

mod data;
mod join;
mod letter;
mod name;
mod own;
mod page;
mod passkeys;
mod password;
mod sessions;
mod sign_in;

pub(crate) use self::page::AccountPage;
