//! What lets a person come in: passwords, passkeys, mail, and the sessions that follow from them.

pub(crate) mod letter;
mod mailbox;
mod passkeys;
mod passwords;
mod session;

pub(crate) use crate::account::{
    letter::words,
    mailbox::Mailbox,
    passkeys::{Begun, Passkeys},
    passwords::{Passwords, is_password},
    session::{about, begin, begun, ended},
};
