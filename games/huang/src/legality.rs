//! Which moves are legal, and the clause that forbids the others.

use game::{Clause, Illegal, Seat, rule};

use crate::{
    conflict::{Commitment, Conflict, Support},
    ground::can_act,
    moves::{Handful, Move, Placement},
    position::{Huang, Phase},
    site::{Building, Site},
    space::Space,
    tiles::{Colour, HAND, Tiles},
};

/// Checks a move against the rules.
pub(crate) fn check(game: &Huang, mv: &Move) -> Result<(), Illegal> {
    match (game.phase, *mv) {
        (Phase::Act, Move::Tile(placement)) => tile(game, placement),
        (Phase::Act, Move::Leader(placement)) => leader(game, placement),
        (Phase::Act, Move::Home(colour)) => {
            ensure(!game.is_home(game.active, colour), rule!("H4.1"))
        }
        (Phase::Act, Move::Riot(at)) => riot(game, at, false),
        (Phase::Act, Move::RiotWithLeader(at)) => riot(game, at, true),
        (Phase::Act, Move::Build(building)) => build(game, building, false),
        (Phase::Act, Move::BuildWithLeader(building)) => build(game, building, true),
        (Phase::Act, Move::Replace(handful)) => {
            let hand = game.hands[game.active.index()];
            let few_enough = handful.tiles().len() <= HAND;
            ensure(few_enough && hand.minus(handful.tiles()).is_some(), rule!("H6.3"))
        }
        (Phase::Act, Move::Pass) => ensure(!can_act(game), rule!("H3.2")),
        (Phase::Act, _) => Err(Illegal::by(rule!("H3.1"))),

        (Phase::Pagoda(at), Move::Pagoda(building)) => {
            site(game, building)?;
            ensure(building.site.spaces().contains(at.0), rule!("H7.1"))
        }
        (Phase::Market, Move::Take(colour)) => ensure(0 < game.market.count(colour), rule!("H5.4")),
        (Phase::Follow(last), Move::Tile(placement)) => follow(game, last, placement),
        (Phase::Commit(seat), Move::Commit(commitment)) => commit(game, seat, commitment),
        (Phase::Support(seat), Move::Support(it)) => support(game, seat, it),
        (Phase::Winner, Move::Winner(kingdom)) => {
            ensure(game.strongest(&game.war()).any(|tied| tied == kingdom), rule!("H9.5"))
        }
        (Phase::Losses(_), Move::Lose(at)) => ensure(game.doomed.contains(at.0), game.loss()),
        (Phase::Granary, Move::Keep(at)) => ensure(game.harvest().contains(at.0), rule!("H12.3")),
        (phase, Move::No) if can_decline(phase) => Ok(()),
        (phase, _) => Err(Illegal::by(awaited(game, phase))),
    }
}

/// Whether the decision of a phase can be declined.
pub(crate) fn can_decline(phase: Phase) -> bool {
    use Phase::{Follow, Granary, Market, Pagoda, Support};
    matches!(phase, Pagoda(_) | Market | Follow(_) | Support(_) | Granary)
}

/// Refuses by a clause unless a condition holds.
fn ensure(holds: bool, clause: Clause) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::by(clause)) }
}

/// The clause of the decision that a phase awaits, to refuse any other move.
fn awaited(game: &Huang, phase: Phase) -> Clause {
    match phase {
        Phase::Pagoda(_) => rule!("H7.1"),
        Phase::Market => rule!("H5.4"),
        Phase::Follow(_) => rule!("H5.5"),
        Phase::Commit(_) => rule!("H8.3"),
        Phase::Support(_) => rule!("H9.4"),
        Phase::Winner => rule!("H9.5"),
        Phase::Losses(_) => game.loss(),
        Phase::Granary => rule!("H12.3"),
        _ => rule!("H3.1"),
    }
}

/// H5.1, H11.3.
fn tile(game: &Huang, Placement { colour, at }: Placement) -> Result<(), Illegal> {
    let ground = if colour == Colour::Blue { game.board.river } else { game.board.land };
    let empty = ground.without(game.occupied() | game.raided);
    let held = 0 < game.hands[game.active.index()].count(colour);
    ensure(held && empty.contains(at.0), rule!("H5.1"))?;
    game.may_face_bandits(at)
}

/// H5.5.
fn follow(game: &Huang, last: Space, placement: Placement) -> Result<(), Illegal> {
    ensure(placement.colour == Colour::Blue, rule!("H5.5"))?;
    ensure(last.around().contains(placement.at.0), rule!("H5.5"))?;
    tile(game, placement)
}

