//! The holders of a table's seats, and their names.

use std::collections::BTreeMap;

use game::{Seat, seats};
use wire::api::{Chair, Level, SeatHolder, User, UserId};

/// The seats of a table.
pub(super) struct Seating {
    pub(super) holders: Vec<SeatHolder>,
    /// The seats that resigned, in that order.
    pub(super) resigned: Vec<Seat>,
    /// Each seat's contribution to chance, as of the start of the game.
    luck: Vec<String>,
    /// The commitments to them; empty where a seed was never hidden.
    commitments: Vec<String>,
    /// The names of all users who sat here.
    names: BTreeMap<UserId, String>,
}

impl Seating {
    /// Only open seats.
    pub(super) fn new(seats: u8) -> Seating {
        Seating {
            holders: vec![SeatHolder::Open; usize::from(seats)],
            resigned: Vec::new(),
            luck: Vec::new(),
            commitments: Vec::new(),
            names: BTreeMap::new(),
        }
    }

    /// Adds names, before those users sit down.
    pub(super) fn add_names(&mut self, names: impl IntoIterator<Item = (UserId, String)>) {
        self.names.extend(names);
    }

    /// Whether a person's name is known.
    pub(super) fn knows(&self, user: UserId) -> bool {
        self.names.contains_key(&user)
    }

    /// The name of a user who sat here.
    pub(super) fn name_of(&mut self, user: UserId) -> Option<&mut String> {
        self.names.get_mut(&user)
    }

    /// Sets up the chairs.
    pub(super) fn set_chairs(&mut self, chairs: &[Chair]) {
        for (holder, chair) in self.holders.iter_mut().zip(chairs) {
            *holder = match chair {
                Chair::Bot(level) => SeatHolder::Bot { level: *level, replaces: None },
                Chair::Open => SeatHolder::Open,
            };
        }
    }

    /// Seats a person, with their seed if they contribute it in plain.
    pub(super) fn sit(&mut self, seat: Seat, user: UserId, luck: &str) -> Result<(), String> {
        // A person whose account was deleted has no name.
        let name = self.names.get(&user).cloned().unwrap_or_default();
        let user = User { id: user, name };
        *self.holder(seat)? = SeatHolder::Person { user, luck: luck.to_owned(), commitment: None };
        Ok(())
    }

    /// The holder of a seat.
    pub(super) fn holder(&mut self, seat: Seat) -> Result<&mut SeatHolder, String> {
        self.holders.get_mut(seat.index()).ok_or_else(|| format!("no seat {seat}"))
    }

    /// Fills open chairs, and fixes each seat's contribution to chance.
    pub(super) fn start(&mut self, fill: Option<Level>) {
        self.holders = self.filled(fill);
        self.luck = self.contributions();
        let commitment = |holder: &SeatHolder| match holder {
            SeatHolder::Person { commitment: Some(it), .. } => it.clone(),
            _ => String::new(),
        };
        self.commitments = self.holders.iter().map(commitment).collect();
    }

    /// The holders once open chairs are filled with bots.
    pub(super) fn filled(&self, fill: Option<Level>) -> Vec<SeatHolder> {
        let filled = |holder: &SeatHolder| match (holder, fill) {
            (SeatHolder::Open, Some(level)) => SeatHolder::Bot { level, replaces: None },
            _ => holder.clone(),
        };
        self.holders.iter().map(filled).collect()
    }

    /// Each seat's current contribution to chance.
    pub(super) fn contributions(&self) -> Vec<String> {
        let luck = |holder: &SeatHolder| match holder {
            SeatHolder::Person { luck, .. } => luck.clone(),
            SeatHolder::Open | SeatHolder::Bot { .. } => String::new(),
        };
        self.holders.iter().map(luck).collect()
    }

    /// Each seat's contribution to chance at the start of the game.
    pub(super) fn luck(&self) -> &[String] {
        &self.luck
    }

    /// The commitments to the contributions at the start of the game.
    pub(super) fn commitments(&self) -> &[String] {
        &self.commitments
    }

    /// Replaces a person by a bot.
    pub(super) fn replace(&mut self, seat: Seat, level: Level) -> Result<(), String> {
        let holder = self.holder(seat)?;
        if let SeatHolder::Person { user, .. } = holder.clone() {
            *holder = SeatHolder::Bot { level, replaces: Some(user) };
        }
        Ok(())
    }

    /// Gives a seat back to the user whom a bot replaced.
    pub(super) fn give_back(&mut self, seat: Seat) -> Result<(), String> {
        let luck = self.luck.get(seat.index()).cloned().unwrap_or_default();
        let commitment = self.commitments.get(seat.index()).filter(|it| !it.is_empty()).cloned();
        let holder = self.holder(seat)?;
        let SeatHolder::Bot { replaces: Some(user), .. } = holder.clone() else {
            return Err(format!("nobody is away from seat {seat}"));
        };
        *holder = SeatHolder::Person { user, luck, commitment };
        Ok(())
    }

    /// The seats held by users.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let people = self.holders.iter().zip(seats(self.holders.len() as u8));
        people.filter_map(|(holder, seat)| {
            matches!(holder, SeatHolder::Person { .. }).then_some(seat)
        })
    }
}
