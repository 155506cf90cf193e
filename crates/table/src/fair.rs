//! Provably fair chance by commit and reveal.
//!
//! The server draws a seed and publishes its SHA-256 (the commitment). Every player draws a seed, too, and
//! commits to it. Players reveal theirs when all commitments are fixed, so that neither the server nor the last
//! player could choose. The key of all chance is derived from all seeds; the server's is revealed after the game.

use std::fmt;

use game::{Key, Seat};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use wire::api::{FairnessNotes, FairnessProof};

/// Server seed: 256 bits.
pub type SeedBits = [u8; 32];

/// The commitment to a seed: its SHA-256 in hexadecimal.
pub fn commitment(seed: &SeedBits) -> String {
    hex(&Sha256::digest(seed))
}

/// The commitment to a player's seed: the SHA-256 of its text in hexadecimal.
pub fn commitment_to(luck: &str) -> String {
    hex(&Sha256::digest(luck))
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

/// Why a proof fails verification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The game isn't over yet: no seed or no record.
    Closed,
    /// The server's commitment isn't the one that the player noted.
    Commitment,
    /// The player's own seed isn't in the proof.
    OwnSeed,
    /// A player's seed doesn't match the commitment to it.
    PlayerSeed(Seat),
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
            Fault::Commitment => f.write_str("the commitment isn't the one that was noted"),
            Fault::OwnSeed => f.write_str("the player's own seed isn't in the proof"),
            Fault::PlayerSeed(seat) => {
                write!(f, "the seed of seat {seat} isn't what was committed to")
            }
            Fault::Seed => f.write_str("the seed isn't what was committed to"),
            Fault::Record(why) => write!(f, "the record can't be replayed: {why}"),
            Fault::Chance(ply) => write!(f, "step {ply}: chance did not decide so"),
        }
    }
}

impl std::error::Error for Fault {}

/// Compares a proof with what the player noted, and recomputes every chance draw; returns their number.
pub fn verify(proof: &FairnessProof, notes: &FairnessNotes) -> Result<usize, Fault> {
    let (Some(seed), Some(record)) = (&proof.seed, &proof.record) else {
        return Err(Fault::Closed);
    };
    compare_seeds(proof, notes)?;
    let seed = unhex(seed).ok_or(Fault::Seed)?;
    if commitment(&seed) != proof.commitment {
        return Err(Fault::Seed);
    }
    let key = key(&seed, proof.luck.iter().map(String::as_str));
    let played = crate::read(record, None).map_err(|why| Fault::Record(why.to_string()))?;
    let noted = notes.commitments.len();
    if proof.luck.len() != usize::from(played.seats()) || ![0, proof.luck.len()].contains(&noted) {
        return Err(Fault::Record("the number of seeds isn't that of the seats".to_owned()));
    }
    let drawn = crate::blank(played.meta().slug, played.seats(), &played.options(), key);
    let mut drawn = drawn.map_err(|why| Fault::Record(why.to_string()))?;
    compare(&mut *drawn, &played.steps_text())
}

/// Compares the players' seeds with the commitments, and both with what the player noted.
fn compare_seeds(proof: &FairnessProof, notes: &FairnessNotes) -> Result<(), Fault> {
    if notes.commitment.as_ref().is_some_and(|noted| *noted != proof.commitment) {
        return Err(Fault::Commitment);
    }
    let luck = |seat: Seat| proof.luck.get(seat.index()).map_or("", String::as_str);
    if notes.own.as_ref().is_some_and(|own| own.luck != luck(own.seat)) {
        return Err(Fault::OwnSeed);
    }
    for (at, text) in proof.luck.iter().enumerate() {
        let differs = |commitments: &[String]| {
            let commitment = commitments.get(at).filter(|it| !it.is_empty());
            commitment.is_some_and(|it| *it != commitment_to(text))
        };
        if differs(&proof.commitments) || differs(&notes.commitments) {
            return Err(Fault::PlayerSeed(Seat(at as u8)));
        }
    }
    Ok(())
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
