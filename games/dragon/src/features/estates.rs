//! What the seats own, including forced gains.

use game::{Seat, seats};

use super::row::{Row, all};
use crate::{
    action::Good,
    palace::FLOORS_MAX,
    person::{CARDS, Card, Person, ROLES, Role},
    player::Player,
    position::{Dragon, Phase, Stage},
};

/// What the seats own. A person just taken counts as housed.
#[derive(Clone, Copy, Default)]
pub(super) struct Estates {
    pub(super) points: Row,
    /// On the person track.
    pub(super) space: Row,
    pub(super) yuan: Row,
    pub(super) rice: Row,
    pub(super) fireworks: Row,
    /// On all privileges.
    pub(super) dragons: Row,
    pub(super) palaces: Row,
    /// Palaces with nobody in them, and their floors.
    pub(super) vacant: Row,
    pub(super) vacant_floors: Row,
    /// Floors for somebody more.
    pub(super) rooms: Row,
    pub(super) persons: Row,
    /// Symbols of each type.
    symbols: [Row; ROLES],
    /// Buddhas times floors.
    pub(super) monks: Row,
    pub(super) cards: Row,
    pub(super) wild_cards: Row,
    /// Cards for which no tile is left.
    pub(super) idle_cards: Row,
    /// Wall tiles built.
    pub(super) built: Row,
    /// Persons that have to go now.
    pub(super) releases: Row,
    /// Palace pieces to place.
    pub(super) pieces: Row,
    /// Tiles to choose.
    pub(super) takes: Row,
}

impl Estates {
    /// What the seats have.
    pub(super) fn of(game: &Dragon) -> Estates {
        let mut own = Estates::default();
        let idle = idle_cards(game);
        let mut high = [0; ROLES];
        for seat in seats(game.seats) {
            let (at, player) = (seat.index(), game.player(seat));
            own.points.0[at] = player.points as i16;
            own.space.0[at] = player.space.into();
            own.yuan.0[at] = player.yuan().into();
            own.rice.0[at] = player.good(Good::Rice).into();
            own.fireworks.0[at] = player.good(Good::Firework).into();
            own.dragons.0[at] = player.dragons().into();
            own.releases.0[at] = player.due.into();
            own.wild_cards.0[at] = player.hand[Card::Wild.index()].into();
            own.cards.0[at] = player.cards().into();
            let held = player.hand.iter().zip(idle);
            own.idle_cards.0[at] = held.map(|(card, idle)| i16::from(card * idle)).sum();
            if game.options.great_wall {
                own.built.0[at] = player.built().into();
            }
            own.count_persons(at, player);
            high[at] = own.look_into_palaces(at, player);
        }
        if let Some(seat) = game.phase.seat() {
            own.take_what_comes(game, seat, high[seat.index()]);
        }
        if game.stage == Stage::Start {
            own.takes = all(2) - own.persons;
        }
        own
    }

    /// Symbols of a type.
    #[inline]
    pub(super) fn of_role(&self, role: Role) -> Row {
        self.symbols[role as usize]
    }

    /// Symbols of a type, to be changed.
    #[inline]
    pub(super) fn of_role_mut(&mut self, role: Role) -> &mut Row {
        &mut self.symbols[role as usize]
    }

    /// Palaces with somebody in them.
    #[inline]
    pub(super) fn occupied(&self) -> Row {
        self.palaces - self.vacant
    }

    /// Points a month (D6.1).
    #[inline]
    pub(super) fn income(&self) -> Row {
        self.palaces + self.of_role(Role::CourtLady) + self.dragons
    }

    fn count_persons(&mut self, at: usize, player: &Player) {
        let mut symbols = [0; ROLES];
        for person in Person::all() {
            symbols[person.role() as usize] += player.court[person.index()] * person.symbols();
        }
        for (row, count) in self.symbols.iter_mut().zip(symbols) {
            row.0[at] = count.into();
        }
        self.persons.0[at] = player.persons().into();
    }

    /// Counts rooms and monks; says how high somebody new can live.
    fn look_into_palaces(&mut self, at: usize, player: &Player) -> i16 {
        let [mut rooms, mut homeless, mut vacant, mut vacant_floors, mut high] = [0; 5];
        for palace in player.palaces.all() {
            let (floors, lodgers) = (i16::from(palace.floors()), i16::from(palace.len()));
            let is_vacant = i16::from(lodgers == 0);
            rooms += (floors - lodgers).max(0);
            // An earthquake took somebody's floor (D8.3).
            homeless += (lodgers - floors).max(0);
            vacant += is_vacant;
            vacant_floors += is_vacant * floors;
            high = high.max(floors * i16::from(lodgers < floors));
        }
        self.palaces.0[at] = player.palaces.len().into();
        self.rooms.0[at] = rooms;
        self.releases.0[at] += homeless;
        self.vacant.0[at] = vacant;
        self.vacant_floors.0[at] = vacant_floors;
        if 0 < self.of_role(Role::Monk).0[at] {
            self.monks.0[at] = player.monks() as i16;
        }
        if high == 0 { FLOORS_MAX.into() } else { high }
    }

    /// Counts what the seat to act is about to get, as far as it is known.
    fn take_what_comes(&mut self, game: &Dragon, seat: Seat, high: i16) {
        let at = seat.index();
        match (game.phase, game.card) {
            (Phase::Build(_), _) => self.pieces.0[at] = game.left.into(),
            (Phase::Take(_), card) => {
                self.takes.0[at] = 1;
                if let Some(Card::Of(role)) = card {
                    let left = role.persons().find(|it| 0 < game.supply[it.index()]);
                    left.into_iter().for_each(|person| self.welcome(at, person, high));
                }
            }
            (Phase::Place(_), _) => {
                game.newcomer.into_iter().for_each(|person| self.welcome(at, person, high));
            }
            _ => (),
        }
    }

    /// A person comes to court; with no room for them, another has to go (D4.4).
    fn welcome(&mut self, at: usize, person: Person, high: i16) {
        let symbols = i16::from(person.symbols());
        self.space.0[at] += i16::from(person.points());
        self.of_role_mut(person.role()).0[at] += symbols;
        self.persons.0[at] += 1;
        if self.rooms.0[at] == 0 {
            self.releases.0[at] += 1;
        } else {
            self.rooms.0[at] -= 1;
        }
        if person.role() == Role::Monk {
            self.monks.0[at] += symbols * high;
        }
    }
}

/// One for each card whose tiles are all gone; wild ones never are.
fn idle_cards(game: &Dragon) -> [u8; CARDS] {
    let mut idle = [1; CARDS];
    idle[Card::Wild.index()] = 0;
    for person in Person::all() {
        idle[person.role() as usize] &= u8::from(game.supply[person.index()] == 0);
    }
    idle
}
