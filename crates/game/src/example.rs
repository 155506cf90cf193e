//! A whole game in a hundred lines, for the examples in this documentation.
//!
//! Chance deals everybody a hidden card from 1 to 6. In turn each seat keeps its card or swaps it for
//! another. Then the highest card wins, or the lowest if that was agreed.

use serde::{Deserialize, Serialize};

use crate::{
    clause::{Clause, Illegal},
    contract::{Game, Meta, StepOf, Tell, ensure},
    dice::Luck,
    features::Features,
    paper::Paper,
    rule,
    rulebook::Lang,
    standing::{SEATS_MAX, Standing},
    words::{Eyes, Seat, Setup, Step, Turn, seats},
};

/// A position of the example game.
#[derive(Clone, PartialEq, Eq)]
pub struct HighCard {
    low_wins: bool,
    /// The card of each seat, from 1; 0 while it is to be drawn.
    cards: Vec<u8>,
    /// Number of seats that have kept or swapped.
    decided: u8,
}

/// What one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whether the lowest card wins.
    pub low_wins: bool,
    /// The card of each seat, if these eyes see it; 0 while it is to be drawn.
    pub cards: Vec<Option<u8>>,
    /// Number of seats that have kept or swapped.
    pub decided: u8,
}

/// An event: a seat drew a card, which only that seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drew {
    /// Who.
    pub seat: Seat,
    /// Which card.
    pub card: Option<u8>,
}

impl HighCard {
    /// The seat whose card is to be drawn, if any.
    fn drawing(&self) -> Option<usize> {
        self.cards.iter().position(|&card| card == 0)
    }
}

impl Game for HighCard {
    const META: Meta = Meta { slug: "example", title: "High Card", seats: (2, 5), edition: 1 };
    /// Whether the lowest card wins.
    type Options = bool;
    /// Whether to swap the card.
    type Move = bool;
    /// A card.
    type Chance = u8;
    type Event = Drew;
    type View = View;
    type Outlook = ();
    const FEATURES: &'static [&'static str] = &["card"];

    fn all_options() -> Vec<bool> {
        vec![false, true]
    }

    fn new(setup: &Setup<bool>) -> HighCard {
        HighCard { low_wins: setup.options, cards: vec![0; setup.seats.into()], decided: 0 }
    }

    fn turn(&self) -> Turn {
        match self.drawing() {
            Some(_) => Turn::Chance,
            None if usize::from(self.decided) < self.cards.len() => Turn::Seat(Seat(self.decided)),
            None => Turn::Over,
        }
    }

    fn moves(&self, out: &mut Vec<bool>) {
        out.extend([false, true]);
    }

    fn sample<L: Luck>(&self, luck: &mut L) -> bool {
        luck.below(2) == 1
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

    fn apply(&mut self, step: &StepOf<HighCard>, tell: Tell<'_, Drew>) {
        match *step {
            Step::Move { seat, mv: swaps } => {
                self.decided += 1;
                if swaps {
                    self.cards[seat.index()] = 0;
                }
            }
            Step::Chance { chance: card } => {
                let at = self.drawing().expect("chance steps are admitted only to draw");
                self.cards[at] = card;
                tell(rule!("E1.1"), Drew { seat: Seat(at as u8), card: Some(card) });
            }
        }
    }

    fn standing(&self) -> Standing {
        let sign = if self.low_wins { -1 } else { 1 };
        let points = |seat: Seat| sign * i32::from(self.cards[seat.index()]);
        Standing::by(self.cards.len() as u8, points, points)
    }

    fn view(&self, eyes: Eyes) -> View {
        let sees = |seat: Seat| eyes == Eyes::Seat(seat) || self.cards[seat.index()] == 0;
        let card = |seat: Seat| sees(seat).then_some(self.cards[seat.index()]);
        let cards = seats(self.cards.len() as u8).map(card).collect();
        View { low_wins: self.low_wins, cards, decided: self.decided }
    }

    fn redact(event: &Drew, eyes: Eyes) -> Drew {
        Drew { seat: event.seat, card: event.card.filter(|_| eyes == Eyes::Seat(event.seat)) }
    }

    fn discloses(&self, _: &StepOf<HighCard>) -> Option<Clause> {
        None
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> HighCard {
        let card = |card: &Option<u8>| card.unwrap_or_else(|| luck.below(6) as u8 + 1);
        let cards = view.cards.iter().map(card).collect();
        HighCard { low_wins: view.low_wins, cards, decided: view.decided }
    }

    fn outlook(_: &View) {}

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        for (features, &card) in out.iter_mut().zip(&self.cards) {
            features[0] = card.into();
        }
    }

    fn rules(_: Lang) -> &'static str {
        "E1.1 Everybody draws a card, and may swap it once. The highest card wins."
    }

    fn paint(view: &View, _: &[&str]) -> Paper {
        let mut paper = Paper::default();
        for card in &view.cards {
            paper.say(card.map_or(" ?".to_owned(), |card| format!(" {card}")));
        }
        paper
    }

    fn why_not(&self, _: &[&str]) -> Option<Illegal> {
        None
    }

    fn audit(&self) -> Result<(), String> {
        ensure(self.cards.iter().all(|&card| card <= 6), || "a card is above 6".into())
    }

    fn anything<L: Luck>(luck: &mut L) -> bool {
        luck.below(2) == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws;

    #[test]
    fn the_laws_hold() {
        for setup in laws::all_setups::<HighCard>() {
            for number in 0..20 {
                laws::hold::<HighCard>(&setup, number);
            }
        }
    }
}
