//! Revolts and wars that could be started now.
//!
//! A seat knows its own hand, and of other hands the tiles that are public.

use game::{Seat, seats};

use super::kingdoms::{KingdomSummary, Kingdoms};
use crate::{
    kingdom::each,
    options::SEATS,
    position::Huang,
    space::{NOWHERE, Spaces},
    tiles::{COLOURS, Colour, Tiles},
};

/// Margins beyond this are as good as certain; so is what can't happen.
const SURE: i16 = 8;
/// Hidden hands add about so much to a rival's strength.
const HIDDEN: i16 = 2;

/// What a seat has to fear and to hope for.
#[derive(Clone, Copy)]
pub(super) struct Threats {
    /// Red tiles in the kingdoms of its leaders, counted for each leader.
    pub(super) red: i16,
    /// The least margin by which a leader would withstand a revolt.
    pub(super) revolt_worst: i16,
    /// Leaders that may fall to a revolt, with the pagodas that pay them.
    pub(super) revolt_open: i16,
    /// The best margin of a revolt that it could start.
    pub(super) revolt_best: i16,
    /// The least margin of a kingdom with its leader over one with which a tile would bring war.
    pub(super) war_worst: i16,
    /// Leaders that may fall in a war, with the pagodas that pay them.
    pub(super) war_open: i16,
    /// Points to win in wars that it would win.
    pub(super) war_wins: i16,
}

/// What a seat can add to a leader's or a kingdom's strength (H8.2, H9.3).
#[derive(Clone, Copy, Default)]
pub(super) struct Reserve {
    /// With its whole hand.
    pub(super) own: i16,
    /// With what others know of.
    pub(super) seen: i16,
}

/// The reserves of every seat, in tiles of a colour and the leader of that colour at home.
pub(super) fn reserves(game: &Huang, colour: Colour) -> [Reserve; SEATS] {
    let mut reserves = [Reserve::default(); SEATS];
    for seat in seats(game.seats) {
        let at_home = i16::from(game.is_home(seat, colour));
        let with = |tiles: Tiles| i16::from(tiles.count(colour)) + at_home;
        let (hand, known) = (game.hands[seat.index()], game.known[seat.index()]);
        reserves[seat.index()] = Reserve { own: with(hand), seen: with(known) };
    }
    reserves
}

/// Every seat's threats.
pub(super) fn threats(
    game: &Huang,
    kingdoms: &Kingdoms,
    pagodas: &[[i16; COLOURS]; SEATS],
) -> [Threats; SEATS] {
    let none = Threats {
        red: 0,
        revolt_worst: SURE,
        revolt_open: 0,
        revolt_best: -SURE,
        war_worst: SURE,
        war_open: 0,
        war_wins: 0,
    };
    let mut threats = [none; SEATS];
    revolts(game, kingdoms, pagodas, &mut threats);
    wars(game, kingdoms, pagodas, &mut threats);
    for threat in &mut threats {
        for margin in [&mut threat.revolt_worst, &mut threat.revolt_best, &mut threat.war_worst] {
            *margin = (*margin).clamp(-SURE, SURE);
        }
    }
    threats
}

/// Every leader on the board against every rival's leader of its colour.
fn revolts(
    game: &Huang,
    kingdoms: &Kingdoms,
    pagodas: &[[i16; COLOURS]; SEATS],
    threats: &mut [Threats; SEATS],
) {
    let reserves = reserves(game, Colour::Yellow);
    let spots = spots(game, kingdoms);
    for colour in Colour::ALL {
        // A yellow leader that attacks is no longer at home.
        let away = |seat| i16::from(colour == Colour::Yellow && game.is_home(seat, colour));
        for seat in seats(game.seats) {
            let Some(index) = kingdoms.index(seat, colour) else { continue };
            threats[seat.index()].red += kingdoms.all()[index].red;
            let Some(spot) = spots[index] else { continue };
            let edge = kingdoms.yellow_beside(game.leaders[seat.index()][colour as usize]) - spot;
            let (defence, mut attack) = (reserves[seat.index()], -SURE);
            for rival in seats(game.seats) {
                if kingdoms.index(rival, colour) == Some(index) {
                    continue;
                }
                let Reserve { own, seen } = reserves[rival.index()];
                attack = attack.max(seen - away(rival));
                let best = &mut threats[rival.index()].revolt_best;
                *best = (*best).max(own - away(rival) - edge - defence.seen - 1);
            }
            let (threat, margin) = (&mut threats[seat.index()], edge + defence.own - attack);
            threat.revolt_worst = threat.revolt_worst.min(margin);
            if margin < HIDDEN {
                threat.revolt_open += 1 + pagodas[seat.index()][colour as usize];
            }
        }
    }
}

/// The most yellow tiles beside a space where a leader could start a revolt in each kingdom, if
/// there is any such space (H4.2 to H4.4, H11.2).
fn spots(game: &Huang, kingdoms: &Kingdoms) -> [Option<i16>; SEATS * COLOURS] {
    let ground = kingdoms.open & game.board.land & kingdoms.beside_yellow();
    let (mut near, mut several) = (NOWHERE, NOWHERE);
    for kingdom in kingdoms.all() {
        several |= near & kingdom.near;
        near |= kingdom.near;
    }
    let ground = ground.without(several);
    let mut spots = [None; SEATS * COLOURS];
    for (spot, kingdom) in spots.iter_mut().zip(kingdoms.all()) {
        let free: Spaces = kingdom.near & ground;
        *spot = (!free.is_empty()).then(|| kingdoms.most_yellow(free));
    }
    spots
}

/// Every two kingdoms that one tile would unite, if they have leaders of one colour (H9.1).
fn wars(
    game: &Huang,
    kingdoms: &Kingdoms,
    pagodas: &[[i16; COLOURS]; SEATS],
    threats: &mut [Threats; SEATS],
) {
    let reserves = reserves(game, Colour::Red);
    let mut fight = |own: &KingdomSummary, other: &KingdomSummary, colour: Colour| {
        let (seat, rival) = (own.owners[colour as usize], other.owners[colour as usize]);
        let threat = &mut threats[seat.index()];
        let strength = own.red + reserves[seat.index()].own;
        let margin = strength - other.red - reserves[rival.index()].seen;
        threat.war_worst = threat.war_worst.min(margin);
        // Who places the tile wins a tie (H9.5).
        threat.war_wins += i16::from(0 <= margin);
        if margin < HIDDEN {
            threat.war_open += 1 + pagodas[seat.index()][colour as usize];
        }
    };
    for (at, one) in kingdoms.all().iter().enumerate() {
        for other in &kingdoms.all()[at + 1..] {
            let disputed = one.colours & other.colours;
            if disputed == 0 || !(one.near & other.near).meets(kingdoms.open) {
                continue;
            }
            for colour in each(disputed) {
                fight(one, other, colour);
                fight(other, one, colour);
            }
        }
    }
}

/// Tiles in a hand that others don't know.
pub(super) fn hidden(game: &Huang, seat: Seat) -> i16 {
    let (hand, known) = (game.hands[seat.index()], game.known[seat.index()]);
    i16::from(hand.len().saturating_sub(known.len()))
}
