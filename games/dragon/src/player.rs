//! What a player owns.

use crate::{
    action::{Bonus, Good, Privilege},
    palace::{Palace, Palaces},
    person::{CARDS, Card, Person, Role, SORTS},
};

/// One player: goods, palaces, cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) points: u16,
    /// On the person track.
    pub(crate) space: u8,
    /// Yuan, rice, fireworks.
    pub(crate) goods: [u8; Good::ALL.len()],
    /// Small and large privileges.
    pub(crate) privileges: [u8; Privilege::ALL.len()],
    /// Person cards in hand.
    pub(crate) hand: [u8; CARDS],
    /// Unused wall tiles, a bit each.
    pub(crate) tiles: u8,
    /// The group on which the dragon stands; `None` before the player's turn and after a pass.
    pub(crate) dragon: Option<u8>,
    /// Persons still to release.
    pub(crate) due: u8,
    pub(crate) palaces: Palaces,
    /// Number of persons of each sort in the palaces: derived from them and cached, because every
    /// action reads it.
    pub(crate) court: [u8; SORTS],
}

impl Player {
    /// A player before the first step (D1.3, D2.2).
    pub(crate) fn new(great_wall: bool) -> Player {
        let mut palaces = Palaces::NONE;
        palaces.push(Palace::new(2));
        palaces.push(Palace::new(2));
        let mut hand = [1; CARDS];
        hand[Card::Wild.index()] = 2;
        Player {
            points: 0,
            space: 0,
            goods: [6, 0, 0],
            privileges: [0; 2],
            hand,
            tiles: if great_wall { ALL_TILES } else { 0 },
            dragon: None,
            due: 0,
            palaces,
            court: [0; SORTS],
        }
    }

    /// Number of a good.
    #[inline]
    pub(crate) fn good(&self, good: Good) -> u8 {
        self.goods[good as usize]
    }

    /// Money.
    #[inline]
    pub(crate) fn yuan(&self) -> u8 {
        self.good(Good::Yuan)
    }

    /// Number of persons.
    #[inline]
    pub(crate) fn persons(&self) -> u8 {
        self.court.iter().sum()
    }

    /// Symbols on all persons of a type.
    #[inline]
    pub(crate) fn symbols(&self, role: Role) -> u8 {
        role.persons().map(|person| self.court[person.index()] * person.symbols()).sum()
    }

    /// Buddhas times floors (D6.2).
    pub(crate) fn monks(&self) -> u16 {
        let monks = |palace: &Palace| {
            let buddhas = palace.persons().filter(|it| it.role() == Role::Monk);
            buddhas.map(Person::symbols).sum::<u8>() * palace.floors()
        };
        self.palaces.all().iter().map(|palace| u16::from(monks(palace))).sum()
    }

    /// Dragons on all privileges.
    pub(crate) fn dragons(&self) -> u8 {
        Privilege::ALL.iter().map(|it| self.privileges[*it as usize] * it.dragons()).sum()
    }

    /// Person cards in hand.
    #[inline]
    pub(crate) fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// Whether a person card is in hand.
    #[inline]
    pub(crate) fn holds(&self, card: Card) -> bool {
        0 < self.hand[card.index()]
    }

    /// Whether a wall tile is unused.
    #[inline]
    pub(crate) fn has_tile(&self, bonus: Bonus) -> bool {
        self.tiles >> bonus as u8 & 1 != 0
    }

    /// Wall tiles built (D7.3).
    pub(crate) fn built(&self) -> u8 {
        Bonus::ALL.len() as u8 - self.tiles.count_ones() as u8
    }

    /// Whether there is a person of this type.
    #[inline]
    pub(crate) fn has_role(&self, role: Role) -> bool {
        role.persons().any(|person| 0 < self.court[person.index()])
    }

    /// The two types of the first persons, once both are there (D2.3).
    pub(crate) fn pair(&self) -> Option<[Role; 2]> {
        let mut roles = Role::ALL.into_iter().filter(|role| self.has_role(*role));
        Some([roles.next()?, roles.next()?])
    }
}

/// Every wall tile unused (D7.1).
const ALL_TILES: u8 = (1 << Bonus::ALL.len()) - 1;
