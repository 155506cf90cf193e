//! Laws that every game obeys: property tests. A game's `tests/laws.rs` calls [`hold`] for many setups.

mod fingerprint;
mod legality;
mod perft;
mod worlds;

pub use fingerprint::fingerprint;
pub use legality::MOVES_MAX;
pub use perft::{Count, perft};

use std::mem::{Discriminant, discriminant};

use crate::{
    contract::{Determinize, HiddenInformation, Rules, StepOf, Tell, TestSupport},
    dice::{Key, Luck, Quick},
    notation::{from_text, to_text},
    record::{Record, RecordOf, admit, settle},
    undo::undo,
    words::{Eyes, Seat, Setup, Step, Turn, seats},
};

/// Maximum number of steps of a game.
pub const STEPS_MAX: usize = 2_000;

/// Maximum number of moves that a lively game chooses from.
const TRIED: u32 = 12;

/// What a run of the laws covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whole games.
    pub games: u64,
    /// Steps in them.
    pub steps: u64,
    /// Pairs of positions that looked the same and were compared after a step.
    pub pairs: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.steps += other.steps;
        self.pairs += other.pairs;
    }
}

/// Every number of seats with every combination of options.
pub fn all_setups<G: TestSupport>() -> Vec<Setup<G::Options>> {
    let (least, most) = G::META.seats;
    let with = |options| (least..=most).map(move |seats| Setup { seats, options });
    G::all_options().into_iter().flat_map(with).collect()
}

/// Plays the random game with this seed and checks every law at every position. About every second
/// game samples moves uniformly, the others are livelier.
///
/// # Panics
/// If a law is broken.
pub fn hold<G: Determinize + TestSupport>(setup: &Setup<G::Options>, number: u64) -> Tally {
    let mut luck = Quick::new(number);
    let mut record = Record::new::<G>(*setup);
    let pick = if luck.below(2) == 0 { sampled } else { lively };
    let mut walk = Walk { seats: setup.seats, luck: &mut luck, pick, tell: &mut |_, _| () };
    let (game, tally) = walk.on(G::new(setup), &mut record.steps);
    the_record_is_the_game(&game, &record);
    for _ in 0..3 {
        let plies = luck.below(record.steps.len() as u32 + 1) as usize;
        undone_and_redone_is_the_same::<G>(&record, plies);
    }
    tally
}

/// The same from a position in mid-game that random games seldom reach. There is no record of it, and
/// `tell` receives the events.
///
/// # Panics
/// If a law is broken.
pub fn hold_from<G: Determinize + TestSupport>(
    start: G,
    seats: u8,
    number: u64,
    tell: Tell<'_, G::Event>,
) -> Tally {
    let mut walk = Walk { seats, luck: &mut Quick::new(number), pick: lively, tell };
    walk.on(start, &mut Vec::new()).1
}

/// A random walk to the end of the game that checks every law which needs no record.
struct Walk<'a, G: Rules> {
    seats: u8,
    luck: &'a mut Quick,
    pick: fn(&G, &mut Quick) -> G::Move,
    tell: Tell<'a, G::Event>,
}

impl<G: Determinize + TestSupport> Walk<'_, G> {
    fn on(&mut self, mut game: G, steps: &mut Vec<StepOf<G>>) -> (G, Tally) {
        let luck = &mut *self.luck;
        let mut listed_before = Vec::new();
        let mut tally = Tally { games: 1, ..Tally::default() };
        while game.turn() != Turn::Over {
            assert!(steps.len() < STEPS_MAX, "the game ends");
            sound(&game, steps);
            if let Turn::Seat(seat) = game.turn() {
                legality::listed_is_legal(&game, &mut listed_before, luck);
                legality::moves_depend_on_what_is_seen(&game, seat, luck);
            }
            let step = match game.turn() {
                Turn::Seat(seat) => Step::Move { seat, mv: (self.pick)(&game, luck) },
                _ => Step::Chance { chance: game.draw(luck) },
            };
            assert_eq!(admit(&game, &step), Ok(()), "what is offered is admitted");
            for eyes in Eyes::all(self.seats) {
                tally.pairs += u64::from(worlds::look_the_same(&game, &step, eyes, luck));
            }
            game.apply(&step, self.tell);
            steps.push(step);
            tally.steps += 1;
        }
        sound(&game, steps);
        (game, tally)
    }
}

