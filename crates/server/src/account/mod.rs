//! Accounts: passwords, passkeys, mailboxes and the emails about them.

mod email;
mod leaked_passwords;
mod mailbox;
mod passkeys;
mod password_strength;
mod passwords;
mod recent_proof;

pub(crate) use crate::account::{
    email::{AccountEmail, AccountMailer},
    mailbox::Mailbox,
    passkeys::{Challenge, Passkeys},
    password_strength::require_strong,
    passwords::Passwords,
    recent_proof::require_recent_proof,
};
