//! Spaces of a grid, named by a letter for the column and a number for the row.

use std::{fmt, marker::PhantomData, str::FromStr};

use serde::de::{Deserializer, Error, Visitor};

/// The name of a space. A frame has a hundred of them, so it is made without allocating.
pub struct SpaceName {
    letters: [u8; 3],
    length: usize,
}

impl SpaceName {
    /// The name of the space in a column and a row counted from zero.
    pub fn of(column: u8, row: u8) -> SpaceName {
        let (column, row) = (b'A' + column, row + 1);
        if row < 10 {
            return SpaceName { letters: [column, b'0' + row, 0], length: 2 };
        }
        SpaceName { letters: [column, b'0' + row / 10, b'0' + row % 10], length: 3 }
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.letters[..self.length]).unwrap_or("")
    }
}

/// Deserialises a value from its text.
///
/// # Errors
/// The deserialiser's, if there is no string or its text can't be parsed.
pub fn read_spelt<'de, T: FromStr<Err = &'static str>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    struct Spelt<T>(PhantomData<T>);

    impl<T: FromStr<Err = &'static str>> Visitor<'_> for Spelt<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Spelt(PhantomData))
}

/// Defines the type of a game's spaces: a square grid of this many columns and rows, numbered row by row
/// with `STRIDE` numbers a row, so that whole rows can be shifted without wrapping around. Its text
/// and JSON are names such as `D3`.
///
/// ```
/// pagoda_game::named_spaces! {
///     /// One point of a board for Go.
///     pub struct Point(9, stride 16, "a point is a column A to I and a row 1 to 9");
/// }
/// let point: Point = "d3".parse().unwrap();
/// assert_eq!((point.column(), point.row(), point.to_string()), (3, 2, "D3".to_owned()));
/// assert_eq!((Point::all().count(), Point::at(9, 0)), (81, None));
/// ```
#[macro_export]
macro_rules! named_spaces {
    (
        $(#[$about:meta])*
        pub struct $name:ident($size:expr, stride $stride:expr, $wrong:literal);
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The one in a column and a row counted from zero.
            pub fn at(column: u8, row: u8) -> Option<$name> {
                (column < $size && row < $size).then(|| $name(row * $stride + column))
            }

            /// Its column, from zero.
            pub fn column(self) -> u8 {
                self.0 % $stride
            }

            /// Its row, from zero.
            pub fn row(self) -> u8 {
                self.0 / $stride
            }

            /// All of the grid, row by row.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$size).flat_map(|row| (0..$size).filter_map(move |column| $name::at(column, row)))
            }

            /// Whether it is one of these.
            pub fn is_in<const WORDS: usize>(self, set: $crate::Bits<WORDS>) -> bool {
                set.contains(self.0)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::SpaceName::of(self.column(), self.row()).as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                let column = text.bytes().next().ok_or($wrong)?.to_ascii_uppercase();
                let row = text.get(1..).filter(|it| it.bytes().all(|digit| digit.is_ascii_digit()));
                let row = row.and_then(|row| row.parse::<u8>().ok()).ok_or($wrong)?;
                $name::at(column.wrapping_sub(b'A'), row.wrapping_sub(1)).ok_or($wrong)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let name = $crate::SpaceName::of(self.column(), self.row());
                serializer.serialize_str(name.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $crate::read_spelt(deserializer)
            }
        }
    };
}
