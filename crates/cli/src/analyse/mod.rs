//! `pagoda analyse`: post-game analysis of a record: what every decision lost, and what chance gave.

mod chart;
mod report;
mod title;

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use bots::{BotLevel, GameAnalysis, analyse};
use game::{Game, RecordOf};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use table::{ForGame, OpenError, for_game};

use crate::{Failure, play::story::Teller, replay};

/// Arguments of `pagoda analyse`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file, text or JSON; - for standard input
    file: PathBuf,
    /// Depth of the analysis: novice, adept or master
    #[arg(long, value_parser = crate::level, default_value = "master")]
    level: BotLevel,
    /// Number of search iterations per evaluation [default: the level's]
    #[arg(long)]
    iterations: Option<u32>,
    /// Number of threads; doesn't change the result [default: all cores]
    #[arg(long = "threads", alias = "cores", value_name = "THREADS")]
    cores: Option<usize>,
    /// Write a chart of the win probabilities to an SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the analysis to a JSON file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    teller: Teller,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let story = args.teller.story();
    let table = replay::open(&story, &args.file)?;
    let iterations = args.iterations.unwrap_or(match args.level {
        BotLevel::Novice => 32,
        BotLevel::Adept => 96,
        BotLevel::Master => 320,
    });
    let query =
        Analysis { record: table.record_json(), iterations, cores: crate::cores(args.cores) };
    let analysis = for_game(table.meta().slug, query).ok_or(OpenError::UnknownGame)??;

    let mut out = io::stdout().lock();
    for line in report::lines(table.as_ref(), &story, &analysis) {
        writeln!(out, "{line}")?;
    }
    if let Some(file) = &args.svg {
        fs::write(file, chart::draw(table.as_ref(), &story, &analysis))?;
        writeln!(out, "{}", story.say("chart-is-in", &[("path", shown(file).into())]))?;
    }
    if let Some(file) = &args.json {
        let found = json!({ "game": table.meta().slug, "grades": analysis });
        fs::write(file, serde_json::to_string_pretty(&found)?)?;
        writeln!(out, "{}", story.say("grades-are-in", &[("path", shown(file).into())]))?;
    }
    Ok(())
}

fn shown(file: &std::path::Path) -> String {
    file.display().to_string()
}

/// The analysis, once the game is known.
struct Analysis {
    record: Value,
    iterations: u32,
    cores: usize,
}

impl ForGame for Analysis {
    type Out = Result<GameAnalysis<String>, Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let record: RecordOf<G> = serde_json::from_value(self.record)?;
        let bar = ProgressBar::new(0);
        let style = "{elapsed_precise} {wide_bar} {pos}/{len}, {eta} left";
        bar.set_style(ProgressStyle::with_template(style)?);
        let progress = |done: usize, all: usize| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        };
        let analysis = analyse::<G>(&record, self.iterations, self.cores, progress)?;
        bar.finish_and_clear();
        Ok(analysis.in_notation())
    }
}
