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

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use cli::Failure;

#[cfg(feature = "server")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play board games about ancient China in the terminal, or serve them to browsers
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
    /// Find mistakes and lucky draws in a record
    Analyse(analyse::Args),
    /// Show the rules of a game, or one of them
    Rules(rules::Args),
    /// Verify that the random draws of a finished game were fair
    Verify(verify::Args),
    #[cfg(feature = "server")]
    #[command(flatten)]
    Operate(operate::Command),
}

/// Parses the arguments; exits with help or an error.
fn parse() -> Pagoda {
    let command = Pagoda::command();
    #[cfg(feature = "server")]
    let command = server::read_former_variables(command);
    Pagoda::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
}

fn main() -> ExitCode {
    let done = match parse().command {
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

#[cfg(all(test, feature = "server"))]
mod tests;
