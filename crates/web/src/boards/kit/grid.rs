//! The spaces of a board, as a board describes them.

use crate::input::Input;

/// What a tap on a space does.
type Tap = Box<dyn Fn(&str, Input) + Send + Sync>;
/// A property of a space.
type OfSpace<T> = Box<dyn Fn(&str) -> T + Send + Sync>;

/// The spaces of a board in rows, and what each can do.
pub(crate) struct Grid {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    /// The name of the space in a column and a row; empty where the board has none.
    pub(crate) name: fn(u8, u8) -> String,
    /// Its spoken name.
    pub(crate) label: OfSpace<String>,
    /// Whether it is lit, and how.
    pub(crate) lit: OfSpace<Option<&'static str>>,
    /// The text of its callout.
    pub(crate) about: OfSpace<Option<String>>,
    pub(crate) tap: Tap,
}
