//! The seat of a caller, and its permissions.

use game::{Eyes, Seat};
use wire::api::{SeatHolder, UserId};

use crate::{caller::Caller, tables::state::TableState};

impl TableState {
    /// The seat that a caller may act for.
    pub(crate) fn seat_of(&self, caller: &Caller) -> Option<Seat> {
        match caller {
            Caller::Anonymous => None,
            // An older program beside this one may have issued a token.
            Caller::Seat { .. } if self.is_rated() => None,
            Caller::Seat { table, seat, issuer } => {
                let is_held = self.seat_held_by(*issuer) == Some(*seat);
                (*table == self.id() && is_held).then_some(*seat)
            }
            Caller::Person(user) => self.seat_held_by(user.id),
        }
    }

    /// The seat that a person holds.
    pub(crate) fn seat_held_by(&self, user: UserId) -> Option<Seat> {
        self.seating.people().find(|seat| {
            let holder = &self.holders()[seat.index()];
            matches!(holder, SeatHolder::Person { user: holder, .. } if holder.id == user)
        })
    }

    /// The seat that a bot holds until a person returns.
    pub(crate) fn seat_left_by(&self, user: UserId) -> Option<Seat> {
        self.timing.away.iter().copied().find(|seat| {
            let holder = &self.holders()[seat.index()];
            matches!(holder, SeatHolder::Bot { replaces: Some(left), .. } if left.id == user)
        })
    }

    /// The eyes that a caller sees the game with.
    pub(crate) fn eyes_of(&self, caller: &Caller) -> Eyes {
        self.seat_of(caller).map_or(Eyes::Public, Eyes::Seat)
    }

    /// Whether a person holds a seat here, or held it until a bot replaced them.
    pub(crate) fn has_sat(&self, user: UserId) -> bool {
        self.holders().iter().any(|holder| match holder {
            SeatHolder::Person { user: held, .. }
            | SeatHolder::Bot { replaces: Some(held), .. } => held.id == user,
            SeatHolder::Open | SeatHolder::Bot { replaces: None, .. } => false,
        })
    }

    /// The users who hold a seat.
    pub(crate) fn seated_people(&self) -> Vec<UserId> {
        let person = |holder: &SeatHolder| match holder {
            SeatHolder::Person { user, .. } => Some(user.id),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        };
        self.holders().iter().filter_map(person).collect()
    }

    /// Whether the game is rated.
    pub(crate) fn is_rated(&self) -> bool {
        self.rating_facts.choice == Some(true)
    }

    /// The seats that lost by leaving, in that order. Where the result may change a rating these are also the seats
    /// whose players are away at the end or came back late: what a bot plays for them is never theirs.
    pub(crate) fn lost_by_leaving(&self) -> Vec<Seat> {
        let is_bot = |holder: &SeatHolder| matches!(holder, SeatHolder::Bot { replaces: None, .. });
        let is_casual = self.rating_facts.choice == Some(false);
        let may_count = self.row().public && (!is_casual || self.holders().iter().any(is_bot));
        if may_count { self.rating_facts.left() } else { self.resigned().to_vec() }
    }

    /// Whether the game ends if this seat resigns: no other user is left, or may return.
    pub(crate) fn ends_if_resigned(&self, seat: Seat) -> bool {
        let mut others = self.seating.people().chain(self.timing.away.iter().copied());
        self.row().seats == 2 || others.all(|other| other == seat)
    }

    /// Whether a seat wants alerts: by default in correspondence games.
    pub(crate) fn is_alerted(&self, seat: Seat) -> bool {
        self.alerts.wanted(seat).unwrap_or_else(|| self.timing.is_correspondence())
    }
}
