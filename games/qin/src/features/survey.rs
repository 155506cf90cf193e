//! The board, province by province and village by village.

use crate::{
    board::{STRIDE, Squares, VILLAGES_MAX, grown, touching},
    options::SEATS,
    position::Qin,
    province::MAJOR,
    tiles::Colour,
};

/// No table has more provinces: each carries a pagoda, and four seats have sixty (Q1.3).
const PROVINCES_MAX: usize = 60;

/// A province, as far as it matters to its neighbours.
#[derive(Clone, Copy)]
pub(super) struct Province {
    /// Whose it is.
    pub(super) owner: u8,
    /// Its territories.
    pub(super) size: u8,
    /// Whether two pagodas stand on it.
    pub(super) major: bool,
    /// The villages it touches, a bit each.
    pub(super) villages: u16,
    /// The free squares beside it.
    pub(super) near: Squares,
}

/// Placeholder for unused entries.
const NO_PROVINCE: Province =
    Province { owner: 0, size: 0, major: false, villages: 0, near: Squares::EMPTY };

/// What everybody can see on the board. Sets of villages have a bit each.
pub(super) struct Survey {
    /// Meadow without a tile.
    pub(super) free: Squares,
    /// The free squares beside a territory.
    pub(super) shore: Squares,
    provinces: [Province; PROVINCES_MAX],
    /// Where each colour's provinces begin, and where the last one's end.
    begin: [usize; 4],
    /// The territories of each colour that belong to no province.
    pub(super) lone: [Squares; 3],
    /// The free squares beside a province of each colour.
    pub(super) near: [Squares; 3],
    /// Those beside more than one: a territory there unites them.
    pub(super) between: [Squares; 3],
    /// Each seat's provinces by size; all major ones count as five.
    pub(super) sizes: [[u8; 6]; SEATS],
    /// Those of them with a free square beside that touches no other province of the colour.
    pub(super) growing: [[u8; 6]; SEATS],
    /// Each seat's simple provinces that no tile can touch any more.
    pub(super) closed: [u8; SEATS],
    /// Villages with a free square beside.
    pub(super) open: u16,
    /// Villages with a square beside that the next tile may cover (Q2.3).
    pub(super) in_reach: u16,
    /// Villages that are nobody's.
    pub(super) free_villages: u16,
    /// Each seat's villages.
    pub(super) held: [u16; SEATS],
    /// Villages that one pagoda more beside them would give to each seat, and where one can come.
    pub(super) one_takes: [u16; SEATS],
    /// Villages that two more would.
    pub(super) two_take: [u16; SEATS],
    /// Each seat's strength beside villages of others.
    pub(super) strength_abroad: [u32; SEATS],
}

impl Survey {
    /// Nothing seen yet. It is filled where it stands, for it is large.
    pub(super) const NOTHING: Survey = Survey {
        free: Squares::EMPTY,
        shore: Squares::EMPTY,
        provinces: [NO_PROVINCE; PROVINCES_MAX],
        begin: [0; 4],
        lone: [Squares::EMPTY; 3],
        near: [Squares::EMPTY; 3],
        between: [Squares::EMPTY; 3],
        sizes: [[0; 6]; SEATS],
        growing: [[0; 6]; SEATS],
        closed: [0; SEATS],
        open: 0,
        in_reach: 0,
        free_villages: 0,
        held: [0; SEATS],
        one_takes: [0; SEATS],
        two_take: [0; SEATS],
        strength_abroad: [0; SEATS],
    };

    /// Looks at a position.
    pub(super) fn look_at(&mut self, game: &Qin) {
        let territories = game.territories();
        self.free = game.board.meadow.without(territories);
        self.shore = self.free & touching(territories);
        let mut strengths = [[0; SEATS]; VILLAGES_MAX];
        for colour in Colour::ALL {
            self.list_provinces(game, colour, &mut strengths);
        }
        let rising = self.count_provinces();
        self.judge_villages(game, &strengths, &rising);
    }

    /// The provinces of a colour.
    pub(super) fn provinces(&self, colour: Colour) -> &[Province] {
        &self.provinces[self.begin[colour as usize]..self.begin[colour as usize + 1]]
    }

    /// A number for the first province of a colour; the others follow.
    pub(super) fn first(&self, colour: Colour) -> usize {
        self.begin[colour as usize]
    }

    /// The squares that the next tile may cover if it stays within some free ones (Q2.3).
    pub(super) fn pairs(&self, within: Squares) -> Squares {
        let shore = within & self.shore;
        (shore & touching(within)) | (within & touching(shore))
    }

