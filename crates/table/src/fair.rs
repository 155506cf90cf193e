//! Provably fair chance by commit and reveal.
//!
//! The server draws a seed and publishes its SHA-256 (the commitment). Every player who sits down
//! contributes a text. The key of all chance is derived from both, so that neither side could have
//! chosen it; the seed is revealed after the game.

use std::fmt;

use game::Key;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use wire::api::FairnessProof;

/// Server seed: 256 bits.
pub type SeedBits = [u8; 32];

/// The commitment to a seed: its SHA-256 in hexadecimal.
pub fn commitment(seed: &SeedBits) -> String {
    hex(&Sha256::digest(seed))
}

/// The key of all chance: HMAC-SHA-256 of the seats' texts in playing order, keyed by the seed. Each text is
/// prefixed by its length, so that the encoding is injective.
pub fn key<'a>(seed: &SeedBits, luck: impl IntoIterator<Item = &'a str>) -> Key {
    let mut mac = Hmac::<Sha256>::new_from_slice(seed).expect("a key may have any length");
    for text in luck {
        mac.update(&(text.len() as u64).to_be_bytes());
        mac.update(text.as_bytes());
    }
    Key::new(mac.finalize().into_bytes().into())
}

/// Why an proof fails verification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The game isn't over yet: no seed or no record.
    Closed,
    /// The seed doesn't match the commitment.
    Seed,
    /// The record can't be read or replayed.
    Record(String),
    /// A chance step doesn't follow from the key, at this step counted from one.
    Chance(usize),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Closed => f.write_str("the game isn't over: nothing is opened yet"),
            Fault::Seed => f.write_str("the seed isn't what was committed to"),
            Fault::Record(why) => write!(f, "the record can't be replayed: {why}"),
            Fault::Chance(ply) => write!(f, "step {ply}: chance did not decide so"),
        }
    }
}

impl std::error::Error for Fault {}

/// Recomputes every chance draw of an proof; returns their number.
pub fn verify(proof: &FairnessProof) -> Result<usize, Fault> {
    let (Some(seed), Some(record)) = (&proof.seed, &proof.record) else {
        return Err(Fault::Closed);
    };
    let seed = unhex(seed).ok_or(Fault::Seed)?;
    if commitment(&seed) != proof.commitment {
        return Err(Fault::Seed);
    }
    let key = key(&seed, proof.luck.iter().map(String::as_str));
    let played = crate::read(record, None).map_err(|why| Fault::Record(why.to_string()))?;
    let drawn = crate::blank(played.meta().slug, played.seats(), &played.options(), key);
    let mut drawn = drawn.map_err(|why| Fault::Record(why.to_string()))?;
    compare(&mut *drawn, &played.steps_text())
}

/// Replays the steps, and recomputes each chance step.
fn compare(drawn: &mut dyn crate::Table, steps: &str) -> Result<usize, Fault> {
    let mut draws = 0;
    for (at, step) in steps.lines().enumerate() {
        if step.starts_with('*') {
            draws += 1;
            // The game may have been aborted before chance was drawn.
            if drawn.plan_chance().steps.lines().next() != Some(step) {
                return Err(Fault::Chance(at + 1));
            }
        }
        drawn.follow(step).map_err(|why| Fault::Record(why.to_string()))?;
    }
    Ok(draws)
}

/// Bytes as hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses 64 hexadecimal digits.
pub fn unhex(digits: &str) -> Option<SeedBits> {
    let mut bits = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (at, bits) in bits.iter_mut().enumerate() {
        *bits = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bits)
}
