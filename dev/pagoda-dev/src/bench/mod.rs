//! `pagoda-dev bench`: speed of the rules, on one core, in CPU time.

mod args;
mod search;
mod work;
mod yardstick;

use std::hint::black_box;

use game::{Game, Luck as _, Quick, Step, Turn};
use serde_json::{Value, json};
use table::{ForGame, OpenError, for_game};

pub(crate) use self::args::Args;
use self::work::{Work, cpu_time};
use crate::Failure;

/// Time slices per measurement; the best one counts, least disturbed by other load.
const SLICES: u32 = 10;

/// Work per second, of the best slice.
#[derive(Clone, Copy, Default)]
struct Rate {
    games: f64,
    decisions: f64,
    listed: f64,
}

/// Measures several workloads in interleaved slices, so that a slow moment of the machine affects all alike.
fn rates<const N: usize>(seconds: f64, mut works: [&mut dyn FnMut(&mut Work); N]) -> [Rate; N] {
    let mut best = [Rate::default(); N];
    for _ in 0..SLICES {
        for (work, best) in works.iter_mut().zip(&mut best) {
            let (mut done, begun) = (Work::default(), cpu_time());
            let spent = loop {
                (0..8).for_each(|_| work(&mut done));
                let spent = (cpu_time() - begun).as_secs_f64();
                if seconds / f64::from(SLICES) < spent {
                    break spent;
                }
            };
            best.games = best.games.max(done.games as f64 / spent);
            best.decisions = best.decisions.max(done.decisions as f64 / spent);
            best.listed = best.listed.max(done.listed as f64 / spent);
        }
    }
    best
}

/// Plays one random game with sampled moves.
fn sampled<G: Game>(start: &G, luck: &mut Quick, work: &mut Work) {
    let mut game = black_box(start).clone();
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance { chance: game.draw(luck) },
            Turn::Seat(seat) => {
                work.decisions += 1;
                Step::Move { seat, mv: game.sample(luck) }
            }
        };
        game.apply(&step, &mut |_, _| ());
    }
    black_box(game.standing());
    work.games += 1;
}

/// Plays one random game, listing every legal move at each decision.
fn listed<G: Game>(start: &G, luck: &mut Quick, moves: &mut Vec<G::Move>, work: &mut Work) {
    let mut game = black_box(start).clone();
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance { chance: game.draw(luck) },
            Turn::Seat(seat) => {
                moves.clear();
                game.moves(moves);
                work.decisions += 1;
                work.listed += moves.len() as u64;
                Step::Move { seat, mv: moves[luck.below(moves.len() as u32) as usize] }
            }
        };
        game.apply(&step, &mut |_, _| ());
    }
    work.games += 1;
}

impl ForGame for &Args {
    type Out = Result<Value, Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let starts: Vec<G> = self.setups::<G>()?.iter().map(G::new).collect();
        let (mut luck, mut moves) = (Quick::new(1), Vec::with_capacity(4096));

        let mut warm = Work::default();
        for start in starts.iter().cycle().take(100) {
            sampled(start, &mut luck, &mut warm);
            listed(start, &mut luck, &mut moves, &mut warm);
        }
        let mut lists = luck.clone();
        let mut sample = |work: &mut Work| {
            starts.iter().for_each(|start| sampled(start, &mut luck, work));
        };
        let mut list = |work: &mut Work| {
            starts.iter().for_each(|start| listed(start, &mut lists, &mut moves, work));
        };
        let (mut toy_sample, mut toy_list) = yardstick::works();
        let [sampling, listing, toy_sampling, toy_listing] = if self.yardstick {
            rates(self.seconds, [&mut sample, &mut list, &mut toy_sample, &mut toy_list])
        } else {
            let [sampling, listing] = rates(self.seconds, [&mut sample, &mut list]);
            [sampling, listing, Rate::default(), Rate::default()]
        };
        let mut figures = json!({
            "game": G::META.slug,
            "decisions_per_s": sampling.decisions as u64,
            "listed_moves_per_s": listing.listed as u64,
            "games_per_s": sampling.games as u64,
            "position_bytes": size_of::<G>(),
        });
        if self.yardstick {
            figures["yardstick_decisions_per_s"] = json!(toy_sampling.decisions as u64);
            figures["yardstick_listed_moves_per_s"] = json!(toy_listing.listed as u64);
            figures["decisions_ratio"] = json!(sampling.decisions / toy_sampling.decisions);
            figures["listed_moves_ratio"] = json!(listing.listed / toy_listing.listed);
        }
        Ok(figures)
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let figures = if args.search {
        for_game(&args.game, search::Searching(args))
    } else {
        for_game(&args.game, args)
    };
    let figures = figures.ok_or(OpenError::UnknownGame)??;
    if args.json {
        println!("{figures}");
        return Ok(());
    }
    for (name, figure) in figures.as_object().into_iter().flatten() {
        println!("{:<30} {}", name.replace('_', " "), spaced(figure));
    }
    Ok(())
}

/// Whole numbers in groups of three digits, others to three places.
fn spaced(figure: &Value) -> String {
    match figure.as_f64() {
        None => figure.as_str().unwrap_or_default().to_owned(),
        Some(number) if number.fract() != 0.0 => format!("{number:.3}"),
        Some(number) => {
            let digits = format!("{number:.0}");
            let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
            String::from_utf8_lossy(&groups.join(&b' ')).into_owned()
        }
    }
}
