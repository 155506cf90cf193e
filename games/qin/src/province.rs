//! Provinces: what belongs together, who would own it, and what may not be joined.

use game::{Clause, Illegal, Seat, rule, seats};

use crate::{
    Colour, Qin, SEATS, Squares,
    board::{grown, touching},
};

/// No squares at all: what nobody owns.
pub(crate) const LONE: Squares = Squares::EMPTY;
/// From this size on a province is major (Q3.4).
pub(crate) const MAJOR: u32 = 5;

/// The pagodas that a province of a size holds (Q3.1, Q3.4).
#[inline]
pub(crate) fn pagodas_due(size: u32) -> u8 {
    match size {
        0 | 1 => 0,
        2..MAJOR => 1,
        _ => 2,
    }
}

/// What each seat brings into one joined province, and who has the most (Q5.1).
pub(crate) struct Claim {
    pub(crate) sums: [u8; SEATS],
    pub(crate) strongest: Seat,
    pub(crate) tied: bool,
}

impl Qin {
    /// All that hangs together with `from` in a colour; `from` itself counts as of that colour.
    #[inline]
    pub(crate) fn connected(&self, colour: Colour, from: Squares) -> Squares {
        from.flood(self.land[colour as usize] | from, grown)
    }

    /// The province, or lone territory, of a square that is a territory.
    pub(crate) fn province_at(&self, square: u8) -> Squares {
        let from = Squares::one(square);
        let of = Colour::ALL.into_iter().find(|&it| self.land[it as usize].contains(square));
        self.connected(of.expect("the square is a territory"), from)
    }

    /// The pagodas on these squares.
    #[inline]
    pub(crate) fn pagodas_on(&self, squares: Squares) -> u8 {
        ((squares & self.pagodas).len() + (squares & self.doubled).len()) as u8
    }

    /// Who brings how much into a joined province.
    pub(crate) fn claim(&self, whole: Squares) -> Claim {
        let mut claim = Claim { sums: [0; SEATS], strongest: Seat(0), tied: true };
        let mut most = 0;
        for seat in seats(self.seats) {
            let sum = (whole & self.owned[seat.index()]).len() as u8;
            claim.sums[seat.index()] = sum;
            if most < sum {
                (most, claim.strongest, claim.tied) = (sum, seat, false);
            } else if most == sum {
                claim.tied = true;
            }
        }
        claim
    }

    /// Whether new territories of a colour may be laid here, as far as Q5 is concerned.
    #[inline]
    pub(crate) fn may_unite(&self, colour: Colour, new: Squares) -> Result<(), Illegal> {
        if (touching(new) & self.land[colour as usize]).len() < 2 {
            return Ok(());
        }
        match self.forbids(self.connected(colour, new)) {
            Some(clause) => Err(Illegal::by(clause)),
            None => Ok(()),
        }
    }

    /// The clause that forbids provinces to be joined into this whole.
    fn forbids(&self, whole: Squares) -> Option<Clause> {
        // Every province carries its pagodas on one square.
        if (whole & self.pagodas).len() < 2 {
            return None;
        }
        let majors = whole & self.doubled;
        if 1 < majors.len() {
            return Some(rule!("Q5.4"));
        }
        let claim = self.claim(whole);
        if claim.tied {
            return Some(rule!("Q5.3"));
        }
        let keeps_all = majors.without(self.owned[claim.strongest.index()]).is_empty();
        (!keeps_all).then_some(rule!("Q5.4"))
    }

    /// Where territories of a colour may not be laid by Q5: of the squares `at`, those where one
    /// laid there would break it, or with a `pair` distance, one there and one that far on.
    pub(crate) fn barred(&self, colour: Colour, at: Squares, pair: Option<u8>) -> Squares {
        let reach = |province: Squares| {
            let near = touching(province);
            match pair {
                Some(distance) => near | near.down(u32::from(distance)),
                None => near,
            }
        };
        let mut barred = Squares::EMPTY;
        for square in (self.contested(colour, reach) & at).iter() {
            let mut new = Squares::one(square);
            if let Some(distance) = pair {
                new.insert(square + distance);
            }
            if self.forbids(self.connected(colour, new)).is_some() {
                barred.insert(square);
            }
        }
        barred
    }

    /// What two owners of a colour reach, or two major provinces: only there Q5 can forbid.
    fn contested(&self, colour: Colour, reach: impl Fn(Squares) -> Squares) -> Squares {
        let land = self.land[colour as usize];
        let (mut once, mut twice) = (Squares::EMPTY, Squares::EMPTY);
        for seat in seats(self.seats) {
            let reached = reach(land & self.owned[seat.index()]);
            twice |= once & reached;
            once |= reached;
        }
        let majors = land & self.doubled;
        if 1 < majors.len() {
            let mut once = Squares::EMPTY;
            for major in majors.iter() {
                let reached = reach(self.connected(colour, Squares::one(major)));
                twice |= once & reached;
                once |= reached;
            }
        }
        twice
    }
}
