//! What chance decides: who begins, the first hands, and each tile drawn.

use std::{fmt, str::FromStr};

use game::{Luck, NotationError, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    options::SEATS,
    position::{Phase, Qin},
    tiles::{HAND, Tile, Tiles},
};

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This seat begins (Q1.5).
    First(Seat),
    /// The first hands (Q1.4).
    Deal(Hands),
    /// The tile drawn (Q2.1).
    Tile(Tile),
}

/// One hand per seat, in playing order; empty beyond the last seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Tiles>", try_from = "Vec<Tiles>")]
pub struct Hands(pub(crate) [Tiles; SEATS]);

impl From<Hands> for Vec<Tiles> {
    fn from(hands: Hands) -> Vec<Tiles> {
        hands.0.into_iter().take_while(|hand| !hand.is_empty()).collect()
    }
}

impl TryFrom<Vec<Tiles>> for Hands {
    type Error = &'static str;

    fn try_from(dealt: Vec<Tiles>) -> Result<Hands, Self::Error> {
        let mut hands = Hands::default();
        if SEATS < dealt.len() {
            return Err("more hands than seats");
        }
        hands.0[..dealt.len()].copy_from_slice(&dealt);
        Ok(hands)
    }
}

/// Draws the outcome that the phase awaits.
pub(crate) fn draw<L: Luck>(game: &Qin, luck: &mut L) -> Chance {
    match game.phase {
        Phase::First => Chance::First(
            game.start.unwrap_or_else(|| Seat(luck.below(u32::from(game.seats)) as u8)),
        ),
        Phase::Deal(_) => Chance::Deal(deal(game, luck)),
        Phase::Tile(_) => Chance::Tile(game.bag.pick(luck)),
        Phase::Place(_) | Phase::Draw(_) | Phase::Over => unreachable!("it is not chance's turn"),
    }
}

/// Deals again until the hands fit the options (Q1.4).
fn deal<L: Luck>(game: &Qin, luck: &mut L) -> Hands {
    loop {
        let mut bag = game.bag;
        let mut hands = Hands::default();
        for hand in &mut hands.0[..usize::from(game.seats)] {
            *hand = bag.deal(HAND, luck);
        }
        if are_fair_enough(game, &hands) {
            return hands;
        }
    }
}

/// Whether the hands meet the option *fair hands* (Q1.4).
fn are_fair_enough(game: &Qin, hands: &Hands) -> bool {
    !game.fair_hands || hands.0[..usize::from(game.seats)].iter().all(|hand| hand.has_single())
}

/// Whether the phase awaits such an outcome and the bag holds its tiles.
pub(crate) fn can_happen(game: &Qin, outcome: &Chance) -> bool {
    match (game.phase, outcome) {
        (Phase::First, Chance::First(seat)) => {
            seat.0 < game.seats && game.start.is_none_or(|start| start == *seat)
        }
        (Phase::Deal(_), Chance::Deal(hands)) => {
            let (dealt, beyond) = hands.0.split_at(usize::from(game.seats));
            let left = dealt.iter().try_fold(game.bag, |bag, &hand| bag.minus(hand));
            left.is_some()
                && dealt.iter().all(|hand| hand.len() == HAND)
                && beyond.iter().all(|hand| hand.is_empty())
                && are_fair_enough(game, hands)
        }
        (Phase::Tile(_), Chance::Tile(tile)) => 0 < game.bag.count(*tile),
        _ => false,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(hands) => {
                let hands: Vec<String> =
                    Vec::<Tiles>::from(*hands).iter().map(Tiles::to_string).collect();
                write!(f, "deal {}", hands.join(" / "))
            }
            Chance::Tile(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ').ok_or(NotationError)? {
            ("first", seat) => Ok(Chance::First(seat.parse()?)),
            ("deal", hands) => {
                let hands: Vec<Tiles> =
                    hands.split('/').map(str::parse).collect::<Result<_, _>>()?;
                Ok(Chance::Deal(Hands::try_from(hands).map_err(|_| NotationError)?))
            }
            ("tile", tile) => Ok(Chance::Tile(tile.parse()?)),
            _ => Err(NotationError),
        }
    }
}
