//! The action cards, their groups, and what they give (D1.4, D3.2, D7.1).

use serde::{Deserialize, Serialize};

use crate::{options::SEATS, person::Role, words::words};

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

    /// The type of persons whose symbols count too (D3.6).
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
    /// Its price.
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
    /// A good that a player owns.
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

/// The group of each action card, counted from one; 0 for a card that isn't dealt (D3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Vec<Action>>", try_from = "Vec<Vec<Action>>")]
pub struct Groups(pub(crate) [u8; ACTIONS]);

impl Groups {
    /// The group of a card; `None` if it isn't dealt.
    #[inline]
    pub fn of(&self, action: Action) -> Option<u8> {
        Some(self.0[action as usize]).filter(|group| 0 < *group)
    }

    /// Number of cards in a group.
    pub(crate) fn size(&self, group: u8) -> u8 {
        self.0.iter().filter(|it| **it == group).count() as u8
    }
}

impl From<Groups> for Vec<Vec<Action>> {
    fn from(groups: Groups) -> Vec<Vec<Action>> {
        let last = groups.0.into_iter().max().unwrap_or(0);
        let members =
            |group| Action::ALL.iter().copied().filter(move |it| groups.of(*it) == Some(group));
        (1..=last).map(|group| members(group).collect()).collect()
    }
}

impl TryFrom<Vec<Vec<Action>>> for Groups {
    type Error = &'static str;

    fn try_from(dealt: Vec<Vec<Action>>) -> Result<Groups, Self::Error> {
        let mut groups = Groups::default();
        if SEATS < dealt.len() {
            return Err("more groups than seats");
        }
        for (group, members) in dealt.iter().enumerate() {
            for action in members {
                if groups.of(*action).is_some() {
                    return Err("a card in two groups");
                }
                groups.0[*action as usize] = group as u8 + 1;
            }
        }
        Ok(groups)
    }
}
