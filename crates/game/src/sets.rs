//! Sets of board spaces as bits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of up to `64 × WORDS` spaces. Boards choose the numbering, so that a whole set can be
/// shifted by a neighbour's offset at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<const WORDS: usize>(pub [u64; WORDS]);

impl<const WORDS: usize> Default for Bits<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> Bits<WORDS> {
    /// No space at all.
    pub const EMPTY: Self = Bits([0; WORDS]);

    /// The set of one space.
    #[inline]
    pub fn one(at: u8) -> Self {
        let mut set = Self::EMPTY;
        set.insert(at);
        set
    }

    /// Adds a space.
    #[inline]
    pub fn insert(&mut self, at: u8) {
        self.0[usize::from(at >> 6)] |= 1 << (at & 63);
    }

    /// Whether a space is in the set.
    #[inline]
    pub fn contains(&self, at: u8) -> bool {
        self.0[usize::from(at >> 6)] >> (at & 63) & 1 != 0
    }

    /// Whether there is nothing in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether two sets have a space in common.
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        !(*self & other).is_empty()
    }

    /// How many spaces there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is more than one space; cheaper than counting them.
    #[inline]
    pub fn has_several(&self) -> bool {
        let mut one_seen = false;
        for &word in &self.0 {
            if word & word.wrapping_sub(1) != 0 || one_seen && word != 0 {
                return true;
            }
            one_seen |= word != 0;
        }
        false
    }

    /// The difference of two sets.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    /// Every space moved up by `by` places, at most 63.
    #[inline]
    pub fn up(self, by: u32) -> Self {
        let mut moved = Self::EMPTY;
        for at in 0..WORDS {
            moved.0[at] = self.0[at] << by;
            if 0 < at {
                moved.0[at] |= self.0[at - 1] >> (64 - by);
            }
        }
        moved
    }

    /// Every space moved down by `by` places, at most 63.
    #[inline]
    pub fn down(self, by: u32) -> Self {
        let mut moved = Self::EMPTY;
        for at in 0..WORDS {
            moved.0[at] = self.0[at] >> by;
            if at + 1 < WORDS {
                moved.0[at] |= self.0[at + 1] << (64 - by);
            }
        }
        moved
    }

    /// The lowest space of a set that isn't empty.
    #[inline]
    pub fn first(&self) -> Option<u8> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some((word * 64) as u8 + self.0[word].trailing_zeros() as u8)
    }

    /// The `n`-th space from below, counted from zero; `n` is below [`len`](Self::len).
    #[inline]
    pub fn nth(&self, mut n: u32) -> u8 {
        for (at, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                return (at * 64) as u8 + nth_bit(word, n);
            }
            n -= here;
        }
        unreachable!("n is below len()")
    }

    /// The spaces from the lowest up.
    #[inline]
    pub fn iter(self) -> Spaces<WORDS> {
        Spaces { words: self.0, at: 0 }
    }

    /// Writes the spaces from the lowest up into a buffer that has room for them and eight more, and
    /// returns how many there are. Going through such a list many times is quicker than through the
    /// bits; it is written eight at a time, because nobody can guess how many a word holds.
    #[inline]
    pub fn write(self, buffer: &mut [u8]) -> usize {
        let mut len = 0;
        for (at, word) in self.0.into_iter().enumerate() {
            let (mut left, mut next) = (word, len);
            while left != 0 {
                for slot in &mut buffer[next..next + 8] {
                    *slot = ((at * 64) as u8).wrapping_add(left.trailing_zeros() as u8);
                    left &= left.wrapping_sub(1);
                }
                next += 8;
            }
            len += word.count_ones() as usize;
        }
        len
    }

    /// Everything that `grow` reaches from here without leaving `within`.
    #[inline]
    pub fn flood(self, within: Self, grow: impl Fn(Self) -> Self) -> Self {
        let mut reached = self;
        loop {
            let further = grow(reached) & within;
            if further.without(reached).is_empty() {
                return reached;
            }
            reached = further;
        }
    }
}

/// Iterates over a set's spaces.
#[derive(Clone, Debug)]
pub struct Spaces<const WORDS: usize> {
    /// The bits of each word still to visit.
    words: [u64; WORDS],
    /// The word that comes next.
    at: usize,
}

impl<const WORDS: usize> Iterator for Spaces<WORDS> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while self.at < WORDS {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some((self.at * 64) as u8 + word.trailing_zeros() as u8);
            }
            self.at += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.words[self.at..].iter().map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }

    /// One loop a word: `for_each` is quicker than `for` where that counts.
    #[inline]
    fn fold<B, F: FnMut(B, u8) -> B>(self, init: B, mut with: F) -> B {
        let mut folded = init;
        for at in self.at..WORDS {
            let mut left = self.words[at];
            while left != 0 {
                folded = with(folded, (at * 64) as u8 + left.trailing_zeros() as u8);
                left &= left - 1;
            }
        }
        folded
    }
}

/// The place of the `n`-th set bit: halve the word while the bit is above the half.
#[inline]
fn nth_bit(word: u64, mut n: u32) -> u8 {
    let mut place = 0;
    let mut rest = word;
    for half in [32, 16, 8] {
        let below = (rest & ((1 << half) - 1)).count_ones();
        if below <= n {
            n -= below;
            rest >>= half;
            place += half;
        }
    }
    for _ in 0..n {
        rest &= rest - 1;
    }
    (place + rest.trailing_zeros()) as u8
}

impl<const WORDS: usize> FromIterator<u8> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = u8>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        for at in spaces {
            set.insert(at);
        }
        set
    }
}

impl<const WORDS: usize> BitOr for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Bits(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl<const WORDS: usize> BitAnd for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Bits(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl<const WORDS: usize> Not for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Bits(std::array::from_fn(|at| !self.0[at]))
    }
}

impl<const WORDS: usize> BitOrAssign for Bits<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> BitAndAssign for Bits<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Set = Bits<3>;

    #[test]
    fn nth_agrees_with_iter() {
        let set: Set = [0, 1, 63, 64, 100, 127, 128, 190, 191].into_iter().collect();
        let listed: Vec<u8> = set.iter().collect();
        let picked: Vec<u8> = (0..set.len()).map(|n| set.nth(n)).collect();
        assert_eq!(listed, picked);
        let mut written = [0; 200];
        let len = set.write(&mut written);
        assert_eq!(written[..len], listed);
        assert_eq!(listed.len() as u32, set.len());
        assert_eq!(set.first(), Some(0));
    }

    #[test]
    fn several_are_more_than_one() {
        let sets: [&[u8]; 5] = [&[], &[5], &[130], &[5, 6], &[5, 130]];
        assert_eq!(
            sets.map(|set| set.iter().copied().collect::<Set>().has_several()),
            [false, false, false, true, true]
        );
    }

    #[test]
    fn shifts_cross_words() {
        let set = Set::one(60);
        assert_eq!(set.up(14), Set::one(74));
        assert_eq!(set.up(14).down(14), set);
        assert_eq!(Set::one(3).down(14), Set::EMPTY);
    }

    #[test]
    fn a_flood_stays_within() {
        let row: Set = (10..20).collect();
        let gap = row.without(Set::one(15));
        let reached = Set::one(12).flood(gap, |set| set | set.up(1) | set.down(1));
        assert_eq!(reached, (10..15).collect());
    }
}
