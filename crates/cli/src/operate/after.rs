//! Commands on the database for what comes after games: `ratings` and `export`.

use std::io::BufWriter;

use clap::Args as ClapArgs;
use cli::block_on;
use server::{Database, OfflineError};
use wire::api::Cursor;

use crate::Failure;

/// What to do with ratings.
#[derive(ClapArgs)]
#[group(id = "deed", required = true, multiple = false)]
pub(crate) struct Deed {
    /// Compute them again from the games that are kept, and say where they differ
    #[arg(long)]
    check: bool,
    /// Rate games that were packed by a program that knew of no ratings
    #[arg(long)]
    catch_up: bool,
}

/// Whose ratings.
#[derive(ClapArgs)]
pub(crate) struct Ratings {
    #[command(flatten)]
    deed: Deed,
    #[command(flatten)]
    database: Database,
}

/// What to export.
#[derive(ClapArgs)]
pub(crate) struct Export {
    /// The cursor of a line: go on after it
    #[arg(long)]
    after: Option<Cursor>,
    /// Add what every seat and the public saw at every ply
    #[arg(long)]
    observations: bool,
    #[command(flatten)]
    database: Database,
}

/// Checks ratings, or makes up for those that are missing.
pub(crate) fn ratings(args: &Ratings) -> Result<(), Failure> {
    if args.deed.catch_up {
        let (games, lost) = block_on(server::catch_up_ratings(&args.database))??;
        println!("results added: {games}");
        return if lost.is_empty() { Ok(()) } else { Err(lost.join("\n").into()) };
    }
    let checked = block_on(server::check_ratings(&args.database))??;
    for difference in &checked.differences {
        eprintln!("{difference}");
    }
    if !checked.differences.is_empty() {
        return Err(format!("differences: {}", checked.differences.len()).into());
    }
    println!("games: {}; ratings that follow from them: {}", checked.games, checked.ratings);
    Ok(())
}

/// Writes finished public games as lines of JSON.
pub(crate) fn export(args: &Export) -> Result<(), Failure> {
    let mut out = BufWriter::new(std::io::stdout());
    let done = server::export(&args.database, args.after, args.observations, &mut out);
    match block_on(done)? {
        // Who reads us may have enough.
        Err(OfflineError::Io(why)) => Err(why.into()),
        done => Ok(done?),
    }
}
