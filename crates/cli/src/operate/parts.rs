//! `pagoda parts`: where the parts of the tables are, and their moves to other databases.

use std::{io::Write as _, time::Duration};

use cli::block_on;
use server::{DatabaseConfig, PartRange, PartState};

use crate::Failure;

/// Arguments of `pagoda parts`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Show where the parts are, and how many tables each has
    List {
        #[command(flatten)]
        database: DatabaseConfig,
    },
    /// Disable new tables in these parts
    Close(Parts),
    /// Enable new tables in these parts
    Open(Parts),
    /// Move parts to another database, once they are closed and have no live tables
    Move {
        #[command(flatten)]
        parts: Parts,
        /// Name of the database
        #[arg(long, value_name = "NAME")]
        to: String,
        /// Time for nodes to learn of the move before the copied rows are deleted, in seconds
        #[arg(long, default_value_t = 30, value_name = "SECONDS")]
        settle: u64,
    },
}

#[derive(clap::Args)]
struct Parts {
    /// Parts, such as 7 or 0-31
    parts: PartRange,
    #[command(flatten)]
    database: DatabaseConfig,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::List { database } => print(&block_on(server::list_parts(database))??)?,
        Command::Close(it) => block_on(server::open_parts(&it.database, &it.parts, false))??,
        Command::Open(it) => block_on(server::open_parts(&it.database, &it.parts, true))??,
        Command::Move { parts: it, to, settle } => {
            let settle = Duration::from_secs(*settle);
            block_on(server::move_parts(&it.database, &it.parts, to, settle))??;
        }
    }
    Ok(())
}

fn print(states: &[PartState]) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "part  database          tables     live  archived")?;
    for PartState { place, live, archived } in states {
        let created = if place.is_open { "open" } else { "closed" };
        let (part, database) = (place.part.to_string(), &place.database);
        writeln!(out, "{part:>4}  {database:<16}  {created:<6}  {live:>7}  {archived:>8}")?;
    }
    Ok(())
}
