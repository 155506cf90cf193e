//! Events: what a step did, for animation and the game log. The event of a month in the rules is a
//! [`MonthEvent`].

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Bonus, Good, Privilege},
    calendar::{MonthEvent, SuperEvent},
    palace::PalaceNumber,
    person::{Card, Person, Role},
};

/// One fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An event was laid out.
    Laid {
        /// In which month.
        month: u8,
        /// Which.
        event: MonthEvent,
    },
    /// The super event is known.
    Foretold {
        /// Which.
        super_event: SuperEvent,
    },
    /// A seat takes its persons first.
    Began {
        /// Who.
        seat: Seat,
    },
    /// A month begins, with its groups of action cards.
    Dealt {
        /// The month.
        month: u8,
        /// The group of each action card, in the order of [`Action::ALL`]; 0 if there is none.
        groups: [u8; crate::action::ACTIONS],
    },
    /// A seat put its dragon on a group.
    Chose {
        /// Who.
        seat: Seat,
        /// The group.
        group: u8,
        /// The action.
        action: Action,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat got goods.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// A seat gave goods.
    Paid {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// A seat scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How much.
        points: u16,
    },
    /// A marker went ahead on the person track.
    Advanced {
        /// Whose.
        seat: Seat,
        /// How far.
        spaces: u8,
        /// To which space.
        to: u8,
    },
    /// A seat got palace pieces to place.
    Supplied {
        /// Who.
        seat: Seat,
        /// How many.
        pieces: u8,
    },
    /// A palace got a floor.
    Built {
        /// Whose.
        seat: Seat,
        /// Which.
        palace: PalaceNumber,
        /// Its floors now; a new palace has one.
        floors: u8,
    },
    /// A seat bought a privilege.
    Bought {
        /// Who.
        seat: Seat,
        /// Which.
        privilege: Privilege,
    },
    /// A seat laid a wall tile.
    Walled {
        /// Who.
        seat: Seat,
        /// What was on it.
        bonus: Bonus,
        /// Under which month.
        month: u8,
    },
    /// A seat played a person card.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat took a person tile.
    Took {
        /// Who.
        seat: Seat,
        /// Whom.
        person: Person,
    },
    /// There was nothing for a seat.
    Missed {
        /// Who.
        seat: Seat,
    },
    /// A person moved into a palace.
    Housed {
        /// Whose.
        seat: Seat,
        /// Who.
        person: Person,
        /// Where.
        palace: PalaceNumber,
    },
    /// A new person was sent away.
    Declined {
        /// By whom.
        seat: Seat,
        /// Who.
        person: Person,
    },
    /// A person left the game.
    Released {
        /// Whose.
        seat: Seat,
        /// Who.
        person: Person,
        /// From which palace.
        palace: PalaceNumber,
    },
    /// The month's event takes place.
    Struck {
        /// The month.
        month: u8,
        /// What.
        event: MonthEvent,
    },
    /// An empty palace lost a floor.
    Decayed {
        /// Whose.
        seat: Seat,
        /// Which.
        palace: PalaceNumber,
        /// Its floors now; 0 if it is gone.
        floors: u8,
    },
    /// The wall was looked at.
    Surveyed {
        /// How far it reaches.
        built: u8,
        /// How far it should.
        needed: u8,
    },
    /// The super event takes place.
    Befell {
        /// What.
        super_event: SuperEvent,
    },
    /// A palace lost a floor.
    Shook {
        /// Whose.
        seat: Seat,
        /// Which.
        palace: PalaceNumber,
        /// Its floors now; 0 if it is gone.
        floors: u8,
    },
    /// A person card was discarded.
    Dropped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// All markers went back to space 0.
    Erupted {
        /// Whose marker stays on top.
        seat: Seat,
    },
    /// A seat's privileges were returned.
    Forfeited {
        /// Whose.
        seat: Seat,
        /// How many dragons were on them.
        dragons: u8,
    },
    /// A seat chose a type of persons at the treaty.
    Favoured {
        /// Who.
        seat: Seat,
        /// Which type.
        role: Role,
    },
    /// A seat's month was scored.
    Tallied {
        /// Who.
        seat: Seat,
        /// Points for palaces.
        palaces: u8,
        /// Points for court ladies.
        ladies: u8,
        /// Points for privileges.
        dragons: u8,
        /// In all.
        points: u16,
    },
    /// A seat's final scoring.
    Closed {
        /// Who.
        seat: Seat,
        /// Points for persons.
        persons: u16,
        /// Points for monks.
        monks: u16,
        /// Points for money, goods sold.
        money: u16,
        /// In all.
        points: u16,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: Seats,
    },
}
