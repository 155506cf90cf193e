//! `impl Rules`: the setup, whose turn it is, and the files that answer all else.

use game::{Illegal, Luck, Meta, Rules, Seats, Setup, Standing, Step, StepOf, Tell, Turn, seats};

use crate::{
    board::{Squares, VILLAGES_MAX},
    chance::{self, Chance},
    event::Event,
    legality, movegen,
    moves::{Move, PILES},
    options::{Options, SEATS},
    position::{Phase, Qin, pagodas_each},
    score,
    tiles::Tiles,
};

impl Rules for Qin {
    const META: Meta = Meta { slug: "qin", title: "Qin", seats: (2, 4), edition: 1 };
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn new(setup: &Setup<Options>) -> Qin {
        let board = setup.options.board.board();
        let mut game = Qin {
            board,
            seats: setup.seats,
            fair_hands: setup.options.fair_hands,
            start: setup.options.start.filter(|seat| seat.0 < setup.seats),
            phase: Phase::First,
            land: board.starts,
            owned: [Squares::EMPTY; SEATS],
            pagodas: Squares::EMPTY,
            doubled: Squares::EMPTY,
            contested: [Squares::EMPTY; 3],
            villages: [None; VILLAGES_MAX],
            supply: [0; SEATS],
            hands: [Tiles::default(); SEATS],
            bag: Tiles::ALL,
            piles: [0; PILES],
            promised: Seats::default(),
            winners: Seats::default(),
        };
        for seat in seats(setup.seats) {
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
        movegen::list(self, out);
    }

    fn sample<L: Luck>(&self, luck: &mut L) -> Move {
        movegen::sample(self, luck)
    }

    fn check(&self, mv: &Move) -> Result<(), Illegal> {
        legality::check(self, mv)
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        chance::draw(self, luck)
    }

    fn can_happen(&self, outcome: &Chance) -> bool {
        chance::can_happen(self, outcome)
    }

    fn apply(&mut self, step: &StepOf<Qin>, tell: Tell<'_, Event>) {
        match step {
            Step::Chance { chance } => self.happen(chance, tell),
            Step::Move { seat, mv } => self.decide(*seat, mv, tell),
        }
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }
}
