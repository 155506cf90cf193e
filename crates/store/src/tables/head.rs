//! What distinguishes two acts with the same number, of a log that went back and continued in another way.

use clock::Moment;
use sha2::{Digest as _, Sha256};

/// An act: when it was committed, and the first bytes of the SHA-256 of its text. Nobody gains by a collision, since both
/// acts would be of the same table and moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActHead {
    /// When it was committed.
    pub at: Moment,
    /// The first bytes of the hash of its text.
    pub hash: [u8; 8],
}

impl ActHead {
    /// Names an act that was committed at a moment.
    pub fn of(at: Moment, body: &str) -> ActHead {
        let sum: [u8; 32] = Sha256::digest(body).into();
        let mut hash = [0; 8];
        hash.copy_from_slice(&sum[..8]);
        ActHead { at, hash }
    }
}
