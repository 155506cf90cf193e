//! Feature vectors, the input of bots.
//!
//! A seat's vector depends on public information and on its own hand, never on another's hidden tiles.

mod conflict;
mod kingdoms;
mod points;
mod tempo;
mod threats;

use game::{Evaluate, Features, SEATS_MAX, Seat, seats};

use self::{
    conflict::ConflictOdds,
    kingdoms::Kingdoms,
    points::{Purse, Rivalry},
    tempo::{Clock, Tempo},
    threats::Threats,
};
use crate::{
    options::Module,
    position::{Huang, Phase},
    space::HOME,
    tiles::{COLOURS, Colour},
};

/// Maximum absolute value of a feature.
const LIMIT: i16 = 127;

game::features! {
    fn row(it: &SeatFacts<'_>) -> [i16] by i16::from;
    "three seats": it.game.seats == 3,
    "four seats": it.game.seats == 4,
    "five seats": it.game.seats == 5,
    "bandits in play": it.game.options.module == Module::Bandits,
    "eighteen kingdoms in play": it.game.options.module == Module::EighteenKingdoms,
    "tiles in the bag": it.clock.left,
    "own turns left": it.clock.turns,
    "tiles left once hands are filled": it.clock.spare,
    "actions left": it.tempo.actions,
    "seats to wait for": it.tempo.wait,
    "decides now": it.tempo.decides,
    "tiles to come": it.tempo.to_come,
    "counted, lowest": it.purse.counted[0],
    "counted, second lowest": it.purse.counted[1],
    "points, neediest": it.purse.points[0],
    "points, second neediest": it.purse.points[1],
    "points, third neediest": it.purse.points[2],
    "points, richest": it.purse.points[3],
    "points, white": it.purse.white,
    "lead in lowest": it.rivalry.lowest,
    "lead in second lowest": it.rivalry.second,
    "lead in all points": it.rivalry.all,
    "rivals ahead": it.rivalry.ahead,
    "lowest with pagodas to the end": it.purse.projected,
    "lead with pagodas to the end": it.rivalry.projected,
    "reach, neediest": it.reach[it.need(0)],
    "reach, second neediest": it.reach[it.need(1)],
    "reach, third neediest": it.reach[it.need(2)],
    "reach, richest": it.reach[it.need(3)],
    "reach, white": it.reach[Colour::White as usize],
    "tiles that score, neediest": it.ready(it.need(0)),
    "tiles that score, second neediest": it.ready(it.need(1)),
    "tiles that score, third neediest": it.ready(it.need(2)),
    "tiles that score, richest": it.ready(it.need(3)),
    "tiles that score, white": it.ready(Colour::White as usize),
    "pagodas, neediest": it.pagodas[it.need(0)],
    "pagodas, second neediest": it.pagodas[it.need(1)],
    "pagodas, third neediest": it.pagodas[it.need(2)],
    "pagodas, richest": it.pagodas[it.need(3)],
    "pagodas, white": it.pagodas[Colour::White as usize],
    "hand, yellow": it.held(Colour::Yellow),
    "hand, red": it.held(Colour::Red),
    "hand, blue": it.held(Colour::Blue),
    "hand, green": it.held(Colour::Green),
    "hand, white": it.held(Colour::White),
    "leaders out": it.leaders_out(),
    "yellow leader out": it.is_out(Colour::Yellow),
    "red leader out": it.is_out(Colour::Red),
    "pagodas one tile away": it.away,
    "pagoda about to be built": it.pagoda_offered(),
    "blue tiles that may follow": it.blue_to_follow(),
    "red tiles behind leaders": it.threats.red,
    "revolts, worst defence": it.threats.revolt_worst,
    "revolts, what may fall": it.threats.revolt_open,
    "revolts, best attack": it.threats.revolt_best,
    "wars, worst margin": it.threats.war_worst,
    "wars, what may fall": it.threats.war_open,
    "wars, points to win": it.threats.war_wins,
    "conflict, what is at stake": it.conflict.value,
    "conflict, margin on the table": it.conflict.margin,
    "conflict, margin with own hand": it.conflict.with_hand,
    "conflict, tiles others may add": it.conflict.unknown,
    "bandits or granaries in reach": it.kingdoms.spoils(it.game, it.seat),
    "palace held": it.kingdoms.holds_palace(it.game, it.seat),
}

impl Evaluate for Huang {
    const FEATURES: &'static [&'static str] = NAMES;

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        let kingdoms = Kingdoms::of(self);
        let pagodas = kingdoms.pagodas(self);
        let purses = points::purses(self, &pagodas);
        let rivalries = points::rivalries(self.seats, &purses);
        let threats = threats::threats(self, &kingdoms, &pagodas);
        let conflicts = conflict::odds(self, &kingdoms, &pagodas);
        let away = kingdoms.pagodas_away(self);
        let clock = Clock::of(self, &kingdoms);
        for seat in seats(self.seats) {
            let at = seat.index();
            let values = row(&SeatFacts {
                game: self,
                kingdoms: &kingdoms,
                clock: &clock,
                seat,
                tempo: clock.tempo(self, seat),
                away: away[at],
                purse: &purses[at],
                rivalry: &rivalries[at],
                threats: &threats[at],
                conflict: &conflicts[at],
                pagodas: pagodas[at],
                reach: kingdoms.reach(seat),
            });
            for (slot, value) in out[at].iter_mut().zip(values) {
                *slot = value.clamp(-LIMIT, LIMIT);
            }
        }
    }
}

