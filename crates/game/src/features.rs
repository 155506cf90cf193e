//! Feature vectors of positions, for bots.

/// Maximum number of features of a game.
pub const FEATURES_MAX: usize = 64;

/// The feature vector of one seat: a small integer per feature.
pub type Features = [i16; FEATURES_MAX];

/// Declares each feature's name beside its value, so that neither can be forgotten: defines the list
/// `NAMES`, and a function that returns the converted values in the same order.
///
/// ```
/// struct Player { points: u8, is_first: bool }
///
/// pagoda_game::features! {
///     fn values(player: &Player) -> [i16] by i16::from;
///     "points": player.points,
///     "plays first": player.is_first,
/// }
///
/// assert_eq!(NAMES, ["points", "plays first"]);
/// assert_eq!(values(&Player { points: 7, is_first: true }), [7, 1]);
/// ```
#[macro_export]
macro_rules! features {
    (
        fn $function:ident($($argument:ident: $of:ty),+) -> [$value:ty] by $convert:path;
        $($name:literal: $number:expr,)+
    ) => {
        /// The features, in their order.
        pub(crate) const NAMES: &[&str] = &[$($name),+];

        /// Their values, in the same order.
        fn $function($($argument: $of),+) -> [$value; NAMES.len()] {
            [$($convert($number)),+]
        }
    };
}
