//! `pagoda hint`: what a bot would do at some point of a record, and why.

use std::{
    io::{self, Write},
    path::PathBuf,
    time::Instant,
};

use bots::{Advice, Budget, Level, Reason, Thinker, advise};
use game::{Eyes, Seat, Turn};
use table::Table;

use crate::{
    Failure,
    play::{
        session::preview,
        story::{Story, Teller},
    },
    replay,
};

/// Moves that are named.
const NAMED: usize = 5;
/// Reasons that are named for each side.
const REASONS: usize = 3;
/// A reason that weighs less, as a share of the win, isn't worth a line.
const LIGHT: f32 = 0.0005;

/// Where to ask, and whom.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record as text or JSON; - reads it from the standard input
    file: PathBuf,
    /// Steps to go before it is asked; all if left out. Where nobody decides then, the decision before
    #[arg(long)]
    ply: Option<usize>,
    /// Ask at the latest decision of this seat
    #[arg(long)]
    seat: Option<u8>,
    /// Who is asked: novice, adept or master
    #[arg(long, value_parser = crate::level, default_value = "master")]
    level: Level,
    /// Iterations on each core, instead of the level's; then the answer is always the same
    #[arg(long)]
    iterations: Option<u32>,
    /// Cores; all that there are if left out
    #[arg(long)]
    cores: Option<usize>,
    #[command(flatten)]
    teller: Teller,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let story = args.teller.story();
    let record = replay::open(&story, &args.file)?;
    let wanted = match args.seat.map(|number| number.checked_sub(1).map(Seat)) {
        None => None,
        Some(Some(seat)) if seat.0 < record.seats() => Some(seat),
        Some(_) => {
            return Err(story.say("no-such-seat", &[("seats", record.seats().into())]).into());
        }
    };
    let ply = args.ply.unwrap_or(record.ply()).min(record.ply());
    let (seat, table) = latest_decision(record.as_ref(), ply, wanted)
        .ok_or_else(|| story.say("hint-nobody", &[]))?;

    let mut thinker = Thinker::at_its_best(args.level);
    thinker.cores = crate::cores(args.cores) as u32;
    if let Some(iterations) = args.iterations {
        thinker.budget = Budget::iterations(iterations);
    }
    let view = table.frame(Eyes::Seat(seat), table.ply()).view;
    let begun = Instant::now();
    let advice = advise(table.meta().slug, &view, &thinker, table.ply() as u64);
    let advice = advice.ok_or_else(|| story.say("hint-nobody", &[]))?;
    let seconds = begun.elapsed().as_secs_f64();

    let title = [
        ("seat", story.name(seat).into()),
        ("ply", table.ply().into()),
        ("plies", record.ply().into()),
    ];
    let mut out = io::stdout().lock();
    writeln!(out, "{}", story.say("hint-title", &title))?;
    for line in lines(table.as_ref(), &story, &advice) {
        writeln!(out, "{line}")?;
    }
    let rate = (f64::from(advice.iterations) / seconds.max(1e-6)) as u64;
    let effort = [("iterations", advice.iterations.into()), ("rate", rate.into())];
    writeln!(out, "{}", story.say("hint-effort", &effort))?;
    Ok(())
}

/// The table at the latest decision that a seat, or any, has to make after at most `ply` steps.
fn latest_decision(
    record: &dyn Table,
    ply: usize,
    wanted: Option<Seat>,
) -> Option<(Seat, Box<dyn Table>)> {
    (0..=ply).rev().map(|ply| record.at(ply)).find_map(|table| match table.turn() {
        Turn::Seat(seat) if wanted.is_none_or(|wanted| wanted == seat) => Some((seat, table)),
        _ => None,
    })
}

/// The moves that seem best, and what speaks for the first of them.
fn lines(table: &dyn Table, story: &Story, advice: &Advice) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, it) in advice.considered.iter().take(NAMED).enumerate() {
        // The first event of a move says what was decided.
        let told = preview(table, &it.mv).ok().and_then(|it| it.told.into_iter().next());
        let told = told.map_or_else(String::new, |told| story.event(table, &told));
        let args = [
            ("place", (at + 1).into()),
            ("move", it.mv.as_str().into()),
            ("value", story.points(it.value).into()),
            ("visits", it.visits.into()),
            ("told", told.into()),
        ];
        lines.push(story.say("hint-move", &args));
    }
    let telling = |is_for: bool| {
        let heavy = move |it: &&Reason| LIGHT <= it.weight.abs() && is_for == (0.0 < it.weight);
        advice.reasons.iter().filter(heavy).take(REASONS)
    };
    let reasons: Vec<&Reason> = telling(true).chain(telling(false)).collect();
    if !reasons.is_empty() {
        lines.push(story.say("hint-reasons", &[]));
    }
    for reason in reasons {
        let args = [
            ("points", story.change(reason.weight).into()),
            ("feature", reason.feature.as_str().into()),
            ("seat", story.name(reason.of).into()),
        ];
        lines.push(story.say("hint-reason", &args));
    }
    lines
}
