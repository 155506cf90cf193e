//! Squares and the two boards, read from data.

use std::{
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
    sync::LazyLock,
};

use game::{Bits, BoardFile, Misdrawn, NotationError};
use serde::{Deserialize, Serialize};

use crate::tiles::Colour;

/// Squares in a row and in a column.
pub const SIZE: u8 = 13;
/// Squares are numbered row by row, with numbers to spare at each row's end: no shift wraps around,
/// and four rows fill a word.
pub(crate) const STRIDE: u8 = 16;
/// No board has more villages.
pub(crate) const VILLAGES_MAX: usize = 16;

/// A set of squares.
pub type Squares = Bits<4>;

/// Grows a set by the squares that share an edge with it.
#[inline]
pub(crate) fn grown(set: Squares) -> Squares {
    set | touching(set)
}

/// The squares that share an edge with one of a set; squares of the set may be among them.
#[inline]
pub(crate) fn touching(set: Squares) -> Squares {
    right(set) | left(set) | below(set) | above(set)
}

/// Every square's neighbour to the right.
#[inline]
pub(crate) fn right(set: Squares) -> Squares {
    Bits(set.0.map(|rows| rows << 1))
}

/// Every square's neighbour to the left.
#[inline]
pub(crate) fn left(set: Squares) -> Squares {
    Bits(set.0.map(|rows| rows >> 1))
}

/// Every square's neighbour below.
#[inline]
pub(crate) fn below(set: Squares) -> Squares {
    set.up(u32::from(STRIDE))
}

/// Every square's neighbour above.
#[inline]
pub(crate) fn above(set: Squares) -> Squares {
    set.down(u32::from(STRIDE))
}

game::named_spaces! {
    /// One square, named by column and row from the top left: `A1` to `M13`.
    pub struct Square(SIZE, stride STRIDE, "a square is a column A to M and a row 1 to 13");
}

impl Square {
    /// The neighbour on a side, if it is on the board.
    pub fn beside(self, side: Side) -> Option<Square> {
        let (right, down) = side.offset();
        let column = self.column().checked_add_signed(right)?;
        let row = self.row().checked_add_signed(down)?;
        Square::at(column, row)
    }
}

/// A side of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// To the right.
    East,
    /// Below.
    South,
    /// To the left.
    West,
    /// Above.
    North,
}

impl Side {
    /// All four.
    pub const ALL: [Side; 4] = [Side::East, Side::South, Side::West, Side::North];

    fn offset(self) -> (i8, i8) {
        match self {
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
            Side::North => (0, -1),
        }
    }
}

/// Which board is played on (Q1.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum BoardName {
    /// The easier one.
    #[default]
    Bird,
    /// The one with water.
    Lion,
}

impl BoardName {
    /// Both.
    pub const ALL: [BoardName; 2] = [BoardName::Bird, BoardName::Lion];

    /// The board of this name.
    pub fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }

    fn as_str(self) -> &'static str {
        match self {
            BoardName::Bird => "bird",
            BoardName::Lion => "lion",
        }
    }
}

impl fmt::Display for BoardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for BoardName {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<BoardName, NotationError> {
        BoardName::ALL.into_iter().find(|name| name.as_str() == text).ok_or(NotationError)
    }
}

static BOARDS: LazyLock<[Board; 2]> = LazyLock::new(|| {
    let load = |text| Board::read(text).expect("the boards in the repository are sound");
    [load(include_str!("../boards/bird.board")), load(include_str!("../boards/lion.board"))]
});

/// What is printed on a board.
#[derive(Debug)]
pub struct Board {
    /// Its name.
    pub name: BoardName,
    /// Squares that tiles may cover.
    pub meadow: Squares,
    /// Squares that nothing may cover.
    pub water: Squares,
    /// The squares of each village, in the order of their first square.
    pub villages: Vec<Squares>,
    /// The starting territory of each colour.
    pub starts: [Squares; 3],
    /// For each village, the squares beside it.
    pub(crate) around: Vec<Squares>,
    /// The squares beside any village.
    pub(crate) around_any: Squares,
    /// For each square, the villages beside it, a bit each.
    pub(crate) beside: [u16; 256],
}

