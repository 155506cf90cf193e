//! What a seat may do: list, pick, check.

use game::{Illegal, Luck, Seat, rule, seats};
use serde::{Deserialize, Serialize};

use crate::{
    Colour, PILES, Phase, Qin, Side, Square, Squares, Tile,
    board::{STRIDE, above, left, touching},
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

/// A tile on two squares side by side. A tile of a single colour lies the same way seen from both
/// ends, so it is always named from the upper or left square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Laid", try_from = "Laid")]
#[repr(align(4))]
pub struct Placement {
    tile: Tile,
    /// The square of the tile's first colour.
    at: Square,
    /// Where the other colour is from there.
    side: Side,
}

/// A placement as it stands in JSON.
#[derive(Serialize, Deserialize)]
struct Laid {
    tile: Tile,
    on: [Square; 2],
}

impl From<Placement> for Laid {
    fn from(placement: Placement) -> Laid {
        Laid { tile: placement.tile, on: placement.squares() }
    }
}

impl TryFrom<Laid> for Placement {
    type Error = &'static str;

    fn try_from(laid: Laid) -> Result<Placement, Self::Error> {
        let [one, other] = laid.on;
        Placement::new(laid.tile, one, other).ok_or("a tile covers two squares side by side")
    }
}

impl Placement {
    /// A tile with its first colour on one square and its other colour on the other. None if they
    /// aren't side by side.
    pub fn new(tile: Tile, first: Square, second: Square) -> Option<Placement> {
        let (at, other) =
            if tile.is_single() { (first.min(second), first.max(second)) } else { (first, second) };
        let side = Side::ALL.into_iter().find(|&side| at.beside(side) == Some(other))?;
        Some(Placement { tile, at, side })
    }

    /// The tile.
    pub fn tile(self) -> Tile {
        self.tile
    }

    /// The square of each of the tile's colours.
    #[inline]
    pub fn squares(self) -> [Square; 2] {
        let at = self.at.0;
        let other = match self.side {
            Side::East => at + 1,
            Side::South => at + STRIDE,
            Side::West => at - 1,
            Side::North => at - STRIDE,
        };
        [self.at, Square(other)]
    }
}

/// One of the draw piles, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Pile(u8);

impl Pile {
    /// The pile of a number from one to four.
    pub fn new(number: u8) -> Option<Pile> {
        (1..=PILES as u8).contains(&number).then_some(Pile(number))
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl From<Pile> for u8 {
    fn from(pile: Pile) -> u8 {
        pile.0
    }
}

impl TryFrom<u8> for Pile {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Pile, Self::Error> {
        Pile::new(number).ok_or("piles are numbered from 1 to 4")
    }
}

/// The pairs of squares that a tile may cover as far as Q2 is concerned, each named by its left or
/// upper square.
struct Ground {
    free: Squares,
    across: Squares,
    downwards: Squares,
}

impl Ground {
    #[inline]
    fn of(game: &Qin) -> Ground {
        let territories = game.territories();
        let free = game.board.meadow.without(territories);
        let near = touching(territories);
        let across = free & left(free) & (near | left(near));
        let downwards = free & above(free) & (near | above(near));
        Ground { free, across, downwards }
    }

    #[inline]
    fn len(&self) -> u32 {
        self.across.len() + self.downwards.len()
    }
}

/// How many ways round a tile can lie on a pair of squares.
#[inline]
fn ways_round(tile: Tile) -> u32 {
    if tile.is_single() { 1 } else { 2 }
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
    (1..=PILES as u8).map(Pile).filter(|pile| 0 < game.piles[pile.index()])
}

/// One way for a tile to lie.
#[derive(Clone, Copy)]
struct Way {
    tile: Tile,
    /// Where the tile's other colour is from its first.
    side: Side,
}

impl Way {
    /// The placement on a pair of squares that is named by its left or upper one.
    #[inline]
    fn on(self, pair: u8) -> Placement {
        let offset = match self.side {
            Side::East | Side::South => 0,
            Side::West => 1,
            Side::North => STRIDE,
        };
        Placement { tile: self.tile, at: Square(pair + offset), side: self.side }
    }
}

/// Goes through all ways for a seat's tiles to lie: the pairs of squares that Q2 allows, and those
/// of them that Q5 forbids, until `with` returns true. Returns whether it did.
#[inline]
fn any_way(
    game: &Qin,
    seat: Seat,
    ground: &Ground,
    mut with: impl FnMut(Way, &Squares, Squares) -> bool,
) -> bool {
    let hand = game.hands[seat.index()];
    let mut barred = [Squares::EMPTY; 3];
    for colour in Colour::ALL {
        if hand.mixes(colour) {
            barred[colour as usize] = game.barred::<0>(colour, ground.free);
        }
    }
    let (across, downwards) = (&ground.across, &ground.downwards);
    hand.kinds().any(|tile| {
        let way = |side| Way { tile, side };
        let (one, other) = tile.colours();
        if tile.is_single() {
            return with(way(Side::East), across, game.barred::<1>(one, *across))
                || with(way(Side::South), downwards, game.barred::<STRIDE>(one, *downwards));
        }
        let (one, other) = (barred[one as usize], barred[other as usize]);
        with(way(Side::East), across, one | left(other))
            || with(way(Side::West), across, other | left(one))
            || with(way(Side::South), downwards, one | above(other))
            || with(way(Side::North), downwards, other | above(one))
    })
}

/// Lists every legal placement. Nearly always nothing is barred, so that all ways lie on the same
/// pairs: those are written down once.
fn list_placements(game: &Qin, seat: Seat, out: &mut Vec<Move>) {
    let ground = Ground::of(game);
    let (mut across, mut downwards) = ([0; 256], [0; 256]);
    let across = ground.across.write(&mut across);
    let downwards = ground.downwards.write(&mut downwards);
    any_way(game, seat, &ground, |way, pairs, barred| {
        let place = |pair| Move::Place(way.on(pair));
        if pairs.meets(barred) {
            out.extend(pairs.without(barred).iter().map(place));
        } else {
            let lies_across = matches!(way.side, Side::East | Side::West);
            let pairs = if lies_across { across } else { downwards };
            out.extend(pairs.iter().copied().map(place));
        }
        false
    });
}

/// Whether a seat can place any of its tiles.
fn can_place(game: &Qin, seat: Seat) -> bool {
    let ground = Ground::of(game);
    any_way(game, seat, &ground, |_, pairs, barred| !pairs.without(barred).is_empty())
}

/// Whether any tile in anybody's hand can be placed (Q6.2); `first` is asked first.
pub(crate) fn anybody_can_place(game: &Qin, first: Seat) -> bool {
    can_place_easily(game, first) || seats(game.seats).any(|seat| can_place(game, seat))
}

/// Whether a seat has a tile and a place for it that touches no more than one territory of the
/// tile's colours: nothing is united there. It nearly always has, and this is quick to see.
#[inline]
fn can_place_easily(game: &Qin, seat: Seat) -> bool {
    let ground = Ground::of(game);
    game.hands[seat.index()].kinds().any(|tile| {
        let (one, other) = tile.colours();
        let near = |colour| touching(game.land[colour as usize]);
        let safe = if tile.is_single() {
            ground.across.without(near(one) | left(near(one)))
        } else {
            ground.across.without(near(one) | left(near(other)))
        };
        !safe.is_empty()
    })
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
        let (at, distance, there, back) = if pick < across {
            (ground.across.nth(pick), 1, Side::East, Side::West)
        } else {
            (ground.downwards.nth(pick - across), STRIDE, Side::South, Side::North)
        };
        let (at, side) = if turned { (at + distance, back) } else { (at, there) };
        let tile = tile.expect("the pick is below the number of ways");
        let placement = Placement { tile, at: Square(at), side };
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
            picked = Move::Place(way.on(legal.nth(pick)));
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
    if game.hands[seat.index()].count(placement.tile) == 0 {
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
    let (one, other) = placement.tile.colours();
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
        _ => vec![words.join(" ").parse().ok()?],
    };
    let refused: Result<Vec<Illegal>, ()> =
        attempts.iter().map(|mv| check(game, mv).err().ok_or(())).collect();
    refused.ok()?.into_iter().max_by_key(|illegal| illegal.clause)
}

/// Any move that can be written down.
pub(crate) fn anything<L: Luck>(luck: &mut L) -> Move {
    match luck.below(40) {
        0 => Move::Pass,
        1 => Move::Draw(Pile(1 + luck.below(PILES as u32) as u8)),
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
