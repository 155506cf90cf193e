//! Leaders: where they may go (H4).

use game::{Illegal, Seat, Tell, rule};

use crate::{
    Colour, Event, HOME, Huang, NOWHERE, Placement, Space, Spaces,
    kingdom::{Colours, each},
    space::{grown, touching},
    tiles::COLOURS,
};

impl Huang {
    /// H4.1: puts a leader on the board or moves it, and starts a revolt if it must.
    pub(crate) fn position(&mut self, placement: Placement, tell: Tell<'_, Event>) {
        let (seat, Placement { colour, at }) = (self.active, placement);
        let origin = self.leader(seat, colour);
        self.lift(seat, colour);
        let touched = self.touched(at.0, self.occupied());
        let defender = self.leader_in(touched.united(), colour);
        self.leaders[seat.index()][colour as usize] = at.0;
        self.standing.insert(at.0);
        tell(rule!("H4.1"), Event::Led { seat, colour, at, origin });
        match defender {
            Some(defender) => self.start_revolt(colour, defender, tell),
            None => self.end_action(tell),
        }
    }

    /// H4.1.
    pub(crate) fn take_home(&mut self, colour: Colour, tell: Tell<'_, Event>) {
        let at = self.leader(self.active, colour).expect("check() saw it on the board");
        self.send_home(at, rule!("H4.1"), tell);
        self.end_action(tell);
    }

    /// Takes a leader off the board, if it is there.
    fn lift(&mut self, seat: Seat, colour: Colour) {
        if let Some(at) = self.leader(seat, colour) {
            self.standing = self.standing.without(at.alone());
            self.leaders[seat.index()][colour as usize] = HOME;
        }
    }

    /// Whether the active player's leader of a colour may be put on a space that H4.2 allows.
    pub(crate) fn may_lead(&self, colour: Colour, at: Space) -> Result<(), Illegal> {
        let own = self.leader(self.active, colour).map_or(NOWHERE, Space::alone);
        let touched = self.touched(at.0, self.occupied().without(own));
        if touched.kingdoms().nth(1).is_none() {
            return Ok(());
        }
        let own_colour: Colours = 1 << colour as u8;
        if touched.disputed() != 0 || touched.colours() & own_colour != 0 {
            return Err(Illegal::by(rule!("H4.3")));
        }
        Ok(())
    }
}

/// All kingdoms at once, to see where leaders would bring conflict (H4.3).
pub(crate) struct Realm {
    kingdoms: [Kingdom; KINGDOMS_MAX],
    len: usize,
}

/// Every kingdom has a leader of its own.
const KINGDOMS_MAX: usize = crate::SEATS * COLOURS;

#[derive(Clone, Copy)]
struct Kingdom {
    group: Spaces,
    near: Spaces,
    colours: Colours,
}

impl Realm {
    /// All kingdoms of a position.
    pub(crate) fn of(game: &Huang, occupied: Spaces) -> Realm {
        let none = Kingdom { group: NOWHERE, near: NOWHERE, colours: 0 };
        let mut realm = Realm { kingdoms: [none; KINGDOMS_MAX], len: 0 };
        let mut left = game.standing;
        while let Some(first) = left.first() {
            let group = Spaces::one(first).flood(occupied, grown);
            realm.add(game, group);
            left = left.without(group);
        }
        realm
    }

    fn add(&mut self, game: &Huang, group: Spaces) {
        let colours = game.colours_in(group);
        self.kingdoms[self.len] = Kingdom { group, near: touching(group), colours };
        self.len += 1;
    }

    /// Of these empty spaces, those where bandits don't let a tile be placed (H11.3).
    pub(crate) fn barred_by_bandits(&self, game: &Huang, empty: Spaces) -> Spaces {
        let near = touching(game.raided) & empty;
        near.iter().filter(|&at| !self.may_face_bandits(game, Space(at))).collect()
    }

    /// Whether the kingdoms that a tile would join to bandits have red tiles enough and are at peace.
    fn may_face_bandits(&self, game: &Huang, at: Space) -> bool {
        let (mut led, mut disputed, mut red) = (0, 0, 0);
        for kingdom in self.kingdoms[..self.len].iter().filter(|it| it.near.contains(at.0)) {
            disputed |= led & kingdom.colours;
            led |= kingdom.colours;
            red += game.red_of(kingdom.group).len();
        }
        disputed == 0 && led != 0 && u32::from(game.bandits_near(at)) <= red
    }

    /// Where a leader of a colour that is at home may not go.
    pub(crate) fn bars(&self) -> Bars {
        let mut bars = Bars::default();
        for kingdom in &self.kingdoms[..self.len] {
            bars.add(kingdom.near, kingdom.colours);
        }
        bars
    }

    /// The same for a leader on the board, which is lifted first (H4.2): its kingdom loses it and
    /// may fall apart.
    pub(crate) fn bars_without(&self, game: &Huang, at: Space) -> Bars {
        let mut bars = Bars::default();
        for kingdom in &self.kingdoms[..self.len] {
            if !kingdom.group.contains(at.0) {
                bars.add(kingdom.near, kingdom.colours);
                continue;
            }
            let rest = kingdom.group.without(at.alone());
            for (part, colours) in game.touched(at.0, rest).kingdoms() {
                bars.add(touching(part), colours);
            }
        }
        bars
    }
}

/// Where leaders may not go, for uniting kingdoms in conflict.
#[derive(Default)]
pub(crate) struct Bars {
    /// Spaces beside a kingdom.
    near: Spaces,
    /// Spaces beside more than one.
    several: Spaces,
    /// Spaces beside a kingdom with a leader of each colour.
    led: [Spaces; COLOURS],
    /// Spaces beside two kingdoms with leaders of one colour.
    disputed: Spaces,
}

impl Bars {
    #[inline]
    fn add(&mut self, near: Spaces, colours: Colours) {
        self.several |= self.near & near;
        self.near |= near;
        for colour in each(colours) {
            let led = &mut self.led[colour as usize];
            self.disputed |= *led & near;
            *led |= near;
        }
    }

    /// Where a leader of this colour may not go.
    #[inline]
    pub(crate) fn of(&self, colour: Colour) -> Spaces {
        self.disputed | self.several & self.led[colour as usize]
    }
}
