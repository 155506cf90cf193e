//! `pagoda hint`: a bot's best moves at some point of a record, with reasons.

use std::{
    io::{self, Write},
    path::PathBuf,
    time::Instant,
};

use bots::{Advice, BotConfig, BotLevel, Budget, Reason, advise};
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

/// Moves listed.
const NAMED: usize = 5;
/// Reasons listed for each side.
const REASONS: usize = 3;
/// Smallest weight of a listed reason, as a share of the win.
const LIGHT: f32 = 0.0005;

/// Arguments of `pagoda hint`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file, text or JSON; - for standard input
    file: PathBuf,
    /// Number of steps to replay, up to the decision [default: all]
    #[arg(long)]
    ply: Option<usize>,
    /// Number of the seat whose latest decision is used [default: any seat]
    #[arg(long)]
    seat: Option<u8>,
    /// Level of the bot: novice, adept or master
    #[arg(long, value_parser = crate::level, default_value = "master")]
    level: BotLevel,
    /// Number of search iterations per thread, for reproducible results [default: the level's time]
    #[arg(long)]
    iterations: Option<u32>,
    /// Number of search threads [default: all cores]
    #[arg(long = "threads", alias = "cores", value_name = "THREADS")]
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

    let mut config = BotConfig::strongest(args.level);
    config.threads = crate::cores(args.cores) as u32;
    if let Some(iterations) = args.iterations {
        config.budget = Budget::iterations(iterations);
    }
    let view = table.frame(Eyes::Seat(seat), table.ply()).view;
    let begun = Instant::now();
    let advice = advise(table.meta().slug, &view, &config, table.ply() as u64);
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

/// The table at the latest decision of a seat, or of any, within the first `ply` steps.
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

/// The best moves, and the reasons for the first.
fn lines(table: &dyn Table, story: &Story, advice: &Advice) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, it) in advice.considered.iter().take(NAMED).enumerate() {
        // The first event of a move describes it.
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
