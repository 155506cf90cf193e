//! Random numbers: committed dice for real games, a fast generator for search and tests.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random number generator.
///
/// The bounded draw is our own and never changes: a library's might, and an upgrade would re-deal old
/// games.
pub trait Luck {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A uniform number below `n` (Lemire's multiply and reject).
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(0 < n, "a die needs a face");
        let mut wide = u64::from(self.word()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.word()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

/// The secret seed of one game's chance. It is neither printed nor serialised.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// A key of these 256 bits.
    pub fn new(bits: [u8; 32]) -> Key {
        Key(bits)
    }

    /// A key for tests and tools, from a number.
    pub fn from_number(number: u64) -> Key {
        let mut bits = [0; 32];
        bits[..8].copy_from_slice(&number.to_le_bytes());
        Key(bits)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// The dice of one chance step: the same key and number give the same dice, forever.
///
/// They are keyed by the number of the chance step, so no decision of a player shifts later chance,
/// and no generator state is stored between steps.
///
/// ```
/// use pagoda_game::{Dice, Key, Luck};
///
/// let key = Key::from_number(2026);
/// let (mut one, mut same) = (Dice::at(&key, 3), Dice::at(&key, 3));
/// let roll = one.below(6) + 1;
/// assert_eq!(same.below(6) + 1, roll);
/// assert!((1..=6).contains(&roll));
/// assert_eq!(format!("{key:?}"), "Key(secret)");
/// ```
#[derive(Clone)]
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The dice of a game's `nth` chance step, counted from zero.
    pub fn at(key: &Key, nth: u32) -> Dice {
        let mut stream = ChaCha20Rng::from_seed(key.0);
        stream.set_stream(u64::from(nth));
        Dice(stream)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(secret)")
    }
}

impl Luck for Dice {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A fast, reproducible generator for search, playouts and tests; not a secret.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The generator with this seed.
    pub fn new(number: u64) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(number))
    }
}

impl Luck for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    fn words(mut luck: impl Luck) -> [u32; 4] {
        std::array::from_fn(|_| luck.word())
    }

    fn draws(mut luck: impl Luck, n: u32) -> String {
        let drawn: [u32; 8] = std::array::from_fn(|_| luck.below(n));
        format!("{drawn:?}")
    }

    /// The first words are the published ChaCha20 key stream for a key and nonce of zeros.
    #[test]
    fn dice_are_chacha20() {
        let zeros = Key::new([0; 32]);
        assert_eq!(
            words(Dice::at(&zeros, 0)),
            [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]
        );
    }

    /// Golden: a change of any of these would re-deal every game ever played.
    #[test]
    fn draws_never_change() {
        let key = Key::from_number(2026);
        expect!["[49, 58, 67, 59, 37, 13, 52, 46]"].assert_eq(&draws(Dice::at(&key, 0), 72));
        expect!["[29, 71, 27, 60, 41, 22, 18, 54]"].assert_eq(&draws(Dice::at(&key, 1), 72));
        expect!["[2448250789, 2829387624, 1581630990, 569508930, 1933582188, 2549704844, 914657662, 358107412]"].assert_eq(&draws(Dice::at(&key, 0), 3_000_000_000));
        expect!["[30, 44, 51, 62, 2, 65, 58, 64]"].assert_eq(&draws(Quick::new(2026), 72));
    }

    #[test]
    fn every_face_is_as_likely() {
        let mut luck = Quick::new(7);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn secrets_do_not_print() {
        let key = Key::from_number(0xC0FFEE);
        assert_eq!(format!("{key:?} {:?}", Dice::at(&key, 1)), "Key(secret) Dice(secret)");
    }
}
