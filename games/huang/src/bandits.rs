//! Renegade bandits, and what it takes to drive them out (H11).

use game::{Illegal, Tell, rule};

use crate::{
    conflict::{Conflict, Marker},
    event::Event,
    kingdom::Touched,
    position::Huang,
    site::Site,
    space::{NOWHERE, Space, Spaces, touching},
    tiles::Colour,
};

impl Huang {
    /// The spaces under bandit tiles: not empty, and no tiles (H11.8).
    pub(crate) fn under_bandits(&self) -> Spaces {
        let there = self.board.sites.iter().zip(self.bandits).filter(|(_, bandits)| 0 < *bandits);
        there.fold(NOWHERE, |all, (&site, _)| all | site)
    }

    /// A site of bandits by its number from zero.
    pub(crate) fn site_of_bandits(&self, site: usize) -> Site {
        let spaces = self.board.sites[site].iter().map(Space);
        Site::of(spaces).expect("the board's sites are triangles")
    }

    /// The bandits beside a space, site by site.
    fn bandits_beside(&self, at: Space) -> impl Iterator<Item = (usize, u8)> {
        let beside = at.around();
        let near = move |(site, _): &(usize, u8)| self.board.sites[*site].meets(beside);
        self.bandits.into_iter().enumerate().filter(|(_, bandits)| 0 < *bandits).filter(near)
    }

    /// The red tiles of the kingdoms that a tile would join to bandits (H11.7).
    fn red_beside(&self, touched: &Touched) -> Spaces {
        touched.kingdoms().fold(NOWHERE, |all, (kingdom, _)| all | self.red_of(kingdom))
    }

    /// Whether bandits allow a tile on an empty space (H11.3).
    pub(crate) fn may_face_bandits(&self, at: Space) -> Result<(), Illegal> {
        if !at.around().meets(self.raided) {
            return Ok(());
        }
        let bandits = self.bandits_near(at);
        let touched = self.touched(at.0, self.occupied());
        let enough = u32::from(bandits) <= self.red_beside(&touched).len();
        if touched.disputed() == 0 && touched.kingdoms().next().is_some() && enough {
            return Ok(());
        }
        Err(Illegal::by(rule!("H11.3")))
    }

    /// Number of bandits beside a space.
    pub(crate) fn bandits_near(&self, at: Space) -> u8 {
        self.bandits_beside(at).map(|(_, bandits)| bandits).sum()
    }

    /// The empty spaces where bandits forbid tiles.
    pub(crate) fn barred_by_bandits(&self, empty: Spaces) -> Spaces {
        let near = touching(self.raided) & empty;
        near.iter().filter(|&at| self.may_face_bandits(Space(at)).is_err()).collect()
    }

    /// Removes the bandits, and as many red tiles of the kingdom (H11.4).
    pub(crate) fn drive_out(&mut self, marker: Marker, touched: &Touched, tell: Tell<'_, Event>) {
        let mut rest = self.bandits;
        let mut bandits = 0;
        for (site, here) in self.bandits_beside(marker.at) {
            bandits += here;
            rest[site] = 0;
        }
        self.bandits = rest;
        self.raided = self.under_bandits();
        tell(rule!("H11.4"), Event::Cleared { seat: self.active, bandits });
        if let Some(seat) = self.leader_in(touched.united(), Colour::Red) {
            tell(rule!("H11.4"), self.gain(seat, Colour::Red, bandits));
        }
        let red = self.red_beside(touched);
        self.conflict = Some(Conflict::Bandits(marker));
        self.await_losses(red, bandits, tell);
    }
}
