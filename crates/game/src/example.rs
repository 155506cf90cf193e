//! A whole game in a hundred lines, for the examples in this documentation and to start from.
//!
//! Chance deals everybody a hidden card from 1 to 6. In turn each seat keeps its card or swaps it for
//! another. Then the highest card wins, or the lowest if that was agreed.

use serde::{Deserialize, Serialize};

use crate::{
    clause::Illegal,
    contract::{
        Determinize, Evaluate, HiddenInformation, Meta, Present, Rules, StepOf, Tell, TestSupport,
    },
    dice::Luck,
    rule,
    rulebook::Lang,
    standing::Standing,
    words::{Eyes, Seat, Setup, Step, Turn, seats},
};

/// A card that is to be drawn.
const NO_CARD: Option<u8> = Some(0);

/// What one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whether the lowest card wins.
    pub low_wins: bool,
    /// The card of each seat, `None` if it is hidden from these eyes; 0 while it is to be drawn.
    pub cards: Vec<Option<u8>>,
    /// Number of seats that have kept or swapped.
    pub decided: u8,
}

/// A position of the example game: a view from which nothing is hidden. It has no `Debug`, so that
/// nobody prints it by mistake.
#[derive(Clone, PartialEq, Eq)]
pub struct HighCard(View);

impl Rules for HighCard {
    const META: Meta = Meta { slug: "example", title: "High Card", seats: (2, 5), edition: 1 };
    /// Whether the lowest card wins.
    type Options = bool;
    /// Whether to swap the card.
    type Move = bool;
    /// A card.
    type Chance = u8;
    /// Who drew, and the card if these eyes see it.
    type Event = (Seat, Option<u8>);

    fn new(setup: &Setup<bool>) -> HighCard {
        let cards = vec![NO_CARD; setup.seats.into()];
        HighCard(View { low_wins: setup.options, cards, decided: 0 })
    }

    fn turn(&self) -> Turn {
        match self.0.decided {
            _ if self.0.cards.contains(&NO_CARD) => Turn::Chance,
            seat if usize::from(seat) < self.0.cards.len() => Turn::Seat(Seat(seat)),
            _ => Turn::Over,
        }
    }

    fn moves(&self, out: &mut Vec<bool>) {
        out.extend([false, true]);
    }

    fn check(&self, _: &bool) -> Result<(), Illegal> {
        Ok(())
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> u8 {
        luck.below(6) as u8 + 1
    }

    fn can_happen(&self, card: &u8) -> bool {
        (1..=6).contains(card)
    }

    fn apply(&mut self, step: &StepOf<HighCard>, tell: Tell<'_, Self::Event>) {
        match *step {
            Step::Move { seat, mv: swaps } => {
                self.0.decided += 1;
                if swaps {
                    self.0.cards[seat.index()] = NO_CARD;
                }
            }
            Step::Chance { chance: card } => {
                let at = self.0.cards.iter().position(|card| *card == NO_CARD);
                let at = at.expect("chance steps are admitted only to draw");
                self.0.cards[at] = Some(card);
                tell(rule!("E1.1"), (Seat(at as u8), Some(card)));
            }
        }
    }

    fn standing(&self) -> Standing {
        let sign = if self.0.low_wins { -1 } else { 1 };
        let points = |seat: Seat| sign * self.0.cards[seat.index()].map_or(0, i32::from);
        Standing::by(self.0.cards.len() as u8, points, points)
    }
}

impl HiddenInformation for HighCard {
    type View = View;

    fn view(&self, eyes: Eyes) -> View {
        let hide = |(seat, card): (Seat, &Option<u8>)| {
            card.filter(|_| eyes == Eyes::Seat(seat) || *card == NO_CARD)
        };
        let cards = seats(self.0.cards.len() as u8).zip(&self.0.cards).map(hide).collect();
        View { cards, ..self.0 }
    }

    fn redact((seat, card): &Self::Event, eyes: Eyes) -> Self::Event {
        (*seat, card.filter(|_| eyes == Eyes::Seat(*seat)))
    }
}

impl Determinize for HighCard {
    fn imagine<L: Luck>(view: &View, luck: &mut L) -> HighCard {
        let deal = |card: &Option<u8>| card.or_else(|| Some(luck.below(6) as u8 + 1));
        HighCard(View { cards: view.cards.iter().map(deal).collect(), ..*view })
    }
}

impl Evaluate for HighCard {}

impl Present for HighCard {
    type Outlook = ();

    fn outlook(_: &View) {}

    fn rules(_: Lang) -> &'static str {
        "E1.1 Everybody draws a card, and may swap it once. The highest card wins."
    }
}

impl TestSupport for HighCard {
    fn all_options() -> Vec<bool> {
        vec![false, true]
    }
}
