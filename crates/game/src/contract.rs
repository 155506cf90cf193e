//! The interface between a game and everything that runs it.

use std::{fmt, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    clause::{Clause, Illegal},
    dice::Luck,
    features::Features,
    paper::Paper,
    rulebook::Lang,
    standing::{SEATS_MAX, Standing},
    words::{Eyes, Setup, Step, Turn},
};

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance>;

/// Receives each event of a step, with the clause it follows from.
pub type Tell<'a, E> = &'a mut dyn FnMut(Clause, E);

/// Returns a message unless a condition holds: one check of [`Game::audit`].
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Identity of a game. A change of rules that affects old records needs a new edition.
#[derive(Debug)]
pub struct Meta {
    /// Short name, used in URLs and folder names.
    pub slug: &'static str,
    /// The printed title.
    pub title: &'static str,
    /// Smallest and largest number of seats.
    pub seats: (u8, u8),
    /// Raised when an old record would replay differently.
    pub edition: u16,
}

/// Serialisable data: sent over the network, stored, or kept in golden files.
pub trait Wire:
    Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync
{
}
impl<T: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Wire for T {}

/// Small data with a notation that people read and type: [`Display`](fmt::Display) and [`FromStr`]
/// round-trip.
pub trait Spoken: Wire + Copy + Eq + Hash + fmt::Display + FromStr + 'static {}
impl<T: Wire + Copy + Eq + Hash + fmt::Display + FromStr + 'static> Spoken for T {}

/// A position of one game, and the rules that lead from it to the next.
///
/// A position implements neither `Serialize` nor `Debug`, so that hidden information can leave it
/// only through a [view](Game::view).
///
/// A game loop asks for the [turn](Game::turn), makes a step, and applies it:
///
/// ```
/// use game::{Game, Quick, Setup, Step, Turn, example::HighCard};
///
/// let mut game = HighCard::new(&Setup { seats: 2, options: false });
/// let mut luck = Quick::new(1);
/// loop {
///     let step = match game.turn() {
///         Turn::Seat(seat) => Step::Move { seat, mv: game.sample(&mut luck) },
///         Turn::Chance => Step::Chance { chance: game.draw(&mut luck) },
///         Turn::Over => break,
///     };
///     game.apply(&step, &mut |clause, event| println!("{clause}: {event:?}"));
/// }
/// assert!(game.standing().winners().count() >= 1);
/// ```
///
/// To implement a game, see [`example`](crate::example).
pub trait Game: Clone + Eq + Send + Sync + Sized + 'static {
    /// Name, seats and edition.
    const META: Meta;
    /// Choices made before the first step.
    type Options: Spoken + Default;
    /// One decision of one seat. Its text has one word per click.
    type Move: Spoken;
    /// One outcome of chance.
    type Chance: Spoken;
    /// One event of a step, as one pair of eyes learns it.
    type Event: Wire;
    /// Everything that one pair of eyes can see.
    type View: Wire;
    /// Forecasts from a view, for players who weigh a decision.
    type Outlook: Wire;
    /// The names of the features, so that people can read a bot's reasons.
    const FEATURES: &'static [&'static str];

    /// Every combination of options, for tests and matches.
    fn all_options() -> Vec<Self::Options>;
    /// The position before the first step. The number of seats is within [`Meta::seats`].
    fn new(setup: &Setup<Self::Options>) -> Self;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Appends every legal move of the seat to act, each once.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// Samples a legal move of the seat to act uniformly, without listing them all.
    fn sample<L: Luck>(&self, luck: &mut L) -> Self::Move;
    /// Checks a move of the seat to act; the error names the clause that forbids it.
    fn check(&self, mv: &Self::Move) -> Result<(), Illegal>;
    /// Draws one outcome of chance, without changing the position.
    fn draw<L: Luck>(&self, luck: &mut L) -> Self::Chance;
    /// Whether chance can produce this outcome now.
    fn can_happen(&self, outcome: &Self::Chance) -> bool;
    /// Takes a legal step. The only function that changes a position.
    fn apply(&mut self, step: &StepOf<Self>, tell: Tell<'_, Self::Event>);
    /// The standing if the game ended now.
    fn standing(&self) -> Standing;

    /// The position as these eyes see it.
    fn view(&self, eyes: Eyes) -> Self::View;
    /// The event as these eyes learn it.
    fn redact(event: &Self::Event, eyes: Eyes) -> Self::Event;
    /// The clause by which a legal step may reveal hidden information to the seat that takes it, such
    /// as an end of the game that depends on hidden hands. Such a step can't be undone.
    fn discloses(&self, step: &StepOf<Self>) -> Option<Clause>;
    /// Determinization: a random position consistent with a view.
    fn imagine<L: Luck>(view: &Self::View, luck: &mut L) -> Self;

    /// Forecasts from a view; hidden information appears as a range.
    fn outlook(view: &Self::View) -> Self::Outlook;

    /// The feature vector of every seat, in the order of [`Game::FEATURES`]. `out` comes zeroed.
    fn features(&self, out: &mut [Features; SEATS_MAX]);

    /// The rules in a language, clause by clause.
    fn rules(lang: Lang) -> &'static str;
    /// The table as text, with the spaces named in `lit` marked.
    fn paint(view: &Self::View, lit: &[&str]) -> Paper;
    /// The clause that forbids every move beginning with these words; `None` if a legal move does, or
    /// if this game doesn't know the words.
    fn why_not(&self, words: &[&str]) -> Option<Illegal>;

    /// Checks the invariants of every position, for tests; the error names the first that is broken.
    fn audit(&self) -> Result<(), String>;
    /// A random move that can be written down, legal or not, for tests.
    fn anything<L: Luck>(luck: &mut L) -> Self::Move;
}
