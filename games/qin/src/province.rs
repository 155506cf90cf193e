//! Provinces: their squares, who owns them, and which of them may not be united (Q3, Q5).

use game::{Clause, Illegal, Seat, rule, seats};

use crate::{
    board::{Squares, above, grown, left, touching},
    options::SEATS,
    position::Qin,
    tiles::Colour,
};

/// From this size on a province is major (Q3.4).
pub(crate) const MAJOR: u32 = 5;

/// The pagodas on a province of this size (Q3.1, Q3.4).
#[inline]
pub(crate) fn pagodas_due(size: u32) -> u8 {
    match size {
        0 | 1 => 0,
        2..MAJOR => 1,
        _ => 2,
    }
}

/// Each seat's part of a united province, and who has the most (Q5.1).
pub(crate) struct Claim {
    /// Territories that each seat brings in.
    pub(crate) sums: [u8; SEATS],
    /// The seat with the most, if it isn't tied.
    pub(crate) strongest: Seat,
    /// Whether several seats have the most.
    pub(crate) tied: bool,
}

impl Qin {
    /// The connected territories of a colour around `from`; `from` itself counts as of that colour.
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

    /// The claims on a united province.
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

    /// Whether Q5 allows new territories of a colour here: one alone, or two adjacent ones.
    #[inline]
    pub(crate) fn may_unite(&self, colour: Colour, new: Squares) -> Result<(), Illegal> {
        if !new.meets(self.contested[colour as usize]) {
            return Ok(());
        }
        if !(touching(new) & self.land[colour as usize]).has_several() {
            return Ok(());
        }
        match self.forbids(self.connected(colour, new)) {
            Some(clause) => Err(Illegal::by(clause)),
            None => Ok(()),
        }
    }

    /// The clause that forbids uniting provinces into this one.
    fn forbids(&self, whole: Squares) -> Option<Clause> {
        // Every province carries its pagodas on one square.
        if !(whole & self.pagodas).has_several() {
            return None;
        }
        let majors = whole & self.doubled;
        if majors.has_several() {
            return Some(rule!("Q5.4"));
        }
        let claim = self.claim(whole);
        if claim.tied {
            return Some(rule!("Q5.3"));
        }
        let keeps_all = majors.without(self.owned[claim.strongest.index()]).is_empty();
        (!keeps_all).then_some(rule!("Q5.4"))
    }

    /// The subset of `at` where Q5 forbids a territory of a colour together with another one
    /// `DISTANCE` further; a single territory if that is 0.
    #[inline]
    pub(crate) fn barred<const DISTANCE: u8>(&self, colour: Colour, at: Squares) -> Squares {
        let mut barred = Squares::EMPTY;
        (self.contested[colour as usize] & at).iter().for_each(|square| {
            let new = Squares::one(square) | Squares::one(square + DISTANCE);
            if self.may_unite(colour, new).is_err() {
                barred.insert(square);
            }
        });
        barred
    }

    /// The squares from which a territory there, or one to the right or below, touches two owners'
    /// provinces of a colour, or two major ones of one owner: only there can Q5 forbid anything.
    pub(crate) fn contest(&self, colour: Colour) -> Squares {
        let land = self.land[colour as usize];
        let (mut reached, mut contested) = (Squares::EMPTY, Squares::EMPTY);
        if !(land & self.pagodas).has_several() {
            return contested;
        }
        for owned in &self.owned[..usize::from(self.seats)] {
            let provinces = land & *owned;
            let near = reach(provinces);
            contested |= reached & near;
            reached |= near;
            let majors = provinces & self.doubled;
            if majors.has_several() {
                contested |= self.between(colour, majors);
            }
        }
        contested
    }

    /// The squares from which two of these major provinces are touched.
    #[cold]
    fn between(&self, colour: Colour, majors: Squares) -> Squares {
        let (mut reached, mut between) = (Squares::EMPTY, Squares::EMPTY);
        for major in majors.iter() {
            let near = reach(self.connected(colour, Squares::one(major)));
            between |= reached & near;
            reached |= near;
        }
        between
    }
}

/// The squares that touch a province, or whose neighbour to the right or below does.
#[inline]
fn reach(province: Squares) -> Squares {
    let near = touching(province);
    near | left(near) | above(near)
}