/// H4.2, H4.3, H11.2.
fn leader(game: &Huang, Placement { colour, at }: Placement) -> Result<(), Illegal> {
    let empty = game.board.land.without(game.occupied() | game.raided);
    let yellow = game.tiles[Colour::Yellow as usize];
    ensure(empty.contains(at.0) && at.around().meets(yellow), rule!("H4.2"))?;
    ensure(!at.around().meets(game.raided), rule!("H11.2"))?;
    game.may_lead(colour, at)
}

/// Whether the active player can pay for a riot or for building.
fn pay(game: &Huang, colour: Colour, leader: bool, clauses: [Clause; 2]) -> Result<(), Illegal> {
    let [tiles, instead] = clauses;
    ensure(!leader || game.is_home(game.active, colour), instead)?;
    let cost = 2 - u8::from(leader);
    ensure(cost <= game.hands[game.active.index()].count(colour), tiles)
}

/// H6.1, H6.2, H11.5.
fn riot(game: &Huang, at: Space, leader: bool) -> Result<(), Illegal> {
    pay(game, Colour::Blue, leader, [rule!("H6.1"), rule!("H6.2")])?;
    ensure(!game.raided.contains(at.0), rule!("H11.5"))?;
    ensure(game.all_tiles().contains(at.0), rule!("H6.1"))
}

/// H7.5.
fn build(game: &Huang, building: Building, leader: bool) -> Result<(), Illegal> {
    pay(game, Colour::Green, leader, [rule!("H7.5"), rule!("H7.5")])?;
    site(game, building)
}

/// The site and the origin of a building (H7.1, H7.2, H13.1, H13.3).
fn site(game: &Huang, building: Building) -> Result<(), Illegal> {
    let on = building.site.spaces();
    let is_palace = building.site.is_palatial();
    let shape = if is_palace { rule!("H13.1") } else { rule!("H7.1") };
    ensure(game.options.palace || !is_palace, rule!("H13.1"))?;
    let colour = game.tile_at(building.site.first().0).ok_or(Illegal::by(shape))?;
    ensure(on.without(game.tiles[colour as usize]).is_empty(), shape)?;
    ensure(!is_palace || colour == Colour::Yellow, rule!("H13.1"))?;
    let on_palace = game.palace.is_some_and(|site| site.spaces().meets(on));
    ensure(!on_palace && (!is_palace || !on.meets(game.covered)), rule!("H13.3"))?;
    ensure(!on.meets(game.covered), rule!("H7.1"))?;
    let fits = |possible: Building| possible == building;
    ensure(game.any_building(colour, &mut { fits }), rule!("H7.2"))
}

/// H8.2, H8.3.
fn commit(game: &Huang, seat: Seat, it: Commitment) -> Result<(), Illegal> {
    let held = game.hands[seat.index()].count(Colour::Yellow);
    ensure(it.tiles <= held, rule!("H8.3"))?;
    ensure(!it.leader || game.is_home(seat, Colour::Yellow), rule!("H8.2"))
}

/// H9.4.
fn support(game: &Huang, seat: Seat, it: Support) -> Result<(), Illegal> {
    let Some(Conflict::War(war)) = game.conflict else { return Err(Illegal::by(rule!("H9.4"))) };
    let held = game.hands[seat.index()].minus(Tiles::of(Colour::Red, it.tiles));
    let leader = !it.leader || game.is_home(seat, Colour::Red);
    let something = 0 < it.tiles || it.leader;
    let known = war.named().any(|kingdom| kingdom == it.kingdom);
    ensure(known && held.is_some() && leader && something, rule!("H9.4"))
}

/// The clause that forbids every move beginning with these words: the last one in the book, because
/// that attempt passed the most checks.
pub(crate) fn why_not(game: &Huang, words: &[&str]) -> Option<Illegal> {
    let whole: Option<Move> = words.join(" ").parse().ok();
    let attempts: Vec<Move> = match whole {
        Some(mv) => vec![mv],
        None => all_moves(game).filter(|mv| begins_with(mv, words)).collect(),
    };
    let refused: Option<Vec<Illegal>> = attempts.iter().map(|mv| check(game, mv).err()).collect();
    refused?.into_iter().max_by_key(|illegal| illegal.clause)
}

/// Whether the text of a move begins with these words.
fn begins_with(mv: &Move, words: &[&str]) -> bool {
    let text = mv.to_string();
    let mut spelt = text.split(' ');
    words.iter().all(|word| spelt.next().is_some_and(|it| it.eq_ignore_ascii_case(word)))
}

/// Every move that can be written down at this table, legal or not.
fn all_moves(game: &Huang) -> impl Iterator<Item = Move> {
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
