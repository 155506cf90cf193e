//! What the next tile may bring or cost each seat: seen from the squares, not move by move.
//!
//! A territory on a square brings a seat nothing, one pagoda, or two and more; a tile of two colours
//! brings what its halves bring. That leaves out how the halves of one tile may help each other, or
//! take the same village, and that one province may take several villages.

use super::survey::{Province, Survey, bits};
use crate::{
    board::{Squares, touching},
    options::SEATS,
    position::Qin,
    province::{MAJOR, pagodas_due},
    tiles::{Colour, KINDS, Tile},
};

/// Squares where a territory of a colour brings a seat pagodas.
#[derive(Clone, Copy, Default)]
struct Bringing {
    one: Squares,
    two: Squares,
}

/// What the next tile may bring or cost.
pub(super) struct Gains {
    /// Where a single territory of each colour founds a province (Q3.1).
    pub(super) sites: [Squares; 3],
    /// Beyond founding: where a territory of a colour brings a seat pagodas.
    special: [[Bringing; 3]; SEATS],
    /// The most that a tile of each kind brings each seat.
    pub(super) by_kind: [[u8; KINDS]; SEATS],
    /// The provinces that each seat may lose by one territory, a bit each.
    pub(super) lost: [u64; SEATS],
    /// Those it may lose by two territories of a colour and not by one.
    pub(super) lost_far: [u64; SEATS],
    /// Rivals' provinces that each seat may take in by one territory.
    pub(super) prey: [u64; SEATS],
}

/// The squares beside villages that a seat takes with a little more strength.
#[derive(Clone, Copy, Default)]
struct Beside {
    one_takes: Squares,
    two_take: Squares,
}

impl Gains {
    /// Looks at what may come of every square.
    pub(super) fn of(game: &Qin, survey: &Survey) -> Gains {
        let mut gains = Gains {
            sites: Colour::ALL.map(|colour| {
                let near_lone = touching(survey.lone[colour as usize]) & survey.free;
                near_lone.without(survey.near[colour as usize])
            }),
            special: [[Bringing::default(); 3]; SEATS],
            by_kind: [[0; KINDS]; SEATS],
            lost: [0; SEATS],
            lost_far: [0; SEATS],
            prey: [0; SEATS],
        };
        let mut beside = [Beside::default(); SEATS];
        for (seat, beside) in beside.iter_mut().enumerate().take(usize::from(game.seats)) {
            let around = |set: u16| {
                bits(set).fold(Squares::EMPTY, |all, village| all | game.board.around[village])
            };
            beside.one_takes = around(survey.one_takes[seat]);
            beside.two_take = beside.one_takes;
            beside.two_take |= around(survey.two_take[seat] & !survey.one_takes[seat]);
        }
        for colour in Colour::ALL {
            gains.found(game, &beside, survey, colour);
            gains.grow(game, &beside, survey, colour);
            gains.unite(survey, colour);
            if !game.contested[colour as usize].is_empty() {
                gains.reach_across(game, survey, colour);
            }
        }
        gains.sum_up(game, survey, &beside);
        gains
    }

    /// Squares that bring a seat more than just founding a province would.
    pub(super) fn special_squares(&self, seat: usize) -> u32 {
        self.special[seat].iter().map(|it| it.one.len()).sum()
    }

    /// A new province beside a village takes it too (Q4.a).
    fn found(&mut self, game: &Qin, beside: &[Beside; SEATS], survey: &Survey, colour: Colour) {
        let sites = self.sites[colour as usize];
        let lone = survey.lone[colour as usize] & game.board.around_any;
        for (seat, beside) in beside.iter().enumerate().take(usize::from(game.seats)) {
            let mut both = sites & beside.one_takes;
            let reaching = lone & beside.one_takes;
            if !reaching.is_empty() {
                both |= touching(reaching) & sites;
            }
            let special = &mut self.special[seat][colour as usize];
            special.one |= both;
            special.two |= both;
        }
    }

    /// A province becomes major (Q3.4), or comes to touch a village.
    fn grow(&mut self, game: &Qin, beside: &[Beside; SEATS], survey: &Survey, colour: Colour) {
        for province in survey.provinces(colour) {
            let &Province { owner, size, major, villages, near } = province;
            let owner = usize::from(owner);
            let alone = near.without(survey.between[colour as usize]);
            let special = &mut self.special[owner][colour as usize];
            let rises = u32::from(size) + 1 == MAJOR;
            if rises {
                special.one |= alone;
                if villages & survey.one_takes[owner] != 0 {
                    special.two |= alone;
                }
            }
            // The whole province's strength arrives at a village that it didn't touch before.
            let (takes, squares) = if rises || major {
                (survey.two_take[owner], beside[owner].two_take)
            } else {
                (survey.one_takes[owner], beside[owner].one_takes)
            };
            let new = takes & !villages;
            for square in (alone & squares).iter() {
                if game.board.beside[usize::from(square)] & new != 0 {
                    special.one.insert(square);
                    if rises {
                        special.two.insert(square);
                    }
                }
            }
        }
    }

