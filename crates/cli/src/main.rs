//! Pagoda in one binary: play, replay, read the rules, and measure.

mod bench;
mod laws;
mod perft;
mod play;
mod replay;
mod rules;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    /// Read the rules, or one clause of them
    Rules(rules::Args),
    /// Count all ways to go on from a position
    Perft(perft::Args),
    /// Play random games and check every law at every step
    Laws(laws::Args),
    /// Measure how fast the rules are
    Bench(bench::Args),
}

/// What ends a command early, told once, here.
type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let done = match Pagoda::parse().command {
        Command::Play(args) => play::run(args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("pagoda: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a language; one that Pagoda doesn't speak, as a machine's own setting may be, is English.
fn language(text: &str) -> Result<game::Lang, std::convert::Infallible> {
    Ok(text.parse().unwrap_or_default())
}
