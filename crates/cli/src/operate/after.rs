//! `pagoda ratings` and `pagoda export`.

use std::io::BufWriter;

use clap::Args as ClapArgs;
use cli::block_on;
use server::{DatabaseConfig, OfflineError};
use wire::api::Cursor;

use crate::Failure;

/// The task of `pagoda ratings`: one of these.
#[derive(ClapArgs)]
#[group(id = "task", required = true, multiple = false)]
pub(crate) struct RatingsTask {
    /// Recompute ratings from the stored games and report differences
    #[arg(long)]
    check: bool,
    /// Rate games archived before ratings existed
    #[arg(long)]
    catch_up: bool,
}

/// Arguments of `pagoda ratings`.
#[derive(ClapArgs)]
pub(crate) struct Ratings {
    #[command(flatten)]
    task: RatingsTask,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Arguments of `pagoda export`.
#[derive(ClapArgs)]
pub(crate) struct Export {
    /// Resume after this cursor, from the last exported line [default: start with the first game]
    #[arg(long, value_name = "CURSOR")]
    after: Option<Cursor>,
    /// Include the views of every seat and of the public after every step
    #[arg(long)]
    observations: bool,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Checks ratings, or adds missing ones.
pub(crate) fn ratings(args: &Ratings) -> Result<(), Failure> {
    if args.task.catch_up {
        let (games, lost) = block_on(server::catch_up_ratings(&args.database))??;
        println!("games rated: {games}");
        return if lost.is_empty() { Ok(()) } else { Err(lost.join("\n").into()) };
    }
    let checked = block_on(server::check_ratings(&args.database))??;
    for difference in &checked.differences {
        eprintln!("{difference}");
    }
    if !checked.differences.is_empty() {
        return Err(format!("ratings that differ: {}", checked.differences.len()).into());
    }
    println!("games: {}, ratings: {}; all match", checked.games, checked.ratings);
    Ok(())
}

/// Writes finished public games as JSON Lines.
pub(crate) fn export(args: &Export) -> Result<(), Failure> {
    let mut out = BufWriter::new(std::io::stdout());
    let done = server::export(&args.database, args.after, args.observations, &mut out);
    match block_on(done)? {
        // The reader may close the pipe.
        Err(OfflineError::Io(why)) => Err(why.into()),
        done => Ok(done?),
    }
}
