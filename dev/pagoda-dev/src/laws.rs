//! `pagoda-dev laws`: any number of random games under every law.

use bots::parallel_map;
use game::{Game, laws};
use indicatif::{ProgressBar, ProgressStyle};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// Arguments of `pagoda-dev laws`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    game: String,
    /// Number of games, spread over all seats and options
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Number of the first game
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Number of threads
    #[arg(long = "threads", alias = "cores", default_value_t = 2, value_name = "THREADS")]
    threads: usize,
}

impl ForGame for &Args {
    type Out = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let setups = laws::all_setups::<G>();
        let progress = ProgressBar::new(self.games);
        let style = "{elapsed_precise} {wide_bar} {pos}/{len} games, {per_sec}, {eta} left";
        progress.set_style(ProgressStyle::with_template(style)?);
        let hold = |at: usize| {
            let setup = &setups[at % setups.len()];
            laws::hold::<G>(setup, self.from + at as u64)
        };
        let mut all = laws::Tally::default();
        parallel_map(0..self.games as usize, self.threads, hold, |tally| {
            all += *tally;
            progress.inc(1);
            true
        });
        progress.finish_and_clear();
        let laws::Tally { games, steps, pairs } = all;
        println!("{games} games, {steps} steps, {pairs} pairs of worlds, 0 violations");
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game(&args.game, args).ok_or(OpenError::UnknownGame)?
}
