//! Invariants of every position, and what else tests ask for.

use game::{Luck, TestSupport, ensure, seats};

use crate::{
    conflict::{Commitment, Conflict, Support},
    kingdom::{Leader, each},
    moves::{Handful, Move, Placement},
    options::Options,
    position::{Huang, Phase},
    site::{Building, Shape, Site},
    space::{NOWHERE, SIZE, Space, Spaces, around},
    tiles::{Colour, HAND, Tiles},
};

impl TestSupport for Huang {
    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    fn audit(&self) -> Result<(), String> {
        tiles_are_conserved(self)?;
        tiles_lie_on_their_ground(self)?;
        leaders_stand_by_yellow(self)?;
        kingdoms_are_at_peace(self)?;
        buildings_are_intact(self)?;
        hands_are_known(self)
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        let at = space(luck);
        let colour = Colour::ALL[luck.below(5) as usize];
        let (tiles, leader) = (luck.below(4) as u8, luck.below(2) == 1);
        match luck.below(24) {
            0 => Move::Pass,
            1 => Move::No,
            2 => Move::Take(colour),
            3 => Move::Commit(Commitment { tiles, leader }),
            4 => Move::Support(Support { kingdom: at, tiles, leader }),
            5 => Move::Winner(at),
            6 => Move::Lose(at),
            7 => Move::Keep(at),
            8 => Move::Home(colour),
            9 => Move::Riot(at),
            10 => Move::RiotWithLeader(at),
            11 => Move::Build(building(luck)),
            12 => Move::BuildWithLeader(building(luck)),
            13 => Move::Pagoda(building(luck)),
            14 => {
                let tiles = Tiles::from_iter([colour, Colour::ALL[luck.below(5) as usize]]);
                Move::Replace(Handful::known(tiles))
            }
            15..20 => Move::Leader(Placement { colour, at }),
            _ => Move::Tile(Placement { colour, at }),
        }
    }
}

/// Any space of the grid.
fn space<L: Luck>(luck: &mut L) -> Space {
    let [column, row] = [0; 2].map(|_| luck.below(SIZE.into()) as u8);
    Space::at(column, row).expect("both are on the grid")
}

/// Any building within the grid.
fn building<L: Luck>(luck: &mut L) -> Building {
    let origin = (luck.below(2) == 1).then_some(space(luck));
    let site = loop {
        let shape = luck.below(Shape::all().count() as u32) as usize;
        let first = space(luck);
        if let Some(site) = Shape::all().nth(shape).and_then(|shape| Site::on_grid(first, shape)) {
            break site;
        }
    };
    Building::new(site, origin)
}

/// H1.2: board, marker, bag, hands, market and discards hold all tiles, colour by colour.
fn tiles_are_conserved(game: &Huang) -> Result<(), String> {
    let mut all = game.bag.plus(game.market).plus(game.discarded);
    for seat in seats(game.seats) {
        all = all.plus(game.hands[seat.index()]).plus(game.replaced[seat.index()]);
    }
    for colour in Colour::ALL {
        all.0[colour as usize] += game.tiles[colour as usize].len() as u8;
    }
    match game.conflict {
        Some(Conflict::War(war)) => all.add(war.marker.colour),
        Some(Conflict::Bandits(marker)) => all.add(marker.colour),
        Some(Conflict::Revolt(_)) | None => (),
    }
    ensure(all == Tiles::ALL, || format!("there are {all:?} tiles"))?;
    ensure(game.set_aside <= game.bag.len(), || "tiles that were taken out are drawn".into())
}

/// H5.1, H11.8: nothing lies on anything else; blue on the river, all else on land.
fn tiles_lie_on_their_ground(game: &Huang) -> Result<(), String> {
    let sets = game.tiles.into_iter().chain([game.standing, game.raided]);
    let (all, sum) = sets.fold((NOWHERE, 0), |(all, sum), set| (all | set, sum + set.len()));
    ensure(all.len() == sum, || "two things lie on one space".into())?;
    ensure(game.raided == game.under_bandits(), || "what is raided is out of date".into())?;
    for colour in Colour::ALL {
        let tiles = game.tiles[colour as usize];
        let ground = if colour == Colour::Blue { game.board.river } else { game.board.land };
        ensure(tiles.without(ground).is_empty(), || format!("{colour:?} lies on wrong ground"))?;
    }
    let yellow = game.tiles[Colour::Yellow as usize];
    ensure(game.granaries.without(yellow & game.board.capitals).is_empty(), || {
        "a granary stands on no capital's tile".into()
    })
}

