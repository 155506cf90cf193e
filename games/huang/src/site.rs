//! Where pagodas and the palace can stand: triangles and rhombuses of spaces.

use serde::{Deserialize, Serialize};

use crate::space::{
    Space, Spaces, east, listed, north_east, north_west, south_east, south_west, west,
};

/// Three or four spaces, by their first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Space>", try_from = "Vec<Space>")]
pub struct Site {
    first: Space,
    shape: Shape,
}

/// The shape of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Shape {
    /// A triangle that points down: two spaces above one.
    Down,
    /// A triangle that points up: one space above two.
    Up,
    /// A rhombus of three rows (H13.1).
    Tall,
    /// A rhombus of two rows, the upper one further right.
    Rising,
    /// A rhombus of two rows, the lower one further right.
    Falling,
}

impl Shape {
    /// Shapes of pagoda sites (H7.1).
    pub(crate) const TRIANGLES: [Shape; 2] = [Shape::Down, Shape::Up];
    /// Shapes of palace sites (H13.1).
    pub(crate) const RHOMBUSES: [Shape; 3] = [Shape::Tall, Shape::Rising, Shape::Falling];

    /// All shapes.
    pub(crate) fn all() -> impl Iterator<Item = Shape> {
        Shape::TRIANGLES.into_iter().chain(Shape::RHOMBUSES)
    }

    /// Every space of such sites with their first spaces here.
    #[inline]
    fn over(self, firsts: Spaces) -> Spaces {
        let up = firsts | south_west(firsts) | south_east(firsts);
        let down = firsts | east(firsts) | south_east(firsts);
        match self {
            Shape::Down => down,
            Shape::Up => up,
            Shape::Tall => up | south_east(south_west(firsts)),
            Shape::Rising => up | east(firsts),
            Shape::Falling => down | east(south_east(firsts)),
        }
    }

    /// The first spaces of all such sites that lie wholly within a set.
    #[inline]
    pub(crate) fn within(self, set: Spaces) -> Spaces {
        match self {
            Shape::Down => set & west(set) & north_west(set),
            Shape::Up => set & north_east(set) & north_west(set),
            Shape::Tall => Shape::Up.within(set) & north_east(north_west(set)),
            Shape::Rising => Shape::Up.within(set) & west(set),
            Shape::Falling => Shape::Down.within(set) & north_west(west(set)),
        }
    }
}

impl Site {
    /// The site of this shape and first space.
    #[inline]
    pub(crate) fn new(first: u8, shape: Shape) -> Site {
        Site { first: Space(first), shape }
    }

    /// The site of exactly these spaces, if they have the shape of one.
    pub fn of(spaces: impl IntoIterator<Item = Space>) -> Option<Site> {
        let set: Spaces = spaces.into_iter().map(|space| space.0).collect();
        let first = set.first()?;
        Shape::all().map(|shape| Site::new(first, shape)).find(|site| site.spaces() == set)
    }

    /// Its first space, which identifies it among sites of its shape.
    pub fn first(self) -> Space {
        self.first
    }

    /// Its spaces.
    #[inline]
    pub fn spaces(self) -> Spaces {
        self.shape.over(self.first.alone())
    }

    /// Whether it is the palace's shape rather than a pagoda's (H13.1).
    #[inline]
    pub fn is_palatial(self) -> bool {
        Shape::RHOMBUSES.contains(&self.shape)
    }

    /// The site of this shape and first space, if it lies within the grid.
    pub(crate) fn on_grid(first: Space, shape: Shape) -> Option<Site> {
        let site = Site::new(first.0, shape);
        let all_there = site.spaces().len() == if site.is_palatial() { 4 } else { 3 };
        let on_grid = |space: Space| Space::at(space.column(), space.row()) == Some(space);
        (all_there && site.spaces().iter().map(Space).all(on_grid)).then_some(site)
    }

    /// All sites that lie within the grid.
    pub(crate) fn all() -> impl Iterator<Item = Site> {
        let of_shape = |shape| Space::all().filter_map(move |first| Site::on_grid(first, shape));
        Shape::all().flat_map(of_shape)
    }
}

impl From<Site> for Vec<Space> {
    fn from(site: Site) -> Vec<Space> {
        listed(site.spaces())
    }
}

impl TryFrom<Vec<Space>> for Site {
    type Error = &'static str;

    fn try_from(spaces: Vec<Space>) -> Result<Site, Self::Error> {
        Site::of(spaces).ok_or("a site is a triangle or a rhombus of spaces")
    }
}

/// A pagoda or the palace to build: its site, and its origin if it is moved (H7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Drawn", from = "Drawn")]
pub struct Building {
    /// Where.
    pub site: Site,
    /// The first space of the site it comes from; no space of the board if from beside it. One
    /// byte, so that moves stay small.
    source: u8,
}

/// No space: where pagodas beside the board come from.
const BESIDE: u8 = u8::MAX;

/// The JSON form of a building.
#[derive(Serialize, Deserialize)]
struct Drawn {
    on: Site,
    origin: Option<Space>,
}

impl Building {
    /// Builds here, from beside the board or from the site with this first space.
    #[inline]
    pub fn new(site: Site, origin: Option<Space>) -> Building {
        Building { site, source: origin.map_or(BESIDE, |space| space.0) }
    }

    /// The first space of the site that it is moved from.
    #[inline]
    pub fn origin(self) -> Option<Space> {
        (self.source != BESIDE).then_some(Space(self.source))
    }
}

impl From<Building> for Drawn {
    fn from(building: Building) -> Drawn {
        Drawn { on: building.site, origin: building.origin() }
    }
}

impl From<Drawn> for Building {
    fn from(drawn: Drawn) -> Building {
        Building::new(drawn.on, drawn.origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_lies_within_its_own_spaces() {
        for site in Site::all() {
            let spaces = site.spaces();
            assert_eq!(spaces.len(), if site.is_palatial() { 4 } else { 3 });
            assert_eq!(site.shape.within(spaces), site.first.alone());
            assert_eq!(Site::of(listed(spaces)), Some(site));
        }
    }

    /// H7.1: three mutually adjacent spaces; H13.1: two such triangles with a common edge.
    #[test]
    fn triangles_are_mutually_adjacent() {
        for site in Site::all() {
            let adjacent = |space: Space| (space.around() & site.spaces()).len();
            let mut counts: Vec<u32> = listed(site.spaces()).into_iter().map(adjacent).collect();
            counts.sort_unstable();
            assert_eq!(counts, if site.is_palatial() { vec![2, 2, 3, 3] } else { vec![2, 2, 2] });
        }
    }

    #[test]
    fn three_spaces_in_a_row_are_no_site() {
        let spaces = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect();
        for names in [&["A1", "B1", "C1"][..], &["A1", "B1"], &[], &["A1", "B1", "C1", "D1"]] {
            let spaces: Vec<Space> = spaces(names);
            assert!(Site::try_from(spaces).is_err(), "{names:?}");
        }
    }
}
