//! How each game is shown: one folder a game, one line in the registry. What a board draws comes
//! from views and listed moves; it knows no rule.

pub(crate) mod dragon;
pub(crate) mod huang;
#[cfg(feature = "table")]
mod look;
pub(crate) mod qin;

#[cfg(feature = "table")]
pub(crate) use self::look::{Look, fact, look, seat_of};
