//! `impl Rules`: the setup, whose turn it is, and the files that answer all else.

use game::{Illegal, Luck, Meta, Rules, Seat, Setup, Standing, Step, StepOf, Tell, Turn};

use crate::{
    action::Groups,
    calendar::{MONTHS, MonthEvent},
    chance::{self, Chance},
    event::Event,
    legality, movegen,
    moves::Move,
    options::{Options, SEATS},
    person::{Person, SORTS},
    player::Player,
    position::{Dragon, Phase, Stage},
    score,
};

impl Rules for Dragon {
    const META: Meta =
        Meta { slug: "dragon", title: "In the Year of the Dragon", seats: (2, 5), edition: 1 };
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn new(setup: &Setup<Options>) -> Dragon {
        let mut supply = [0; SORTS];
        for person in Person::all() {
            supply[person.index()] = person.tiles(setup.seats);
        }
        let everybody = std::array::from_fn(|at| Seat(at as u8));
        Dragon {
            seats: setup.seats,
            options: Options {
                start: setup.options.start.filter(|seat| seat.0 < setup.seats),
                ..setup.options
            },
            phase: Phase::Year,
            stage: Stage::Start,
            month: 0,
            year: [MonthEvent::Peace; MONTHS],
            super_event: None,
            groups: Groups::default(),
            order: everybody,
            queue: everybody,
            at: 0,
            left: 0,
            card: None,
            newcomer: None,
            barred: 0,
            supply,
            gone: [0; SORTS],
            wall: [None; MONTHS],
            players: [Player::new(setup.options.great_wall); SEATS],
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            phase => phase.seat().map_or(Turn::Chance, Turn::Seat),
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

    fn apply(&mut self, step: &StepOf<Dragon>, tell: Tell<'_, Event>) {
        match step {
            Step::Chance { chance } => self.happen(*chance, tell),
            Step::Move { seat, mv } => self.decide(*seat, *mv, tell),
        }
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }
}
