//! A revolt or a war under way: what each seat has at stake, and how likely it is to win.

use game::{Seat, seats};

use super::{
    kingdoms::Kingdoms,
    threats::{Reserve, hidden, reserves},
};
use crate::{
    conflict::{Conflict, Revolt, War},
    kingdom::{Colours, each},
    options::SEATS,
    position::{Huang, Phase},
    space::Space,
    tiles::{COLOURS, Colour},
};

/// What a conflict means to a seat; all zero if it has no part in it.
#[derive(Clone, Copy, Default)]
pub(super) struct ConflictOdds {
    /// Its leaders in conflict, with the pagodas that pay them.
    pub(super) value: i16,
    /// By how much its side is stronger so far; not below zero if it would win.
    pub(super) margin: i16,
    /// The same with all that it can add, against what rivals are known to be able to add.
    pub(super) with_hand: i16,
    /// Hidden tiles in the hands of seats that may still add some.
    pub(super) unknown: i16,
}

/// The odds of every seat.
pub(super) fn odds(
    game: &Huang,
    kingdoms: &Kingdoms,
    pagodas: &[[i16; COLOURS]; SEATS],
) -> [ConflictOdds; SEATS] {
    let mut odds = [ConflictOdds::default(); SEATS];
    match (game.phase, game.conflict) {
        (Phase::Commit(_), Some(Conflict::Revolt(revolt))) => {
            in_revolt(game, kingdoms, &revolt, &mut odds);
        }
        (Phase::Support(_) | Phase::Winner, Some(Conflict::War(war))) => {
            in_war(game, kingdoms, &war, &mut odds);
        }
        _ => return odds,
    }
    for (stake, pagodas) in odds.iter_mut().zip(pagodas) {
        // Until here the value is the set of colours in conflict.
        let at_stake = |colour: Colour| 1 + pagodas[colour as usize];
        stake.value = each(stake.value as Colours).map(at_stake).sum();
    }
    odds
}

/// H8.2, H8.3: a tie goes to the defender.
fn in_revolt(game: &Huang, kingdoms: &Kingdoms, revolt: &Revolt, odds: &mut [ConflictOdds; SEATS]) {
    let Revolt { colour, attacker, defender, attack } = *revolt;
    let beside = |seat: Seat| kingdoms.yellow_beside(game.leaders[seat.index()][colour as usize]);
    let reserves = reserves(game, Colour::Yellow);
    let committed = attack.map_or(0, |it| i16::from(it.strength()));
    let margin = beside(attacker) + committed - beside(defender) - 1;
    // Who has committed has nothing more to add.
    let (attack, unknown) = match attack {
        Some(_) => (Reserve::default(), 0),
        None => (reserves[attacker.index()], hidden(game, attacker)),
    };
    let defence = reserves[defender.index()];
    let at_stake = 1 << colour as i16;
    odds[attacker.index()] = ConflictOdds {
        value: at_stake,
        margin,
        with_hand: margin + attack.own - defence.seen,
        unknown: hidden(game, defender),
    };
    odds[defender.index()] = ConflictOdds {
        value: at_stake,
        margin: -margin - 1,
        with_hand: -margin - 1 + defence.own - attack.seen,
        unknown,
    };
}

/// A warring kingdom.
#[derive(Clone, Copy, Default)]
struct WarringSide {
    strength: i16,
    /// The colours of each seat's leaders in conflict there.
    leaders: [Colours; SEATS],
}

/// H9.3 to H9.5: each seat by the kingdom where it has most leaders in conflict.
fn in_war(game: &Huang, kingdoms: &Kingdoms, war: &War, odds: &mut [ConflictOdds; SEATS]) {
    let (sides, len) = sides(kingdoms, war);
    let sides = &sides[..len];
    let reserves = reserves(game, Colour::Red);
    for seat in seats(game.seats) {
        let count = |at: &usize| sides[*at].leaders[seat.index()].count_ones();
        let Some(own) = (0..len).max_by_key(count).filter(|at| 0 < count(at)) else { continue };
        let others = || sides.iter().enumerate().filter(|(at, _)| *at != own).map(|(_, it)| it);
        let against = others().map(|side| side.strength).max().unwrap_or(0);
        // The player of the tile names the winner of a tie.
        let margin = sides[own].strength - against - i16::from(seat != game.active);
        let added = i16::from(may_support(game, seat)) * reserves[seat.index()].own;
        let (mut seen, mut unknown) = (0, 0);
        for rival in seats(game.seats).filter(|&it| it != seat && may_support(game, it)) {
            unknown += hidden(game, rival);
            if others().any(|side| side.leaders[rival.index()] != 0) {
                seen += reserves[rival.index()].seen;
            }
        }
        odds[seat.index()] = ConflictOdds {
            value: i16::from(sides[own].leaders[seat.index()]),
            margin,
            with_hand: margin + added - seen,
            unknown,
        };
    }
}

/// The warring kingdoms, and how many there are.
fn sides(kingdoms: &Kingdoms, war: &War) -> ([WarringSide; 3], usize) {
    let find = |name: Space| kingdoms.all().iter().find(|it| it.group.contains(name.0));
    let (mut led, mut disputed): (Colours, Colours) = (0, 0);
    for kingdom in war.named().filter_map(find) {
        disputed |= led & kingdom.colours;
        led |= kingdom.colours;
    }
    let (mut sides, mut len) = ([WarringSide::default(); 3], 0);
    for name in war.named() {
        let Some(kingdom) = find(name) else { continue };
        let side = &mut sides[len];
        side.strength = kingdom.red + i16::from(war.support(name));
        for colour in each(kingdom.colours & disputed) {
            side.leaders[kingdom.owners[colour as usize].index()] |= 1 << colour as u8;
        }
        len += 1;
    }
    (sides, len)
}

/// Whether a seat's turn to support is still to come (H9.4).
fn may_support(game: &Huang, seat: Seat) -> bool {
    let Phase::Support(next) = game.phase else { return false };
    let after = |seat: Seat| (seat.0 + game.seats - next.0) % game.seats;
    after(seat) <= after(game.active)
}
