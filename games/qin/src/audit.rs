//! Invariants of every position, and what else tests ask for.

use game::{Luck, Seat, TestSupport, ensure, seats};

use crate::{
    board::{Side, Square, Squares, groups},
    moves::{Move, Pile, Placement},
    options::Options,
    position::{Phase, Qin, pagodas_each},
    province::pagodas_due,
    tiles::{Colour, Tile, Tiles},
    village::taker,
};

impl TestSupport for Qin {
    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    fn audit(&self) -> Result<(), String> {
        tiles_are_conserved(self)?;
        pagodas_are_conserved(self)?;
        if self.phase == Phase::Over {
            return Ok(());
        }
        provinces_are_owned(self)?;
        let contested = Colour::ALL.map(|colour| self.contest(colour));
        ensure(self.contested == contested, || "what is contested is out of date".into())?;
        villages_are_settled(self)
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        match luck.below(40) {
            0 => Move::Pass,
            1 => Move::Draw(Pile::all().nth(luck.below(4) as usize).expect("there are four piles")),
            _ => loop {
                let tile = Tile::ALL[luck.below(6) as usize];
                let (column, row) = (luck.below(13) as u8, luck.below(13) as u8);
                let side = Side::ALL[luck.below(4) as usize];
                let Some(at) = Square::at(column, row) else { continue };
                let Some(placement) = at.beside(side).and_then(|to| Placement::new(tile, at, to))
                else {
                    continue;
                };
                return Move::Place(placement);
            },
        }
    }
}

/// Q1.2: bag, hands and board hold all tiles, kind by kind.
fn tiles_are_conserved(game: &Qin) -> Result<(), String> {
    let held = game.hands.iter().fold(game.bag, |sum, &hand| sum.plus(hand));
    let placed: Tiles = Tiles::ALL.minus(held).ok_or("there are more tiles than were made")?;
    for colour in Colour::ALL {
        let on = |tile: Tile| {
            let (one, other) = tile.colours();
            u32::from(placed.count(tile)) * (u32::from(one == colour) + u32::from(other == colour))
        };
        let laid: u32 = 1 + Tile::ALL.into_iter().map(on).sum::<u32>();
        let land = game.land[colour as usize].len();
        ensure(land == laid, || format!("{land} territories of {colour:?}, {laid} were laid"))?;
    }
    let (territories, starts) = (game.territories(), game.board.starts);
    let ground = game.board.meadow | starts[0] | starts[1] | starts[2];
    ensure(territories.without(ground).is_empty(), || "a tile is off the meadow (Q2.2)".into())?;
    ensure(territories.len() == game.land.iter().map(Squares::len).sum::<u32>(), || {
        "a square has two colours".into()
    })?;
    let in_piles = game.piles.iter().sum::<u8>() + u8::from(matches!(game.phase, Phase::Tile(_)));
    let dealt = !matches!(game.phase, Phase::First | Phase::Deal(_));
    ensure(!dealt || game.bag.len() == in_piles, || "the piles don't hold the bag".into())
}

/// Q1.3: supply, provinces and villages hold all pagodas of each seat.
fn pagodas_are_conserved(game: &Qin) -> Result<(), String> {
    for seat in seats(game.seats) {
        let villages = game.villages.iter().filter(|&&owner| owner == Some(seat)).count() as u8;
        let provinces = game.pagodas_on(game.owned[seat.index()]);
        let all = game.supply[seat.index()] + provinces + villages;
        ensure(all == pagodas_each(game.seats), || format!("seat {seat} has {all} pagodas"))?;
    }
    let owned = game.owned.iter().fold(Squares::EMPTY, |all, &one| all | one);
    ensure(game.pagodas.without(owned).is_empty(), || "a pagoda is nobody's".into())?;
    ensure(game.doubled.without(game.pagodas).is_empty(), || "a second pagoda floats".into())
}

/// Q3: every province has one owner and the pagodas due to its size, all on one square.
fn provinces_are_owned(game: &Qin) -> Result<(), String> {
    for group in Colour::ALL.into_iter().flat_map(|colour| groups(game.land[colour as usize])) {
        let owners = |whole: bool| {
            let holds = |owned: &&Squares| {
                if whole { group.without(**owned).is_empty() } else { owned.meets(group) }
            };
            game.owned.iter().filter(holds).count()
        };
        let due = pagodas_due(group.len());
        let owner_count = usize::from(0 < due);
        ensure(owners(true) == owner_count && owners(false) == owner_count, || {
            format!("a group of {} has {} owners", group.len(), owners(false))
        })?;
        let (standing, squares) = (game.pagodas_on(group), (group & game.pagodas).len());
        ensure(standing == due && squares == u32::from(0 < due), || {
            format!("a group of {} has {standing} pagodas on {squares} squares", group.len())
        })?;
    }
    Ok(())
}

/// Q4: between steps every village has its rightful owner.
fn villages_are_settled(game: &Qin) -> Result<(), String> {
    for village in 0..game.board.villages.len() {
        let taker: Option<Seat> = taker(&game.strengths(village), game.villages[village]);
        ensure(taker.is_none(), || format!("village {village} should have been taken"))?;
    }
    ensure(!seats(game.seats).any(|seat| game.supply[seat.index()] == 0), || {
        "somebody has no pagoda left and the game goes on (Q6.1)".into()
    })
}
