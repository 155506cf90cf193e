//! `pagoda analyse`: what every decision of a record cost, and what chance gave.

mod chart;
mod report;

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use bots::{Grades, Level, grade};
use game::{Game, RecordOf};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use table::{ForGame, OpenError, Table, for_game};

use crate::{
    Failure,
    play::story::{Story, Teller},
    replay,
};

/// What to look at, and how closely.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record as text or JSON; - reads it from the standard input
    file: PathBuf,
    /// How closely: novice, adept or master
    #[arg(long, value_parser = crate::level, default_value = "master")]
    level: Level,
    /// Iterations of each look, instead of the level's
    #[arg(long)]
    iterations: Option<u32>,
    /// Cores; all that there are if left out. What is found doesn't depend on it
    #[arg(long)]
    cores: Option<usize>,
    /// Draw how the chances went, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write everything that was found, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    teller: Teller,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let story = args.teller.story();
    let table = replay::open(&story, &args.file)?;
    let iterations = args.iterations.unwrap_or(match args.level {
        Level::Novice => 32,
        Level::Adept => 96,
        Level::Master => 320,
    });
    let looking =
        Looking { record: table.record_json(), iterations, cores: crate::cores(args.cores) };
    let grades = for_game(table.meta().slug, looking).ok_or(OpenError::UnknownGame)??;

    let mut out = io::stdout().lock();
    for line in report::lines(table.as_ref(), &story, &grades) {
        writeln!(out, "{line}")?;
    }
    if let Some(file) = &args.svg {
        fs::write(file, chart::draw(table.as_ref(), &story, &grades))?;
        writeln!(out, "{}", story.say("chart-is-in", &[("path", shown(file).into())]))?;
    }
    if let Some(file) = &args.json {
        let found = json!({ "game": table.meta().slug, "grades": grades });
        fs::write(file, serde_json::to_string_pretty(&found)?)?;
        writeln!(out, "{}", story.say("grades-are-in", &[("path", shown(file).into())]))?;
    }
    Ok(())
}

fn shown(file: &std::path::Path) -> String {
    file.display().to_string()
}

/// Grading, once the game is known.
struct Looking {
    record: Value,
    iterations: u32,
    cores: usize,
}

impl ForGame for Looking {
    type Out = Result<Grades<String>, Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let record: RecordOf<G> = serde_json::from_value(self.record)?;
        let bar = ProgressBar::new(0);
        let style = "{elapsed_precise} {wide_bar} {pos}/{len}, {eta} left";
        bar.set_style(ProgressStyle::with_template(style)?);
        let progress = |done: usize, all: usize| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        };
        let grades = grade::<G>(&record, self.iterations, self.cores, progress)?;
        bar.finish_and_clear();
        Ok(grades.spelt())
    }
}

/// The game and what it was played on.
fn title(table: &dyn Table, story: &Story) -> String {
    story.title(table, &table.frame(game::Eyes::Public, table.ply()).view)
}
