//! The lanes of due work.

use wire::api::Level;

use crate::StoreError;

/// A kind of due work. Lanes have workers of their own, so that none waits for a slower kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DueLane {
    /// A clock that may have run out, or a game to start.
    Clock,
    /// Players to alert.
    Alert,
    /// A bot of this level to move.
    Bot(Level),
    /// A finished game to archive, or an abandoned table to close.
    Archive,
}

impl DueLane {
    /// The lanes of bots, the quickest first.
    pub const BOTS: [DueLane; 3] =
        [DueLane::Bot(Level::Novice), DueLane::Bot(Level::Adept), DueLane::Bot(Level::Master)];
    /// All lanes, in the order of their numbers in the database.
    pub const ALL: [DueLane; 6] = [
        DueLane::Clock,
        DueLane::Alert,
        DueLane::Bot(Level::Novice),
        DueLane::Bot(Level::Adept),
        DueLane::Bot(Level::Master),
        DueLane::Archive,
    ];

    /// Its name in metrics.
    pub fn name(self) -> &'static str {
        match self {
            DueLane::Clock => "clock",
            DueLane::Alert => "alert",
            DueLane::Bot(Level::Novice) => "novice",
            DueLane::Bot(Level::Adept) => "adept",
            DueLane::Bot(Level::Master) => "master",
            DueLane::Archive => "archive",
        }
    }

    /// Its number in the database.
    pub(crate) fn number(self) -> i16 {
        match self {
            DueLane::Clock => 0,
            DueLane::Alert => 1,
            DueLane::Bot(Level::Novice) => 2,
            DueLane::Bot(Level::Adept) => 3,
            DueLane::Bot(Level::Master) => 4,
            DueLane::Archive => 5,
        }
    }

    /// The lane of a number.
    pub(crate) fn read(number: i16) -> Result<DueLane, StoreError> {
        let found = DueLane::ALL.into_iter().find(|lane| lane.number() == number);
        found.ok_or_else(|| StoreError::odd(format!("lane {number}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lane_reads_back_as_itself() {
        for lane in DueLane::ALL {
            assert_eq!(DueLane::read(lane.number()).expect("a lane"), lane);
        }
        assert!(DueLane::read(6).is_err() && DueLane::read(-1).is_err());
    }
}
