//! All kingdoms with their leaders, found once for all seats.

use game::{Seat, seats};

use crate::{
    conflict::Conflict,
    kingdom::{Colours, Leader},
    options::{Module, SEATS},
    position::{Huang, Phase},
    space::{
        NOWHERE, Space, Spaces, east, grown, north_east, north_west, south_east, south_west,
        touching, west,
    },
    tiles::{COLOURS, Colour},
};

/// Every kingdom has at least one leader.
const KINGDOMS_MAX: usize = SEATS * COLOURS;
/// The kingdom of a leader at home: none.
const NONE: u8 = u8::MAX;

/// A kingdom (H2.2).
#[derive(Clone, Copy)]
pub(super) struct KingdomSummary {
    pub(super) group: Spaces,
    pub(super) near: Spaces,
    /// The colours of its leaders.
    pub(super) colours: Colours,
    /// Whose leader of each colour is there, if it is.
    pub(super) owners: [Seat; COLOURS],
    /// Its red tiles: its strength in a war (H9.3).
    pub(super) red: i16,
    /// Whether a blue tile can be placed there.
    by_river: bool,
}

/// The kingdoms of a position, and the empty spaces around them.
pub(super) struct Kingdoms {
    all: [KingdomSummary; KINGDOMS_MAX],
    len: usize,
    /// Which one each seat's leader of each colour is in.
    indices: [[u8; COLOURS]; SEATS],
    /// Empty spaces where tiles have their usual effect: none beside bandits (H11.4).
    pub(super) open: Spaces,
    /// How many yellow tiles are beside each space: ones, twos and fours.
    beside: [Spaces; 3],
}

impl Kingdoms {
    /// The kingdoms of a position.
    pub(super) fn of(game: &Huang) -> Kingdoms {
        let occupied = game.occupied() | settled_marker(game);
        let empty = (game.board.land | game.board.river).without(occupied | game.raided);
        let none = KingdomSummary {
            group: NOWHERE,
            near: NOWHERE,
            colours: 0,
            owners: [Seat(0); COLOURS],
            red: 0,
            by_river: false,
        };
        let mut kingdoms = Kingdoms {
            all: [none; KINGDOMS_MAX],
            len: 0,
            indices: [[NONE; COLOURS]; SEATS],
            open: empty.without(touching(game.raided)),
            beside: counted_around(game.tiles[Colour::Yellow as usize]),
        };
        for seat in seats(game.seats) {
            for colour in Colour::ALL {
                if let Some(at) = game.leader(seat, colour) {
                    kingdoms.add(game, occupied, Leader { seat, colour, at });
                }
            }
        }
        kingdoms
    }

    /// Adds a leader, and its kingdom if it is the first one there.
    fn add(&mut self, game: &Huang, occupied: Spaces, leader: Leader) {
        let Leader { seat, colour, at: Space(at) } = leader;
        let colour = colour as usize;
        let known = self.all[..self.len].iter().position(|kingdom| kingdom.group.contains(at));
        let index = known.unwrap_or_else(|| {
            let group = Spaces::one(at).flood(occupied, grown);
            let kingdom = &mut self.all[self.len];
            kingdom.group = group;
            kingdom.near = touching(group);
            kingdom.red = (red_left(game, group)) as i16;
            kingdom.by_river = kingdom.near.meets(self.open & game.board.river);
            self.len += 1;
            self.len - 1
        });
        let kingdom = &mut self.all[index];
        kingdom.colours |= 1 << colour;
        kingdom.owners[colour] = seat;
        self.indices[seat.index()][colour] = index as u8;
    }

    /// All of them.
    #[inline]
    pub(super) fn all(&self) -> &[KingdomSummary] {
        &self.all[..self.len]
    }

    /// The place among all of them of the one that a seat's leader is in.
    #[inline]
    pub(super) fn index(&self, seat: Seat, colour: Colour) -> Option<usize> {
        let index = self.indices[seat.index()][colour as usize];
        (index != NONE).then_some(usize::from(index))
    }

    /// The one that a seat's leader is in.
    #[inline]
    pub(super) fn of_leader(&self, seat: Seat, colour: Colour) -> Option<&KingdomSummary> {
        self.all().get(usize::from(self.indices[seat.index()][colour as usize]))
    }

    /// Yellow tiles beside a space (H8.2).
    #[inline]
    pub(super) fn yellow_beside(&self, at: u8) -> i16 {
        let [ones, twos, fours] = self.beside.map(|set| i16::from(set.contains(at)));
        ones + 2 * twos + 4 * fours
    }

    /// The most yellow tiles beside any of these spaces.
    #[inline]
    pub(super) fn most_yellow(&self, spaces: Spaces) -> i16 {
        let (mut best, mut most) = (spaces, 0);
        for (set, worth) in self.beside.into_iter().zip([1, 2, 4]).rev() {
            if best.meets(set) {
                best &= set;
                most += worth;
            }
        }
        most
    }

    /// Spaces beside at least one yellow tile.
    #[inline]
    pub(super) fn beside_yellow(&self) -> Spaces {
        self.beside[0] | self.beside[1] | self.beside[2]
    }

