//! Why there is no move that begins with some words.

use game::Illegal;

use crate::{
    Building, Colour, Commitment, Handful, Huang, Move, Placement, Site, Space, Support, Tiles,
    check::check,
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
