//! `pagoda-dev train`: learns what positions of a game are worth, by playing against itself.

use std::{fs, io, path::PathBuf, time::Instant};

use bots::{
    Shortlist,
    learn::{Plan, Training},
};
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// What to learn, and how long.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Generations: rounds of playing and learning
    #[arg(long, default_value_t = 60)]
    generations: u32,
    /// Games in each
    #[arg(long, default_value_t = 3_000)]
    games: u32,
    /// From what all chance follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cores that play; the weights don't depend on it
    #[arg(long, default_value_t = 2)]
    cores: usize,
    /// Of so many decisions one is made at random
    #[arg(long, default_value_t = 15)]
    stray: u32,
    /// Moves looked at for a decision, any of them if there are more
    #[arg(long, default_value_t = 40)]
    glance: usize,
    /// If there are more, look at those of which most is told
    #[arg(long)]
    lively: bool,
    /// How far the outcome counts against the opinion of the next position
    #[arg(long, default_value_t = 0.95)]
    lambda: f32,
    /// The first step of the descent
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Where the weights go: crates/bots/weights/GAME.txt if left out
    #[arg(long)]
    out: Option<PathBuf>,
    /// Where the training is kept after every generation, and taken up again: GAME.training if left out
    #[arg(long)]
    state: Option<PathBuf>,
}

impl ForGame for &Args {
    type Out = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let plan = Plan {
            seed: self.seed,
            generations: self.generations,
            games: self.games,
            cores: self.cores,
            stray: self.stray,
            glance: self.glance,
            shortlist: if self.lively { Shortlist::Lively } else { Shortlist::Any },
            lambda: self.lambda,
            rate: self.rate,
        };
        let state = self.state.clone().unwrap_or_else(|| format!("{}.training", self.game).into());
        let mut training = match fs::read_to_string(&state) {
            Ok(text) => Training::from_text::<G>(&text)
                .ok_or_else(|| format!("{} is no training of these features", state.display()))?,
            Err(why) if why.kind() == io::ErrorKind::NotFound => Training::new::<G>(&plan),
            Err(why) => return Err(why.into()),
        };
        let (mut told, begun) = (String::new(), Instant::now());
        while training.generation < plan.generations {
            let progress = bar(&plan, training.generation)?;
            let made = training.go_on::<G>(&plan, || progress.inc(1));
            progress.finish_and_clear();
            told = format!(
                "generation {}: {} positions, surprise {:.4}",
                training.generation, made.positions, made.surprise
            );
            println!("{told}, {} s in all", begun.elapsed().as_secs());
            fs::write(&state, training.to_text())?;
        }
        let out = format!("crates/bots/weights/{}.txt", self.game);
        let out = self.out.clone().unwrap_or_else(|| out.into());
        let remark = format!("# {}\n# {told}\n", self.command());
        fs::write(&out, remark + &training.network.clone().rounded().to_string())?;
        println!("weights: {}", out.display());
        Ok(())
    }
}

impl Args {
    /// The command that makes the same weights again.
    fn command(&self) -> String {
        let Args { game, generations, games, seed, stray, glance, lambda, rate, .. } = self;
        let lively = if self.lively { " --lively" } else { "" };
        format!(
            "pagoda-dev train {game} --generations {generations} --games {games} --seed {seed} \
             --stray {stray} --glance {glance} --lambda {lambda} --rate {rate}{lively}"
        )
    }
}

fn bar(plan: &Plan, generation: u32) -> Result<ProgressBar, Failure> {
    let progress = ProgressBar::new(u64::from(plan.games));
    let style = "{elapsed_precise} {msg} {wide_bar} {pos}/{len} games, {per_sec}, {eta} left";
    progress.set_style(ProgressStyle::with_template(style)?);
    progress.set_message(format!("generation {} of {}", generation + 1, plan.generations));
    Ok(progress)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game(&args.game, args).ok_or(OpenError::UnknownGame)?
}
