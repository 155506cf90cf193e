//! Pagoda in one binary: play, replay, read the rules, serve, and measure.

mod after;
mod analyse;
mod arena;
mod backup;
mod bench;
mod hint;
mod host;
mod laws;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod strain;
mod train;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// An online table for board games about ancient China.
#[derive(Parser)]
#[command(name = "pagoda", version, arg_required_else_help = true)]
struct Pagoda {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play at this machine, against bots or around one keyboard
    Play(play::Args),
    /// Look at a record step by step
    Replay(replay::Args),
    /// Ask a bot for the best moves at some point of a record
    Hint(hint::Args),
    /// Look for mistakes and luck in a record
    Analyse(analyse::Args),
    /// Read the rules, or one clause of them
    Rules(rules::Args),
    /// Check that the chance of a finished game was fair
    Verify(verify::Args),
    /// Serve players: any number of nodes on one database
    Serve(Box<server::Config>),
    /// Let bots move, and serve nobody
    Worker(Box<server::Config>),
    /// Bring the database's schema up to date
    Migrate(Box<server::Config>),
    /// Make somebody a host, who keeps order
    Host(Box<host::Args>),
    /// Write everything that the database holds into a file
    Backup(backup::Backup),
    /// Bring a backup back into an empty database
    Restore(backup::Restore),
    /// Try whether a backup could be brought back: every game must come to the same
    Drill(backup::Drill),
    /// Print the description of the server's API
    Openapi,
    /// Check ratings against the games that they come from
    Ratings(after::Ratings),
    /// Write finished public games as lines of JSON, for research
    Export(after::Export),
    /// Measure how much nodes can carry, by games that are played there
    #[command(alias = "load")]
    Loadtest(strain::loadtest::Args),
    /// Kill nodes and spoil lines while games go on, and prove that nothing was lost
    Chaos(strain::chaos::Args),
    /// Measure what everything takes, and work out what a million seats would
    Scale(Box<strain::scale::Args>),
    /// Count all ways to go on from a position
    Perft(perft::Args),
    /// Play random games and check every law at every step
    Laws(laws::Args),
    /// Learn what positions are worth, by playing against itself
    Train(train::Args),
    /// Measure how strong bots are against each other
    Arena(arena::Args),
    /// Measure how fast the rules are
    Bench(bench::Args),
}

/// What ends a command early, told once, here.
type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let done = match Pagoda::parse().command {
        Command::Play(args) => play::run(args),
        Command::Replay(args) => replay::run(&args),
        Command::Hint(args) => hint::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Serve(config) => serve::serve(*config),
        Command::Worker(config) => serve::worker(*config),
        Command::Migrate(config) => serve::migrate(&config),
        Command::Host(args) => host::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Drill(args) => backup::drill(&args),
        Command::Openapi => serve::openapi(),
        Command::Ratings(args) => after::ratings(&args),
        Command::Export(args) => after::export(&args),
        Command::Loadtest(args) => strain::loadtest::run(&args),
        Command::Chaos(args) => strain::chaos::run(&args),
        Command::Scale(args) => strain::scale::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads us has gone, as `head` does.
        Err(failure) if is_broken_pipe(&failure) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("pagoda: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(failure: &Failure) -> bool {
    let io = failure.downcast_ref::<std::io::Error>();
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}

/// The cores that may be used: all of them if nobody says.
fn cores(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// Reads how well a bot plays.
fn level(text: &str) -> Result<bots::Level, &'static str> {
    text.parse().map_err(|()| "novice, adept or master")
}

/// Reads a language; one that Pagoda doesn't speak, as a machine's own setting may be, is English.
fn language(text: &str) -> Result<game::Lang, std::convert::Infallible> {
    Ok(text.parse().unwrap_or_default())
}
