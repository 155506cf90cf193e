//! Spaces of the hexagonal grid, and sets of them as bitboards.

use std::sync::LazyLock;

use game::Bits;

/// Spaces in a row and in a column of the grid, those that a board leaves out included.
pub const SIZE: u8 = 15;
/// Spaces are numbered row by row, with one number to spare at each row's end: no shift wraps
/// around, and four rows fill a word.
pub(crate) const STRIDE: u8 = 16;

/// A set of spaces.
pub type Spaces = Bits<4>;

/// The empty set.
pub(crate) const NOWHERE: Spaces = Spaces::EMPTY;
/// The position of a leader at home: a number that no space has.
pub(crate) const HOME: u8 = u8::MAX;

/// Rows 1, 3, 5 … of a word, which aren't shifted.
const EVEN: u64 = 0x0000_FFFF_0000_FFFF;
/// Rows 2, 4, 6 …, which are shifted half a space to the right.
const ODD: u64 = !EVEN;

/// Every space's neighbour to the right.
#[inline]
pub(crate) fn east(set: Spaces) -> Spaces {
    Bits(set.0.map(|rows| rows << 1))
}

/// Every space's neighbour to the left.
#[inline]
pub(crate) fn west(set: Spaces) -> Spaces {
    Bits(set.0.map(|rows| rows >> 1))
}

/// Every space moved left if a row above or below begins there, half a space further left.
#[inline]
fn leftwards(set: Spaces) -> Spaces {
    Bits(set.0.map(|rows| (rows & EVEN) >> 1 | rows & ODD))
}

#[inline]
fn rightwards(set: Spaces) -> Spaces {
    Bits(set.0.map(|rows| rows & EVEN | (rows & ODD) << 1))
}

/// Every space's left neighbour above.
#[inline]
pub(crate) fn north_west(set: Spaces) -> Spaces {
    leftwards(set).down(u32::from(STRIDE))
}

/// Every space's right neighbour above.
#[inline]
pub(crate) fn north_east(set: Spaces) -> Spaces {
    rightwards(set).down(u32::from(STRIDE))
}

/// Every space's left neighbour below.
#[inline]
pub(crate) fn south_west(set: Spaces) -> Spaces {
    leftwards(set).up(u32::from(STRIDE))
}

/// Every space's right neighbour below.
#[inline]
pub(crate) fn south_east(set: Spaces) -> Spaces {
    rightwards(set).up(u32::from(STRIDE))
}

/// The spaces that share an edge with one of a set (H2.1); spaces of the set may be among them, and
/// some that are on no board.
#[inline]
pub(crate) fn touching(set: Spaces) -> Spaces {
    let beside = Bits(set.0.map(|rows| rows << 1 | rows >> 1));
    let spread: Spaces = Bits(set.0.map(|rows| rows | (rows & EVEN) >> 1 | (rows & ODD) << 1));
    beside | spread.up(u32::from(STRIDE)) | spread.down(u32::from(STRIDE))
}

/// Grows a set by the spaces that share an edge with it.
#[inline]
pub(crate) fn grown(set: Spaces) -> Spaces {
    set | touching(set)
}

/// The neighbours of each space: the most frequently read table.
static AROUND: LazyLock<[Spaces; 256]> =
    LazyLock::new(|| std::array::from_fn(|at| touching(Spaces::one(at as u8))));

/// The neighbours of each space, for repeated look-ups.
#[inline]
pub(crate) fn around() -> &'static [Spaces; 256] {
    &AROUND
}

game::named_spaces! {
    /// One space, named by column and row from the top left: `A1` to `O15`.
    pub struct Space(SIZE, stride STRIDE, "a space is a column A to O and a row 1 to 15");
}

impl Space {
    /// This space alone.
    pub(crate) fn alone(self) -> Spaces {
        Spaces::one(self.0)
    }

    /// Its neighbours (H2.1).
    #[inline]
    pub(crate) fn around(self) -> Spaces {
        around()[usize::from(self.0)]
    }
}

/// The spaces of a set as a list.
pub(crate) fn listed(set: Spaces) -> Vec<Space> {
    set.iter().map(Space).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(name: &str) -> Vec<String> {
        let space: Space = name.parse().unwrap();
        let on_grid: Spaces = Space::all().map(|space| space.0).collect();
        listed(space.around() & on_grid).iter().map(Space::to_string).collect()
    }

    /// H2.1: six neighbours, and the rows are shifted by turns.
    #[test]
    fn a_space_has_six_neighbours() {
        assert_eq!(near("C3"), ["B2", "C2", "B3", "D3", "B4", "C4"]);
        assert_eq!(near("C4"), ["C3", "D3", "B4", "D4", "C5", "D5"]);
        assert_eq!(near("A1"), ["B1", "A2"]);
        assert_eq!(near("A4"), ["A3", "B3", "B4", "A5", "B5"]);
        assert_eq!(near("O15"), ["N14", "O14", "N15"]);
    }

    #[test]
    fn each_side_is_a_neighbour() {
        let one = Space::at(7, 7).unwrap().alone();
        let sides = [east, west, north_west, north_east, south_west, south_east];
        let all = sides.iter().fold(Spaces::EMPTY, |all, side| all | side(one));
        assert_eq!((all.len(), all), (6, touching(one)));
        for (there, back) in [(east as fn(Spaces) -> Spaces, west as fn(Spaces) -> Spaces)]
            .into_iter()
            .chain([(north_west as fn(_) -> _, south_east as fn(_) -> _)])
            .chain([(north_east as fn(_) -> _, south_west as fn(_) -> _)])
        {
            assert_eq!(back(there(one)), one);
        }
    }

    #[test]
    fn spaces_read_back_by_name() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!(Space::all().count(), 225);
        for text in ["", "A", "A0", "A16", "P1", "é1", "11", "A-1", "A+1"] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }
}
