//! `impl Rules`: the setup, whose turn it is, and the files that answer all else.

use game::{Illegal, Luck, Meta, Rules, Seat, Setup, Standing, Step, StepOf, Tell, Turn};

use crate::{
    board::{Board, SITES},
    chance::{self, Chance},
    event::Event,
    legality, movegen,
    moves::Move,
    options::{Options, SEATS},
    position::{ACTIONS, Huang, Phase},
    score,
    space::{HOME, NOWHERE},
    tiles::{COLOURS, Colour, Tiles},
};

/// Tiles removed for a short game (H1.4).
const SET_ASIDE: u8 = 24;

impl Rules for Huang {
    const META: Meta = Meta { slug: "huang", title: "Huang", seats: (2, 5), edition: 1 };
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    // H1.3 to H1.5.
    fn new(setup: &Setup<Options>) -> Huang {
        let board = Board::of(setup.options.module);
        let mut tiles = [NOWHERE; COLOURS];
        tiles[Colour::Yellow as usize] = board.capitals;
        let on_capitals = Tiles::of(Colour::Yellow, board.capitals.len() as u8);
        let short = setup.options.short && setup.seats == 2;
        Huang {
            board,
            options: setup.options,
            seats: setup.seats,
            active: Seat(0),
            actions: ACTIONS,
            phase: Phase::First,
            tiles,
            standing: NOWHERE,
            covered: NOWHERE,
            granaries: if board.eighteen_kingdoms { board.capitals } else { NOWHERE },
            doomed: NOWHERE,
            leaders: [[HOME; COLOURS]; SEATS],
            pagodas: [[None; 2]; COLOURS],
            palace: None,
            bandits: [0; SITES],
            raided: NOWHERE,
            conflict: None,
            hands: [Tiles::default(); SEATS],
            market: Tiles::default(),
            bag: Tiles::ALL.less(on_capitals),
            set_aside: if short { SET_ASIDE } else { 0 },
            discarded: Tiles::default(),
            replaced: [Tiles::default(); SEATS],
            known: [Tiles::default(); SEATS],
            points: [[0; COLOURS]; SEATS],
            stored: [0; SEATS],
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Bandits | Phase::Draw(_) | Phase::Fill => Turn::Chance,
            Phase::Commit(seat) | Phase::Support(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
            Phase::Act
            | Phase::Pagoda(_)
            | Phase::Market
            | Phase::Follow(_)
            | Phase::Winner
            | Phase::Losses(_)
            | Phase::Granary => Turn::Seat(self.active),
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

    fn apply(&mut self, step: &StepOf<Huang>, tell: Tell<'_, Event>) {
        match step {
            Step::Chance { chance } => self.happen(chance, tell),
            Step::Move { seat, mv } => self.decide(*seat, mv, tell),
        }
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }
}
