//! Moves and the board as text.
//!
//! A move is one word a click: `RB D3 D4` places red on D3 and blue on D4, `draw 2` takes from the
//! second pile, `pass` passes.

use std::{fmt, str::FromStr};

use game::{Ink, Paper, Shade};

use crate::{Colour, Move, Pile, Placement, SIZE, Square, View};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(placement) => {
                let [first, second] = placement.squares();
                write!(f, "{} {first} {second}", placement.tile())
            }
            Move::Draw(pile) => write!(f, "draw {}", u8::from(*pile)),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Move, ()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words {
            ["pass"] => Ok(Move::Pass),
            ["draw", pile] => {
                let number = pile.parse().map_err(|_| ())?;
                Pile::new(number).map(Move::Draw).ok_or(())
            }
            [tile, first, second] => {
                let tile = tile.to_ascii_uppercase().parse()?;
                let [first, second] = [first, second].map(str::parse::<Square>);
                let placement =
                    Placement::new(tile, first.map_err(|_| ())?, second.map_err(|_| ())?);
                placement.map(Move::Place).ok_or(())
            }
            _ => Err(()),
        }
    }
}

/// The board, three columns a square. A territory shows its letter, and where its pagodas stand
/// the number of their seat, twice for two; a village shows whose pagoda it holds.
pub(crate) fn paint(view: &View, lit: &[&str]) -> Paper {
    let mut paper = Paper::default();
    let columns: String = (0..SIZE).map(|at| format!(" {} ", char::from(b'A' + at))).collect();
    paper.line().write(format!("   {columns}"), Ink::Faint, Shade::None);
    for row in 0..SIZE {
        paper.line().write(format!("{:>2} ", row + 1), Ink::Faint, Shade::None);
        for square in (0..SIZE).filter_map(|column| Square::at(column, row)) {
            let name = square.to_string();
            let (text, ink, shade) = face(view, square, lit.contains(&name.as_str()));
            paper.space(name, &text, ink, shade);
        }
        paper.write(format!(" {}", row + 1), Ink::Faint, Shade::None);
    }
    paper.line().write(format!("   {columns}"), Ink::Faint, Shade::None);
    paper
}

/// How one square looks.
fn face(view: &View, square: Square, lit: bool) -> (String, Ink, Shade) {
    let colour =
        Colour::ALL.into_iter().find(|&it| view.territories[it as usize].contains(&square));
    if let Some(colour) = colour {
        return territory(view, square, colour);
    }
    if let Some(village) = view.villages.iter().find(|village| village.squares.contains(&square)) {
        return match village.owner.filter(|_| village.squares[0] == square) {
            Some(seat) => (format!(" ⌂{seat}"), Ink::Seat(seat.0), Shade::Town),
            None => (" ⌂ ".into(), Ink::Plain, Shade::Town),
        };
    }
    if view.board.board().water.contains(square.0) {
        return ("≈≈≈".into(), Ink::Faint, Shade::Water);
    }
    if lit {
        (" ○ ".into(), Ink::Lit, Shade::Land)
    } else {
        (" · ".into(), Ink::Faint, Shade::Land)
    }
}

fn territory(view: &View, square: Square, colour: Colour) -> (String, Ink, Shade) {
    let shade = match colour {
        Colour::Red => Shade::Red,
        Colour::Blue => Shade::Blue,
        Colour::Yellow => Shade::Yellow,
    };
    let letter = colour.letter();
    let province = view.provinces.iter().find(|province| province.at == Some(square));
    match province.and_then(|province| Some((province.owner?, province.pagodas))) {
        Some((seat, 2)) => (format!("{letter}{seat}{seat}"), Ink::Seat(seat.0), shade),
        Some((seat, _)) => (format!(" {letter}{seat}"), Ink::Seat(seat.0), shade),
        None => (format!(" {letter} "), Ink::Plain, shade),
    }
}
