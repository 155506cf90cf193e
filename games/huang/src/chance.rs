//! What chance decides: who begins, where bandits are, and each tile drawn.

use std::{fmt, str::FromStr};

use game::{Luck, NotationError, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    board::SITES,
    options::SEATS,
    position::{Huang, Phase},
    tiles::Tiles,
};

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This seat begins (H1.7).
    First(Seat),
    /// Where the bandits are (H11.1).
    Bandits(Raids),
    /// The tiles drawn for replaced ones (H6.3).
    Draw(Tiles),
    /// The tiles that fill hands and market (H1.6, H10.1).
    Fill(Draws),
}

/// The tiles that each seat draws, then those of the market; none beyond the last seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Drawn", try_from = "Drawn")]
pub struct Draws(pub(crate) [Tiles; SEATS + 1]);

/// The JSON form of draws.
#[derive(Serialize, Deserialize)]
struct Drawn {
    hands: Vec<Tiles>,
    market: Tiles,
}

impl Draws {
    /// The tiles that each seat and the market draw; `None` if there are more than five seats.
    pub fn new(hands: &[Tiles], market: Tiles) -> Option<Draws> {
        let mut draws = Draws::default();
        draws.0[..SEATS].get_mut(..hands.len())?.copy_from_slice(hands);
        draws.0[SEATS] = market;
        Some(draws)
    }
}

impl From<Draws> for Drawn {
    fn from(draws: Draws) -> Drawn {
        let [hands @ .., market] = draws.0;
        let seats = hands.iter().rposition(|hand| !hand.is_empty()).map_or(0, |last| last + 1);
        Drawn { hands: hands[..seats].to_vec(), market }
    }
}

impl TryFrom<Drawn> for Draws {
    type Error = &'static str;

    fn try_from(drawn: Drawn) -> Result<Draws, Self::Error> {
        Draws::new(&drawn.hands, drawn.market).ok_or("more hands than seats")
    }
}

/// A bandit tile on a site, both counted from one (H11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Raid {
    site: u8,
    tile: u8,
}

impl Raid {
    /// The site's index.
    pub(crate) fn site(self) -> usize {
        usize::from(self.site) - 1
    }

    /// The tile's index.
    pub(crate) fn tile(self) -> usize {
        usize::from(self.tile) - 1
    }
}

/// The bandits that turned up, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Raids(pub(crate) [Raid; SITES / 2]);

/// Draws the outcome that the phase awaits.
pub(crate) fn draw<L: Luck>(game: &Huang, luck: &mut L) -> Chance {
    match game.phase {
        Phase::First => Chance::First(Seat(luck.below(u32::from(game.seats)) as u8)),
        Phase::Bandits => Chance::Bandits(shuffle(luck)),
        Phase::Draw(n) => Chance::Draw({ game.bag }.deal(n.min(game.left()), luck)),
        Phase::Fill => {
            let (mut bag, (due, _)) = (game.bag, game.due());
            let mut draws = Draws::default();
            for (tiles, n) in draws.0.iter_mut().zip(due) {
                *tiles = bag.deal(n, luck);
            }
            Chance::Fill(draws)
        }
        _ => unreachable!("it is not chance's turn"),
    }
}

/// Shuffles the ten bandit tiles: one names a site, the next is put there (H11.1).
fn shuffle<L: Luck>(luck: &mut L) -> Raids {
    let mut tiles: [u8; SITES] = std::array::from_fn(|at| at as u8 + 1);
    for at in (1..SITES).rev() {
        tiles.swap(at, luck.below(at as u32 + 1) as usize);
    }
    Raids(std::array::from_fn(|at| Raid { site: tiles[2 * at], tile: tiles[2 * at + 1] }))
}

/// Whether the phase awaits such an outcome and the bag holds its tiles.
pub(crate) fn can_happen(game: &Huang, outcome: &Chance) -> bool {
    match (game.phase, outcome) {
        (Phase::First, Chance::First(seat)) => seat.0 < game.seats,
        (Phase::Bandits, Chance::Bandits(raids)) => {
            let mut seen = [false; SITES + 1];
            raids.0.iter().flat_map(|raid| [raid.site, raid.tile]).all(|tile| {
                let slot = seen.get_mut(usize::from(tile));
                0 < tile && slot.is_some_and(|seen| !std::mem::replace(seen, true))
            })
        }
        (Phase::Draw(n), Chance::Draw(tiles)) => {
            tiles.len() == n.min(game.left()) && game.bag.minus(*tiles).is_some()
        }
        (Phase::Fill, Chance::Fill(draws)) => {
            let (due, _) = game.due();
            let left = draws.0.iter().try_fold(game.bag, |bag, &tiles| bag.minus(tiles));
            left.is_some() && draws.0.map(Tiles::len) == due
        }
        _ => false,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Bandits(raids) => {
                f.write_str("bandits")?;
                raids.0.iter().try_for_each(|raid| write!(f, " {}:{}", raid.site, raid.tile))
            }
            Chance::Draw(tiles) => write!(f, "draw {tiles}"),
            Chance::Fill(draws) => {
                f.write_str("fill")?;
                let drawn = Drawn::from(*draws);
                drawn.hands.iter().try_for_each(|tiles| write!(f, " {tiles}"))?;
                write!(f, " / {}", drawn.market)
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ').ok_or(NotationError)? {
            ("first", seat) => Ok(Chance::First(seat.parse()?)),
            ("bandits", raids) => {
                let raids: Vec<Raid> = raids
                    .split_whitespace()
                    .map(read_raid)
                    .collect::<Option<_>>()
                    .ok_or(NotationError)?;
                Ok(Chance::Bandits(Raids(raids.try_into().map_err(|_| NotationError)?)))
            }
            ("draw", tiles) => Ok(Chance::Draw(tiles.parse()?)),
            ("fill", draws) => {
                let (hands, market) = draws.split_once('/').ok_or(NotationError)?;
                let hands: Vec<Tiles> =
                    hands.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                Draws::new(&hands, market.parse()?).map(Chance::Fill).ok_or(NotationError)
            }
            _ => Err(NotationError),
        }
    }
}

fn read_raid(text: &str) -> Option<Raid> {
    let (site, tile) = text.split_once(':')?;
    Some(Raid { site: site.parse().ok()?, tile: tile.parse().ok()? })
}
