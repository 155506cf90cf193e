//! Whole boards in a few lines: what is left of the year, the groups, and a line a seat.

use bots::puzzle::Puzzle;
use game::{Eyes, HiddenInformation, Rules, Seat, TestSupport, Turn};
use pagoda_dragon::{Dragon, Month, MonthEvent, Phase, Stage};

use crate::sketch::{Sketch, moves, play_all, sketch_with};

/// A position and what is right in it. All that is right must be legal, and something else too.
pub(crate) fn puzzle(why: &'static str, game: &Dragon, right: &[&'static str]) -> Puzzle<Dragon> {
    let legal = moves(game);
    assert_eq!(game.audit(), Ok(()), "{why}");
    assert!(right.iter().all(|mv| legal.iter().any(|it| it == mv)), "{why}: {legal:?}");
    assert!(right.len() < legal.len(), "{why}: {legal:?}");
    let Turn::Seat(seat) = game.turn() else { panic!("{why}: nobody is to act") };
    Puzzle { why, view: game.view(Eyes::Seat(seat)), right: right.to_vec() }
}

/// A table with so much left of the year: the event of the month under way and those to come.
/// What was before doesn't matter any more.
pub(crate) fn year(seats: u8, events: &str) -> Sketch {
    year_with(seats, "", events)
}

/// The same with options.
pub(crate) fn year_with(seats: u8, options: &str, events: &str) -> Sketch {
    let mut here = sketch_with(seats, options).groups("");
    let to_come: Vec<MonthEvent> = events.split(' ').map(|it| it.parse().unwrap()).collect();
    let over = here.view.months.len() - to_come.len();
    here.view.month = over as u8 + 1;
    for (month, event) in here.view.months[over..].iter_mut().zip(to_come) {
        *month = Month { event, ..month.clone() };
    }
    here
}

impl Sketch {
    /// A seat: figures such as `31p 28s 5y 0r 1f 2d` (points, space on the person track, yuan,
    /// rice, fireworks, small privileges), its court, and its cards.
    pub(crate) fn seat(mut self, seat: u8, figures: &str, court: &str, cards: &str) -> Sketch {
        let player = self.player(seat);
        for figure in figures.split(' ') {
            let (count, unit) = figure.split_at(figure.len() - 1);
            let count: u8 = count.parse().unwrap();
            match unit {
                "p" => player.points = count.into(),
                "s" => player.space = count,
                "y" => player.yuan = count,
                "r" => player.rice = count,
                "f" => player.fireworks = count,
                "d" => player.small = count,
                _ => panic!("nothing is counted in {unit}"),
            }
        }
        let players = self.view.players.clone();
        self.view.order.sort_by_key(|seat| 255 - players[seat.index()].space);
        self.court(seat, court).cards(seat, cards)
    }

    /// Seat 1 is to choose an action.
    pub(crate) fn acts(self) -> Dragon {
        self.at(Stage::Action, Phase::Act(Seat(0)))
    }

    /// Seat 1 is to play a person card.
    pub(crate) fn plays(self) -> Dragon {
        self.at(Stage::Person, Phase::Play(Seat(0)))
    }

    /// So many persons have to go by the month's event, seat by seat; seat 1 is to release.
    pub(crate) fn releases(mut self, dues: &[u8]) -> Dragon {
        for (player, due) in self.view.players.iter_mut().zip(dues) {
            player.due = *due;
        }
        self.at(Stage::Event, Phase::Release(Seat(0)))
    }

    /// The super event asks seat 1 for so much.
    pub(crate) fn befalls(mut self, phase: Phase, left: u8) -> Dragon {
        self.view.left = left;
        self.at(Stage::Super, phase)
    }
}

/// The position some moves later.
pub(crate) fn after(mut game: Dragon, moves: &[&str]) -> Dragon {
    play_all(&mut game, moves);
    game
}
