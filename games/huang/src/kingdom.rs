//! Kingdoms: connected tiles and leaders (H2).

use game::{Seat, seats};
use serde::{Deserialize, Serialize};

use crate::{
    position::Huang,
    space::{HOME, NOWHERE, Space, Spaces, around, grown},
    tiles::{COLOURS, Colour},
};

/// A set of colours, a bit each.
pub(crate) type Colours = u8;

/// A leader on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub colour: Colour,
    /// Where.
    pub at: Space,
}

/// The groups that touch a space, each with its leaders' colours. Neighbours of a space that belong
/// to different groups have a gap between them, so there are at most three.
#[derive(Clone, Copy)]
pub(crate) struct Touched {
    groups: [Spaces; 3],
    colours: [Colours; 3],
    len: usize,
}

impl Touched {
    /// The groups, with the colours of their leaders. A group without leaders is no kingdom (H2.2).
    #[inline]
    pub(crate) fn groups(&self) -> impl Iterator<Item = (Spaces, Colours)> {
        self.groups.into_iter().zip(self.colours).take(self.len)
    }

    /// The groups that are kingdoms.
    #[inline]
    pub(crate) fn kingdoms(&self) -> impl Iterator<Item = (Spaces, Colours)> {
        self.groups().filter(|(_, colours)| *colours != 0)
    }

    /// The union of all groups: what filling the space connects, without the space itself.
    #[inline]
    pub(crate) fn united(&self) -> Spaces {
        self.groups[0] | self.groups[1] | self.groups[2]
    }

    /// Colours of which several kingdoms have a leader.
    #[inline]
    pub(crate) fn disputed(&self) -> Colours {
        let [one, two, three] = self.colours;
        one & two | one & three | two & three
    }

    /// Colours of which any group has a leader.
    #[inline]
    pub(crate) fn colours(&self) -> Colours {
        self.colours[0] | self.colours[1] | self.colours[2]
    }
}

impl Huang {
    /// Every tile on the board.
    #[inline]
    pub(crate) fn all_tiles(&self) -> Spaces {
        self.tiles.iter().fold(NOWHERE, |all, &tiles| all | tiles)
    }

    /// Every space with a tile or a leader: these connect (H2.1).
    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        self.all_tiles() | self.standing
    }

    /// The colour of the tile on a space.
    pub(crate) fn tile_at(&self, at: u8) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.tiles[colour as usize].contains(at))
    }

    /// The connected group of a space.
    #[inline]
    pub(crate) fn group_at(&self, at: u8) -> Spaces {
        Spaces::one(at).flood(self.occupied(), grown)
    }

    /// The colours of the leaders in a group.
    #[inline]
    pub(crate) fn colours_in(&self, group: Spaces) -> Colours {
        if !group.meets(self.standing) {
            return 0;
        }
        let mut colours = 0;
        for leaders in &self.leaders[..usize::from(self.seats)] {
            for (colour, &at) in leaders.iter().enumerate() {
                // HOME is in no group.
                colours |= Colours::from(group.contains(at)) << colour;
            }
        }
        colours
    }

    /// The seat whose leader of a colour is in a group.
    #[inline]
    pub(crate) fn leader_in(&self, group: Spaces, colour: Colour) -> Option<Seat> {
        let mut all = seats(self.seats);
        all.find(|seat| group.contains(self.leaders[seat.index()][colour as usize]))
    }

    /// The groups beside an empty space, if these spaces are occupied.
    #[inline]
    pub(crate) fn touched(&self, at: u8, occupied: Spaces) -> Touched {
        let mut touched = Touched { groups: [NOWHERE; 3], colours: [0; 3], len: 0 };
        let mut left = around()[usize::from(at)] & occupied;
        while let Some(first) = left.first() {
            let group = Spaces::one(first).flood(occupied, grown);
            touched.groups[touched.len] = group;
            touched.colours[touched.len] = self.colours_in(group);
            touched.len += 1;
            left = left.without(group);
        }
        touched
    }

    /// Where a seat's leader of a colour stands, unless it is at home.
    #[inline]
    pub(crate) fn leader(&self, seat: Seat, colour: Colour) -> Option<Space> {
        let at = self.leaders[seat.index()][colour as usize];
        (at != HOME).then_some(Space(at))
    }

    /// Whether a seat's leader of a colour is at home (H1.5).
    #[inline]
    pub(crate) fn is_home(&self, seat: Seat, colour: Colour) -> bool {
        self.leaders[seat.index()][colour as usize] == HOME
    }

    /// All leaders on the board.
    pub(crate) fn leaders_out(&self) -> impl Iterator<Item = Leader> + '_ {
        let of_seat = move |seat| {
            Colour::ALL.into_iter().filter_map(move |colour| {
                self.leader(seat, colour).map(|at| Leader { seat, colour, at })
            })
        };
        seats(self.seats).flat_map(of_seat)
    }

    /// Every kingdom (H2.2), in the order of their first spaces.
    pub(crate) fn kingdoms(&self) -> Vec<Spaces> {
        let occupied = self.occupied();
        let mut left = occupied;
        let mut kingdoms = Vec::new();
        while let Some(first) = left.first() {
            let group = Spaces::one(first).flood(occupied, grown);
            left = left.without(group);
            if group.meets(self.standing) && group.meets(self.all_tiles()) {
                kingdoms.push(group);
            }
        }
        kingdoms
    }
}

/// Iterates over a set of colours.
pub(crate) fn each(colours: Colours) -> impl Iterator<Item = Colour> {
    (0..COLOURS).filter(move |at| colours >> at & 1 != 0).map(|at| Colour::ALL[at])
}
