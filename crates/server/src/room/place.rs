//! Who has, or had, a place at a table.

use wire::api::{Holder, UserId};

use crate::room::State;

impl State {
    /// Whether somebody sits here, or sat here until a bot took their seat.
    pub(crate) fn has_sat(&self, user: UserId) -> bool {
        self.holders.iter().any(|holder| match holder {
            Holder::Person { user: held, .. } | Holder::Bot { instead: Some(held), .. } => {
                held.id == user
            }
            Holder::Open | Holder::Bot { instead: None, .. } => false,
        })
    }
}
