//! The idempotency keys that a log keeps when it is archived.

use crate::ActRow;

/// Keys that are kept, for each seat: a player waits for one answer at a time, and the game for the player, but other
/// players may have moved several times since.
const KEYS_PER_SEAT: usize = 2;

/// Forgets idempotency keys but those of the last commands: they are random bytes, which don't compress. An archived table
/// takes no commands; but a client that lost the answer to its last one repeats it, and gets the same answer.
pub fn forget_early_keys(acts: &mut [ActRow], seats: u8) {
    let last = KEYS_PER_SEAT * usize::from(seats);
    for act in acts.iter_mut().rev().filter(|act| act.idempotency_key.is_some()).skip(last) {
        act.idempotency_key = None;
    }
}
