//! Whose turn it is, how soon a seat's comes, and how near the end is.

use game::{Rules, Seat, Turn, seats};

use super::{
    kingdoms::Kingdoms,
    points::{SIXTEENTHS, turns_left},
};
use crate::{
    options::SEATS,
    position::{ACTIONS, Huang, Phase},
    tiles::HAND,
};

/// Further from the end than this many tiles, it doesn't matter how far.
const FAR: i16 = 12;

/// Facts that are the same for every seat.
pub(super) struct Clock {
    /// Tiles that can still be drawn.
    pub(super) left: i16,
    /// Turns each seat still has, more or less.
    pub(super) turns: i16,
    /// Tiles left once all hands and the market are full: below zero the end has come (H10.2).
    pub(super) spare: i16,
    /// Tiles missing from each hand.
    missing: [i16; SEATS],
    /// Whose turn it is. Once its last action is taken, a turn is as good as over: the next seat's
    /// begins.
    now: Seat,
    turn: Turn,
}

/// What a seat may still do, and when.
pub(super) struct Tempo {
    /// Actions left, none if it isn't its turn.
    pub(super) actions: i16,
    /// Seats whose turns come before its next one.
    pub(super) wait: i16,
    pub(super) decides: i16,
    /// Tiles it draws before its next action.
    pub(super) to_come: i16,
}

impl Clock {
    /// The clock of a position.
    pub(super) fn of(game: &Huang, kingdoms: &Kingdoms) -> Clock {
        let mut missing = [0; SEATS];
        for seat in seats(game.seats) {
            let full = i16::from(HAND) + i16::from(kingdoms.holds_palace(game, seat));
            missing[seat.index()] = (full - i16::from(game.hands[seat.index()].len())).max(0);
        }
        let left = i16::from(game.left());
        let market = i16::from(HAND.saturating_sub(game.market.len()));
        let spare = match game.phase {
            Phase::Over => -FAR,
            Phase::Draw(n) if left < i16::from(n) => -FAR,
            _ => (left - missing.iter().sum::<i16>() - market).clamp(-FAR, FAR),
        };
        let now = if game.actions == 0 { game.active.next(game.seats) } else { game.active };
        Clock { left, turns: turns_left(game) / SIXTEENTHS, spare, missing, now, turn: game.turn() }
    }

    /// What a seat may still do.
    pub(super) fn tempo(&self, game: &Huang, seat: Seat) -> Tempo {
        let ahead = seat.0 + game.seats - self.now.0;
        let wait = if ahead < game.seats { ahead } else { ahead - game.seats };
        let actions = match (wait, game.actions) {
            (0, 0) => ACTIONS,
            (0, left) => left,
            _ => 0,
        };
        Tempo {
            actions: i16::from(actions),
            wait: i16::from(wait),
            decides: i16::from(self.turn == Turn::Seat(seat)),
            to_come: self.to_come(game, seat),
        }
    }

    fn to_come(&self, game: &Huang, seat: Seat) -> i16 {
        let is_under_way = seat == game.active && 0 < game.actions;
        match game.phase {
            Phase::Over => 0,
            Phase::Draw(n) if is_under_way => i16::from(n),
            Phase::Market if is_under_way => 1,
            Phase::Fill => self.missing[seat.index()],
            _ if is_under_way => 0,
            _ => self.missing[seat.index()],
        }
    }
}
