//! Forecasts from a view: what the next tile or leader would gain, and how a conflict may end.

use game::{Determinize, Quick, Seat, seats};
use serde::{Deserialize, Serialize};

use crate::{
    kingdom::Leader,
    position::{Huang, Phase},
    score::spread,
    space::{NOWHERE, Space, Spaces, listed, touching},
    stakes::{Stakes, stakes},
    tiles::{COLOURS, Colour},
    view::View,
};

/// Forecasts from a view.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlook {
    /// How strong each leader on the board would be in a revolt, before anybody commits (H8.2).
    pub leaders: Vec<Footing>,
    /// Where a tile of the active player would start a war (H9.1).
    pub wars: Vec<Space>,
    /// Where a tile of each colour would gain the active player a point: yellow, red, blue, green,
    /// white (H5.2, H11.4).
    pub gains: [Vec<Space>; COLOURS],
    /// Where the active player's leader of each colour would start a revolt (H4.4).
    pub revolts: [Vec<Space>; COLOURS],
    /// The yellow, red, blue and green points that each seat would count if the game ended now
    /// (H10.3), where its points are seen.
    pub counts: Vec<Option<[u8; 4]>>,
    /// The stakes of the revolt or war under way.
    pub stakes: Option<Stakes>,
}

/// How strong a leader stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Footing {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub at: Space,
    /// Yellow tiles beside it.
    pub strength: u8,
}

impl Outlook {
    /// The outlook of a view. It is the same for every position consistent with the view: hidden
    /// information appears as a range.
    pub(crate) fn of(view: &View) -> Outlook {
        let game = Huang::imagine(view, &mut Quick::new(0));
        let footing = |Leader { seat, colour, at }| {
            let strength = game.beside(seat, colour);
            Footing { seat, at, strength }
        };
        let mut outlook = Outlook {
            leaders: game.leaders_out().map(footing).collect(),
            counts: counts(&game, view),
            stakes: stakes(&game, view),
            ..Outlook::default()
        };
        if let Phase::Act | Phase::Follow(_) = game.phase {
            let empty = game.empty();
            outlook.wars = listed(game.wars_on(empty));
            outlook.gains = Colour::ALL.map(|colour| listed(game.gains_on(empty, colour)));
        }
        if game.phase == Phase::Act {
            outlook.revolts = Colour::ALL.map(|colour| listed(game.revolts_on(colour)));
        }
        outlook
    }
}

/// Counted points of the seats whose points these eyes see (H1.8).
fn counts(game: &Huang, view: &View) -> Vec<Option<[u8; 4]>> {
    let seen = seats(game.seats).zip(&view.players);
    seen.map(|(seat, player)| player.points.map(|_| spread(game, seat))).collect()
}

impl Huang {
    /// Spaces without a tile, a leader or bandits.
    fn empty(&self) -> Spaces {
        (self.board.land | self.board.river).without(self.occupied() | self.raided)
    }

    /// Of these empty spaces, those on which a tile starts a war.
    fn wars_on(&self, empty: Spaces) -> Spaces {
        let is_war = |at: &u8| {
            let faces_bandits = Space(*at).around().meets(self.raided);
            !faces_bandits && self.touched(*at, self.occupied()).disputed() != 0
        };
        empty.iter().filter(is_war).collect()
    }

    /// Of these empty spaces, those on which a tile of a colour gains the active player a point.
    fn gains_on(&self, empty: Spaces, colour: Colour) -> Spaces {
        let ground = if colour == Colour::Blue { self.board.river } else { self.board.land };
        let gains = |at: &u8| {
            let touched = self.touched(*at, self.occupied());
            let gainer = if Space(*at).around().meets(self.raided) {
                self.leader_in(touched.united(), Colour::Red)
            } else if touched.disputed() == 0 {
                self.rewarded(colour, &touched)
            } else {
                None
            };
            gainer == Some(self.active)
        };
        (empty & ground).iter().filter(gains).collect()
    }

    /// The empty spaces on which the active player's leader of a colour starts a revolt. Whether
    /// it may go there is another question.
    fn revolts_on(&self, colour: Colour) -> Spaces {
        let own = self.leader(self.active, colour).map_or(NOWHERE, Space::alone);
        let occupied = self.occupied().without(own);
        let spots = touching(self.tiles[Colour::Yellow as usize]) & self.board.land & self.empty();
        let revolts = |at: &u8| {
            let united = self.touched(*at, occupied).united();
            self.leader_in(united.without(own), colour).is_some()
        };
        spots.iter().filter(revolts).collect()
    }
}
