//! The rules of Qin: tiles found and unite provinces, pagodas mark whose they are.
//!
//! `RULES.md` is the specification; code and tests name its clauses.

mod apply;
mod audit;
mod board;
mod chance;
mod event;
mod features;
mod moves;
mod options;
mod placement;
mod province;
mod score;
mod text;
mod tiles;
mod view;
mod ways;

use game::{
    Clause, Eyes, Features, Game, Illegal, Lang, Luck, Meta, Paper, SEATS_MAX, Seat, Seats, Setup,
    Standing, Step, StepOf, Tell, Turn, rule,
};
use serde::{Deserialize, Serialize};

use crate::{board::VILLAGES_MAX, province::LONE};
pub use crate::{
    board::{Board, BoardName, SIZE, Side, Square, Squares},
    chance::{Chance, Hands},
    event::Event,
    moves::Move,
    options::Options,
    placement::{Pile, Placement},
    tiles::{Colour, Tile, Tiles},
    view::{Hand, Player, Province, View, Village},
};

/// No more seats than this.
pub(crate) const SEATS: usize = 4;
/// Draw piles (Q1.4).
pub(crate) const PILES: usize = 4;
/// Tiles in a hand (Q1.4).
pub(crate) const HAND: u8 = 3;

/// A position of Qin.
///
/// Provinces aren't stored: they are the connected groups of two or more territories of a colour,
/// and exactly one square of each carries its pagoda or pagodas.
///
/// A position can be neither printed nor serialised: what leaves it, leaves as a view.
///
/// ```compile_fail
/// fn print(game: &qin::Qin) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```compile_fail
/// fn needs<T: serde::Serialize>() {}
/// needs::<qin::Qin>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Qin {
    board: &'static Board,
    seats: u8,
    fair_hands: bool,
    phase: Phase,
    /// The territories of each colour.
    land: [Squares; 3],
    /// The squares of each seat's provinces.
    owned: [Squares; SEATS],
    /// The squares that carry a pagoda.
    pagodas: Squares,
    /// Those that carry a second one on top.
    doubled: Squares,
    /// Where two provinces of a colour might be united ([`Qin::contest`]): it follows from the above,
    /// but every list of moves asks for it.
    contested: [Squares; 3],
    /// Whose pagoda stands in each village.
    villages: [Option<Seat>; VILLAGES_MAX],
    /// Pagodas that each seat has left to place.
    supply: [u8; SEATS],
    hands: [Tiles; SEATS],
    /// The tiles in the piles: counts, not an order.
    bag: Tiles,
    piles: [u8; PILES],
    /// Who was dealt a single-coloured tile by *fair hands* and hasn't placed one since (Q1.4).
    promised: Seats,
    winners: Seats,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Who begins (Q1.5).
    First,
    /// The hands, before this seat begins (Q1.4).
    Deal(Seat),
    /// A seat's tile.
    Place(Seat),
    /// A seat's choice of a pile.
    Draw(Seat),
    /// The tile a seat draws.
    Tile(Seat),
    /// Nothing.
    Over,
}

impl Game for Qin {
    const META: Meta = Meta { slug: "qin", title: "Qin", seats: (2, 4), edition: 1 };
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = ();
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    fn new(setup: &Setup<Options>) -> Qin {
        let board = setup.options.board.board();
        let mut game = Qin {
            board,
            seats: setup.seats,
            fair_hands: setup.options.fair_hands,
            phase: Phase::First,
            land: board.starts,
            owned: [LONE; SEATS],
            pagodas: LONE,
            doubled: LONE,
            contested: [LONE; 3],
            villages: [None; VILLAGES_MAX],
            supply: [0; SEATS],
            hands: [Tiles::default(); SEATS],
            bag: Tiles::ALL,
            piles: [0; PILES],
            promised: Seats::default(),
            winners: Seats::default(),
        };
        for seat in game::seats(setup.seats) {
            game.supply[seat.index()] = pagodas_each(setup.seats);
        }
        game
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Deal(_) | Phase::Tile(_) => Turn::Chance,
            Phase::Place(seat) | Phase::Draw(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        moves::list(self, out);
    }

    fn sample<L: Luck>(&self, luck: &mut L) -> Move {
        moves::sample(self, luck)
    }

    fn check(&self, mv: &Move) -> Result<(), Illegal> {
        moves::check(self, mv)
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        chance::draw(self, luck)
    }

    fn can_happen(&self, outcome: &Chance) -> bool {
        chance::can_happen(self, outcome)
    }

    fn apply(&mut self, step: &StepOf<Qin>, tell: Tell<'_, Event>) {
        match (self.phase, step) {
            (Phase::First, Step::Chance { chance: Chance::First(seat) }) => {
                self.begin(*seat, tell);
            }
            (Phase::Deal(first), Step::Chance { chance: Chance::Deal(hands) }) => {
                self.deal(first, hands, tell);
            }
            (Phase::Place(seat), Step::Move { mv: Move::Place(placement), .. }) => {
                self.place(seat, *placement, tell);
            }
            (Phase::Place(seat), Step::Move { mv: Move::Pass, .. }) => self.pass(seat, tell),
            (Phase::Draw(seat), Step::Move { mv: Move::Draw(pile), .. }) => {
                self.choose(seat, *pile, tell);
            }
            (Phase::Tile(seat), Step::Chance { chance: Chance::Tile(tile) }) => {
                self.refill(seat, *tile, tell);
            }
            _ => unreachable!("admit() lets only the step in turn through"),
        }
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }

    fn view(&self, eyes: Eyes) -> View {
        view::view(self, eyes)
    }

    fn redact(event: &Event, eyes: Eyes) -> Event {
        view::redact(event, eyes)
    }

    fn discloses(&self, step: &StepOf<Qin>) -> Option<Clause> {
        view::discloses(self, step)
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Qin {
        view::imagine(view, luck)
    }

    fn outlook(_: &View) {}

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        features::features(self, out);
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../RULES.md"),
            Lang::Fr => include_str!("../RULES.fr.md"),
            Lang::De => include_str!("../RULES.de.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        }
    }

    fn paint(view: &View, lit: &[&str]) -> Paper {
        text::paint(view, lit)
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        moves::why_not(self, words)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        moves::anything(luck)
    }
}

/// Pagodas a player (Q1.3).
pub(crate) fn pagodas_each(seats: u8) -> u8 {
    match seats {
        2 => 24,
        3 => 19,
        _ => 15,
    }
}

impl Qin {
    /// Every territory on the board.
    #[inline]
    pub(crate) fn territories(&self) -> Squares {
        self.land[0] | self.land[1] | self.land[2]
    }

    /// Whether all piles are empty (Q2.4).
    #[inline]
    pub(crate) fn piles_are_empty(&self) -> bool {
        self.piles == [0; PILES]
    }

    /// The end of a turn (Q6.3): over if nobody can place anything, else the next seat's turn.
    pub(crate) fn end_turn(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        if ways::anybody_can_place(self, seat.next(self.seats)) {
            self.phase = Phase::Place(seat.next(self.seats));
        } else {
            self.winners = score::most_pagodas(self);
            self.over(rule!("Q6.2"), tell);
        }
    }

    /// Ends the game by a clause, with the winners known.
    pub(crate) fn over(&mut self, clause: Clause, tell: Tell<'_, Event>) {
        self.phase = Phase::Over;
        tell(clause, Event::Ended { winners: self.winners });
    }
}
