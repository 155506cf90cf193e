//! `pagoda-dev watchers`: many watchers of one table.

use cli::block_on;
use load_client::{Client, Watchers};

use super::{own, percentiles};
use crate::Failure;

/// Arguments of `pagoda-dev watchers`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Local nodes, such as 127.0.0.1:8080
    #[arg(required = true)]
    nodes: Vec<String>,
    /// Game, such as qin
    #[arg(long, default_value = "qin")]
    game: String,
    /// Number of watchers
    #[arg(long, default_value_t = 10_000)]
    watchers: usize,
    /// Number of moves before they come, and while they watch
    #[arg(long, default_value_t = 30)]
    moves: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    // Validate the game before connecting.
    table::open(&args.game, 2, "", game::Key::from_number(0))?;
    own(&args.nodes)?;
    let watchers = Watchers { game: args.game.clone(), watchers: args.watchers, moves: args.moves };
    let watched = block_on(watchers.run(&Client::new(&args.nodes)))?;
    let mut told = percentiles("alone", &watched.alone);
    told.extend(percentiles("watched", &watched.watched));
    told.extend(percentiles("reached", &watched.reached));
    println!("{}", told.join("\n"));
    Ok(())
}
