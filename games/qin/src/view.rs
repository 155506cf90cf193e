//! Who may see what. Every secret of the game is kept in this file: hands and the order of tiles.

use game::{Clause, Eyes, Game as _, Luck, Seat, Seats, Setup, Step, StepOf, rule, seats};
use serde::{Deserialize, Serialize};

use crate::{
    BoardName, Colour, Event, Options, PILES, Phase, Qin, Square, Squares, Tiles, board::groups,
};

/// Everything one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The board.
    pub board: BoardName,
    /// Whether first hands were made fair.
    pub fair_hands: bool,
    /// What is awaited.
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
    /// The tiles that these eyes have seen nowhere: in the piles or in others' hands.
    pub unseen: Tiles,
    /// Who is known to hold a tile of a single colour: dealt one by *fair hands*, none placed yet.
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

/// A hand of tiles, from the front or from the back.
pub type Hand = game::Hand<Tiles>;

pub(crate) fn view(game: &Qin, eyes: Eyes) -> View {
    let mut unseen = game.bag;
    let mut look = |seat: Seat| {
        let hand = game.hands[seat.index()];
        if eyes == Eyes::Seat(seat) {
            return Hand::Open(hand);
        }
        unseen = unseen.plus(hand);
        Hand::Closed(hand.len())
    };
    let player = |seat: Seat| Player { supply: game.supply[seat.index()], hand: look(seat) };
    let players = seats(game.seats).map(player).collect();
    View {
        board: game.board.name,
        fair_hands: game.fair_hands,
        phase: game.phase,
        territories: game.land.map(listed),
        provinces: provinces(game),
        villages: villages(game),
        players,
        piles: game.piles,
        unseen,
        holds_single: game.promised,
        winners: game.winners,
    }
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

pub(crate) fn redact(event: &Event, eyes: Eyes) -> Event {
    match *event {
        Event::Dealt { seat, hand: Hand::Open(hand) } if eyes != Eyes::Seat(seat) => {
            Event::Dealt { seat, hand: Hand::Closed(hand.len()) }
        }
        Event::Drew { seat, .. } if eyes != Eyes::Seat(seat) => Event::Drew { seat, tile: None },
        public => public,
    }
}

/// A turn's end looks into every hand (Q6.2), so whoever ends one learns something by it.
pub(crate) fn discloses(game: &Qin, step: &StepOf<Qin>) -> Option<Clause> {
    let ends_the_turn = match game.phase {
        Phase::Place(_) => {
            game.piles_are_empty() || matches!(step, Step::Move { mv: crate::Move::Pass, .. })
        }
        Phase::Tile(_) => true,
        Phase::First | Phase::Deal(_) | Phase::Draw(_) | Phase::Over => false,
    };
    ends_the_turn.then_some(rule!("Q6.2"))
}

/// Deals what these eyes can't see, every way that fits what they know as likely as the next.
pub(crate) fn imagine<L: Luck>(view: &View, luck: &mut L) -> Qin {
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

/// The position as far as everybody sees it.
fn open_part(view: &View) -> Qin {
    let set = |squares: &[Square]| -> Squares { squares.iter().map(|square| square.0).collect() };
    let options = Options { board: view.board, fair_hands: view.fair_hands };
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