fn sampled<G: Rules>(game: &G, luck: &mut Quick) -> G::Move {
    game.sample(luck)
}

/// Of a few random moves, one of them of a random kind, the one with the most events: such games cover
/// more of the rules.
fn lively<G: Rules>(game: &G, luck: &mut Quick) -> G::Move {
    let Turn::Seat(seat) = game.turn() else { unreachable!("a seat is to move") };
    let told = |mv: &G::Move| {
        let mut facts = 0;
        game.clone().apply(&Step::Move { seat, mv: *mv }, &mut |_, _| facts += 1);
        facts
    };
    let mut moves = vec![of_a_kind(game, luck)];
    for _ in 0..luck.below(TRIED) {
        moves.push(game.sample(luck));
    }
    moves.into_iter().max_by_key(told).expect("one at least was tried")
}

/// A random move of a kind that is sampled uniformly.
fn of_a_kind<G: Rules>(game: &G, luck: &mut Quick) -> G::Move {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut kinds: Vec<Discriminant<G::Move>> = Vec::new();
    for mv in &moves {
        if !kinds.contains(&discriminant(mv)) {
            kinds.push(discriminant(mv));
        }
    }
    let kind = kinds[luck.below(kinds.len() as u32) as usize];
    moves.retain(|mv| discriminant(mv) == kind);
    moves[luck.below(moves.len() as u32) as usize]
}

/// The random record with this seed: its moves by [`Quick`], its chance by committed dice.
pub fn random_record<G: Rules>(setup: &Setup<G::Options>, number: u64) -> RecordOf<G> {
    record_by::<G>(setup, number, sampled)
}

/// The same, but livelier: of a few random moves the one with the most events.
pub fn lively_record<G: Rules>(setup: &Setup<G::Options>, number: u64) -> RecordOf<G> {
    record_by::<G>(setup, number, lively)
}

fn record_by<G: Rules>(
    setup: &Setup<G::Options>,
    number: u64,
    pick: fn(&G, &mut Quick) -> G::Move,
) -> RecordOf<G> {
    let (mut luck, key) = (Quick::new(number), Key::from_number(number));
    let mut record = Record::new::<G>(*setup);
    let mut game = G::new(setup);
    settle(&mut game, &mut record, &key);
    while let Turn::Seat(seat) = game.turn() {
        let step = Step::Move { seat, mv: pick(&game, &mut luck) };
        game.apply(&step, &mut |_, _| ());
        record.steps.push(step);
        settle(&mut game, &mut record, &key);
    }
    record
}

fn sound<G: TestSupport>(game: &G, steps: &[StepOf<G>]) {
    if let Err(broken) = game.audit() {
        panic!("{broken}, after {steps:?}");
    }
}

fn the_record_is_the_game<G: Rules>(game: &G, record: &RecordOf<G>) {
    assert!(record.replay::<G>().as_ref() == Ok(game), "a record replays to its game");
    let text = to_text::<G>(record);
    assert_eq!(from_text::<G>(&text).as_ref(), Ok(record), "a record reads back from text");
    let json = serde_json::to_string(record).expect("a record is JSON");
    let read: RecordOf<G> = serde_json::from_str(&json).expect("a record reads back from JSON");
    assert_eq!(read, *record, "a record reads back from JSON");
}

/// Undo takes back only own moves that revealed nothing, and redo restores the position.
fn undone_and_redone_is_the_same<G: HiddenInformation>(record: &RecordOf<G>, plies: usize) {
    let mut shorter = record.clone();
    shorter.steps.truncate(plies);
    let after: G = shorter.replay().expect("it was played");
    for seat in seats(record.setup.seats) {
        let undo = undo::<G>(&shorter, seat).expect("it was played");
        let mut game: G = shorter.replay_to(undo.to).expect("it was played");
        for step in &shorter.steps[undo.to..] {
            assert_eq!(mover(step), Some(seat), "only one's own moves are taken back");
            assert_eq!(game.discloses(step), None, "nothing that told something is taken back");
            game.apply(step, &mut |_, _| ());
        }
        assert!(game == after, "undo then redo is the identity");
    }
}

fn mover<M, C>(step: &Step<M, C>) -> Option<Seat> {
    match step {
        Step::Move { seat, .. } => Some(*seat),
        Step::Chance { .. } => None,
    }
}
