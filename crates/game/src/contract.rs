//! The interface between a game and everything that runs it, divided by who calls it.
//!
//! | trait | functions | called by |
//! |---|---|---|
//! | [`Rules`] | moves, chance, steps, result | everybody |
//! | [`HiddenInformation`] | views, redaction, disclosures | hosts, which send them to players |
//! | [`Determinize`] | a position consistent with a view | bots, previews, laws |
//! | [`Evaluate`] | feature vectors | bots |
//! | [`Present`] | the rulebook, the table as text, explanations, forecasts | clients |
//! | [`TestSupport`] | options to try, invariants, made-up moves | laws and matches |
//! | [`Game`] | all of them; implemented for every type that has them | hosts of any game |

use std::{fmt, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    changes::Diff,
    clause::{Clause, Illegal},
    dice::Luck,
    features::Features,
    paper::Paper,
    rulebook::Lang,
    standing::{SEATS_MAX, Standing},
    words::{Eyes, Seat, Setup, Step, Turn},
};

/// The step type of a game.
pub type StepOf<G> = Step<<G as Rules>::Move, <G as Rules>::Chance>;

/// Receives each event of a step, with the clause it follows from.
pub type Tell<'a, E> = &'a mut dyn FnMut(Clause, E);

/// One in so many decisions of a random game is the move that [`TestSupport::anything`] returns.
const MOMENTS: u32 = 8;

/// Returns a message unless a condition holds: one check of [`TestSupport::audit`].
///
/// # Errors
/// The message, if the condition doesn't hold.
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
/// only through a [view](HiddenInformation::view).
///
/// A game loop asks for the [turn](Rules::turn), makes a step, and applies it:
///
/// ```
/// use pagoda_game::{Quick, Rules, Setup, Step, Turn, example::HighCard};
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
pub trait Rules: Clone + Eq + Send + Sync + Sized + 'static {
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

    /// The position before the first step. The number of seats is within [`Meta::seats`].
    fn new(setup: &Setup<Self::Options>) -> Self;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Appends every legal move of the seat to act, each once.
    fn moves(&self, out: &mut Vec<Self::Move>);
    /// Samples a legal move of the seat to act uniformly. By default it lists them all; bots play
    /// faster in a game that doesn't need to.
    ///
    /// # Panics
    /// If it isn't a seat's turn.
    fn sample<L: Luck>(&self, luck: &mut L) -> Self::Move {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves[luck.below(moves.len() as u32) as usize]
    }
    /// Checks a move of the seat to act.
    ///
    /// # Errors
    /// The clause that forbids it.
    fn check(&self, mv: &Self::Move) -> Result<(), Illegal>;
    /// Draws one outcome of chance, without changing the position.
    ///
    /// # Panics
    /// May panic if it isn't chance's turn.
    fn draw<L: Luck>(&self, luck: &mut L) -> Self::Chance;
    /// Whether chance can produce this outcome now.
    fn can_happen(&self, outcome: &Self::Chance) -> bool;
    /// Takes a legal step. The only function that changes a position.
    ///
    /// # Panics
    /// May panic on a step that [`admit`](crate::admit) refuses.
    fn apply(&mut self, step: &StepOf<Self>, tell: Tell<'_, Self::Event>);
    /// The standing if the game ended now.
    fn standing(&self) -> Standing;
}

/// What each pair of eyes may know of a position and of a step.
///
/// ```
/// use pagoda_game::{Eyes, HiddenInformation, Rules, Seat, Setup, Step, example::HighCard};
///
/// let mut game = HighCard::new(&Setup { seats: 2, options: false });
/// let mut redacted = None;
/// game.apply(&Step::Chance { chance: 5 }, &mut |_, event| {
///     redacted = Some(HighCard::redact(&event, Eyes::Public));
/// });
/// assert_eq!(redacted, Some((Seat(0), None)));
/// assert_eq!(game.view(Eyes::Seat(Seat(0))).cards[0], Some(5));
/// assert_eq!(game.view(Eyes::Public).cards[0], None);
/// ```
pub trait HiddenInformation: Rules {
    /// Everything that one pair of eyes can see.
    type View: Wire + Diff;

    /// The position as everybody sees it.
    fn public_view(&self) -> Self::View;
    /// Adds what only this seat sees to the public's view. By default nothing is hidden.
    fn reveal(&self, _seat: Seat, _view: &mut Self::View) {}
    /// The position as these eyes see it.
    fn view(&self, eyes: Eyes) -> Self::View {
        let mut view = self.public_view();
        if let Eyes::Seat(seat) = eyes {
            self.reveal(seat, &mut view);
        }
        view
    }
    /// The event as these eyes learn it.
    fn redact(event: &Self::Event, eyes: Eyes) -> Self::Event;
    /// The clause by which a legal step may reveal hidden information to the seat that takes it, such
    /// as an end of the game that depends on hidden hands. Such a step can't be undone. By default
    /// no step does.
    fn discloses(&self, _step: &StepOf<Self>) -> Option<Clause> {
        None
    }
}

