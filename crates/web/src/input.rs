//! Input devices.

/// The input device that picked something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Mouse,
    Touch,
    Keys,
    /// Copied from a hint.
    Hint,
}
