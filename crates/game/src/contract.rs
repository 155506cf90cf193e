//! The contract between a game and everybody who runs it.

use std::{fmt, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Clause, Eyes, Features, Illegal, Lang, Luck, Paper, SEATS_MAX, Setup, Standing, StepOf, Tell,
    Turn,
};

/// What must never change about a game without a new edition.
#[derive(Debug)]
pub struct Meta {
    /// Short name, used in addresses and folders.
    pub slug: &'static str,
    /// The printed title.
    pub title: &'static str,
    /// Smallest and largest number of seats.
    pub seats: (u8, u8),
    /// Raised when an old record would replay differently.
    pub edition: u16,
}

/// Data that crosses a border: the wire, the store, a golden file.
pub trait Wire:
    Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync
{
}
impl<T: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Wire for T {}

/// Small data that people read and type too: its text reads back as itself.
pub trait Spoken: Wire + Copy + Eq + Hash + fmt::Display + FromStr + 'static {}
impl<T: Wire + Copy + Eq + Hash + fmt::Display + FromStr + 'static> Spoken for T {}

/// A position of one game, and the rules that lead from it to the next.
///
/// A position is neither serialised nor printed: what leaves it, leaves as a view.
pub trait Game: Clone + Eq + Send + Sync + Sized + 'static {
    /// The game's card.
    const META: Meta;
    /// Choices made before the first step.
    type Options: Spoken + Default;
    /// One decision of one seat. Its text is a row of words, one for each click that makes it.
    type Move: Spoken;
    /// One outcome of chance.
    type Chance: Spoken;
    /// One fact, as told to one pair of eyes.
    type Event: Wire;
    /// Everything one pair of eyes can see.
    type View: Wire;
    /// What would come of things as they stand, for those who weigh a decision.
    type Outlook: Wire;
    /// The names of the features, each in a few words, so that a bot's reasons can be read.
    const FEATURES: &'static [&'static str];

    /// Every combination of options, for tests and matches that should meet them all.
    fn all_options() -> Vec<Self::Options>;
    /// The position before the first step. The number of seats is within [`Meta::seats`].
    fn new(setup: &Setup<Self::Options>) -> Self;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Appends every legal move of the seat to act, each once.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// One legal move of the seat to act, every one as likely as the next, without listing them.
    fn sample<L: Luck>(&self, luck: &mut L) -> Self::Move;
    /// Says whether a move of the seat to act is legal, and if not, by which clause.
    fn check(&self, mv: &Self::Move) -> Result<(), Illegal>;
    /// Draws one outcome, without changing the position.
    fn draw<L: Luck>(&self, luck: &mut L) -> Self::Chance;
    /// Whether chance could decide so now.
    fn can_happen(&self, outcome: &Self::Chance) -> bool;
    /// Takes a legal step. The only function that changes a position.
    fn apply(&mut self, step: &StepOf<Self>, tell: Tell<'_, Self::Event>);
    /// How the seats stand, were the game to end now.
    fn standing(&self) -> Standing;

    /// What these eyes see.
    fn view(&self, eyes: Eyes) -> Self::View;
    /// What these eyes learn from an event.
    fn redact(event: &Self::Event, eyes: Eyes) -> Self::Event;
    /// The clause by which a legal step may tell its own seat more than the step itself does, such
    /// as an end of the game that depends on hidden hands. Such a step is never taken back.
    fn discloses(&self, step: &StepOf<Self>) -> Option<Clause>;
    /// Some position that looks like this to these eyes.
    fn imagine<L: Luck>(view: &Self::View, luck: &mut L) -> Self;

    /// What would come of things as they stand, as far as a view tells: what these eyes can't know
    /// they can't foresee.
    fn outlook(view: &Self::View) -> Self::Outlook;

    /// What stands out for every seat, in the order of [`Game::FEATURES`]. `out` comes zeroed.
    fn features(&self, out: &mut [Features; SEATS_MAX]);

    /// The rules in a language, clause by clause.
    fn rules(lang: Lang) -> &'static str;
    /// The table as text, with the spaces named in `lit` marked.
    fn paint(view: &Self::View, lit: &[&str]) -> Paper;
    /// The clause that keeps every move from beginning with these words; none if one does, or if
    /// they are no words of this game.
    fn why_not(&self, words: &[&str]) -> Option<Illegal>;

    /// What must hold in every position, for tests: the first thing that doesn't.
    fn audit(&self) -> Result<(), String>;
    /// Any move that can be written down, legal or not, for tests.
    fn anything<L: Luck>(luck: &mut L) -> Self::Move;
}
