//! Idempotency keys: a repeated command is recognised and answered as before.

use sha2::{Digest as _, Sha256};
use wire::api::{Code, Problem};

use crate::caller::Caller;

pub(crate) use store::KeyHash;

/// The idempotency key of a command, if the client sent one.
pub(crate) struct IdempotencyKey(Option<String>);

/// Whether a key has the form that the API documents.
fn is_valid(text: &str) -> bool {
    (1..=100).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_graphic())
}

impl IdempotencyKey {
    /// A command that was sent without a key.
    pub(crate) const NONE: IdempotencyKey = IdempotencyKey(None);

    /// Reads a key.
    pub(crate) fn parse(key: &str) -> Result<IdempotencyKey, Problem> {
        if !is_valid(key) {
            return Err(Problem::new(Code::MalformedRequest));
        }
        Ok(IdempotencyKey(Some(key.to_owned())))
    }

    /// Hash of the key, the caller, the action and its arguments, so that no caller can collide with
    /// another and no other command can pass for this one.
    pub(crate) fn hash(&self, caller: &Caller, action: &str, arguments: &[u8]) -> Option<KeyHash> {
        let key = self.0.as_ref()?;
        let caller = match caller {
            Caller::Anonymous => String::new(),
            Caller::Person(user) => user.id.to_string(),
            Caller::Seat { table, seat, .. } => format!("{table} {seat}"),
        };
        let mut hash = Sha256::new();
        for part in [caller.as_bytes(), action.as_bytes(), key.as_bytes(), arguments] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        hash.finalize()[..16].try_into().ok().map(KeyHash)
    }
}
