//! All kingdoms at once, for move generation: where leaders would cause conflict (H4.3), and where
//! tiles may face bandits (H11.3).

use crate::{
    kingdom::{Colours, each},
    options::SEATS,
    position::Huang,
    space::{NOWHERE, Space, Spaces, grown, touching},
    tiles::{COLOURS, Colour},
};

/// The kingdoms of a position, each found once.
pub(crate) struct Realm {
    kingdoms: [KingdomSpaces; KINGDOMS_MAX],
    len: usize,
}

/// Every kingdom has at least one leader.
const KINGDOMS_MAX: usize = SEATS * COLOURS;

/// A kingdom, the spaces beside it, and the colours of its leaders.
#[derive(Clone, Copy)]
struct KingdomSpaces {
    group: Spaces,
    near: Spaces,
    colours: Colours,
}

impl Realm {
    /// All kingdoms of a position.
    pub(crate) fn of(game: &Huang, occupied: Spaces) -> Realm {
        let none = KingdomSpaces { group: NOWHERE, near: NOWHERE, colours: 0 };
        let mut realm = Realm { kingdoms: [none; KINGDOMS_MAX], len: 0 };
        let mut left = game.standing;
        while let Some(first) = left.first() {
            let group = Spaces::one(first).flood(occupied, grown);
            realm.add(game, group);
            left = left.without(group);
        }
        realm
    }

    fn add(&mut self, game: &Huang, group: Spaces) {
        let colours = game.colours_in(group);
        self.kingdoms[self.len] = KingdomSpaces { group, near: touching(group), colours };
        self.len += 1;
    }

    /// The empty spaces where bandits forbid tiles (H11.3).
    pub(crate) fn barred_by_bandits(&self, game: &Huang, empty: Spaces) -> Spaces {
        let near = touching(game.raided) & empty;
        near.iter().filter(|&at| !self.may_face_bandits(game, Space(at))).collect()
    }

    /// Whether the kingdoms beside a space have enough red tiles against the bandits there, and no
    /// conflict.
    fn may_face_bandits(&self, game: &Huang, at: Space) -> bool {
        let (mut led, mut disputed, mut red) = (0, 0, 0);
        for kingdom in self.kingdoms[..self.len].iter().filter(|it| it.near.contains(at.0)) {
            disputed |= led & kingdom.colours;
            led |= kingdom.colours;
            red += game.red_of(kingdom.group).len();
        }
        disputed == 0 && led != 0 && u32::from(game.bandits_near(at)) <= red
    }

    /// Where leaders at home may not go.
    pub(crate) fn bars(&self) -> Bars {
        let mut bars = Bars::default();
        for kingdom in &self.kingdoms[..self.len] {
            bars.add(kingdom.near, kingdom.colours);
        }
        bars
    }

    /// The same for a leader on the board, which is lifted first (H4.2): its kingdom loses it and
    /// may fall apart.
    pub(crate) fn bars_without(&self, game: &Huang, at: Space) -> Bars {
        let mut bars = Bars::default();
        for kingdom in &self.kingdoms[..self.len] {
            if !kingdom.group.contains(at.0) {
                bars.add(kingdom.near, kingdom.colours);
                continue;
            }
            let rest = kingdom.group.without(at.alone());
            for (part, colours) in game.touched(at.0, rest).kingdoms() {
                bars.add(touching(part), colours);
            }
        }
        bars
    }
}

/// Where leaders may not go, because they would unite kingdoms in conflict.
#[derive(Default)]
pub(crate) struct Bars {
    /// Spaces beside a kingdom.
    near: Spaces,
    /// Spaces beside more than one.
    several: Spaces,
    /// Spaces beside a kingdom with a leader of each colour.
    led: [Spaces; COLOURS],
    /// Spaces beside two kingdoms with leaders of one colour.
    disputed: Spaces,
}

impl Bars {
    #[inline]
    fn add(&mut self, near: Spaces, colours: Colours) {
        self.several |= self.near & near;
        self.near |= near;
        for colour in each(colours) {
            let led = &mut self.led[colour as usize];
            self.disputed |= *led & near;
            *led |= near;
        }
    }

    /// Where a leader of this colour may not go.
    #[inline]
    pub(crate) fn of(&self, colour: Colour) -> Spaces {
        self.disputed | self.several & self.led[colour as usize]
    }
}
