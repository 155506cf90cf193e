//! What a seat can decide: the move and its parts.

use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Bonus, Good, Privilege},
    calendar::SuperEvent,
    palace::PalaceNumber,
    person::{Card, Person, Role},
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// No action; top up to 3 yuan.
    Pass,
    /// An action without further choices.
    Act(Action),
    /// The action Privilege: buy one.
    Buy(Privilege),
    /// The action Wall: use the tile with this bonus.
    Wall(Bonus),
    /// A piece on a palace.
    Raise(PalaceNumber),
    /// A piece for a new palace.
    Found,
    /// Play a person card.
    Play(Card),
    /// Take a person.
    Take(Person),
    /// Put the new person into a palace.
    Place(PalaceNumber),
    /// Release a person of a palace; a new one takes the place.
    Release(Person, PalaceNumber),
    /// Discard the new person.
    Decline,
    /// Lose a floor of a palace.
    Lose(PalaceNumber),
    /// Discard one good.
    Discard(Good),
    /// Discard a person card.
    Drop(Card),
    /// Choose a type at the treaty.
    Favour(Role),
    /// Choose the super event of month 7.
    Foretell(SuperEvent),
}

/// Every move that can be written down, legal or not.
pub(crate) fn all_moves() -> impl Iterator<Item = Move> {
    let at_palaces = PalaceNumber::all()
        .flat_map(|number| [Move::Raise, Move::Place, Move::Lose].map(|f| f(number)));
    let releases = Person::all()
        .flat_map(|person| PalaceNumber::all().map(move |number| Move::Release(person, number)));
    let cards = Card::all().flat_map(|card| [Move::Play(card), Move::Drop(card)]);
    let plain = Action::ALL.iter().filter(|it| it.role().is_some());
    [Move::Pass, Move::Found, Move::Decline]
        .into_iter()
        .chain(plain.map(|it| Move::Act(*it)))
        .chain(Privilege::ALL.iter().map(|it| Move::Buy(*it)))
        .chain(Bonus::ALL.iter().map(|it| Move::Wall(*it)))
        .chain(Good::ALL.iter().map(|it| Move::Discard(*it)))
        .chain(Role::ALL.into_iter().map(Move::Favour))
        .chain(SuperEvent::ALL.iter().map(|it| Move::Foretell(*it)))
        .chain(Person::all().map(Move::Take))
        .chain(cards)
        .chain(at_palaces)
        .chain(releases)
}
