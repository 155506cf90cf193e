//! Operators' commands: all that need a database or a network.

mod after;
mod backup;
mod moderator;
mod parts;
mod serve;

use clap::Subcommand;

use crate::Failure;

/// Operators' commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve players; any number of nodes can share a database
    Serve(Box<server::Config>),
    /// Run bots, clocks and email delivery without serving players
    Worker(Box<server::Config>),
    /// Migrate the database to the newest schema
    Migrate(server::MigrateConfig),
    /// Grant a user the moderator role, or revoke it
    #[command(alias = "host")]
    Moderator(moderator::Args),
    /// Show where tables are, and move them between databases
    Parts(parts::Args),
    /// Back up the database into a file, with pg_dump
    Backup(backup::Backup),
    /// Restore a backup into an empty database, with pg_restore
    Restore(backup::Restore),
    /// Test a backup: restore it into a temporary database and compare games, people and ratings
    Drill(backup::Drill),
    /// Check ratings against the games they come from
    Ratings(after::Ratings),
    /// Export finished public games as JSON Lines, for research
    Export(after::Export),
}

pub(crate) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Serve(config) => serve::serve(*config),
        Command::Worker(config) => serve::worker(*config),
        Command::Migrate(config) => serve::migrate(&config),
        Command::Moderator(args) => moderator::run(&args),
        Command::Parts(args) => parts::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Drill(args) => backup::drill(&args),
        Command::Ratings(args) => after::ratings(&args),
        Command::Export(args) => after::export(&args),
    }
}
