//! Moves as text.
//!
//! A move is one word per click: `RB D3 D4` places red on D3 and blue on D4, `draw 2` takes from the
//! second pile, `pass` passes.

use std::{fmt, str::FromStr};

use game::NotationError;

use crate::{
    board::Square,
    moves::{Move, Pile, Placement},
};

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
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words {
            ["pass"] => Ok(Move::Pass),
            ["draw", pile] => {
                let number = pile.parse().map_err(|_| NotationError)?;
                Pile::new(number).map(Move::Draw).ok_or(NotationError)
            }
            [tile, first, second] => {
                let tile = tile.to_ascii_uppercase().parse()?;
                let [first, second] = [first, second].map(str::parse::<Square>);
                let placement = Placement::new(
                    tile,
                    first.map_err(|_| NotationError)?,
                    second.map_err(|_| NotationError)?,
                );
                placement.map(Move::Place).ok_or(NotationError)
            }
            _ => Err(NotationError),
        }
    }
}
