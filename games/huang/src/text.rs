//! Moves as text, one word per click.
//!
//! `Y C5` places a yellow tile, `leader R C5` positions the red leader and `leader R home` takes it
//! home, `riot C5` takes a tile off (`riot leader C5` with the blue leader for a tile), `build C5 D5
//! C6` builds on a triangle (`build leader …` likewise), `replace 2 Y R` replaces two tiles, `pass`
//! passes. Then there are answers: `pagoda C5 D5 C6`, `palace …`, `take G`, `commit 2+leader`,
//! `support C5 1`, `winner C5`, `lose C5`, `keep C5` and `no`. A pagoda that is moved ends in the
//! first space it comes from: `pagoda C5 D5 C6 from H8`.

use std::{fmt, str::FromStr};

use game::NotationError;

use crate::{
    conflict::{Commitment, Support},
    moves::{Handful, Move, Placement},
    site::{Building, Site},
    space::Space,
    tiles::{Colour, Tiles},
};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Tile(Placement { colour, at }) => write!(f, "{colour} {at}"),
            Move::Leader(Placement { colour, at }) => write!(f, "leader {colour} {at}"),
            Move::Home(colour) => write!(f, "leader {colour} home"),
            Move::Riot(at) => write!(f, "riot {at}"),
            Move::RiotWithLeader(at) => write!(f, "riot leader {at}"),
            Move::Build(building) => write!(f, "build{building}"),
            Move::BuildWithLeader(building) => write!(f, "build leader{building}"),
            Move::Replace(handful) => {
                let tiles = handful.tiles();
                write!(f, "replace {}", tiles.len())?;
                Vec::<Colour>::from(tiles).iter().try_for_each(|colour| write!(f, " {colour}"))
            }
            Move::Pass => f.write_str("pass"),
            Move::Pagoda(building) if building.site.is_palatial() => write!(f, "palace{building}"),
            Move::Pagoda(building) => write!(f, "pagoda{building}"),
            Move::Take(colour) => write!(f, "take {colour}"),
            Move::Commit(Commitment { tiles, leader }) => {
                write!(f, "commit {}", force(*tiles, *leader))
            }
            Move::Support(Support { kingdom, tiles, leader }) => {
                write!(f, "support {kingdom} {}", force(*tiles, *leader))
            }
            Move::Winner(at) => write!(f, "winner {at}"),
            Move::Lose(at) => write!(f, "lose {at}"),
            Move::Keep(at) => write!(f, "keep {at}"),
            Move::No => f.write_str("no"),
        }
    }
}

/// The spaces, each after a blank.
impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Vec::<Space>::from(self.site).iter().try_for_each(|space| write!(f, " {space}"))?;
        self.origin().map_or(Ok(()), |origin| write!(f, " from {origin}"))
    }
}

fn force(tiles: u8, leader: bool) -> String {
    format!("{tiles}{}", if leader { "+leader" } else { "" })
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or(NotationError)
    }
}

fn read(words: &[&str]) -> Option<Move> {
    Some(match *words {
        ["pass"] => Move::Pass,
        ["no"] => Move::No,
        ["leader", colour, "home"] => Move::Home(colour.parse().ok()?),
        ["leader", colour, at] => Move::Leader(placement(colour, at)?),
        ["riot", at] => Move::Riot(space(at)?),
        ["riot", "leader", at] => Move::RiotWithLeader(space(at)?),
        ["build", "leader", ref building @ ..] => Move::BuildWithLeader(read_building(building)?),
        ["build", ref building @ ..] => Move::Build(read_building(building)?),
        [what @ ("pagoda" | "palace"), ref building @ ..] => {
            let building = read_building(building)?;
            let fits = building.site.is_palatial() == (what == "palace");
            fits.then_some(Move::Pagoda(building))?
        }
        ["replace", n, ref tiles @ ..] => Move::Replace(read_handful(n, tiles)?),
        ["take", colour] => Move::Take(colour.parse().ok()?),
        ["commit", strength] => {
            let (tiles, leader) = read_force(strength)?;
            Move::Commit(Commitment { tiles, leader })
        }
        ["support", kingdom, strength] => {
            let (tiles, leader) = read_force(strength)?;
            Move::Support(Support { kingdom: space(kingdom)?, tiles, leader })
        }
        ["winner", at] => Move::Winner(space(at)?),
        ["lose", at] => Move::Lose(space(at)?),
        ["keep", at] => Move::Keep(space(at)?),
        [colour, at] => Move::Tile(placement(colour, at)?),
        _ => return None,
    })
}

fn space(text: &str) -> Option<Space> {
    text.parse().ok()
}

fn placement(colour: &str, at: &str) -> Option<Placement> {
    Some(Placement { colour: colour.parse().ok()?, at: space(at)? })
}

fn read_building(words: &[&str]) -> Option<Building> {
    let (spaces, origin) = match words {
        [spaces @ .., "from", origin] => (spaces, Some(space(origin)?)),
        spaces => (spaces, None),
    };
    let spaces: Option<Vec<Space>> = spaces.iter().map(|name| space(name)).collect();
    Some(Building::new(Site::of(spaces?)?, origin))
}

fn read_handful(n: &str, colours: &[&str]) -> Option<Handful> {
    let colours: Option<Vec<Colour>> = colours.iter().map(|word| word.parse().ok()).collect();
    let tiles: Tiles = colours?.into_iter().take(100).collect();
    let n: u8 = n.parse().ok()?;
    Handful::new(tiles).filter(|_| n == tiles.len())
}

fn read_force(text: &str) -> Option<(u8, bool)> {
    match text.split_once('+') {
        Some((tiles, "leader")) => Some((tiles.parse().ok()?, true)),
        Some(_) => None,
        None => Some((text.parse().ok()?, false)),
    }
}
