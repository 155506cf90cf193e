//! Where tiles and leaders can be placed, for all spaces at once.

use crate::{
    position::Huang,
    space::{HOME, Space, Spaces, touching},
    tiles::{COLOURS, Colour},
};

/// The spaces where tiles and leaders can be placed.
pub(crate) struct Ground {
    /// Empty land.
    pub(crate) land: Spaces,
    /// Empty river.
    pub(crate) river: Spaces,
    /// Where H4.2 and H11.2 allow leaders.
    pub(crate) spots: Spaces,
    /// Every tile on the board.
    pub(crate) tiles: Spaces,
}

impl Ground {
    /// The ground of a position.
    #[inline]
    pub(crate) fn of(game: &Huang) -> Ground {
        let (tiles, raided) = (game.all_tiles(), game.raided);
        let taken = tiles | game.standing | raided;
        let (land, river) = (game.board.land.without(taken), game.board.river.without(taken));
        let beside = touching(game.tiles[Colour::Yellow as usize]) & land;
        Ground { land, river, spots: beside.without(touching(raided)), tiles }
    }

    /// Where a tile of a colour can be placed (H5.1).
    #[inline]
    pub(crate) fn for_tiles(&self, colour: Colour) -> Spaces {
        if colour == Colour::Blue { self.river } else { self.land }
    }
}

/// Whether there is any legal action (H3.2).
pub(crate) fn can_act(game: &Huang) -> bool {
    let hand = game.hands[game.active.index()];
    if !hand.is_empty() || game.leaders[game.active.index()] != [HOME; COLOURS] {
        return true;
    }
    let spots = Ground::of(game).spots;
    Colour::ALL
        .iter()
        .any(|&colour| spots.iter().any(|at| game.may_lead(colour, Space(at)).is_ok()))
}
