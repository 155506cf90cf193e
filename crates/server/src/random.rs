//! Cryptographically secure random values.

use store::Seed;

/// Random bytes of the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A random number.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A token of 256 bits, for sessions and links.
pub(crate) fn token() -> String {
    table::fair::hex(&bytes::<32>())
}

/// The server's part of a table's chance key.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}
