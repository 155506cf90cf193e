//! `pagoda play`: a local game against bots or hot-seat.

mod bots;
mod plain;
pub(crate) mod screen;
pub(crate) mod session;
pub(crate) mod story;
#[cfg(test)]
mod tests;

use std::{
    io::{self, IsTerminal as _},
    path::PathBuf,
};

use ::bots::BotLevel;
use game::{Key, Seat, Seats, seats};

use self::{bots::Bots, session::Session, story::Teller};
use crate::Failure;

/// Arguments of `pagoda play`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    game: String,
    /// Number of seats [default: the game's minimum]
    #[arg(long)]
    seats: Option<u8>,
    /// Options, such as "board=lion fair-hands=yes start=2"
    #[arg(long, default_value = "")]
    options: String,
    /// Play all seats at one keyboard (hot-seat)
    #[arg(long)]
    hot_seat: bool,
    /// Number of your seat
    #[arg(long, default_value_t = 1, conflicts_with = "hot_seat")]
    seat: u8,
    /// Levels of the bots in seat order, separated by commas: novice, adept or master
    #[arg(long, value_delimiter = ',', value_parser = crate::level, default_value = "adept")]
    bots: Vec<BotLevel>,
    /// Random seed, to reproduce a game [default: random]
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    teller: Teller,
    /// Use line mode, for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Write the record of the game to a file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let line_by_line = args.plain || !is_a_screen();
    let session = sit_down(args)?;
    if line_by_line {
        // In line mode nothing can be cleared, only scrolled away.
        let curtain = if io::stdout().is_terminal() { "\n".repeat(60) } else { String::new() };
        return Ok(plain::run(session, io::stdin().lock(), io::stdout().lock(), curtain)?);
    }
    screen::run(session)
}

/// Whether standard input and output are a terminal.
pub(crate) fn is_a_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

fn sit_down(args: Args) -> Result<Session, Failure> {
    let story = args.teller.story();
    let (key, luck) = chance(args.seed)?;
    let count = match args.seats {
        Some(seats) => seats,
        None => fewest(&args.game).ok_or_else(|| story.closed(&table::OpenError::UnknownGame))?,
    };
    let table = table::open(&args.game, count, &args.options, key);
    let table = table.map_err(|why| story.closed(&why))?;
    let people: Seats = match args.seat.checked_sub(1).map(Seat) {
        _ if args.hot_seat => seats(count).collect(),
        Some(seat) if seat.0 < count => Seats::from_iter([seat]),
        _ => return Err(story.say("no-such-seat", &[("seats", count.into())]).into()),
    };
    let bots = Bots::new(&args.bots, people, luck, args.seed.is_some());
    Ok(Session { table, story, people, bots, save: args.save })
}

/// The game's key, and the bots' seed.
fn chance(seed: Option<u64>) -> Result<(Key, u64), Failure> {
    if let Some(number) = seed {
        return Ok((Key::from_number(number), number));
    }
    let mut bits = [0; 32];
    getrandom::fill(&mut bits)?;
    Ok((Key::new(bits), getrandom::u64()?))
}

/// The smallest number of seats of a game.
fn fewest(slug: &str) -> Option<u8> {
    struct Fewest;
    impl table::ForGame for Fewest {
        type Out = u8;
        fn run<G: game::Game>(self) -> u8 {
            G::META.seats.0
        }
    }
    table::for_game(slug, Fewest)
}