/// Two boards are one if they have one name: each name is loaded once.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.name == other.name
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl Board {
    /// Reads and judges a board file (Q1.1).
    ///
    /// # Errors
    /// What was expected, and on which line, if the text is no board of this game.
    pub fn read(text: &str) -> Result<Board, Misdrawn> {
        let misdrawn = |expected| Misdrawn { line: 0, expected };
        let file = BoardFile::read(text)?;
        if file.field("game") != Some("qin") {
            return Err(misdrawn("game qin"));
        }
        let name = file.field("board").and_then(|name| name.parse().ok());
        let name = name.ok_or(misdrawn("board bird or lion"))?;
        if file.map.len() != usize::from(SIZE) || file.map[0].len() != usize::from(SIZE) {
            return Err(misdrawn("13 rows of 13 squares"));
        }

        let drawn = |mark| -> Squares {
            let squares = file.marked(mark).filter_map(|(column, row)| Square::at(column, row));
            squares.map(|square| square.0).collect()
        };
        let (meadow, water, village) = (drawn('.'), drawn('~'), drawn('o'));
        let starts = Colour::ALL.map(|colour| drawn(colour.letter()));
        if starts.iter().any(|start| start.len() != 1) {
            return Err(misdrawn("one starting territory of each colour"));
        }
        if (meadow | water | village).len() + 3 != u32::from(SIZE) * u32::from(SIZE) {
            return Err(misdrawn("only the marks . ~ o R B Y"));
        }
        let villages = groups(village);
        if VILLAGES_MAX < villages.len() {
            return Err(misdrawn("at most 16 villages"));
        }
        let around: Vec<Squares> = villages.iter().map(|&it| touching(it).without(it)).collect();
        let around_any = around.iter().fold(Squares::EMPTY, |all, &one| all | one);
        let mut beside = [0; 256];
        for (village, squares) in around.iter().enumerate() {
            squares.iter().for_each(|square| beside[usize::from(square)] |= 1 << village);
        }
        Ok(Board { name, meadow, water, villages, starts, around, around_any, beside })
    }
}

/// The connected groups of a set, in the order of their first square.
pub(crate) fn groups(set: Squares) -> Vec<Squares> {
    let mut left = set;
    let mut groups = Vec::new();
    while let Some(first) = left.first() {
        let group = Squares::one(first).flood(left, grown);
        groups.push(group);
        left = left.without(group);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(sets: &[Squares]) -> u32 {
        sets.iter().map(Squares::len).sum()
    }

    /// Q1.1: what is known of both boards.
    #[test]
    fn the_boards_are_as_counted() {
        let [bird, lion] = BoardName::ALL.map(BoardName::board);
        assert_eq!((bird.villages.len(), size(&bird.villages), bird.water.len()), (11, 15, 0));
        assert_eq!((lion.villages.len(), size(&lion.villages), lion.water.len()), (14, 17, 16));
        for board in [bird, lion] {
            assert_eq!(board.starts.map(|start| start.len()), [1, 1, 1]);
        }
    }

    #[test]
    fn a_wrong_board_is_refused() {
        let bird = include_str!("../boards/bird.board");
        let check = |from: &str, to: &str| Board::read(&bird.replacen(from, to, 1)).map(|_| ());
        assert_eq!(check("", ""), Ok(()));
        for (from, to) in [
            ("qin\n", "go\n"),
            ("bird\n", "cat\n"),
            ("R.", "B."),
            ("R.", "?."),
            ("map\no", "map\n"),
        ] {
            assert!(check(from, to).is_err(), "{from:?} to {to:?}");
        }
    }

    #[test]
    fn squares_read_back_by_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(Square::all().count(), 169);
        for text in ["", "A", "A0", "A14", "N1", "é1", "11", "A-1"] {
            assert!(text.parse::<Square>().is_err(), "{text}");
        }
    }
}
