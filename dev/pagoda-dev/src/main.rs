//! The developers' program `pagoda-dev`: perft, law checks, training, matches between bots, benchmarks,
//! load and chaos tests. Nothing depends on it.

mod arena;
mod bench;
mod laws;
mod perft;
mod stress;
mod train;

use std::{io::Write as _, process::ExitCode};

use clap::{Parser, Subcommand};
use cli::Failure;

// The server's allocator, so that measurements carry over.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Check and measure the rules, the bots and the server of Pagoda.
#[derive(Parser)]
#[command(name = "pagoda-dev", version, arg_required_else_help = true)]
struct Dev {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count all continuations of a position by depth (perft)
    Perft(perft::Args),
    /// Play random games and check all invariants after every step
    Laws(laws::Args),
    /// Train the bots' evaluation function by self-play
    Train(train::Args),
    /// Measure the strength of bots against each other
    Arena(arena::Args),
    /// Benchmark the rules, or the bots' search
    Bench(bench::Args),
    /// Load-test nodes with simulated players
    #[command(alias = "load")]
    Loadtest(stress::loadtest::Args),
    /// Measure how soon moves reach thousands of watchers of one table
    Watchers(stress::watchers::Args),
    /// Kill nodes and disturb connections during games, and verify that no move is lost
    Chaos(stress::chaos::Args),
    /// Measure resource use, and compute what a million seats would need
    Scale(Box<stress::scale::Args>),
    /// Print the OpenAPI description of the server
    Openapi,
}

fn main() -> ExitCode {
    let done = match Dev::parse().command {
        Command::Perft(args) => perft::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Loadtest(args) => stress::loadtest::run(&args),
        Command::Watchers(args) => stress::watchers::run(&args),
        Command::Chaos(args) => stress::chaos::run(&args),
        Command::Scale(args) => stress::scale::run(&args),
        Command::Openapi => openapi(),
    };
    cli::end("pagoda-dev", done)
}

fn openapi() -> Result<(), Failure> {
    Ok(std::io::stdout().write_all(server::openapi().as_bytes())?)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn help_is_imperative_and_names_units() {
        let wrong = server_testkit::help_violations(&super::Dev::command());
        assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    }
}
