//! Pagodas and the palace: where they can be built, and their points (H7, H13).

use game::{Tell, rule};

use crate::{
    event::Event,
    options::Module,
    position::{Huang, Phase},
    site::{Building, Shape, Site},
    space::{NOWHERE, Space, Spaces},
    tiles::Colour,
};

impl Huang {
    /// Number of pagodas of a colour in the game (H1.2, H12.1).
    pub(crate) fn pagodas_of(&self, colour: Colour) -> usize {
        match colour {
            Colour::White => 1,
            Colour::Blue if self.options.module == Module::EighteenKingdoms => 0,
            _ => 2,
        }
    }

    /// The pagodas of a colour on the board.
    #[inline]
    pub(crate) fn standing_pagodas(&self, colour: Colour) -> impl Iterator<Item = Site> {
        self.pagodas[colour as usize].into_iter().flatten()
    }

    /// Number of pagodas of a colour beside the board.
    pub(crate) fn pagodas_left(&self, colour: Colour) -> usize {
        self.pagodas_of(colour) - self.standing_pagodas(colour).count()
    }

    /// Tiles of a colour without a building.
    #[inline]
    fn bare(&self, colour: Colour) -> Spaces {
        self.tiles[colour as usize].without(self.covered)
    }

    /// Visits every building on tiles of a colour until `with` returns true: each site (H7.1, H13.1)
    /// with each origin of the pagoda (H7.2). Returns whether it did.
    pub(crate) fn any_building(
        &self,
        colour: Colour,
        with: &mut impl FnMut(Building) -> bool,
    ) -> bool {
        let bare = self.bare(colour);
        let sites =
            |shape: Shape| shape.within(bare).iter().map(move |first| Site::new(first, shape));
        let pagodas = Shape::TRIANGLES.into_iter().flat_map(sites);
        let palaces = Shape::RHOMBUSES.into_iter().flat_map(sites);
        for site in pagodas {
            if self.any_origin(colour, |origin| with(Building::new(site, origin))) {
                return true;
            }
        }
        if !self.options.palace || colour != Colour::Yellow {
            return false;
        }
        let origin = self.palace.map(Site::first);
        palaces.map(|site| Building::new(site, origin)).any(with)
    }

    /// Visits the origins of a pagoda of a colour until `with` returns true: beside the board, or if
    /// none is left there, the sites on the board (H7.2, H7.7).
    fn any_origin(&self, colour: Colour, mut with: impl FnMut(Option<Space>) -> bool) -> bool {
        if 0 < self.pagodas_left(colour) {
            return with(None);
        }
        self.standing_pagodas(colour).any(|site| with(Some(site.first())))
    }

    /// Visits every building on the tile just placed until `with` returns true (H7.1).
    pub(crate) fn any_building_with(
        &self,
        at: Space,
        with: &mut impl FnMut(Building) -> bool,
    ) -> bool {
        let Some(colour) = self.tile_at(at.0) else { return false };
        self.any_building(colour, &mut |building| {
            building.site.spaces().contains(at.0) && with(building)
        })
    }

    /// Whether a tile just placed completes a site.
    #[inline]
    pub(crate) fn can_build_with(&self, at: Space) -> bool {
        let colour = self.tile_at(at.0).expect("a tile was just placed");
        let alike = at.around() & self.bare(colour);
        alike.has_several() && self.any_building_with(at, &mut |_| true)
    }

    /// Builds on the tile just placed (H7.1).
    pub(crate) fn build_on(&mut self, building: Building, tell: Tell<'_, Event>) {
        let Phase::Pagoda(at) = self.phase else { unreachable!("admit() saw the phase") };
        self.build(building, tell);
        self.after_pagoda(at, true, tell);
    }

    /// Builds for tiles (H7.5).
    pub(crate) fn build_for(&mut self, building: Building, leader: bool, tell: Tell<'_, Event>) {
        self.pay(Colour::Green, leader, rule!("H7.5"), tell);
        self.build(building, tell);
        self.end_action(tell);
    }

    /// H7.2, H13.1.
    fn build(&mut self, building: Building, tell: Tell<'_, Event>) {
        let (seat, on, origin) = (self.active, building.site, building.origin());
        if on.is_palatial() {
            self.uncover(self.palace);
            self.palace = Some(on);
            tell(rule!("H13.1"), Event::Crowned { seat, on, origin });
        } else {
            let colour = self.tile_at(on.first().0).expect("pagodas are built on tiles");
            let slots = &mut self.pagodas[colour as usize];
            // From beside the board it takes an empty slot.
            let slot = slots.iter_mut().find(|slot| slot.map(Site::first) == origin);
            let before = slot.expect("check() saw where it comes from").replace(on);
            sort(slots);
            self.uncover(before);
            let clause = if origin.is_some() { rule!("H7.2") } else { rule!("H7.1") };
            tell(clause, Event::Built { seat, colour, on, origin });
        }
        self.covered |= on.spaces();
    }

    fn uncover(&mut self, site: Option<Site>) {
        self.covered = self.covered.without(site.map_or(NOWHERE, Site::spaces));
    }

    /// Removes the pagoda or the palace from a tile that left the board (H7.6).
    pub(crate) fn topple(&mut self, at: Space, tell: Tell<'_, Event>) {
        if let Some(on) = self.palace.filter(|site| site.spaces().contains(at.0)) {
            self.palace = None;
            self.uncover(Some(on));
            tell(rule!("H7.6"), Event::PalaceFell { on });
        }
        for colour in Colour::ALL {
            let slots = &mut self.pagodas[colour as usize];
            let stood =
                |slot: &&mut Option<Site>| slot.is_some_and(|site| site.spaces().contains(at.0));
            if let Some(on) = slots.iter_mut().find(stood).and_then(Option::take) {
                sort(slots);
                self.uncover(Some(on));
                tell(rule!("H7.6"), Event::Fell { colour, on });
            }
        }
    }

    /// Points of the active player's leaders for pagodas of their colour in their kingdoms (H7.4).
    pub(crate) fn count_pagodas(&mut self, tell: Tell<'_, Event>) {
        let seat = self.active;
        for colour in Colour::ALL {
            let Some(at) = self.leader(seat, colour) else { continue };
            if self.standing_pagodas(colour).next().is_none() {
                continue;
            }
            let kingdom = self.group_at(at.0);
            let theirs = |site: &Site| kingdom.contains(site.first().0);
            let points = self.standing_pagodas(colour).filter(theirs).count() as u8;
            if 0 < points {
                tell(rule!("H7.4"), self.gain(seat, colour, points));
            }
        }
    }
}

/// Sorts pagodas of a colour by site: they are interchangeable, so positions that differ only in
/// their order must compare equal.
pub(crate) fn sort(pagodas: &mut [Option<Site>; 2]) {
    pagodas.sort_unstable_by_key(|slot| (slot.is_none(), *slot));
}
