//! `pagoda-dev scale`: measures resource use, and computes the needs of a million seats.

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

/// Subcommands of `pagoda-dev scale`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure the cost of a move, a frame, a socket, a bot's decision and a game, for all titles
    Measure(measure::Args),
    /// Compute the needs of many seats and update the page
    Report(report::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Measure(args) => measure::run(args),
        Command::Report(args) => report::run(args),
    }
}
