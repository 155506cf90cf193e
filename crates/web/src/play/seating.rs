//! The players, and the game that this browser stores.

use game::{Seat, Turn};
use leptos::prelude::*;
use wire::Kept;

use crate::saved::{Kind, Saved, SeatedPlayer};

/// The stored game and its players.
#[derive(Clone, Copy)]
pub(crate) struct Seating {
    pub(crate) saved: RwSignal<Saved>,
    /// The players never change, so no reader has to track them.
    players: StoredValue<Vec<SeatedPlayer>>,
    /// Whether the browser could store the game.
    pub(crate) is_stored: RwSignal<bool>,
}

impl Seating {
    pub(super) fn new(saved: Saved) -> Seating {
        Seating {
            players: StoredValue::new(saved.players.clone()),
            saved: RwSignal::new(saved),
            is_stored: RwSignal::new(true),
        }
    }

    /// The players' names, in playing order.
    pub(crate) fn names(self) -> Vec<String> {
        self.players.with_value(|all| all.iter().map(|player| player.name.clone()).collect())
    }

    /// The number of seats.
    pub(crate) fn count(self) -> u8 {
        self.players.with_value(|all| all.len() as u8)
    }

    /// A player's name.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.players.with_value(|all| {
            all.get(seat.index()).map(|player| player.name.clone()).unwrap_or_default()
        })
    }

    /// Whether a seat belongs to a person or to which bot.
    pub(crate) fn kind(self, seat: Seat) -> Option<Kind> {
        self.players.with_value(|all| all.get(seat.index()).map(|player| player.kind))
    }

    /// The seats of the people at this screen.
    pub(super) fn people(self) -> Vec<Seat> {
        self.saved.with_untracked(|saved| saved.people())
    }

    /// The eyes that may look while this seat acts. With several people at one screen only the one who holds it may look.
    pub(super) fn eyes_for(self, seat: Seat) -> Option<Seat> {
        let people = self.people();
        match people[..] {
            [only] => Some(only),
            _ => people.contains(&seat).then_some(seat),
        }
    }

    /// Whether the whole game is known: a running game at a server has no record here.
    pub(super) fn has_record(self) -> bool {
        self.saved.with_untracked(|saved| !saved.record.is_empty())
    }

    /// The id of the stored game.
    pub(super) fn id(self) -> String {
        self.saved.with_untracked(|saved| saved.id.clone())
    }

    /// Whether the game is over, also by resignation.
    pub(super) fn is_over(self) -> bool {
        self.saved.with_untracked(|saved| saved.over)
    }

    /// Takes over the new record and stores the game if `stores` is set.
    pub(super) fn keep(self, kept: Kept, stores: bool) {
        self.saved.update(|saved| {
            saved.record = kept.record;
            saved.over = kept.turn == Turn::Over;
            saved.to_act = if let Turn::Seat(seat) = kept.turn { Some(seat) } else { None };
            self.is_stored.set(!stores || saved.save());
        });
    }
}
