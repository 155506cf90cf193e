//! `pagoda replay`: steps through a record.

mod plain;
mod screen;

use std::{
    fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
    str::FromStr,
};

use game::{Eyes, Seat};
use table::Table;

use crate::{
    Failure,
    play::{
        is_a_screen,
        story::{Story, Teller},
    },
};

/// Arguments of `pagoda replay`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file, text or JSON; - for standard input
    file: PathBuf,
    /// Point of view: a seat's number, or public
    #[arg(long, default_value = "public")]
    eyes: Watcher,
    /// Number of the step to start at; with --plain, to end at [default: the first; with --plain, the last]
    #[arg(long)]
    ply: Option<usize>,
    #[command(flatten)]
    teller: Teller,
    /// Use line mode, for pipes and screen readers
    #[arg(long)]
    plain: bool,
}

/// Parses a point of view.
#[derive(Clone, Copy)]
struct Watcher(Eyes);

impl FromStr for Watcher {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Watcher, Self::Err> {
        if text == "public" {
            return Ok(Watcher(Eyes::Public));
        }
        let seat = text.parse().ok().and_then(|number: u8| number.checked_sub(1));
        seat.map(|seat| Watcher(Eyes::Seat(Seat(seat)))).ok_or("a seat's number, or public")
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let story = args.teller.story();
    let table = open(&story, &args.file)?;
    let eyes = args.eyes.0;
    if let Eyes::Seat(seat) = eyes
        && table.seats() <= seat.0
    {
        return Err(story.say("no-such-seat", &[("seats", table.seats().into())]).into());
    }
    let ply = args.ply.map(|ply| ply.min(table.ply()));
    if args.plain || !is_a_screen() {
        let plies = ply.unwrap_or(table.ply());
        return Ok(plain::run(table.as_ref(), &story, eyes, plies, io::stdout().lock())?);
    }
    screen::run(screen::Replay::new(table, story, eyes, ply.unwrap_or(0)))
}

/// Opens a record of any game, read-only.
pub(crate) fn open(story: &Story, file: &Path) -> Result<Box<dyn Table>, Failure> {
    let text =
        read(file).map_err(|why| story.say("unreadable", &[("why", why.to_string().into())]))?;
    let table = table::read(&text, None).map_err(|why| match why {
        table::OpenError::UnknownGame => story.say("foreign", &[]),
        why => story.closed(&why),
    });
    Ok(table?)
}

fn read(file: &Path) -> io::Result<String> {
    if file != Path::new("-") {
        return fs::read_to_string(file);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}