    /// Finds a colour's provinces by their pagodas, and their strength beside villages (Q4.1).
    fn list_provinces(
        &mut self,
        game: &Qin,
        colour: Colour,
        strengths: &mut [[u8; SEATS]; VILLAGES_MAX],
    ) {
        let land = game.land[colour as usize];
        let mut end = self.begin[colour as usize];
        let (mut lone, mut near_any, mut between) = (land, Squares::EMPTY, Squares::EMPTY);
        (land & game.pagodas).iter().for_each(|at| {
            let owner = (1..SEATS).find(|&seat| game.owned[seat].contains(at)).unwrap_or(0);
            let squares = connected(land, at);
            let near = touching(squares) & self.free;
            let major = game.doubled.contains(at);
            let mut villages = 0;
            (squares & game.board.around_any).iter().for_each(|square| {
                villages |= game.board.beside[usize::from(square)];
            });
            bits(villages).for_each(|village| strengths[village][owner] += 1 + u8::from(major));
            between |= near_any & near;
            near_any |= near;
            lone = lone.without(squares);
            let (owner, size) = (owner as u8, squares.len() as u8);
            self.provinces[end] = Province { owner, size, major, villages, near };
            end += 1;
        });
        self.lone[colour as usize] = lone;
        self.near[colour as usize] = near_any;
        self.between[colour as usize] = between;
        self.begin[colour as usize + 1] = end;
    }

    /// Counts provinces by size. Returns the villages beside each seat's provinces that one
    /// territory more makes major.
    fn count_provinces(&mut self) -> [u16; SEATS] {
        let mut rising = [0; SEATS];
        for colour in Colour::ALL {
            let between = self.between[colour as usize];
            for at in self.begin[colour as usize]..self.begin[colour as usize + 1] {
                let Province { owner, size, major, villages, near } = self.provinces[at];
                let (owner, size) = (usize::from(owner), u32::from(size));
                let class = if major { MAJOR } else { size.min(MAJOR - 1) } as usize;
                self.sizes[owner][class] += 1;
                if !near.without(between).is_empty() {
                    self.growing[owner][class] += 1;
                    rising[owner] |= if size + 1 == MAJOR { villages } else { 0 };
                }
                self.closed[owner] += u8::from(!major && near.is_empty());
            }
        }
        rising
    }

    /// The holders of villages, and the seats that a little more strength would give them to (Q4.2, Q4.3).
    fn judge_villages(
        &mut self,
        game: &Qin,
        strengths: &[[u8; SEATS]; VILLAGES_MAX],
        rising: &[u16; SEATS],
    ) {
        let reached = self.pairs(self.free);
        for (village, &around) in game.board.around.iter().enumerate() {
            let bit = 1 << village;
            let strength = &strengths[village];
            self.open |= if around.meets(self.free) { bit } else { 0 };
            self.in_reach |= if around.meets(reached) { bit } else { 0 };
            let holder = game.villages[village].map(|seat| seat.index());
            match holder {
                Some(holder) => self.held[holder] |= bit,
                None => self.free_villages |= bit,
            }
            let (most, second) = two_most(strength);
            for seat in (0..usize::from(game.seats)).filter(|&seat| Some(seat) != holder) {
                let own = strength[seat];
                let rivals = if own == most { second } else { most };
                let one = if rivals < own + 1 { bit } else { 0 };
                let two = if rivals < own + 2 { bit } else { 0 };
                let can_come = self.in_reach | rising[seat];
                self.one_takes[seat] |= one & can_come;
                self.two_take[seat] |= two & can_come;
                self.strength_abroad[seat] += if holder.is_some() { own.into() } else { 0 };
            }
        }
    }
}

/// All that hangs together with a square of a land. Provinces are small, so at first only the eight
/// rows around it are looked at, which is much quicker than the whole board.
fn connected(land: Squares, from: u8) -> Squares {
    let row = from / STRIDE;
    let low = usize::from((row.saturating_sub(2) / 4).min(2));
    let within = u128::from(land.0[low]) | u128::from(land.0[low + 1]) << 64;
    let mut reached = 1_u128 << (usize::from(from) - 64 * low);
    loop {
        let further = reached | reached << 1 | reached >> 1 | reached << STRIDE | reached >> STRIDE;
        if further & within == reached {
            break;
        }
        reached = further & within;
    }
    let mut squares = Squares::EMPTY;
    squares.0[low] = reached as u64;
    squares.0[low + 1] = (reached >> 64) as u64;
    // At the first or the last of these rows it may go on.
    let edges = u128::from(u16::MAX) | u128::from(u16::MAX) << 112;
    if reached & edges == 0 { squares } else { squares.flood(land, grown) }
}

/// The highest strength and the next, which may be the same.
fn two_most(strengths: &[u8; SEATS]) -> (u8, u8) {
    let (mut most, mut second) = (0, 0);
    for &strength in strengths {
        second = second.max(strength.min(most));
        most = most.max(strength);
    }
    (most, second)
}

/// The numbers of a set's villages.
pub(super) fn bits(set: u16) -> impl Iterator<Item = usize> {
    game::Bits([u64::from(set)]).iter().map(usize::from)
}
