//! What lets a person come in: passwords, passkeys, mail, and the sessions that follow from them.

pub(crate) mod letter;
mod mailbox;
mod passkeys;
mod passwords;
mod proof;
mod session;
mod weak;

pub(crate) use crate::account::{
    letter::words,
    mailbox::Mailbox,
    passkeys::{Begun, Passkeys},
    passwords::{Passwords, is_password},
    proof::must_prove,
    session::{about, begin, begun, ended, forgotten_cookie},
    weak::must_be_strong,
};
