//! Whether a move is legal, and if not, by which clause.

use game::{Clause, Illegal, Seat, rule};

use crate::{
    Building, Colour, Commitment, Conflict, HAND, Huang, Move, Phase, Placement, Space, Support,
    Tiles, ways,
};

/// Says whether a move is legal.
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
        (Phase::Act, Move::Pass) => ensure(!ways::can_act(game), rule!("H3.2")),
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
        (phase, Move::No) if ways::can_decline(phase) => Ok(()),
        (phase, _) => Err(Illegal::by(asked(game, phase))),
    }
}

fn ensure(holds: bool, clause: Clause) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::by(clause)) }
}

/// The clause of what a seat is asked, for an answer to something else.
fn asked(game: &Huang, phase: Phase) -> Clause {
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

/// H7.1, H7.2, H13.1, H13.3: what may be built here, and where it comes from.
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
