//! How each game is shown: one folder a game, one line in the registry. What a board draws comes
//! from views and listed moves; it knows no rule.

pub(crate) mod dragon;
pub(crate) mod huang;
mod look;
pub(crate) mod qin;

pub use self::look::Look;
pub(crate) use self::look::{fact, look, seat_of};
