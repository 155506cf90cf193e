//! A toy hex game to measure others against: the least that a tile-laying game must do.
//!
//! Thirteen by thirteen hexes with a river, five colours, four seats, two placements a turn from a
//! hand of six. A tile scores for the leader of its colour in its kingdom, two leaders of a colour
//! fight, and the game ends with the bag. It knows no clauses, events, views or refusals. Ratios to
//! it carry over from machine to machine, absolute figures don't.

use std::hint::black_box;

use game::{Bits, Luck as _, Quick};

use super::work::Work;

const SIZE: u8 = 13;
/// One column to spare, so that no shift wraps around.
const STRIDE: u8 = SIZE + 1;
const COLOURS: usize = 5;
const SEATS: usize = 4;
const HAND: u8 = 6;
const HOME: u8 = u8::MAX;
const MOVES_MAX: usize = 2048;

type Set = Bits<3>;

/// Grows a set by its hex neighbours.
#[inline]
fn grown(set: Set) -> Set {
    let row = u32::from(STRIDE);
    set | set.up(1) | set.down(1) | (set | set.down(1)).up(row) | (set | set.up(1)).down(row)
}

struct Board {
    land: Set,
    river: Set,
}

impl Board {
    fn new() -> Board {
        let space = |row: u8, column: u8| row * STRIDE + column % SIZE;
        let all: Set =
            (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| space(row, column))).collect();
        let river: Set =
            (0..SIZE).flat_map(|row| [3, 4].map(|from| space(row, row * 5 + from))).collect();
        Board { land: all.without(river), river }
    }
}

#[derive(Clone, Copy)]
struct Toy {
    tiles: [Set; COLOURS],
    leaders: [[u8; COLOURS]; SEATS],
    standing: Set,
    bag: [u8; COLOURS],
    left: u8,
    hands: [[u8; COLOURS]; SEATS],
    scores: [[u8; COLOURS]; SEATS],
    seat: usize,
    actions: u8,
}

/// A space in the low byte, a colour in the high one; a leader is a colour past [`LEADERS`].
#[derive(Clone, Copy)]
struct Move(u16);

/// From here on colours are leaders'.
const LEADERS: usize = 8;

impl Move {
    #[inline]
    fn new(colour: usize, at: u8) -> Move {
        Move((colour as u16) << 8 | u16::from(at))
    }
}

impl Toy {
    fn new(luck: &mut Quick) -> Toy {
        let mut toy = Toy {
            tiles: [Set::EMPTY; COLOURS],
            leaders: [[HOME; COLOURS]; SEATS],
            standing: Set::EMPTY,
            bag: [30; COLOURS],
            left: 150,
            hands: [[0; COLOURS]; SEATS],
            scores: [[0; COLOURS]; SEATS],
            seat: 0,
            actions: 0,
        };
        for seat in 0..SEATS {
            (0..HAND).for_each(|_| toy.draw(seat, luck));
        }
        toy
    }

    #[inline]
    fn draw(&mut self, seat: usize, luck: &mut Quick) {
        if self.left == 0 {
            return;
        }
        let (mut at, mut colour) = (luck.below(u32::from(self.left)) as u8, 0);
        while self.bag[colour] <= at {
            at -= self.bag[colour];
            colour += 1;
        }
        self.bag[colour] -= 1;
        self.left -= 1;
        self.hands[seat][colour] += 1;
    }

    #[inline]
    fn occupied(&self) -> Set {
        self.tiles.iter().fold(self.standing, |all, &tiles| all | tiles)
    }

    /// Where tiles of each colour and leaders may go: blue on the river, all else on land, leaders
    /// beside the first colour.
    #[inline]
    fn targets(&self, board: &Board) -> (Set, Set, Set) {
        let occupied = self.occupied();
        let land = board.land.without(occupied);
        (land, board.river.without(occupied), grown(self.tiles[0]) & land)
    }

    /// Lists every legal move; returns their number.
    #[inline]
    fn list(&self, board: &Board, out: &mut [Move; MOVES_MAX]) -> usize {
        let (land, river, beside) = self.targets(board);
        let mut len = 0;
        let mut write = |targets: Set, colour: usize| {
            targets.iter().for_each(|at| {
                out[len] = Move::new(colour, at);
                len += 1;
            });
        };
        for colour in 0..COLOURS {
            if 0 < self.hands[self.seat][colour] {
                write(if colour == 2 { river } else { land }, colour);
            }
            if self.leaders[self.seat][colour] == HOME {
                write(beside, LEADERS + colour);
            }
        }
        len
    }

