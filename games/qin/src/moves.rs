//! What a seat may do: list, pick, check.

use game::{Illegal, Luck, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Phase, Pile, Placement, Qin, Side, Square, Squares, Tile,
    board::touching,
    ways::{Ground, Way, any_way, can_place, ways_round},
};

/// Picks that [`sample`] tries before it lists what is legal.
const PICKS: u32 = 6;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Place a tile of one's hand.
    Place(Placement),
    /// Draw from a pile.
    Draw(Pile),
    /// Do nothing, for want of a tile that can be placed.
    Pass,
}

/// Lists every legal move.
pub(crate) fn list(game: &Qin, out: &mut Vec<Move>) {
    match game.phase {
        Phase::Place(seat) => {
            let before = out.len();
            list_placements(game, seat, out);
            if out.len() == before {
                out.push(Move::Pass);
            }
        }
        Phase::Draw(_) => out.extend(full_piles(game).map(Move::Draw)),
        Phase::First | Phase::Deal(_) | Phase::Tile(_) | Phase::Over => (),
    }
}

fn full_piles(game: &Qin) -> impl Iterator<Item = Pile> {
    Pile::all().filter(|pile| 0 < game.piles[pile.index()])
}

/// Lists every legal placement. Nearly always nothing is barred, so that all ways lie on the same
/// pairs: those are written down once. Each way is listed in eights and cut to length, because its
/// last few would cost as much as all others.
fn list_placements(game: &Qin, seat: Seat, out: &mut Vec<Move>) {
    let ground = Ground::of(game);
    let (mut across, mut downwards, mut rest) = ([0; 256], [0; 256], [0; 256]);
    let beside = ground.across.write(&mut across);
    let below = ground.downwards.write(&mut downwards);
    any_way(game, seat, &ground, |way, pairs, barred| {
        let lies_across = matches!(way.side, Side::East | Side::West);
        let (pairs, len) = if pairs.meets(barred) {
            let len = pairs.without(barred).write(&mut rest);
            (&rest, len)
        } else if lies_across {
            (&across, beside)
        } else {
            (&downwards, below)
        };
        let place = way.placing();
        let end = out.len() + len;
        let padded = &pairs[..len.next_multiple_of(8)];
        out.extend(padded.iter().map(|&pair| Move::Place(place(pair))));
        out.truncate(end);
        false
    });
}

/// Picks a legal move, every one as likely as the next.
pub(crate) fn sample<L: Luck>(game: &Qin, luck: &mut L) -> Move {
    match game.phase {
        Phase::Place(seat) => pick_placement(game, seat, luck),
        Phase::Draw(_) => {
            let full = full_piles(game).count() as u32;
            let pile = full_piles(game).nth(luck.below(full) as usize);
            Move::Draw(pile.expect("a seat draws only from piles that are there"))
        }
        Phase::First | Phase::Deal(_) | Phase::Tile(_) | Phase::Over => {
            unreachable!("it is a seat's turn")
        }
    }
}

/// Picks among all that Q2 allows and tries again if Q5 forbids it; few placements are forbidden.
fn pick_placement<L: Luck>(game: &Qin, seat: Seat, luck: &mut L) -> Move {
    let ground = Ground::of(game);
    let hand = game.hands[seat.index()];
    let (across, all) = (ground.across.len(), ground.len());
    let ways = hand.kinds().map(ways_round).sum::<u32>() * all;
    for _ in 0..if ways == 0 { 0 } else { PICKS } {
        let mut pick = luck.below(ways);
        let mut kinds = hand.kinds();
        let tile = kinds.find(|&tile| {
            let here = ways_round(tile) * all;
            if pick < here {
                return true;
            }
            pick -= here;
            false
        });
        let (turned, pick) = if pick < all { (false, pick) } else { (true, pick - all) };
        let (pair, there, back) = if pick < across {
            (ground.across.nth(pick), Side::East, Side::West)
        } else {
            (ground.downwards.nth(pick - across), Side::South, Side::North)
        };
        let tile = tile.expect("the pick is below the number of ways");
        let placement = Way { tile, side: if turned { back } else { there } }.placing()(pair);
        if may_unite(game, placement).is_ok() {
            return Move::Place(placement);
        }
    }
    pick_listed(game, seat, luck)
}

