//! Determinization: a random position that is consistent with a view.

use game::{Determinize, Luck, Rules, Setup};

use crate::{
    pagoda::sort,
    position::Huang,
    site::Site,
    space::{HOME, Space, Spaces},
    tiles::Hand,
    view::{Points, View},
};

impl Determinize for Huang {
    /// Deals the tiles hidden from these eyes, uniformly among all deals consistent with the view.
    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Huang {
        let mut game = open_part(view);
        let mut bag = view.memory.unseen;
        for (seat, player) in view.players.iter().enumerate() {
            match player.hand {
                Hand::Open(hand) => {
                    game.hands[seat] = hand;
                    game.replaced[seat] = view.memory.replaced;
                }
                Hand::Closed(n) => {
                    let known = view.memory.hands[seat];
                    game.hands[seat] = known.plus(bag.deal(n - known.len(), luck));
                    game.replaced[seat] = bag.deal(player.replaced, luck);
                }
            }
        }
        game.bag = bag;
        game
    }
}

/// The part of the position that is or was public.
fn open_part(view: &View) -> Huang {
    let set = |spaces: &[Space]| -> Spaces { spaces.iter().map(|space| space.0).collect() };
    let seats = view.players.len() as u8;
    let mut game = Huang::new(&Setup { seats, options: view.options });
    game.phase = view.phase;
    game.active = view.seat;
    game.actions = view.actions;
    game.tiles = std::array::from_fn(|colour| set(&view.tiles[colour]));
    game.granaries = set(&view.granaries);
    game.conflict = view.conflict;
    game.doomed = set(&view.doomed);
    game.market = view.market;
    game.discarded = view.memory.discarded;
    for (seat, player) in view.players.iter().enumerate() {
        game.leaders[seat] = player.leaders.map(|at| at.map_or(HOME, |at| at.0));
        game.standing |= player.leaders.iter().flatten().map(|at| at.0).collect();
        let Points { colours, granaries } = view.memory.points[seat];
        game.points[seat] = colours;
        game.stored[seat] = granaries;
        game.known[seat] = view.memory.hands[seat];
    }
    set_up_buildings(&mut game, view);
    game
}

/// Pagodas, palace and bandits.
fn set_up_buildings(game: &mut Huang, view: &View) {
    for pagoda in &view.pagodas {
        let slots = &mut game.pagodas[pagoda.colour as usize];
        if let Some(slot) = slots.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(pagoda.on);
        }
        sort(slots);
        game.covered |= pagoda.on.spaces();
    }
    game.palace = view.palace;
    game.covered |= view.palace.map_or(Spaces::EMPTY, Site::spaces);
    for bandits in &view.bandits {
        let sites = game.board.sites;
        if let Some(site) = sites.iter().position(|&site| site == bandits.on.spaces()) {
            game.bandits[site] = bandits.bandits;
        }
    }
    game.raided = game.under_bandits();
}