/// Everything the features of one seat are computed from.
struct SeatFacts<'a> {
    game: &'a Huang,
    kingdoms: &'a Kingdoms,
    clock: &'a Clock,
    seat: Seat,
    tempo: Tempo,
    purse: &'a Purse,
    rivalry: &'a Rivalry,
    threats: &'a Threats,
    conflict: &'a ConflictOdds,
    /// Pagodas that a tile of its hand could build.
    away: i16,
    /// Pagodas that give a point of each colour at the end of its turn (H7.4).
    pagodas: [i16; COLOURS],
    /// Whether tiles of each colour can give it points (H5.2): 2 by the leader of that colour, 1 by
    /// the yellow one.
    reach: [i16; COLOURS],
}

impl SeatFacts<'_> {
    /// The colour at a place in the order of need, the neediest first.
    #[inline]
    fn need(&self, place: usize) -> usize {
        self.purse.needs[place]
    }

    /// Tiles in its hand.
    #[inline]
    fn held(&self, colour: Colour) -> i16 {
        i16::from(self.game.hands[self.seat.index()].count(colour))
    }

    /// Tiles in its hand that would give it a point each.
    #[inline]
    fn ready(&self, colour: usize) -> i16 {
        self.held(Colour::ALL[colour]) * i16::from(0 < self.reach[colour])
    }

    #[inline]
    fn is_out(&self, colour: Colour) -> i16 {
        i16::from(!self.game.is_home(self.seat, colour))
    }

    #[inline]
    fn leaders_out(&self) -> i16 {
        let leaders = &self.game.leaders[self.seat.index()];
        leaders.iter().map(|&at| i16::from(at != HOME)).sum()
    }

    /// Whether the pagoda that is offered now would pay it (H7.1).
    fn pagoda_offered(&self) -> i16 {
        let Phase::Pagoda(at) = self.game.phase else { return 0 };
        let Some(colour) = self.game.tile_at(at.0) else { return 0 };
        let kingdom = self.kingdoms.of_leader(self.seat, colour);
        i16::from(kingdom.is_some_and(|kingdom| kingdom.group.contains(at.0)))
    }

    /// Blue tiles that it can still place in this action for a point each (H5.5).
    fn blue_to_follow(&self) -> i16 {
        match self.game.phase {
            Phase::Follow(_) if self.seat == self.game.active => self.ready(Colour::Blue as usize),
            _ => 0,
        }
    }
}
