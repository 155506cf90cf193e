//! `pagoda-dev scale`: what everything takes, and what a million seats would.

mod kept;
mod measure;
mod process;
mod report;
mod rules;
mod site;
mod socket;
mod steady;

use clap::Subcommand;

use crate::Failure;

/// Measures, or works out.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure what a move, a frame, a socket, a bot and a game take, for all titles
    Measure(measure::Args),
    /// Work out what many seats take, and write it into the page
    Report(report::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Measure(args) => measure::run(args),
        Command::Report(args) => report::run(args),
    }
}