    /// A territory between provinces unites them (Q5): what each owner wins and loses by it.
    fn unite(&mut self, survey: &Survey, colour: Colour) {
        let provinces = survey.provinces(colour);
        for square in survey.between[colour as usize].iter() {
            let (mut sums, mut pagodas) = ([0; SEATS], [0; SEATS]);
            let (mut majors, mut joined, mut major_owner) = (0, 0_u64, None);
            for (at, province) in provinces.iter().enumerate() {
                if province.near.contains(square) {
                    let owner = usize::from(province.owner);
                    joined |= 1 << at;
                    sums[owner] += u32::from(province.size);
                    pagodas[owner] += 1 + u8::from(province.major);
                    majors += u8::from(province.major);
                    major_owner = if province.major { Some(owner) } else { major_owner };
                }
            }
            let most = sums.iter().copied().max().unwrap_or(0);
            let mut strongest = (0..SEATS).filter(|&seat| sums[seat] == most);
            let (Some(owner), None) = (strongest.next(), strongest.next()) else { continue };
            if 1 < majors || major_owner.is_some_and(|it| it != owner) {
                continue;
            }
            let due = pagodas_due(1 + sums.iter().sum::<u32>());
            if pagodas[owner] < due {
                self.special[owner][colour as usize].one.insert(square);
            }
            let first = survey.first(colour);
            let mut kept = false;
            for at in game::Bits([joined]).iter().map(usize::from) {
                let loser = usize::from(provinces[at].owner);
                let bit = 1 << (first + at);
                if loser != owner {
                    self.lost[loser] |= bit;
                    self.prey[owner] |= bit;
                } else if due < pagodas[owner] && !provinces[at].major {
                    // Of one's own, all but one go back.
                    self.lost[owner] |= if kept || majors == 1 { bit } else { 0 };
                    kept = true;
                }
            }
        }
    }

    /// Two territories of a colour reach across a gap of two: simple provinces that a larger one of
    /// a rival may so take in.
    fn reach_across(&mut self, game: &Qin, survey: &Survey, colour: Colour) {
        let (provinces, first) = (survey.provinces(colour), survey.first(colour));
        for (at, small) in provinces.iter().enumerate() {
            let (bit, owner) = (1 << (first + at), usize::from(small.owner));
            if small.major || self.lost[owner] & bit != 0 {
                continue;
            }
            if !small.near.meets(game.contested[colour as usize]) {
                continue;
            }
            let across = touching(small.near) & survey.free;
            let larger = |it: &&Province| it.owner != small.owner && small.size < it.size;
            if provinces.iter().filter(larger).any(|large| large.near.meets(across)) {
                self.lost_far[owner] |= bit;
            }
        }
    }

    /// The most that each kind of tile brings each seat.
    fn sum_up(&mut self, game: &Qin, survey: &Survey, beside: &[Beside; SEATS]) {
        let near_free = touching(survey.free);
        // Where a tile of one colour founds a province of its own.
        let own = Colour::ALL
            .map(|colour| survey.pairs(survey.free.without(survey.near[colour as usize])));
        let founding = self.sites.map(|sites| Half::of(sites & near_free, Squares::EMPTY));
        for (seat, beside) in beside.iter().enumerate().take(usize::from(game.seats)) {
            let mut halves = founding;
            for (half, special) in halves.iter_mut().zip(&self.special[seat]) {
                if !special.one.is_empty() {
                    *half = half.and(special.one & near_free, special.two & near_free);
                }
            }
            for tile in Tile::ALL {
                let (one, other) = tile.colours();
                self.by_kind[seat][tile as usize] = if tile.is_single() {
                    let own = own[one as usize];
                    let founds = u8::from(!own.is_empty()) + u8::from(own.meets(beside.one_takes));
                    founds.max(halves[one as usize].alone)
                } else {
                    halves[one as usize].with(&halves[other as usize])
                };
            }
        }
    }
}

/// What one half of a tile may bring.
#[derive(Clone, Copy)]
struct Half {
    squares: Bringing,
    beside: Bringing,
    /// The most it brings with nothing from the other half.
    alone: u8,
}

impl Half {
    /// A half that brings one pagoda here and two there.
    fn of(one: Squares, two: Squares) -> Half {
        Half {
            squares: Bringing { one, two },
            beside: Bringing { one: touching(one), two: touching(two) },
            alone: u8::from(!one.is_empty()) + u8::from(!two.is_empty()),
        }
    }

    /// The same with more squares that bring something.
    fn and(&self, one: Squares, two: Squares) -> Half {
        Half::of(self.squares.one | one, self.squares.two | two)
    }

    /// The most that this half and the other bring side by side.
    fn with(&self, other: &Half) -> u8 {
        let alone = self.alone.max(other.alone);
        if self.alone == 0 || other.alone == 0 {
            return alone;
        }
        if !self.squares.one.meets(other.beside.one) {
            return alone;
        }
        let more = (self.squares.two & other.beside.one) | (self.squares.one & other.beside.two);
        match (alone, more.is_empty()) {
            (2, false) => 3 + u8::from(self.squares.two.meets(other.beside.two)),
            _ => 2,
        }
    }
}
