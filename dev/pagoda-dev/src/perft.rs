//! `pagoda-dev perft`: counts move sequences.

use std::time::Instant;

use game::{Game, Key, Setup, laws};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// Arguments of `pagoda-dev perft`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    game: String,
    /// Number of decisions to look ahead
    #[arg(long, default_value_t = 3)]
    depth: u32,
    /// Number of seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Options, such as "board=lion"
    #[arg(long, default_value = "")]
    options: String,
    /// Seed of the random game to start from
    #[arg(long = "seed", alias = "number", default_value_t = 1, value_name = "SEED")]
    number: u64,
    /// Number of its steps to play first
    #[arg(long, default_value_t = 0)]
    ply: usize,
}

impl ForGame for &Args {
    type Out = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let options = self.options.parse().map_err(|_| OpenError::Options)?;
        let setup = Setup { seats: self.seats, options };
        let mut record = laws::random_record::<G>(&setup, self.number);
        record.steps.truncate(self.ply);
        let game: G = record.replay()?;
        for depth in 1..=self.depth {
            let begun = Instant::now();
            let key = Key::from_number(self.number);
            let count = laws::perft(&game, depth, &key, record.chances());
            let (ways, ended, time) = (count.ways, count.ended, begun.elapsed());
            println!("depth {depth}: {ways} ways, {ended} ended before, {time:.2?}");
        }
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game(&args.game, args).ok_or(OpenError::UnknownGame)?
}
