//! How each game is drawn: one folder a game, built of the `kit`. A board draws views and listed moves; it knows no rule.

pub(crate) mod dragon;
pub(crate) mod huang;
pub(crate) mod kit;
mod look;
pub(crate) mod qin;

pub use self::look::Look;