    #[inline]
    fn sample(&self, board: &Board, luck: &mut Quick) -> Option<Move> {
        let (land, river, beside) = self.targets(board);
        let (on_land, on_river, leads) = (land.len(), river.len(), beside.len());
        let ways = |colour: usize| {
            let held = 0 < self.hands[self.seat][colour];
            let tiles = if colour == 2 { on_river } else { on_land };
            let at_home = self.leaders[self.seat][colour] == HOME;
            (if held { tiles } else { 0 }, if at_home { leads } else { 0 })
        };
        let all: u32 = (0..COLOURS).map(ways).map(|(tiles, leads)| tiles + leads).sum();
        if all == 0 {
            return None;
        }
        let mut pick = luck.below(all);
        for colour in 0..COLOURS {
            let (tiles, leads) = ways(colour);
            if pick < tiles {
                let targets = if colour == 2 { river } else { land };
                return Some(Move::new(colour, targets.nth(pick)));
            }
            pick -= tiles;
            if pick < leads {
                return Some(Move::new(LEADERS + colour, beside.nth(pick)));
            }
            pick -= leads;
        }
        unreachable!("the pick is below the number of moves")
    }

    #[inline]
    fn play(&mut self, mv: Move, luck: &mut Quick) {
        let (colour, at) = (usize::from(mv.0 >> 8), mv.0 as u8);
        if LEADERS <= colour {
            self.leaders[self.seat][colour - LEADERS] = at;
            self.standing.insert(at);
        } else {
            self.tiles[colour].insert(at);
            self.hands[self.seat][colour] -= 1;
            self.settle(colour, at);
        }
        self.actions += 1;
        if self.actions == 2 {
            let held: u8 = self.hands[self.seat].iter().sum();
            (held..HAND).for_each(|_| self.draw(self.seat, luck));
            self.actions = 0;
            self.seat = (self.seat + 1) % SEATS;
        }
    }

    /// Scores a tile for its kingdom, or lets leaders of one colour fight.
    #[inline]
    fn settle(&mut self, placed: usize, at: u8) {
        let kingdom = Set::one(at).flood(self.occupied(), grown);
        if !kingdom.meets(self.standing) {
            return;
        }
        for colour in 0..COLOURS {
            let inside = |seat: &usize| {
                let at = self.leaders[*seat][colour];
                at != HOME && kingdom.contains(at)
            };
            let strength = |seat: &usize| {
                let leader = Set::one(self.leaders[*seat][colour]);
                (grown(leader) & self.tiles[colour]).len()
            };
            let rivals = (0..SEATS).filter(inside).count();
            let Some(winner) = (0..SEATS).rev().filter(inside).max_by_key(strength) else {
                continue;
            };
            if rivals == 1 {
                let gained = u8::from(colour == placed);
                let score = &mut self.scores[winner][colour];
                *score = score.saturating_add(gained);
                continue;
            }
            for seat in 0..SEATS {
                let at = self.leaders[seat][colour];
                if seat != winner && at != HOME && kingdom.contains(at) {
                    self.leaders[seat][colour] = HOME;
                    self.standing = self.standing.without(Set::one(at));
                    self.scores[winner][colour] += 1;
                }
            }
        }
    }
}

/// Sampled and listed random play of the toy, a game at a time.
pub(crate) fn works() -> (impl FnMut(&mut Work), impl FnMut(&mut Work)) {
    let mut luck = Quick::new(1);
    let start = Toy::new(&mut luck);
    let (board, mut picks) = (Board::new(), luck.clone());
    let sample = move |work: &mut Work| {
        let mut toy = *black_box(&start);
        while 0 < toy.left {
            let Some(mv) = toy.sample(&board, &mut picks) else { break };
            toy.play(mv, &mut picks);
            work.decisions += 1;
        }
        black_box(toy.scores);
        work.games += 1;
    };
    let (board, mut moves) = (Board::new(), [Move(0); MOVES_MAX]);
    let list = move |work: &mut Work| {
        let mut toy = *black_box(&start);
        while 0 < toy.left {
            let len = toy.list(&board, &mut moves);
            if len == 0 {
                break;
            }
            toy.play(moves[luck.below(len as u32) as usize], &mut luck);
            work.decisions += 1;
            work.listed += len as u64;
        }
        black_box(toy.scores);
        work.games += 1;
    };
    (sample, list)
}
