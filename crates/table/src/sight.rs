//! Queries from the view of the seat to act: its legal moves, previews, and why others are illegal. Computed
//! from a view alone, they can't disclose hidden information.

use std::collections::BTreeSet;

use game::{Determinize, Eyes, Game, Illegal, Present, Quick, Refusal, Seat, Step, Turn};
use serde::{Deserialize as _, Deserializer};
use serde_json::{Value, json};

use crate::{Choices, ForGame, Listed, PlayError, Preview, Told, Way, for_game, picker::orders};

/// A game of an erased type, as the seat to act sees it.
pub trait Sight {
    /// The legal moves.
    fn choices(&self) -> Choices;
    /// A random legal move, in the game's notation.
    fn sample(&self, luck: &mut Quick) -> String;
    /// Preview of a move, as far as the seat can know.
    fn preview(&self, mv: &str) -> Result<Preview, PlayError>;
    /// The clause that forbids every move that begins with these words.
    fn why_not(&self, words: &[&str]) -> Option<Illegal>;
}

/// Queries from a view. None if the game is unknown, if the view isn't one of that game, or if nobody is to
/// act.
pub fn sight(slug: &str, view: &Value) -> Option<Box<dyn Sight>> {
    for_game(slug, Seeing(view))?
}

/// The same from JSON text, which may have trailing data.
pub fn sight_in(slug: &str, view: &str) -> Option<Box<dyn Sight>> {
    for_game(slug, Seeing(&mut serde_json::Deserializer::from_str(view)))?
}

/// The outlook of a view (see `Present::outlook`). None if the game is unknown or the view isn't one of it.
pub fn outlook(slug: &str, view: &Value) -> Option<Value> {
    for_game(slug, Foreseeing { view })?
}

struct Foreseeing<'a> {
    view: &'a Value,
}

impl ForGame for Foreseeing<'_> {
    type Out = Option<Value>;

    fn run<G: Game>(self) -> Self::Out {
        Some(json!(G::outlook(&G::View::deserialize(self.view).ok()?)))
    }
}

struct Seeing<D>(D);

impl<'de, D: Deserializer<'de>> ForGame for Seeing<D> {
    type Out = Option<Box<dyn Sight>>;

    fn run<G: Game>(self) -> Self::Out {
        let view = G::View::deserialize(self.0).ok()?;
        let world = G::imagine(&view, &mut Quick::new(0));
        let Turn::Seat(seat) = world.turn() else { return None };
        Some(Box::new(Seen { view, world, seat }))
    }
}

struct Seen<G: Determinize + Present> {
    view: G::View,
    /// A determinization of the view: the answers are the same in all of them.
    world: G,
    seat: Seat,
}

impl<G: Determinize + Present> Seen<G> {
    /// The determinization after a legal move, and its events.
    fn after(&self, mv: G::Move) -> (G, Vec<Told>) {
        let step = Step::Move { seat: self.seat, mv };
        let (mut world, mut told) = (self.world.clone(), Vec::new());
        let hidden = world.discloses(&step);
        world.apply(&step, &mut |clause, event| {
            if Some(clause) != hidden {
                let event = json!(G::redact(&event, Eyes::Seat(self.seat)));
                told.push(Told { ply: 0, clause, event });
            }
        });
        (world, told)
    }

    fn points(&self, world: &G) -> i32 {
        world.standing().points[self.seat.index()]
    }

    fn spaces(&self) -> BTreeSet<String> {
        G::paint(&self.view, &[]).spots.into_iter().map(|spot| spot.name).collect()
    }
}

impl<G: Determinize + Present> Sight for Seen<G> {
    fn choices(&self) -> Choices {
        let (mut moves, spaces, mut choices) = (Vec::new(), self.spaces(), Choices::default());
        self.world.moves(&mut moves);
        let before = self.points(&self.world);
        for (at, mv) in moves.into_iter().enumerate() {
            let text = mv.to_string();
            let words: Vec<&str> = text.split(' ').collect();
            // A game may write a move in one order, though any space can be clicked first.
            let turned = orders(&words, &spaces).into_iter().map(|order| order.join(" "));
            let same = turned.filter(|turned| turned.parse().is_ok_and(|it: G::Move| it == mv));
            choices.ways.extend(same.chain([text.clone()]).map(|words| Way { words, at }));
            let gain = self.points(&self.after(mv).0) - before;
            choices.moves.push(Listed { mv: text, gain });
        }
        choices
    }

    fn sample(&self, luck: &mut Quick) -> String {
        self.world.sample(luck).to_string()
    }

    fn preview(&self, mv: &str) -> Result<Preview, PlayError> {
        let mv: G::Move = mv.parse().map_err(|_| PlayError::Garbled)?;
        let refused = |illegal| PlayError::Refused(Refusal::Illegal(illegal));
        self.world.check(&mv).map_err(refused)?;
        let (world, told) = self.after(mv);
        Ok(Preview { view: json!(world.view(Eyes::Seat(self.seat))), told })
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        self.world.why_not(words)
    }
}
