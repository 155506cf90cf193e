//! The record of a game: setup and steps, from which every position can be replayed.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    clause::Illegal,
    contract::{Rules, StepOf},
    dice::{Dice, Key},
    words::{Setup, Step, Turn},
};

/// The version of the record's JSON. Readers refuse unknown versions.
const FORMAT: u16 = 1;

/// The record type of a game.
pub type RecordOf<G> = Record<<G as Rules>::Options, <G as Rules>::Move, <G as Rules>::Chance>;

/// Setup and steps of a game: everything needed to replay it. It contains hidden information.
///
/// ```
/// use pagoda_game::{Key, Record, Step, Turn, admit, example::HighCard, from_text, settle, to_text};
/// use pagoda_game::{Rules, Setup};
///
/// let setup = Setup { seats: 2, options: false };
/// let (key, mut record) = (Key::from_number(7), Record::new::<HighCard>(setup));
/// let mut game = HighCard::new(&setup);
/// settle(&mut game, &mut record, &key); // chance deals
///
/// let Turn::Seat(seat) = game.turn() else { unreachable!() };
/// let keep = Step::Move { seat, mv: false };
/// admit(&game, &keep)?;
/// game.apply(&keep, &mut |_, _| ());
/// record.steps.push(keep);
///
/// assert!(record.replay::<HighCard>()? == game);
/// assert_eq!(from_text::<HighCard>(&to_text::<HighCard>(&record))?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written<O, M, C>", into = "Written<O, M, C>")]
#[serde(bound(
    serialize = "O: Clone + Serialize, M: Clone + Serialize, C: Clone + Serialize",
    deserialize = "O: Deserialize<'de>, M: Deserialize<'de>, C: Deserialize<'de>"
))]
pub struct Record<O, M, C> {
    /// The game's slug.
    pub game: String,
    /// The edition of the rules this was played under.
    pub edition: u16,
    /// How it began.
    pub setup: Setup<O>,
    /// What happened.
    pub steps: Vec<Step<M, C>>,
}

/// The JSON form of a record.
#[derive(Serialize, Deserialize)]
struct Written<O, M, C> {
    pagoda: u16,
    game: String,
    edition: u16,
    #[serde(flatten)]
    setup: Setup<O>,
    steps: Vec<Step<M, C>>,
}

impl<O, M, C> From<Record<O, M, C>> for Written<O, M, C> {
    fn from(record: Record<O, M, C>) -> Self {
        let Record { game, edition, setup, steps } = record;
        Written { pagoda: FORMAT, game, edition, setup, steps }
    }
}

impl<O, M, C> TryFrom<Written<O, M, C>> for Record<O, M, C> {
    type Error = String;

    fn try_from(written: Written<O, M, C>) -> Result<Self, String> {
        let Written { pagoda, game, edition, setup, steps } = written;
        if pagoda != FORMAT {
            return Err(format!("record format {pagoda} is not known, only {FORMAT}"));
        }
        Ok(Record { game, edition, setup, steps })
    }
}

/// Prints no steps, because a record contains hidden information.
impl<O: fmt::Debug, M, C> fmt::Debug for Record<O, M, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { game, edition, setup, steps } = self;
        write!(f, "Record({game} {edition}, {setup:?}, {} steps)", steps.len())
    }
}

/// Why a step was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The record is of another game, or of an edition whose rules are not here.
    Foreign,
    /// The game doesn't support this number of seats.
    Seats,
    /// It is the turn of another seat or of chance, or the game is over.
    NotYourTurn,
    /// The rules forbid it.
    Illegal(Illegal),
    /// Chance can't produce this outcome.
    Impossible,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Foreign => f.write_str("another game or an unknown edition"),
            Refusal::Seats => f.write_str("not a game for so many seats"),
            Refusal::NotYourTurn => f.write_str("out of turn"),
            Refusal::Illegal(illegal) => illegal.fmt(f),
            Refusal::Impossible => f.write_str("chance could not have decided so"),
        }
    }
}

impl std::error::Error for Refusal {}

impl<O: Copy, M: Copy, C: Copy> Record<O, M, C> {
    /// An empty record.
    pub fn new<G>(setup: Setup<O>) -> Self
    where
        G: Rules<Options = O, Move = M, Chance = C>,
    {
        let (game, edition) = (G::META.slug.to_owned(), G::META.edition);
        Record { game, edition, setup, steps: Vec::new() }
    }

    /// The position before the first step, if game, edition and number of seats are supported.
    ///
    /// # Errors
    /// [`Refusal::Foreign`] or [`Refusal::Seats`], if one of them isn't.
    pub fn start<G>(&self) -> Result<G, Refusal>
    where
        G: Rules<Options = O, Move = M, Chance = C>,
    {
        if self.game != G::META.slug || self.edition != G::META.edition {
            return Err(Refusal::Foreign);
        }
        let (least, most) = G::META.seats;
        if !(least..=most).contains(&self.setup.seats) {
            return Err(Refusal::Seats);
        }
        Ok(G::new(&self.setup))
    }

    /// The position after the first `plies` steps; every step is checked.
    ///
    /// # Errors
    /// Those of [`Record::start`], and the refusal of the first step that can't be taken.
    ///
    /// # Panics
    /// If the record has fewer steps.
    pub fn replay_to<G>(&self, plies: usize) -> Result<G, Refusal>
    where
        G: Rules<Options = O, Move = M, Chance = C>,
    {
        let mut game: G = self.start()?;
        for step in &self.steps[..plies] {
            admit(&game, step)?;
            game.apply(step, &mut |_, _| ());
        }
        Ok(game)
    }

    /// The position after the last step.
    ///
    /// # Errors
    /// Those of [`Record::replay_to`].
    pub fn replay<G>(&self) -> Result<G, Refusal>
    where
        G: Rules<Options = O, Move = M, Chance = C>,
    {
        self.replay_to(self.steps.len())
    }

    /// Number of chance steps so far.
    pub fn chances(&self) -> u32 {
        self.steps.iter().filter(|step| matches!(step, Step::Chance { .. })).count() as u32
    }
}

/// Checks that a step may be taken now.
///
/// # Errors
/// Why it may not: out of turn, against a clause, or an outcome that chance can't produce.
pub fn admit<G: Rules>(game: &G, step: &StepOf<G>) -> Result<(), Refusal> {
    match (game.turn(), step) {
        (Turn::Seat(to_act), Step::Move { seat, mv }) if to_act == *seat => {
            game.check(mv).map_err(Refusal::Illegal)
        }
        (Turn::Chance, Step::Chance { chance }) if game.can_happen(chance) => Ok(()),
        (Turn::Chance, Step::Chance { .. }) => Err(Refusal::Impossible),
        _ => Err(Refusal::NotYourTurn),
    }
}

/// The next chance step, if it is chance's turn. `nth` is the number of chance steps before it.
pub fn next_chance<G: Rules>(game: &G, key: &Key, nth: u32) -> Option<StepOf<G>> {
    let is_due = game.turn() == Turn::Chance;
    is_due.then(|| Step::Chance { chance: game.draw(&mut Dice::at(key, nth)) })
}

/// Takes chance steps until a seat must act or the game is over.
pub fn settle<G: Rules>(game: &mut G, record: &mut RecordOf<G>, key: &Key) {
    while let Some(step) = next_chance(game, key, record.chances()) {
        game.apply(&step, &mut |_, _| ());
        record.steps.push(step);
    }
}
