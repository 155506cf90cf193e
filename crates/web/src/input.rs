//! How a player picks something.

/// How a player picked something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Mouse,
    Touch,
    Keys,
    /// Taken over from a hint.
    Hint,
}
