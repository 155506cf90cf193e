//! A seat's points, by what it needs most, and how it stands against its rivals.

use game::{Seat, seats};

use crate::{
    options::SEATS,
    position::Huang,
    tiles::{COLOURS, Colour},
};

/// What a granary is worth (H12.4).
const GRANARY: i16 = 2;
/// Tiles drawn a turn, more or less.
const DRAWN: i16 = 3;
/// What turns are counted in: a pagoda is worth less than a point if half a turn is left.
pub(super) const SIXTEENTHS: i16 = 16;

/// What a seat has gained.
#[derive(Clone, Copy, Default)]
pub(super) struct Purse {
    /// Yellow, red, blue and green, the one with the fewest points first.
    pub(super) needs: [usize; 4],
    /// The points of these, granaries included, white ones not.
    pub(super) points: [i16; 4],
    pub(super) white: i16,
    /// The four as they would be counted now, the lowest first (H10.3).
    pub(super) counted: [i16; 4],
    /// The lowest, if the pagodas that pay now paid until the end.
    pub(super) projected: i16,
}

/// How a seat stands against the best of its rivals.
#[derive(Clone, Copy, Default)]
pub(super) struct Rivalry {
    pub(super) lowest: i16,
    pub(super) second: i16,
    /// All points together.
    pub(super) all: i16,
    /// Against the rival with most by pagodas.
    pub(super) projected: i16,
    /// How many rivals would win before it, were the game to end now.
    pub(super) ahead: i16,
}

/// Turns a seat still has, more or less, in sixteenths.
pub(super) fn turns_left(game: &Huang) -> i16 {
    (SIXTEENTHS * i16::from(game.left())) / (DRAWN * i16::from(game.seats))
}

/// Every seat's.
pub(super) fn purses(game: &Huang, pagodas: &[[i16; COLOURS]; SEATS]) -> [Purse; SEATS] {
    let mut purses = [Purse::default(); SEATS];
    let turns = turns_left(game);
    for seat in seats(game.seats) {
        purses[seat.index()] = purse(game, seat, &pagodas[seat.index()], turns);
    }
    purses
}

fn purse(game: &Huang, seat: Seat, pagodas: &[i16; COLOURS], turns: i16) -> Purse {
    let mut points = game.points[seat.index()].map(i16::from);
    points[Colour::Blue as usize] += GRANARY * i16::from(game.stored[seat.index()]);
    let white = points[Colour::White as usize];
    // Points and colour in one number, so that sorting is quick.
    let ranked = sorted(std::array::from_fn(|colour| points[colour] << 2 | colour as i16));
    let now = ranked.map(|both| both >> 2);
    let later = |colour: usize| points[colour] + pagodas[colour] * turns / SIXTEENTHS;
    Purse {
        needs: ranked.map(|both| (both & 3) as usize),
        points: now,
        white,
        counted: lifted(now, white),
        projected: lifted(sorted(std::array::from_fn(later)), later(Colour::White as usize))[0],
    }
}

/// The lowest first.
#[inline]
fn sorted(mut four: [i16; 4]) -> [i16; 4] {
    for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        let pair = (four[one], four[other]);
        (four[one], four[other]) = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    four
}

/// Four heights, the lowest first, with white points on top, each on the lowest (H10.3).
fn lifted(mut heights: [i16; 4], mut white: i16) -> [i16; 4] {
    let mut width: i16 = 1;
    for next in 1..4 {
        let (height, gap) = (heights[next], heights[next] - heights[0]);
        if white < gap * width {
            break;
        }
        white -= gap * width;
        heights[..next].fill(height);
        width += 1;
    }
    let (each, rest) = (white / width, white % width);
    for (at, height) in heights.iter_mut().take(width as usize).enumerate() {
        *height += each + i16::from(width - rest <= at as i16);
    }
    heights
}

/// Every seat's.
pub(super) fn rivalries(n: u8, purses: &[Purse; SEATS]) -> [Rivalry; SEATS] {
    // What is compared, the lowest colour first, in one number.
    let key = |purse: &Purse| purse.counted.iter().fold(0, |key, &it| key << 16 | i64::from(it));
    let keys = purses.map(|purse| key(&purse));
    let all = purses.map(|purse| purse.counted.iter().sum::<i16>());
    let mut rivalries = [Rivalry::default(); SEATS];
    for seat in 0..usize::from(n) {
        let (mut best, mut projected, mut ahead) = (None, i16::MIN, 0);
        for rival in (0..usize::from(n)).filter(|&rival| rival != seat) {
            if best.is_none_or(|best: usize| keys[best] < keys[rival]) {
                best = Some(rival);
            }
            projected = projected.max(purses[rival].projected);
            ahead += i16::from(keys[seat] < keys[rival]);
        }
        let (best, own) = (best.unwrap_or(seat), &purses[seat]);
        rivalries[seat] = Rivalry {
            lowest: own.counted[0] - purses[best].counted[0],
            second: own.counted[1] - purses[best].counted[1],
            all: all[seat] - all[best],
            projected: own.projected.saturating_sub(projected),
            ahead,
        };
    }
    rivalries
}

#[cfg(test)]
mod tests {
    use super::*;

    /// H10.3: as many white points at once as one by one.
    #[test]
    fn h10_3_white_points_lift_the_lowest() {
        for heights in [[0, 0, 0, 0], [0, 1, 2, 3], [2, 2, 5, 9], [1, 4, 4, 4], [0, 0, 7, 7]] {
            let mut one_by_one: [i16; 4] = heights;
            for white in 0..30 {
                assert_eq!(lifted(heights, white), one_by_one, "{heights:?} and {white}");
                one_by_one[0] += 1;
                one_by_one.sort_unstable();
            }
        }
    }
}