/// Picks among exactly what is legal.
fn pick_listed<L: Luck>(game: &Qin, seat: Seat, luck: &mut L) -> Move {
    let ground = Ground::of(game);
    let mut all = 0;
    any_way(game, seat, &ground, |_, pairs, barred| {
        all += pairs.without(barred).len();
        false
    });
    if all == 0 {
        return Move::Pass;
    }
    let mut pick = luck.below(all);
    let mut picked = Move::Pass;
    any_way(game, seat, &ground, |way, pairs, barred| {
        let legal = pairs.without(barred);
        if pick < legal.len() {
            picked = Move::Place(way.placing()(legal.nth(pick)));
            return true;
        }
        pick -= legal.len();
        false
    });
    picked
}

/// Says whether a move is legal.
pub(crate) fn check(game: &Qin, mv: &Move) -> Result<(), Illegal> {
    match (game.phase, mv) {
        (Phase::Place(seat), Move::Place(placement)) => check_placement(game, seat, *placement),
        (Phase::Place(seat), Move::Pass) if can_place(game, seat) => {
            Err(Illegal::by(rule!("Q6.3")))
        }
        (Phase::Place(_), Move::Pass) => Ok(()),
        (Phase::Draw(_), Move::Draw(pile)) if 0 < game.piles[pile.index()] => Ok(()),
        (Phase::Draw(_), Move::Draw(_)) => Err(Illegal::by(rule!("Q1.4"))),
        _ => Err(Illegal::by(rule!("Q2.1"))),
    }
}

fn check_placement(game: &Qin, seat: Seat, placement: Placement) -> Result<(), Illegal> {
    if game.hands[seat.index()].count(placement.tile()) == 0 {
        return Err(Illegal::by(rule!("Q2.1")));
    }
    let squares: Squares = placement.squares().into_iter().map(|square| square.0).collect();
    let territories = game.territories();
    if !squares.without(game.board.meadow).is_empty() || squares.meets(territories) {
        return Err(Illegal::by(rule!("Q2.2")));
    }
    if !touching(squares).meets(territories) {
        return Err(Illegal::by(rule!("Q2.3")));
    }
    may_unite(game, placement)
}

/// Whether Q5 allows a placement, in each of its colours (Q5.5).
#[inline]
fn may_unite(game: &Qin, placement: Placement) -> Result<(), Illegal> {
    let (one, other) = placement.tile().colours();
    let [first, second] = placement.squares().map(|square| Squares::one(square.0));
    if one == other {
        return game.may_unite(one, first | second);
    }
    game.may_unite(one, first)?;
    game.may_unite(other, second)
}

/// The clause that keeps every move from beginning with these words. Of several it is the one of
/// the attempt that came furthest.
pub(crate) fn why_not(game: &Qin, words: &[&str]) -> Option<Illegal> {
    let attempts: Vec<Move> = match *words {
        [tile, at] if tile.parse::<Tile>().is_ok() => {
            let (tile, at) = (tile.parse().ok()?, at.parse::<Square>().ok()?);
            let others = Side::ALL.into_iter().filter_map(|side| at.beside(side));
            others.filter_map(|other| Placement::new(tile, at, other)).map(Move::Place).collect()
        }
        [tile] if tile.parse::<Tile>().is_ok() => {
            let tile = tile.parse().ok()?;
            let pairs = Square::all().flat_map(|at| Side::ALL.map(|side| (at, at.beside(side))));
            pairs.filter_map(|(at, to)| Placement::new(tile, at, to?)).map(Move::Place).collect()
        }
        [tile, first, second] if not_side_by_side(tile, first, second) => {
            return Some(Illegal::by(rule!("Q2.2")));
        }
        _ => vec![words.join(" ").parse().ok()?],
    };
    let refused: Result<Vec<Illegal>, ()> =
        attempts.iter().map(|mv| check(game, mv).err().ok_or(())).collect();
    refused.ok()?.into_iter().max_by_key(|illegal| illegal.clause)
}

/// Whether these words name a tile and two squares that it can't cover at once.
fn not_side_by_side(tile: &str, first: &str, second: &str) -> bool {
    let (Ok(tile), Ok(first), Ok(second)) = (tile.parse(), first.parse(), second.parse()) else {
        return false;
    };
    Placement::new(tile, first, second).is_none()
}

/// Any move that can be written down.
pub(crate) fn anything<L: Luck>(luck: &mut L) -> Move {
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
