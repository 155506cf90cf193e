//! Conflicts under way: a revolt, a war, or bandits beside a tile.

use serde::{Deserialize, Serialize};

use game::Seat;

use crate::{options::SEATS, space::Space, tiles::Colour};

/// A conflict under way. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Conflict {
    /// H8.
    Revolt(Revolt),
    /// H9.
    War(War),
    /// H11.
    Bandits(Marker),
}

/// Two leaders of a colour in one kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Revolt {
    /// The leaders' colour.
    pub colour: Colour,
    /// Whose leader was positioned.
    pub attacker: Seat,
    /// Whose was there before.
    pub defender: Seat,
    /// What the attacker has committed.
    pub attack: Option<Commitment>,
}

/// What a seat commits to a revolt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Commitment {
    /// Yellow tiles.
    pub tiles: u8,
    /// Whether the yellow leader helps from home.
    pub leader: bool,
}

/// A tile under the unification marker: it has no effect yet (H9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marker {
    /// Where.
    pub at: Space,
    /// Its colour.
    pub colour: Colour,
}

/// Kingdoms that a tile would unite, and that have leaders of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct War {
    /// The tile.
    pub marker: Marker,
    /// The warring kingdoms.
    pub kingdoms: Warring,
    /// What each seat has done for one of them.
    pub supports: Supports,
}

/// A space of each warring kingdom beside the tile, by which it is named. A space has six
/// neighbours: they never belong to more than three groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Space>", from = "Vec<Space>")]
pub struct Warring([Option<Space>; 3]);

/// What each seat has done in a war, if anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Given>", try_from = "Vec<Given>")]
pub struct Supports([Option<Support>; SEATS]);

/// The JSON form of a seat's support.
#[derive(Serialize, Deserialize)]
struct Given {
    seat: Seat,
    #[serde(flatten)]
    support: Support,
}

/// What a seat has done for a kingdom at war.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Support {
    /// Which kingdom.
    pub kingdom: Space,
    /// Red tiles.
    pub tiles: u8,
    /// Whether the red leader helps from home.
    pub leader: bool,
}

impl Commitment {
    /// What it adds to a strength.
    pub(crate) fn strength(self) -> u8 {
        self.tiles + u8::from(self.leader)
    }
}

impl FromIterator<Space> for Warring {
    /// The first three.
    fn from_iter<I: IntoIterator<Item = Space>>(names: I) -> Warring {
        let mut names = names.into_iter();
        Warring(std::array::from_fn(|_| names.next()))
    }
}

impl From<Vec<Space>> for Warring {
    fn from(names: Vec<Space>) -> Warring {
        names.into_iter().collect()
    }
}

impl From<Warring> for Vec<Space> {
    fn from(warring: Warring) -> Vec<Space> {
        warring.0.into_iter().flatten().collect()
    }
}

impl Supports {
    /// Adds a seat's.
    pub(crate) fn give(&mut self, seat: Seat, support: Option<Support>) {
        self.0[seat.index()] = support;
    }
}

impl From<Supports> for Vec<Given> {
    fn from(supports: Supports) -> Vec<Given> {
        let given = |(seat, support): (usize, Option<Support>)| {
            support.map(|support| Given { seat: Seat(seat as u8), support })
        };
        supports.0.into_iter().enumerate().filter_map(given).collect()
    }
}

impl TryFrom<Vec<Given>> for Supports {
    type Error = &'static str;

    fn try_from(all: Vec<Given>) -> Result<Supports, Self::Error> {
        let mut supports = Supports::default();
        for given in all {
            let slot = supports.0.get_mut(given.seat.index()).ok_or("more seats than five")?;
            *slot = Some(given.support);
        }
        Ok(supports)
    }
}

impl War {
    /// The warring kingdoms' names.
    #[inline]
    pub(crate) fn named(&self) -> impl Iterator<Item = Space> + use<> {
        self.kingdoms.0.into_iter().flatten()
    }

    /// What a seat has done.
    pub(crate) fn given(&self, seat: Seat) -> Option<Support> {
        self.supports.0[seat.index()]
    }

    /// The supports of one kingdom.
    pub(crate) fn supports_of(&self, kingdom: Space) -> impl Iterator<Item = Support> {
        self.supports.0.into_iter().flatten().filter(move |support| support.kingdom == kingdom)
    }

    /// Red tiles committed to a kingdom.
    pub(crate) fn committed(&self, kingdom: Space) -> u8 {
        self.supports_of(kingdom).map(|support| support.tiles).sum()
    }

    /// What supporters add to a kingdom's strength (H9.3).
    pub(crate) fn support(&self, kingdom: Space) -> u8 {
        self.supports_of(kingdom).map(|support| support.tiles + u8::from(support.leader)).sum()
    }
}
