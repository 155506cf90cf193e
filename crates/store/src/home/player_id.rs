//! Players of rated games.

use wire::api::{Level, UserId};

use crate::StoreError;

/// Bot levels, in the order of their negative ids.
const LEVELS: [Level; 3] = [Level::Novice, Level::Adept, Level::Master];

/// A player of rated games: a user, or the bots of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerId {
    /// A user.
    User(UserId),
    /// A bot: all bots of a level count as one player.
    Bot(Level),
}

impl PlayerId {
    /// Id in the database; users have none below zero.
    pub(crate) fn number(self) -> i64 {
        match self {
            PlayerId::User(user) => user.bits() as i64,
            PlayerId::Bot(Level::Novice) => -1,
            PlayerId::Bot(Level::Adept) => -2,
            PlayerId::Bot(Level::Master) => -3,
        }
    }

    pub(crate) fn read(number: i64) -> Result<PlayerId, StoreError> {
        if let Ok(bits) = u64::try_from(number) {
            return Ok(PlayerId::User(UserId::from_bits(bits)));
        }
        let bot = LEVELS.map(PlayerId::Bot).into_iter().find(|bot| bot.number() == number);
        bot.ok_or_else(|| StoreError::odd(format!("player {number}")))
    }
}
