//! Why there is no move that begins with some words.

use game::{Illegal, Luck};

use crate::{
    Building, Colour, Commitment, Handful, Huang, Move, Placement, Site, Space, Support, Tiles,
    check::check, site::Shape,
};

/// The clause that keeps every move from beginning with these words. Of several it is the one of
/// the attempt that came furthest.
pub(crate) fn why_not(game: &Huang, words: &[&str]) -> Option<Illegal> {
    let whole: Option<Move> = words.join(" ").parse().ok();
    let attempts: Vec<Move> = match whole {
        Some(mv) => vec![mv],
        None => universe(game).filter(|mv| begins_with(mv, words)).collect(),
    };
    let refused: Result<Vec<Illegal>, ()> =
        attempts.iter().map(|mv| check(game, mv).err().ok_or(())).collect();
    refused.ok()?.into_iter().max_by_key(|illegal| illegal.clause)
}

fn begins_with(mv: &Move, words: &[&str]) -> bool {
    let text = mv.to_string();
    let mut spelt = text.split(' ');
    words.iter().all(|word| spelt.next().is_some_and(|it| it.eq_ignore_ascii_case(word)))
}

/// Every move that could ever be meant at this table, legal or not.
fn universe(game: &Huang) -> impl Iterator<Item = Move> {
    let on_board = Space::all().filter(|space| space.is_in(game.board.land | game.board.river));
    let spaces: Vec<Space> = on_board.collect();
    let placements = Colour::ALL
        .into_iter()
        .flat_map(move |colour| spaces.clone().into_iter().map(move |at| Placement { colour, at }));
    let of_space = |placement: Placement| {
        let at = placement.at;
        let leaders = [Move::Tile(placement), Move::Leader(placement)];
        let spaces = [Move::Riot, Move::RiotWithLeader, Move::Winner, Move::Lose, Move::Keep];
        let supports = [1, 2].map(|tiles| Support { kingdom: at, tiles, leader: false });
        let supports = supports.map(Move::Support);
        leaders.into_iter().chain(spaces.map(|make| make(at))).chain(supports)
    };
    let of_colour = |colour| [Move::Home(colour), Move::Take(colour)];
    let force = (0..=7)
        .flat_map(|tiles| [false, true].map(|leader| Move::Commit(Commitment { tiles, leader })));
    let origins = game.palace.into_iter().chain(game.pagodas.into_iter().flatten().flatten());
    let origins: Vec<Option<Space>> =
        origins.map(|site| Some(site.first())).chain([None]).collect();
    let buildings = Site::all().flat_map(move |site| {
        origins.clone().into_iter().map(move |origin| Building::new(site, origin))
    });
    let buildings = buildings.flat_map(|building| {
        [Move::Build, Move::BuildWithLeader, Move::Pagoda].map(|make| make(building))
    });
    let handfuls = Colour::ALL.into_iter().flat_map(|one| Colour::ALL.map(|other| [one, other]));
    let handfuls = handfuls.map(Tiles::from_iter).filter_map(Handful::new);
    placements
        .flat_map(of_space)
        .chain(Colour::ALL.into_iter().flat_map(of_colour))
        .chain(force)
        .chain(buildings)
        .chain(handfuls.map(Move::Replace))
}

/// Any move that can be written down.
pub(crate) fn anything<L: Luck>(luck: &mut L) -> Move {
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

fn space<L: Luck>(luck: &mut L) -> Space {
    let (column, row) = (luck.below(15) as u8, luck.below(15) as u8);
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
