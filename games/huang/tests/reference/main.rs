//! The whole game a second time, slowly and simply, straight from `RULES.md`: the fast rules agree
//! with it on every step of random games over all seats and options.
//!
//! Nothing of the crate's own geometry is used: spaces are coordinates, boards are read from their
//! files, and every kingdom is looked for afresh.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod build;
mod compare;
mod fight;
mod legal;
mod play;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use game::{Eyes, HiddenInformation, Luck, Quick, Rules, Setup, Step, StepOf, Turn, laws};
use pagoda_huang::{Huang, Move, Options};

use crate::table::{Reference, beside, spot, touches};

/// Games with each setup: over a thousand in all.
const GAMES: u64 = 11;
/// In one game of so many, what is legal is compared at every step too.
const LISTED: u64 = 9;

/// In every second game moves are plainly random. In the others leaders found kingdoms and tiles
/// unite them, if possible three at once, so that there is more to fight over and to build.
fn choose(game: &Huang, reference: &Reference, number: u64, luck: &mut Quick) -> Move {
    let (union_of_two, random) = if number % 4 == 1 { (14, 2) } else { (0, 6) };
    if number.is_multiple_of(2) || luck.below(random) == 0 {
        return game.sample(luck);
    }
    let kingdoms = reference.kingdoms();
    let united = |at| kingdoms.iter().filter(|it| touches(spot(at), &it.area)).count();
    let is_home = |colour| reference.leader(reference.active, colour).is_none();
    let weight = |mv: &Move| match mv {
        Move::Tile(it) => {
            let near = beside(spot(it.at));
            let like = near.iter().filter(|at| reference.tiles.get(at) == Some(&it.colour));
            [2, 8, union_of_two, 60][united(it.at)] + 4 * like.count()
        }
        Move::Leader(it) if is_home(it.colour) => [25, 12, 12, 12][united(it.at)],
        Move::Build(_) | Move::BuildWithLeader(_) | Move::Pagoda(_) => 24,
        Move::Riot(_) | Move::RiotWithLeader(_) => 9,
        _ => 1,
    };
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let weighed = moves.into_iter().map(|mv| (weight(&mv) as u32 + luck.below(12), mv));
    weighed.max().unwrap().1
}

fn agree(setup: &Setup<Options>, number: u64) -> BTreeMap<&'static str, u32> {
    let mut luck = Quick::new(number);
    let mut reference = Reference::new(setup);
    let mut game = Huang::new(setup);
    reference.compare(&game);
    while game.turn() != Turn::Over {
        if number.is_multiple_of(LISTED) {
            agree_on_moves(&game, &reference);
        }
        let step: StepOf<Huang> = match game.turn() {
            Turn::Chance => Step::Chance { chance: game.draw(&mut luck) },
            Turn::Seat(seat) => {
                assert_eq!(seat, reference.to_move(), "whose move it is");
                Step::Move { seat, mv: choose(&game, &reference, number, &mut luck) }
            }
            Turn::Over => unreachable!("asked above"),
        };
        game.apply(&step, &mut |_, _| ());
        reference.take(&step);
        reference.compare(&game);
        reference.count("step");
    }
    reference.count("game");
    reference.seen
}

fn agree_on_moves(game: &Huang, reference: &Reference) {
    let mut moves = Vec::new();
    if game.turn() != Turn::Chance {
        game.moves(&mut moves);
    }
    let theirs: BTreeSet<Move> = moves.into_iter().collect();
    let mine = reference.moves(&game.view(Eyes::Public));
    let text = |moves: BTreeSet<&Move>| -> Vec<String> {
        moves.into_iter().map(Move::to_string).collect()
    };
    let [forbidden, missing] =
        [text(theirs.difference(&mine).collect()), text(mine.difference(&theirs).collect())];
    assert!(forbidden.is_empty(), "not legal by RULES.md: {forbidden:?}");
    assert!(missing.is_empty(), "legal by RULES.md: {missing:?}");
}

/// What games of every number of seats should have met.
const MET: [&str; 18] = [
    "bandits",
    "blue follows",
    "built for green tiles",
    "bystander",
    "ended by replacing",
    "granaries taken",
    "granary burnt",
    "hand of seven",
    "leader loses its last yellow tile",
    "leader unites",
    "pagoda fell",
    "pagoda moved",
    "palace moved",
    "peaceful union",
    "red tile picked",
    "revolt tied",
    "two pagodas paid",
    "war tied",
];

fn agree_on_games_of(seats: u8) {
    let mut setups = laws::all_setups::<Huang>();
    setups.retain(|setup| setup.seats == seats);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for (at, setup) in setups.iter().enumerate() {
        for number in (0..GAMES).map(|number| GAMES * at as u64 + number) {
            let agreed = std::panic::catch_unwind(|| agree(setup, number));
            for (what, times) in agreed.unwrap_or_else(|_| panic!("game {number} of {setup:?}")) {
                *seen.entry(what).or_default() += times;
            }
        }
    }
    println!("with {seats} seats: {seen:#?}");
    for what in MET {
        assert!(seen.contains_key(what), "{what}: it never happened");
    }
    // Two players hardly ever have leaders enough for it.
    assert!(seats == 2 || seen.contains_key("war of three"), "no war of three");
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_two() {
    agree_on_games_of(2);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_three() {
    agree_on_games_of(3);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_four() {
    agree_on_games_of(4);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_five() {
    agree_on_games_of(5);
}