/// H2.4, H4.2, H11.2: every leader is on land and touches a yellow tile.
fn leaders_stand_by_yellow(game: &Huang) -> Result<(), String> {
    let out: Spaces = game.leaders_out().map(|leader| leader.at.0).collect();
    let count = game.leaders_out().count() as u32;
    ensure(out == game.standing && out.len() == count, || "leaders are lost".into())?;
    ensure(out.without(game.board.land).is_empty(), || "a leader stands in the river".into())?;
    let yellow = game.tiles[Colour::Yellow as usize];
    let stranded = out.iter().find(|&at| !around()[usize::from(at)].meets(yellow));
    ensure(stranded.is_none(), || format!("the leader on {:?} is stranded", stranded.map(Space)))
}

/// H2.3: no kingdom holds two leaders of a colour, but for the one in revolt.
fn kingdoms_are_at_peace(game: &Huang) -> Result<(), String> {
    let revolt = match game.conflict {
        Some(Conflict::Revolt(revolt)) => Some(revolt.colour),
        _ => None,
    };
    let mut in_revolt = 0;
    for kingdom in game.kingdoms() {
        for colour in each(game.colours_in(kingdom)) {
            let is_one = |leader: &Leader| leader.colour == colour && kingdom.contains(leader.at.0);
            let leaders = game.leaders_out().filter(is_one).count();
            let fighting = leaders == 2 && revolt == Some(colour);
            in_revolt += usize::from(fighting);
            ensure(leaders == 1 || fighting, || format!("{leaders} {colour:?} leaders"))?;
        }
    }
    ensure(in_revolt == usize::from(revolt.is_some()), || "nobody is in revolt".into())?;
    let is_marked = matches!(game.conflict, Some(Conflict::War(_) | Conflict::Bandits(_)));
    let fights = matches!(game.phase, Phase::Support(_) | Phase::Winner | Phase::Losses(_));
    ensure(fights == is_marked, || "the marker lies about".into())
}

/// H7.1, H7.6, H13.1: pagodas and the palace stand on intact sites of their colour, none on another.
fn buildings_are_intact(game: &Huang) -> Result<(), String> {
    let (mut covered, mut spaces) = (NOWHERE, 0);
    let mut stand = |site: Site, colour: Colour| {
        covered |= site.spaces();
        spaces += site.spaces().len();
        ensure(site.spaces().without(game.tiles[colour as usize]).is_empty(), || {
            format!("a {colour:?} building stands on a broken site")
        })
    };
    for colour in Colour::ALL {
        let pagodas = game.standing_pagodas(colour);
        ensure(
            game.pagodas[colour as usize].is_sorted_by_key(|slot| (slot.is_none(), *slot)),
            || format!("{colour:?} pagodas are told apart"),
        )?;
        ensure(game.standing_pagodas(colour).count() <= game.pagodas_of(colour), || {
            format!("there are too many {colour:?} pagodas")
        })?;
        pagodas.into_iter().try_for_each(|site| stand(site, colour))?;
    }
    if let Some(site) = game.palace {
        ensure(game.options.palace && site.is_palatial(), || "there is no palace".into())?;
        stand(site, Colour::Yellow)?;
    }
    ensure(covered == game.covered, || "what is covered is out of date".into())?;
    ensure(spaces == covered.len(), || "two buildings share a tile".into())
}

/// H1.6, H13.2: no hand is too large, and each contains its publicly known tiles.
fn hands_are_known(game: &Huang) -> Result<(), String> {
    for seat in seats(game.seats) {
        let (hand, known) = (game.hands[seat.index()], game.known[seat.index()]);
        ensure(hand.minus(known).is_some(), || format!("seat {seat} doesn't hold {known}"))?;
        let most = HAND + u8::from(game.options.palace);
        ensure(hand.len() <= most, || format!("seat {seat} holds {hand}"))?;
    }
    ensure(game.market.len() <= HAND, || "the market is too large".into())
}
