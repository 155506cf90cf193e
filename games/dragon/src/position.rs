//! The position, its stages and phases.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    action::Groups,
    calendar::{MONTHS, MonthEvent, SuperEvent},
    options::{Options, SEATS},
    person::{Card, Person, SORTS},
    player::Player,
};

/// A position of In the Year of the Dragon.
///
/// Nothing in it is hidden: hands follow from the cards played (D2.6), and no future outcome is
/// decided yet.
///
/// A position implements neither `Debug` nor `Serialize`: like that of any other game, it leaves only
/// through a view.
///
/// ```compile_fail
/// fn print(game: &pagoda_dragon::Dragon) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```compile_fail
/// fn needs<T: serde::Serialize>() {}
/// needs::<pagoda_dragon::Dragon>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dragon {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    /// Counted from one; 0 before the first.
    pub(crate) month: u8,
    pub(crate) year: [MonthEvent; MONTHS],
    pub(crate) super_event: Option<SuperEvent>,
    pub(crate) groups: Groups,
    /// Seats by their markers on the person track, the first one first.
    pub(crate) order: [Seat; SEATS],
    /// The order of this stage, fixed when it begins (D3.3), and whose turn it is in it.
    pub(crate) queue: [Seat; SEATS],
    pub(crate) at: u8,
    /// Number of pieces to place, floors to lose or goods to discard by the seat to act.
    pub(crate) left: u8,
    /// The card that is being played.
    pub(crate) card: Option<Card>,
    /// The person that was taken and has no place yet.
    pub(crate) newcomer: Option<Person>,
    /// Bit set of choices that can't be made again: palaces in a drought (D5.3), types at dawn (D8.8).
    pub(crate) barred: u32,
    /// Tiles left of each sort.
    pub(crate) supply: [u8; SORTS],
    /// Tiles that left the game.
    pub(crate) gone: [u8; SORTS],
    /// The owner of the wall tile under each month; `None` past the end of the wall.
    pub(crate) wall: [Option<Seat>; MONTHS],
    pub(crate) players: [Player; SEATS],
}

/// The decision or outcome that the game awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The year's events (D2.1).
    Year,
    /// The super event (D8.1).
    Super,
    /// Who begins (D2.3).
    First,
    /// The super event that the start player chooses (D8.1).
    Foretell(Seat),
    /// The month's groups of action cards (D3.2).
    Deal,
    /// A seat's action (D3.4).
    Act(Seat),
    /// Where a palace piece goes (D3.7).
    Build(Seat),
    /// A seat's person card (D4.1).
    Play(Seat),
    /// The person a seat takes (D2.3, D4.1, D8.8).
    Take(Seat),
    /// Where the person goes (D4.3, D4.4).
    Place(Seat),
    /// Whom a seat releases (D5.7, D7.3, D8.3).
    Release(Seat),
    /// The floor a seat loses (D8.3).
    Lose(Seat),
    /// The good a seat discards (D8.4).
    Discard(Seat),
    /// The person card a seat discards (D8.7).
    Drop(Seat),
    /// The type a seat chooses (D8.10).
    Treaty(Seat),
    /// Nothing: the game has ended.
    Over,
}

impl Phase {
    /// The seat to act, unless chance decides or the game is over.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::Year | Phase::Super | Phase::First | Phase::Deal | Phase::Over => None,
            Phase::Foretell(seat)
            | Phase::Act(seat)
            | Phase::Build(seat)
            | Phase::Play(seat)
            | Phase::Take(seat)
            | Phase::Place(seat)
            | Phase::Release(seat)
            | Phase::Lose(seat)
            | Phase::Discard(seat)
            | Phase::Drop(seat)
            | Phase::Treaty(seat) => Some(seat),
        }
    }
}

/// The part of the game that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Setup (D2).
    Start,
    /// The action phase (D3).
    Action,
    /// The person phase (D4).
    Person,
    /// The month's event (D5).
    Event,
    /// The wall's check after a raid (D7.3).
    Wall,
    /// The super event (D8).
    Super,
    /// The event's second time (D8.5).
    Eclipse,
    /// The wall's second check (D8.5).
    EclipseWall,
    /// The wall's last check (D7.4).
    LastWall,
}

impl Dragon {
    /// A seat's player.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A seat's player, to change it.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats in the order of this stage.
    pub(crate) fn queue(&self) -> impl Iterator<Item = Seat> + use<> {
        self.queue.into_iter().take(usize::from(self.seats))
    }

    /// Wall tiles laid by all players (D7.2).
    pub(crate) fn wall_length(&self) -> u8 {
        self.wall.iter().flatten().count() as u8
    }

    /// The event of the month under way.
    pub(crate) fn month_event(&self) -> MonthEvent {
        self.year[usize::from(self.month) - 1]
    }
}
