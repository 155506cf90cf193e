//! Determinization: a random position that is consistent with a view.

use game::{Determinize, Luck, Rules, Setup};

use crate::{
    board::{Square, Squares},
    options::Options,
    position::Qin,
    tiles::{Colour, Hand},
    view::View,
};

impl Determinize for Qin {
    /// Deals the tiles hidden from these eyes, uniformly among all deals consistent with the view.
    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Qin {
        let mut game = open_part(view);
        loop {
            let mut bag = view.unseen;
            for (hand, player) in game.hands.iter_mut().zip(&view.players) {
                *hand = match player.hand {
                    Hand::Open(tiles) => tiles,
                    Hand::Closed(n) => bag.deal(n, luck),
                };
            }
            if view.holds_single.iter().all(|seat| game.hands[seat.index()].has_single()) {
                game.bag = bag;
                return game;
            }
        }
    }
}

/// The part of the position that the view shows.
fn open_part(view: &View) -> Qin {
    let set = |squares: &[Square]| -> Squares { squares.iter().map(|square| square.0).collect() };
    let options = Options { board: view.board, fair_hands: view.fair_hands, start: view.start };
    let mut game = Qin::new(&Setup { seats: view.players.len() as u8, options });
    game.phase = view.phase;
    game.land = std::array::from_fn(|colour| set(&view.territories[colour]));
    game.piles = view.piles;
    game.promised = view.holds_single;
    game.winners = view.winners;
    for province in &view.provinces {
        if let (Some(owner), Some(at)) = (province.owner, province.at) {
            game.owned[owner.index()] |= set(&province.squares);
            game.pagodas.insert(at.0);
            if province.pagodas == 2 {
                game.doubled.insert(at.0);
            }
        }
    }
    game.contested = Colour::ALL.map(|colour| game.contest(colour));
    for (village, seen) in game.villages.iter_mut().zip(&view.villages) {
        *village = seen.owner;
    }
    for (supply, player) in game.supply.iter_mut().zip(&view.players) {
        *supply = player.supply;
    }
    game
}
