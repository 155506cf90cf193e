//! Who may see what. This file guards every secret of the game: hands and the order of tiles.

use game::{Clause, Eyes, HiddenInformation, Seat, Seats, Step, StepOf, rule, seats};
use serde::{Deserialize, Serialize};

use crate::{
    board::{BoardName, Square, Squares, groups},
    event::Event,
    moves::{Move, PILES},
    position::{Phase, Qin},
    tiles::{Colour, Hand, Tiles},
};

/// Everything that one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The board.
    pub board: BoardName,
    /// Whether first hands were made fair.
    pub fair_hands: bool,
    /// The start player that the table chose; none if chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
    /// The decision or outcome that the game awaits.
    pub phase: Phase,
    /// The territories of each colour: red, blue, yellow.
    pub territories: [Vec<Square>; 3],
    /// The provinces.
    pub provinces: Vec<Province>,
    /// The villages, in the board's order.
    pub villages: Vec<Village>,
    /// The players, in playing order.
    pub players: Vec<Player>,
    /// The size of each draw pile.
    pub piles: [u8; PILES],
    /// The tiles hidden from these eyes: in the piles or in others' hands.
    pub unseen: Tiles,
    /// Seats known to hold a tile of a single colour: dealt one by *fair hands*, none placed yet.
    pub holds_single: Seats,
    /// Who has won.
    pub winners: Seats,
}

/// A province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Province {
    /// Its colour.
    pub colour: Colour,
    /// Its territories.
    pub squares: Vec<Square>,
    /// Whose it is; nobody's if the game ended for want of a pagoda to put on it.
    pub owner: Option<Seat>,
    /// Where its pagodas stand.
    pub at: Option<Square>,
    /// How many.
    pub pagodas: u8,
}

/// A village.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Village {
    /// Its squares.
    pub squares: Vec<Square>,
    /// Whose pagoda stands there.
    pub owner: Option<Seat>,
    /// Each seat's strength there.
    pub strengths: Vec<u8>,
}

/// A player, as far as these eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Pagodas left to place.
    pub supply: u8,
    /// The hand.
    pub hand: Hand,
}

game::diff_by_field!(View {
    board,
    fair_hands,
    start,
    phase,
    territories,
    provinces,
    villages,
    players,
    piles,
    unseen,
    holds_single,
    winners,
});
game::diff_by_field!(Province { colour, squares, owner, at, pagodas });
game::diff_by_field!(Village { squares, owner, strengths });
game::diff_by_field!(Player { supply, hand });
game::diff_as_whole!(BoardName, Phase, Square, Colour, Tiles);

impl HiddenInformation for Qin {
    type View = View;

    fn public_view(&self) -> View {
        let player = |seat: Seat| Player {
            supply: self.supply[seat.index()],
            hand: Hand::Closed(self.hands[seat.index()].len()),
        };
        View {
            board: self.board.name,
            fair_hands: self.fair_hands,
            start: self.start,
            phase: self.phase,
            territories: self.land.map(listed),
            provinces: provinces(self),
            villages: villages(self),
            players: seats(self.seats).map(player).collect(),
            piles: self.piles,
            unseen: unseen(self, None),
            holds_single: self.promised,
            winners: self.winners,
        }
    }

    fn reveal(&self, seat: Seat, view: &mut View) {
        view.unseen = unseen(self, Some(seat));
        if let Some(player) = view.players.get_mut(seat.index()) {
            player.hand = Hand::Open(self.hands[seat.index()]);
        }
    }

    fn redact(event: &Event, eyes: Eyes) -> Event {
        match *event {
            Event::Dealt { seat, hand: Hand::Open(hand) } if eyes != Eyes::Seat(seat) => {
                Event::Dealt { seat, hand: Hand::Closed(hand.len()) }
            }
            Event::Drew { seat, .. } if eyes != Eyes::Seat(seat) => {
                Event::Drew { seat, tile: None }
            }
            public => public,
        }
    }

    /// The end of a turn depends on every hand (Q6.2), so it tells something to the seat that ends it.
    fn discloses(&self, step: &StepOf<Qin>) -> Option<Clause> {
        let ends_the_turn = match self.phase {
            Phase::Place(_) => {
                self.piles_are_empty() || matches!(step, Step::Move { mv: Move::Pass, .. })
            }
            Phase::Tile(_) => true,
            Phase::First | Phase::Deal(_) | Phase::Draw(_) | Phase::Over => false,
        };
        ends_the_turn.then_some(rule!("Q6.2"))
    }
}

/// The tiles in the bag and in hands other than one's own.
fn unseen(game: &Qin, own: Option<Seat>) -> Tiles {
    let others = seats(game.seats).filter(|seat| Some(*seat) != own);
    others.fold(game.bag, |unseen, seat| unseen.plus(game.hands[seat.index()]))
}

fn listed(squares: Squares) -> Vec<Square> {
    let mut listed = Vec::with_capacity(squares.len() as usize);
    listed.extend(squares.iter().map(Square));
    listed
}

fn provinces(game: &Qin) -> Vec<Province> {
    let of_colour =
        |colour: Colour| groups(game.land[colour as usize]).into_iter().map(move |it| (colour, it));
    let all = Colour::ALL.into_iter().flat_map(of_colour).filter(|(_, squares)| 1 < squares.len());
    let province = |(colour, squares): (Colour, Squares)| Province {
        colour,
        squares: listed(squares),
        owner: seats(game.seats).find(|seat| game.owned[seat.index()].meets(squares)),
        at: (squares & game.pagodas).first().map(Square),
        pagodas: game.pagodas_on(squares),
    };
    all.map(province).collect()
}

fn villages(game: &Qin) -> Vec<Village> {
    let village = |(at, &squares): (usize, &Squares)| Village {
        squares: listed(squares),
        owner: game.villages[at],
        strengths: game.strengths(at)[..usize::from(game.seats)].to_vec(),
    };
    game.board.villages.iter().enumerate().map(village).collect()
}
