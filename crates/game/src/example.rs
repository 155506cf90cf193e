//! A whole game in ninety lines, for the examples in this documentation and to start from.
//!
//! Chance deals everybody a hidden card from 1 to 6. In turn each seat keeps its card or trades it for three points. Then
//! the most points win, or the fewest if that was agreed.

use serde::{Deserialize, Serialize};

use crate::{
    Determinize, Evaluate, Eyes, HiddenInformation, Illegal, Lang, Luck, Meta, Present, Rules,
    Seat, Setup, Standing, Step, StepOf, Tell, TestSupport, Turn, diff_as_whole, diff_by_field,
    rule,
};

/// What one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The number of seats, and whether the fewest points win.
    pub setup: Setup<bool>,
    /// The cards dealt so far, by seat; `None` if one is hidden from these eyes.
    pub cards: Vec<Option<u8>>,
    /// The decisions made so far, by seat: whether it traded its card.
    pub trades: Vec<bool>,
}
diff_by_field!(View { setup, cards, trades });
diff_as_whole!(Setup<bool>);

/// A position of the example game: a view from which nothing is hidden. It has no `Debug`, so that
/// nobody prints it by mistake.
#[derive(Clone, PartialEq, Eq)]
pub struct HighCard(View);

impl Rules for HighCard {
    const META: Meta = Meta { slug: "example", title: "High Card", seats: (2, 5), edition: 1 };
    /// Whether the fewest points win.
    type Options = bool;
    /// Whether to trade the card.
    type Move = bool;
    /// A card.
    type Chance = u8;
    /// The seat that drew, and its card if these eyes see it.
    type Event = (Seat, Option<u8>);

    fn new(setup: &Setup<bool>) -> HighCard {
        HighCard(View { setup: *setup, cards: Vec::new(), trades: Vec::new() })
    }

    fn turn(&self) -> Turn {
        let seats = usize::from(self.0.setup.seats);
        match self.0.trades.len() {
            _ if self.0.cards.len() < seats => Turn::Chance,
            seat if seat < seats => Turn::Seat(Seat(seat as u8)),
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
            Step::Chance { chance: card } => {
                tell(rule!("E1.1"), (Seat(self.0.cards.len() as u8), Some(card)));
                self.0.cards.push(Some(card));
            }
            Step::Move { mv: trades, .. } => self.0.trades.push(trades),
        }
    }

    fn standing(&self) -> Standing {
        let points = |seat: Seat| match self.0.trades.get(seat.index()) {
            Some(true) => 3,
            _ => self.0.cards.get(seat.index()).copied().flatten().map_or(0, i32::from),
        };
        let sign = if self.0.setup.options { -1 } else { 1 };
        Standing::by(self.0.setup.seats, points, |seat| sign * points(seat))
    }
}

impl HiddenInformation for HighCard {
    type View = View;

    fn public_view(&self) -> View {
        View { cards: vec![None; self.0.cards.len()], ..self.0.clone() }
    }

    fn reveal(&self, seat: Seat, view: &mut View) {
        if let Some(card) = view.cards.get_mut(seat.index()) {
            *card = self.0.cards[seat.index()];
        }
    }

    fn redact((seat, card): &Self::Event, eyes: Eyes) -> Self::Event {
        (*seat, card.filter(|_| eyes == Eyes::Seat(*seat)))
    }
}

impl Determinize for HighCard {
    fn imagine<L: Luck>(view: &View, luck: &mut L) -> HighCard {
        let mut game = HighCard(view.clone());
        game.0.cards.iter_mut().for_each(|card| *card = card.or(Some(luck.below(6) as u8 + 1)));
        game
    }
}

impl Evaluate for HighCard {}

impl Present for HighCard {
    type Outlook = ();

    fn outlook(_: &View) {}

    fn rules(_: Lang) -> &'static str {
        "E1.1 Everybody draws a card, and may trade it for three points. The most points win."
    }
}

impl TestSupport for HighCard {
    fn all_options() -> Vec<bool> {
        vec![false, true]
    }
}
