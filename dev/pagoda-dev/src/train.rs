//! `pagoda-dev train`: trains a game's evaluation network by self-play.

use std::{fs, io, path::PathBuf, time::Instant};

use bots::{
    CandidateSampling,
    learn::{Training, TrainingConfig},
};
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// Arguments of `pagoda-dev train`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    game: String,
    /// Number of generations: rounds of self-play and training
    #[arg(long, default_value_t = 60)]
    generations: u32,
    /// Number of self-play games per generation
    #[arg(long, default_value_t = 3_000)]
    games: u32,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; doesn't change the result
    #[arg(long = "threads", alias = "cores", default_value_t = 2, value_name = "THREADS")]
    cores: usize,
    /// Number of decisions of which one is a random move (1/ε)
    #[arg(
        long = "random-move-every",
        alias = "stray",
        default_value_t = 15,
        value_name = "DECISIONS"
    )]
    stray: u32,
    /// Maximum number of moves evaluated per decision, sampled if there are more
    #[arg(long = "max-moves", alias = "glance", default_value_t = 40, value_name = "MOVES")]
    glance: usize,
    /// Sample the moves with most events, instead of uniformly
    #[arg(long = "sample-by-events", alias = "lively")]
    lively: bool,
    /// λ of TD(λ)
    #[arg(long, default_value_t = 0.95)]
    lambda: f32,
    /// Initial learning rate
    #[arg(long = "learning-rate", alias = "rate", default_value_t = 0.002, value_name = "RATE")]
    rate: f32,
    /// File of the weights [default: crates/bots/weights/GAME.txt]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Checkpoint file, written after every generation and resumed from [default: GAME.training]
    #[arg(long)]
    state: Option<PathBuf>,
}

impl ForGame for &Args {
    type Out = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let config = TrainingConfig {
            seed: self.seed,
            generations: self.generations,
            games: self.games,
            threads: self.cores,
            explore_one_in: self.stray,
            max_candidates: self.glance,
            candidate_sampling: if self.lively {
                CandidateSampling::MostEvents
            } else {
                CandidateSampling::Uniform
            },
            lambda: self.lambda,
            learning_rate: self.rate,
        };
        let state = self.state.clone().unwrap_or_else(|| format!("{}.training", self.game).into());
        let mut training = match fs::read_to_string(&state) {
            Ok(text) => Training::from_text::<G>(&text)
                .ok_or_else(|| format!("{} is no training of these features", state.display()))?,
            Err(why) if why.kind() == io::ErrorKind::NotFound => Training::new::<G>(&config),
            Err(why) => return Err(why.into()),
        };
        let (mut told, begun) = (String::new(), Instant::now());
        while training.generation < config.generations {
            let progress = bar(&config, training.generation)?;
            let stats = training.run_generation::<G>(&config, || progress.inc(1));
            progress.finish_and_clear();
            told = format!(
                "generation {}: {} positions, surprise {:.4}",
                training.generation, stats.positions, stats.loss
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
    /// The command that reproduces the weights.
    fn command(&self) -> String {
        let Args { game, generations, games, seed, stray, glance, lambda, rate, .. } = self;
        let lively = if self.lively { " --sample-by-events" } else { "" };
        format!(
            "pagoda-dev train {game} --generations {generations} --games {games} --seed {seed} \
             --random-move-every {stray} --max-moves {glance} --lambda {lambda} \
             --learning-rate {rate}{lively}"
        )
    }
}

fn bar(config: &TrainingConfig, generation: u32) -> Result<ProgressBar, Failure> {
    let progress = ProgressBar::new(u64::from(config.games));
    let style = "{elapsed_precise} {msg} {wide_bar} {pos}/{len} games, {per_sec}, {eta} left";
    progress.set_style(ProgressStyle::with_template(style)?);
    progress.set_message(format!("generation {} of {}", generation + 1, config.generations));
    Ok(progress)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game(&args.game, args).ok_or(OpenError::UnknownGame)?
}
