//! The program `pagoda`: play, replay, hint, analyse, rules, verify, and with the feature `server` the
//! operator's commands. Nothing depends on it.

mod analyse;
mod hint;
#[cfg(feature = "server")]
mod operate;
mod play;
mod replay;
mod rules;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cli::Failure;

#[cfg(feature = "server")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play board games about ancient China, in the terminal or as a server.
#[derive(Parser)]
#[command(name = "pagoda", version, arg_required_else_help = true)]
#[cfg_attr(
    not(feature = "server"),
    command(
        after_help = "This is the terminal-only build. For `serve` and the rest: cargo build --bin pagoda"
    )
)]
struct Pagoda {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, against bots or hot-seat
    Play(play::Args),
    /// Step through the record of a game
    Replay(replay::Args),
    /// Suggest the best moves at any point of a record
    Hint(hint::Args),
    /// Find mistakes and luck in a record
    Analyse(analyse::Args),
    /// Show the rules of a game, or one clause
    Rules(rules::Args),
    /// Verify that the chance of a finished game was fair
    Verify(verify::Args),
    #[cfg(feature = "server")]
    #[command(flatten)]
    Operate(operate::Command),
}

fn main() -> ExitCode {
    let done = match Pagoda::parse().command {
        Command::Play(args) => play::run(args),
        Command::Replay(args) => replay::run(&args),
        Command::Hint(args) => hint::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Verify(args) => verify::run(&args),
        #[cfg(feature = "server")]
        Command::Operate(command) => operate::run(command),
    };
    cli::end("pagoda", done)
}

/// Number of threads: all cores by default.
fn cores(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// Parses a bot's level.
fn level(text: &str) -> Result<bots::BotLevel, &'static str> {
    text.parse()
}

/// Parses a language; English if it isn't supported, as the system's locale may be.
fn language(text: &str) -> Result<game::Lang, std::convert::Infallible> {
    Ok(text.parse().unwrap_or_default())
}
