//! Move generation: lists and samples legal moves.

use game::{Luck, Seat};

use crate::{
    board::Side,
    ground::{Ground, Orientation, any_orientation, orientations},
    legality::may_unite,
    moves::{Move, Pile},
    position::{Phase, Qin},
};

/// Attempts at rejection sampling before legal moves are counted.
const ATTEMPTS: u32 = 6;

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

/// The piles that have a tile left.
fn full_piles(game: &Qin) -> impl Iterator<Item = Pile> {
    Pile::all().filter(|pile| 0 < game.piles[pile.index()])
}

/// Lists every legal placement. Q5 nearly always forbids nothing, so all orientations share the same
/// pairs of squares: these are written down once. Each list is written in blocks of eight and then
/// truncated, because a scalar loop over the remainder would cost as much as all blocks.
fn list_placements(game: &Qin, seat: Seat, out: &mut Vec<Move>) {
    let ground = Ground::of(game);
    let (mut across, mut downwards, mut rest) = ([0; 256], [0; 256], [0; 256]);
    let beside = ground.across.write(&mut across);
    let below = ground.downwards.write(&mut downwards);
    any_orientation(game, seat, &ground, |orientation, pairs, barred| {
        let lies_across = matches!(orientation.side, Side::East | Side::West);
        let (pairs, len) = if pairs.meets(barred) {
            let len = pairs.without(barred).write(&mut rest);
            (&rest, len)
        } else if lies_across {
            (&across, beside)
        } else {
            (&downwards, below)
        };
        let place = orientation.placing();
        let end = out.len() + len;
        let padded = &pairs[..len.next_multiple_of(8)];
        out.extend(padded.iter().map(|&pair| Move::Place(place(pair))));
        out.truncate(end);
        false
    });
}

/// Samples a legal move uniformly.
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

/// Rejection sampling: picks among all that Q2 allows until Q5 allows it too, which is nearly always.
fn pick_placement<L: Luck>(game: &Qin, seat: Seat, luck: &mut L) -> Move {
    let ground = Ground::of(game);
    let hand = game.hands[seat.index()];
    let (across, all) = (ground.across.len(), ground.len());
    let candidates = hand.kinds().map(orientations).sum::<u32>() * all;
    for _ in 0..if candidates == 0 { 0 } else { ATTEMPTS } {
        let mut pick = luck.below(candidates);
        let mut kinds = hand.kinds();
        let tile = kinds.find(|&tile| {
            let here = orientations(tile) * all;
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
        let tile = tile.expect("the pick is below the number of candidates");
        let placement =
            Orientation { tile, side: if turned { back } else { there } }.placing()(pair);
        if may_unite(game, placement).is_ok() {
            return Move::Place(placement);
        }
    }
    pick_listed(game, seat, luck)
}

/// Samples uniformly from the legal placements, counting them first.
fn pick_listed<L: Luck>(game: &Qin, seat: Seat, luck: &mut L) -> Move {
    let ground = Ground::of(game);
    let mut all = 0;
    any_orientation(game, seat, &ground, |_, pairs, barred| {
        all += pairs.without(barred).len();
        false
    });
    if all == 0 {
        return Move::Pass;
    }
    let mut pick = luck.below(all);
    let mut picked = Move::Pass;
    any_orientation(game, seat, &ground, |orientation, pairs, barred| {
        let legal = pairs.without(barred);
        if pick < legal.len() {
            picked = Move::Place(orientation.placing()(legal.nth(pick)));
            return true;
        }
        pick -= legal.len();
        false
    });
    picked
}
