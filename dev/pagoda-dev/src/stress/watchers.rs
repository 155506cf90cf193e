//! `pagoda-dev watchers`: many watchers of one table.

use cli::block_on;
use load_client::Watchers;

use super::{Target, percentiles};
use crate::Failure;

/// Players of the watched table.
const SEATS: u8 = 2;

/// Arguments of `pagoda-dev watchers`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    target: Target,
    /// Number of watchers
    #[arg(long, default_value_t = 10_000)]
    watchers: usize,
    /// Number of moves before they come, and while they watch; the game must last for both
    #[arg(long, default_value_t = 30)]
    moves: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let client = args.target.client(SEATS)?;
    let Args { target, watchers, moves } = args;
    let watchers = Watchers { game: target.game.clone(), watchers: *watchers, moves: *moves };
    let watched = block_on(watchers.run(&client))?;
    let mut told = percentiles("alone", &watched.alone);
    told.extend(percentiles("watched", &watched.watched));
    told.extend(percentiles("reached", &watched.reached));
    println!("{}", told.join("\n"));
    Ok(())
}
