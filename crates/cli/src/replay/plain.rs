//! A record as sentences.

use std::io::{self, Write};

use game::{Eyes, Turn};
use table::Table;

use crate::play::story::Story;

/// Prints the first `plies` steps, one a line, and how the seats stand then.
pub(super) fn run(
    table: &dyn Table,
    story: &Story,
    eyes: Eyes,
    plies: usize,
    mut output: impl Write,
) -> io::Result<()> {
    match print(table, story, eyes, plies, &mut output) {
        // Who reads us has gone, as `head` does.
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

fn print(
    table: &dyn Table,
    story: &Story,
    eyes: Eyes,
    plies: usize,
    output: &mut impl Write,
) -> io::Result<()> {
    let end = table.at(plies);
    let frame = end.frame(eyes, 0);
    writeln!(output, "{}", story.title(table, &frame.view))?;
    for ply in 1..=plies {
        let told = frame.events.iter().filter(|told| told.ply == ply);
        let told: Vec<String> = told.map(|told| story.told(table, told)).collect();
        writeln!(output, "{ply} {}", told.join("; "))?;
    }
    if end.turn() != Turn::Over {
        writeln!(output, "{}", story.say("not-over", &[]))?;
    }
    for line in story.standing(table, &end.standing()) {
        writeln!(output, "{line}")?;
    }
    output.flush()
}
