//! Positions drawn as text, moves played in them, and what was told of it.

use std::collections::BTreeMap;

use expect_test::Expect;
use game::{Clause, Determinize, Eyes, HiddenInformation, Quick, Rules, Seat, Setup};
pub(crate) use game_testkit::refused;
use pagoda_qin::{
    BoardName, Colour, Event, Hand, Options, Phase, Province, Qin, Side, Square, Tiles, View,
};

/// A position in the making: seat 1 is to place a tile.
#[derive(Clone)]
pub(crate) struct Sketch {
    view: View,
    land: BTreeMap<Square, (Colour, Option<Seat>)>,
}

/// A bare Bird board for so many seats.
pub(crate) fn sketch(seats: u8) -> Sketch {
    sketch_on(BoardName::Bird, seats)
}

/// A bare board for so many seats.
pub(crate) fn sketch_on(board: BoardName, seats: u8) -> Sketch {
    let options = Options { board, ..Options::default() };
    let mut view = Qin::new(&Setup { seats, options }).view(Eyes::Public);
    view.phase = Phase::Place(Seat(0));
    view.piles = [10; 4];
    let mut land = BTreeMap::new();
    for colour in Colour::ALL {
        for square in &view.territories[colour as usize] {
            land.insert(*square, (colour, None));
        }
    }
    Sketch { view, land }
}

impl Sketch {
    /// Draws territories from a square on: a row a line, a word a square. `R` is a lone red one,
    /// `R2` one of a province of seat 2, `o2` seat 2's village, `.`, `o` and `~` whatever is there.
    pub(crate) fn draw(mut self, from: &str, picture: &str) -> Sketch {
        let from: Square = from.parse().unwrap();
        for (row, line) in picture.lines().enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                if matches!(word, "." | "o" | "~") {
                    continue;
                }
                let square = Square::at(from.column() + column as u8, from.row() + row as u8);
                let owner = word[1..].parse::<u8>().ok().map(|number| Seat(number - 1));
                self.put(square.unwrap(), word.chars().next().unwrap(), owner);
            }
        }
        self
    }

    /// Puts down a territory or a village's pagoda, which all squares of the village show.
    fn put(&mut self, square: Square, letter: char, owner: Option<Seat>) {
        if letter == 'o' {
            let mut villages = self.view.villages.iter_mut();
            let village = villages.find(|village| village.squares.contains(&square)).unwrap();
            if village.owner.is_none() {
                village.owner = owner;
                self.view.players[owner.unwrap().index()].supply -= 1;
            }
        } else {
            let colour = Colour::ALL.into_iter().find(|it| it.letter() == letter).unwrap();
            self.land.insert(square, (colour, owner));
        }
    }

    /// Covers all meadow but the squares named `free` with lone territories, blue and yellow by turns.
    pub(crate) fn fill(mut self, free: &[&str]) -> Sketch {
        let meadow = self.view.board.board().meadow;
        for square in Square::all().filter(|square| square.is_in(meadow)) {
            if !free.contains(&square.to_string().as_str()) {
                let even = (square.column() + square.row()).is_multiple_of(2);
                let colour = if even { Colour::Blue } else { Colour::Yellow };
                self.land.entry(square).or_insert((colour, None));
            }
        }
        self
    }

    /// Puts a seat's pagoda into a village.
    pub(crate) fn village(mut self, square: &str, seat: u8) -> Sketch {
        let square: Square = square.parse().unwrap();
        let mut villages = self.view.villages.iter_mut();
        let village = villages.find(|village| village.squares.contains(&square)).unwrap();
        village.owner = Some(Seat(seat - 1));
        self.view.players[usize::from(seat) - 1].supply -= 1;
        self
    }

    /// Gives seat 1 these tiles.
    pub(crate) fn hand(self, tiles: &str) -> Sketch {
        self.hand_of(1, tiles)
    }

    /// Gives a seat these tiles.
    pub(crate) fn hand_of(mut self, seat: u8, tiles: &str) -> Sketch {
        self.view.players[usize::from(seat) - 1].hand = Hand::Open(tiles.parse().unwrap());
        self
    }

    /// Leaves a seat so many pagodas beside the board, whatever stands on it.
    pub(crate) fn supply(mut self, seat: u8, pagodas: u8) -> Sketch {
        self.view.players[usize::from(seat) - 1].supply = pagodas + 100;
        self
    }

    /// Leaves so many tiles in the piles.
    pub(crate) fn piles(mut self, piles: [u8; 4]) -> Sketch {
        self.view.piles = piles;
        self
    }

    /// The position.
    pub(crate) fn game(mut self) -> Qin {
        for colour in Colour::ALL {
            let of_colour = self.land.iter().filter(|(_, (it, _))| *it == colour);
            self.view.territories[colour as usize] = of_colour.map(|(square, _)| *square).collect();
        }
        self.view.provinces = self.provinces();
        for province in &self.view.provinces {
            let player = &mut self.view.players[province.owner.unwrap().index()];
            player.supply -= if player.supply < 100 { province.pagodas } else { 0 };
        }
        let held = self.view.players.iter().filter_map(|player| match player.hand {
            Hand::Open(tiles) => Some(Vec::from(tiles)),
            Hand::Closed(_) => None,
        });
        let mut unseen: Vec<_> = Vec::from(Tiles::ALL);
        for tile in held.flatten() {
            unseen.remove(unseen.iter().position(|it| *it == tile).unwrap());
        }
        self.view.unseen = Tiles::try_from(unseen).unwrap();
        for player in &mut self.view.players {
            player.supply %= 100;
        }
        Qin::imagine(&self.view, &mut Quick::new(0))
    }

    fn provinces(&self) -> Vec<Province> {
        let mut left: BTreeMap<Square, (Colour, Seat)> = BTreeMap::new();
        for (square, (colour, owner)) in &self.land {
            left.extend(owner.map(|owner| (*square, (*colour, owner))));
        }
        let mut provinces = Vec::new();
        while let Some((first, (colour, owner))) = left.pop_first() {
            let mut squares = vec![first];
            let mut next = 0;
            while next < squares.len() {
                let here = squares[next];
                for beside in Side::ALL.into_iter().filter_map(|side| here.beside(side)) {
                    if left.get(&beside).is_some_and(|it| *it == (colour, owner)) {
                        left.remove(&beside);
                        squares.push(beside);
                    }
                }
                next += 1;
            }
            let pagodas = if squares.len() < 5 { 1 } else { 2 };
            let (owner, at) = (Some(owner), Some(first));
            provinces.push(Province { colour, squares, owner, at, pagodas });
        }
        provinces
    }

    /// Plays a move and compares what is told of it, each fact with its clause.
    pub(crate) fn check(self, mv: &str, expected: &Expect) -> Qin {
        let mut game = self.game();
        let told = play(&mut game, mv);
        expected.assert_eq(&told);
        game
    }

    /// Asserts that a move is refused, and by which clause.
    pub(crate) fn refused(self, mv: &str, clause: Clause) {
        refused(&self.game(), mv, clause);
    }
}