/// Positions from views: how a bot searches without knowing what is hidden from it.
///
/// ```
/// use pagoda_game::{Determinize, Eyes, HiddenInformation, Quick, Rules, Setup, Step, example::HighCard};
///
/// let mut game = HighCard::new(&Setup { seats: 2, options: false });
/// game.apply(&Step::Chance { chance: 5 }, &mut |_, _| ());
/// let view = game.view(Eyes::Public);
/// let imagined = HighCard::imagine(&view, &mut Quick::new(1));
/// assert!(imagined.view(Eyes::Public) == view);
/// ```
pub trait Determinize: HiddenInformation {
    /// Determinization: a random position consistent with a view.
    fn imagine<L: Luck>(view: &Self::View, luck: &mut L) -> Self;
}

/// Positions as numbers, the input of a bot's evaluation. By default there are none.
///
/// ```
/// use pagoda_game::{Evaluate, FEATURES_MAX, Rules, SEATS_MAX, Setup, example::HighCard};
///
/// let game = HighCard::new(&Setup { seats: 2, options: false });
/// let mut features = [[0; FEATURES_MAX]; SEATS_MAX];
/// game.features(&mut features);
/// assert!(HighCard::FEATURES.len() <= FEATURES_MAX);
/// ```
pub trait Evaluate: Rules {
    /// The names of the features, so that people can read a bot's reasons.
    const FEATURES: &'static [&'static str] = &[];

    /// The feature vector of every seat, in the order of [`Evaluate::FEATURES`]. `out` comes zeroed.
    fn features(&self, _out: &mut [Features; SEATS_MAX]) {}
}

/// What people read: the rulebook, the table, the reason of a refusal, and what may come.
///
/// ```
/// use pagoda_game::{Eyes, HiddenInformation, Lang, Present, Rules, Setup, example::HighCard};
///
/// let game = HighCard::new(&Setup { seats: 2, options: false });
/// assert!(HighCard::rules(Lang::En).contains("E1.1"));
/// assert!(!HighCard::paint(&game.view(Eyes::Public), &[]).plain().is_empty());
/// ```
pub trait Present: HiddenInformation {
    /// Forecasts from a view, for players who weigh a decision; `()` if there are none.
    type Outlook: Wire;

    /// Forecasts from a view; hidden information appears as a range.
    fn outlook(view: &Self::View) -> Self::Outlook;
    /// The rules in a language, clause by clause.
    fn rules(lang: Lang) -> &'static str;
    /// The table as text, with the spaces named in `lit` marked. By default it is the view's `Debug`
    /// form, which marks nothing.
    fn paint(view: &Self::View, _lit: &[&str]) -> Paper {
        let mut paper = Paper::default();
        for line in format!("{view:#?}").lines() {
            paper.line().say(line);
        }
        paper
    }
    /// The clause that forbids every move beginning with these words; `None` if a legal move does, or
    /// if this game doesn't know the words. By default it knows none.
    fn why_not(&self, _words: &[&str]) -> Option<Illegal> {
        None
    }
}

/// What [`laws`](crate::laws), matches between bots and training ask for. The more a game answers,
/// the more the laws find.
///
/// ```
/// use pagoda_game::{Quick, Rules, Setup, TestSupport, example::HighCard};
///
/// assert_eq!(HighCard::all_options(), [false, true]);
/// assert_eq!(HighCard::new(&Setup { seats: 2, options: true }).audit(), Ok(()));
/// let _trades: bool = HighCard::anything(&mut Quick::new(1));
/// ```
pub trait TestSupport: Rules {
    /// Every combination of options. By default only the default ones.
    fn all_options() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }
    /// Checks the invariants of every position. By default there are none.
    ///
    /// # Errors
    /// The first invariant that is broken, as text.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    /// A random move that can be written down, legal or not. By default it is one that is legal at
    /// some moment of a random game.
    fn anything<L: Luck>(luck: &mut L) -> Self::Move {
        let setup = Setup { seats: Self::META.seats.0, options: Self::Options::default() };
        let mut game = Self::new(&setup);
        loop {
            let step = match game.turn() {
                Turn::Seat(seat) => {
                    let mv = game.sample(luck);
                    if luck.below(MOMENTS) == 0 {
                        return mv;
                    }
                    Step::Move { seat, mv }
                }
                Turn::Chance => Step::Chance { chance: game.draw(luck) },
                Turn::Over => {
                    game = Self::new(&setup);
                    continue;
                }
            };
            game.apply(&step, &mut |_, _| ());
        }
    }
}

/// A game that a host can run: one type with all parts of the interface.
///
/// ```
/// use pagoda_game::{Eyes, Game, Quick, Setup, Turn, example::HighCard};
///
/// /// What seat 1 sees after chance dealt, in any game.
/// fn first_sight<G: Game>(seats: u8) -> G::View {
///     let mut game = G::new(&Setup { seats, options: G::Options::default() });
///     while game.turn() == Turn::Chance {
///         let chance = game.draw(&mut Quick::new(1));
///         game.apply(&pagoda_game::Step::Chance { chance }, &mut |_, _| ());
///     }
///     game.view(Eyes::Seat(pagoda_game::Seat(0)))
/// }
/// assert_eq!(first_sight::<HighCard>(3).cards.len(), 3);
/// ```
///
/// Implement the parts, and it is one. To begin, see [`example`](crate::example).
pub trait Game: Determinize + Evaluate + Present + TestSupport {}
impl<G: Determinize + Evaluate + Present + TestSupport> Game for G {}