    /// Pagodas that pay each seat's leader of each colour (H7.4).
    pub(super) fn pagodas(&self, game: &Huang) -> [[i16; COLOURS]; SEATS] {
        let mut pagodas = [[0; COLOURS]; SEATS];
        for colour in Colour::ALL {
            for site in game.standing_pagodas(colour) {
                for seat in seats(game.seats) {
                    let kingdom = self.of_leader(seat, colour);
                    let here = kingdom.is_some_and(|it| it.group.contains(site.first().0));
                    pagodas[seat.index()][colour as usize] += i16::from(here);
                }
            }
        }
        pagodas
    }

    /// Whether tiles of each colour can give a seat points (H5.2): 2 by the leader of that colour, 1
    /// by the yellow one.
    pub(super) fn reach(&self, seat: Seat) -> [i16; COLOURS] {
        let governed = self.of_leader(seat, Colour::Yellow);
        let has_room = |it: &&KingdomSummary, colour| colour != Colour::Blue || it.by_river;
        Colour::ALL.map(|colour| {
            if self.of_leader(seat, colour).filter(|it| has_room(it, colour)).is_some() {
                return 2;
            }
            let unled = |it: &&KingdomSummary| it.colours >> colour as u8 & 1 == 0;
            i16::from(governed.filter(unled).is_some_and(|it| has_room(&it, colour)))
        })
    }

    /// In how many colours a tile of each seat's hand could complete a triangle for its leader
    /// (H7.1).
    pub(super) fn pagodas_away(&self, game: &Huang) -> [i16; SEATS] {
        let mut away = [0; SEATS];
        for colour in Colour::ALL.into_iter().filter(|&colour| 0 < game.pagodas_of(colour)) {
            let ground = if colour == Colour::Blue { game.board.river } else { game.board.land };
            let mut spots = None;
            for seat in seats(game.seats) {
                let Some(kingdom) = self.of_leader(seat, colour) else { continue };
                if game.hands[seat.index()].count(colour) == 0 {
                    continue;
                }
                let bare = || game.tiles[colour as usize].without(game.covered);
                let spots = spots.get_or_insert_with(|| completed(bare()) & self.open & ground);
                away[seat.index()] += i16::from(spots.meets(kingdom.near));
            }
        }
        away
    }

    /// Bandits that a tile could drive out for the seat's red leader (H11.4), or granaries that its
    /// blue leader would take at the end of its turn (H12.3). Never both are in play.
    pub(super) fn spoils(&self, game: &Huang, seat: Seat) -> i16 {
        match game.options.module {
            Module::None => 0,
            Module::Bandits => self.bandits(game, seat),
            Module::EighteenKingdoms => {
                let kingdom = self.of_leader(seat, Colour::Blue);
                let all = kingdom.map_or(0, |it| (it.group & game.granaries).len() as i16);
                (all - 1).max(0)
            }
        }
    }

    fn bandits(&self, game: &Huang, seat: Seat) -> i16 {
        let Some(kingdom) = self.of_leader(seat, Colour::Red) else { return 0 };
        let near = kingdom.near.without(game.occupied());
        let mut bandits = 0;
        for (&site, here) in game.board.sites.iter().zip(game.bandits) {
            let here = i16::from(here);
            if 0 < here && here <= kingdom.red && touching(site).meets(near) {
                bandits += here;
            }
        }
        bandits
    }

    /// Whether a seat fills its hand up to seven (H13.2).
    pub(super) fn holds_palace(&self, game: &Huang, seat: Seat) -> bool {
        let Some(palace) = game.palace else { return false };
        let kingdom = self.of_leader(seat, Colour::Yellow);
        kingdom.is_some_and(|it| it.group.contains(palace.first().0))
    }
}

/// The tile of a war or a raid that is decided but for the red tiles lost: it stays (H9.8).
fn settled_marker(game: &Huang) -> Spaces {
    match (game.phase, game.conflict) {
        (Phase::Losses(_), Some(Conflict::War(war))) => war.marker.at.alone(),
        (Phase::Losses(_), Some(Conflict::Bandits(marker))) => marker.at.alone(),
        _ => NOWHERE,
    }
}

/// A kingdom's red tiles, less those that it is about to lose (H9.7).
fn red_left(game: &Huang, group: Spaces) -> u32 {
    let red = game.red_of(group).len();
    match game.phase {
        Phase::Losses(n) if game.doomed.meets(group) => red.saturating_sub(u32::from(n)),
        _ => red,
    }
}

/// How many of a set are beside each space: ones, twos and fours. All spaces are counted at once.
fn counted_around(set: Spaces) -> [Spaces; 3] {
    let either = |one: Spaces, other: Spaces| (one | other).without(one & other);
    let [mut ones, mut twos, mut fours] = [NOWHERE; 3];
    for side in [east, west, north_west, north_east, south_west, south_east] {
        let there = side(set);
        let carried = ones & there;
        ones = either(ones, there);
        fours |= twos & carried;
        twos = either(twos, carried);
    }
    [ones, twos, fours]
}

/// The spaces that would form a triangle with two of a set.
fn completed(set: Spaces) -> Spaces {
    let sides = [east, north_east, north_west, west, south_west, south_east].map(|side| side(set));
    (0..6).fold(NOWHERE, |all, at| all | sides[at] & sides[(at + 1) % 6])
}