/// Plays a move of the seat to act and says what was told.
pub(crate) fn play(game: &mut Qin, mv: &str) -> String {
    game_testkit::play(game, mv, say)
}

/// Takes a step and says what was told, a line a fact.
pub(crate) fn take(game: &mut Qin, step: &game::StepOf<Qin>) -> String {
    game_testkit::take(game, step, say)
}

/// Pagodas that each seat has left.
pub(crate) fn supplies(game: &Qin) -> Vec<u8> {
    game.view(Eyes::Public).players.iter().map(|player| player.supply).collect()
}

fn say(event: &Event) -> String {
    match event {
        Event::Began { seat } => format!("{seat} begins"),
        Event::Dealt { seat, hand } => format!("{seat} is dealt {hand:?}"),
        Event::Placed { seat, tile, on: [one, other] } => {
            format!("{seat} places {tile} on {one} {other}")
        }
        Event::Rested { seat } => format!("{seat} gains nothing"),
        Event::Founded { seat, colour, size, at } => {
            format!("{seat} founds {colour:?} {size} at {at}")
        }
        Event::Enlarged { seat, colour, size, .. } => {
            format!("{seat}'s {colour:?} grows to {size}")
        }
        Event::United { seat, colour, size, sums, .. } => {
            format!("{colour:?} {size} is {seat}'s, sums {sums:?}")
        }
        Event::Returned { seat, pagodas, .. } => format!("{seat} takes back {pagodas}"),
        Event::Raised { seat, at, .. } => format!("{seat} puts a second pagoda on {at}"),
        Event::Annexed { seat, village, strength } => {
            format!("{seat} takes village {village} with {strength}")
        }
        Event::Conquered { seat, from, village, strength, against } => {
            format!("{seat} conquers village {village} from {from}, {strength} against {against}")
        }
        Event::Chose { seat, pile } => format!("{seat} draws from pile {}", u8::from(*pile)),
        Event::Drew { seat, tile } => format!("{seat} draws {tile:?}"),
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Ended { winners } => {
            let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
            format!("the game ends, won by {}", winners.join(" "))
        }
    }
}
