//! Cost of rules and bots, in process.

use std::hint::black_box;

use bots::{BotConfig, BotLevel, advise};
use game::{Eyes, Game, Key, Quick, Setup, Step, Turn, seats};
use scale::{BotDecisions, RulesCost, Whole};
use serde_json::Value;
use table::{ForGame, Table, for_game};

use super::process::thread_cpu;
use crate::Failure;

/// CPU seconds per measurement of the rules.
const SECONDS: f64 = 1.5;
/// Games of adepts, alternating between all sizes.
const GAMES: usize = 24;
/// Decisions of them that are measured at every level.
const ASKED: usize = 36;

/// Cost of one game's rules.
pub(super) fn rules(slug: &str) -> Result<RulesCost, Failure> {
    let step_us = for_game(slug, Steps).ok_or("there is no such game")?;
    Ok(RulesCost { step_us, frame_us: frames(slug)? })
}

/// Random games from all sizes of tables: microseconds of a step.
struct Steps;

impl ForGame for Steps {
    type Out = f64;

    fn run<G: Game>(self) -> f64 {
        let (least, most) = G::META.seats;
        let setup = |seats| G::new(&Setup { seats, options: G::Options::default() });
        let starts: Vec<G> = (least..=most).map(setup).collect();
        let (mut luck, mut steps, begun) = (Quick::new(1), 0, thread_cpu());
        loop {
            starts.iter().for_each(|start| steps += walk(start.clone(), &mut luck));
            let spent = thread_cpu() - begun;
            if SECONDS < spent {
                return spent * 1e6 / f64::from(steps);
            }
        }
    }
}

/// Plays a random game; returns its number of steps.
fn walk<G: Game>(mut game: G, luck: &mut Quick) -> u32 {
    let mut steps = 0;
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance { chance: game.draw(luck) },
            Turn::Seat(seat) => Step::Move { seat, mv: game.sample(luck) },
        };
        game.apply(&step, &mut |_, event| drop(black_box(event)));
        steps += 1;
    }
    black_box(game.standing());
    steps
}

/// Microseconds to make the changes of a frame as JSON, as a node does after each move for each seat.
fn frames(slug: &str) -> Result<f64, Failure> {
    let (mut luck, mut made, mut spent, mut number) = (Quick::new(2), 0, 0.0, 0);
    while spent < SECONDS {
        let mut table = table::open(slug, 3, "", Key::from_number(number))?;
        while let Turn::Seat(seat) = table.turn() {
            let (since, mv) = (table.ply(), table.sample(&mut luck));
            let before = table.snapshot(since);
            // As at a node, which made the frames before from it.
            black_box(before.add_frame(Vec::new(), Eyes::Public, since, false));
            table.play_text(seat, &mv)?;
            let begun = thread_cpu();
            let now = table.snapshot(since);
            for eyes in seats(3).map(Eyes::Seat) {
                black_box(now.add_changes(Vec::new(), eyes, &*before, since));
                made += 1;
            }
            spent += thread_cpu() - begun;
        }
        number += 1;
    }
    Ok(spent * 1e6 / f64::from(made))
}

/// Plays whole games of adepts, and measures decisions of every level at positions of these.
pub(super) fn games(slug: &str) -> Result<(Whole, Vec<BotDecisions>), Failure> {
    let (least, most) = table::open(slug, 3, "", Key::from_number(0))?.meta().seats;
    let mut sum = [0.0; 4];
    let mut views = Vec::new();
    for number in 0..GAMES {
        let people = least + number as u8 % (most - least + 1);
        let mut table = table::open(slug, people, "", Key::from_number(number as u64))?;
        let moves = play(slug, table.as_mut(), &mut views)?;
        let told = [f64::from(people), moves as f64, table.ply() as f64];
        let record = table.record_text().len() as f64;
        sum.iter_mut().zip(told.into_iter().chain([record])).for_each(|(sum, it)| *sum += it);
    }
    let [seats, moves, steps, record_bytes] = sum.map(|sum| sum / GAMES as f64);
    let asked: Vec<&Value> = views.iter().step_by((views.len() / ASKED).max(1)).collect();
    let decide = |level| decisions(slug, level, &asked);
    let bots = BotLevel::ALL.into_iter().map(decide).collect();
    Ok((Whole { games: GAMES, seats, moves, steps, record_bytes }, bots))
}

/// Plays a game of adepts to the end; returns its views and its number of decisions.
fn play(slug: &str, table: &mut dyn Table, views: &mut Vec<Value>) -> Result<usize, Failure> {
    let (config, mut moves) = (BotConfig::for_level(BotLevel::Adept), 0);
    while let Turn::Seat(seat) = table.turn() {
        let view = table.frame(Eyes::Seat(seat), table.ply()).view;
        let advice = advise(slug, &view, &config, moves as u64).ok_or("a bot has no move")?;
        table.play_text(seat, &advice.mv)?;
        views.push(view);
        moves += 1;
    }
    Ok(moves)
}

/// Cost of a level's decisions, with the budget of workers.
fn decisions(slug: &str, level: BotLevel, views: &[&Value]) -> BotDecisions {
    let config = BotConfig::for_level(level);
    let took = |(at, view): (usize, &&Value)| {
        let begun = thread_cpu();
        black_box(advise(slug, view, &config, at as u64));
        (thread_cpu() - begun) * 1e3
    };
    let times: Vec<f64> = views.iter().enumerate().map(took).collect();
    BotDecisions {
        level: level.to_string(),
        decisions: times.len(),
        mean_ms: times.iter().sum::<f64>() / times.len().max(1) as f64,
        most_ms: times.iter().copied().fold(0.0, f64::max),
    }
}
