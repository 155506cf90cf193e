//! Leaders: where they may go (H4).

use game::{Illegal, Seat, Tell, rule};

use crate::{
    event::Event,
    kingdom::Colours,
    moves::Placement,
    position::Huang,
    space::{HOME, NOWHERE, Space},
    tiles::Colour,
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
