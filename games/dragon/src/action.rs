//! The action cards, and what can be had by them (D1.4, D7.1).

use crate::{Role, words::words};

/// Action cards, the Great Wall's included (D1.4, D7.1).
pub(crate) const ACTIONS: usize = 8;

words! {
    /// An action card.
    pub enum Action {
        /// Yuan (D3.6).
        Taxes "taxes",
        /// Palace pieces (D3.7).
        Build "build",
        /// Rice (D3.6).
        Harvest "harvest",
        /// Fireworks (D3.6).
        Fireworks "fireworks",
        /// Spaces on the person track (D3.6).
        Parade "parade",
        /// Points (D3.6).
        Research "research",
        /// A privilege for money (D3.8).
        Privilege "privilege",
        /// A wall tile (D7.2).
        Wall "wall",
    }
}

impl Action {
    /// Symbols on the card (D1.4).
    pub(crate) fn symbols(self) -> u8 {
        match self {
            Action::Taxes => 2,
            Action::Build
            | Action::Harvest
            | Action::Fireworks
            | Action::Parade
            | Action::Research => 1,
            Action::Privilege | Action::Wall => 0,
        }
    }

    /// Whose symbols count too (D3.6).
    pub(crate) fn role(self) -> Option<Role> {
        match self {
            Action::Taxes => Some(Role::TaxCollector),
            Action::Build => Some(Role::Craftsman),
            Action::Harvest => Some(Role::Farmer),
            Action::Fireworks => Some(Role::Pyrotechnist),
            Action::Parade => Some(Role::Warrior),
            Action::Research => Some(Role::Scholar),
            Action::Privilege | Action::Wall => None,
        }
    }
}

words! {
    /// A privilege (D3.8).
    pub enum Privilege {
        /// One dragon for 2 yuan.
        Small "small",
        /// Two dragons for 7 yuan.
        Large "large",
    }
}

impl Privilege {
    /// What it costs.
    pub(crate) fn price(self) -> u8 {
        match self {
            Privilege::Small => 2,
            Privilege::Large => 7,
        }
    }

    /// Points a month (D6.1).
    pub(crate) fn dragons(self) -> u8 {
        match self {
            Privilege::Small => 1,
            Privilege::Large => 2,
        }
    }
}

words! {
    /// What lies in front of a player and can be counted.
    pub enum Good {
        /// Money.
        Yuan "yuan",
        /// Bags of rice.
        Rice "rice",
        /// Fireworks.
        Firework "firework",
    }
}

words! {
    /// The bonus on a wall tile (D7.1).
    pub enum Bonus {
        /// One bag of rice.
        Rice "rice",
        /// One firework.
        Firework "firework",
        /// One palace piece.
        Piece "piece",
        /// Two yuan.
        Yuan "yuan",
        /// Three spaces on the person track.
        Spaces "spaces",
        /// Three points.
        Points "points",
    }
}
