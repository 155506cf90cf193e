//! `pagoda-dev scale report`: runs the capacity model and the simulation on the measurements, and updates the
//! page.

use std::{
    fs,
    path::{Path, PathBuf},
};

use scale::{Demand, Measurements, SimulationResult, Story, assumed, figures, fill};

use super::super::chart::Chart;
use crate::Failure;

/// Arguments of `pagoda-dev scale report`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// File of the measurements
    #[arg(long, default_value = "docs/scale.json")]
    json: PathBuf,
    /// Page to update; charts are written beside it
    #[arg(long, default_value = "docs/scale.md")]
    page: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let read =
        |file: &Path| fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()));
    let measured = Measurements::read(&read(&args.json)?)?;
    let filled = fill(&read(&args.page)?, &figures(&measured))?;
    fs::write(&args.page, filled)?;
    let story = Story::of(&measured, &Demand::of(1e6), assumed::CLUSTERS);
    for (name, picture) in [("lost", lost(&story)), ("away", away(&story))] {
        fs::write(args.page.with_file_name(format!("scale-{name}.svg")), picture)?;
    }
    println!("written: {} and its pictures", args.page.display());
    Ok(())
}

/// Chart of the loss of a node.
fn lost(story: &Story) -> String {
    let outcome = story.node_lost();
    let told = [
        format!("sockets of the node: {}", outcome.returned.count()),
        format!("all are back after {:.1} s", outcome.returned.percentile(1.0) / 1e3),
        format!("moves asked again: {}", outcome.repeated),
    ];
    let title = "A cluster loses a node: moves of people acknowledged in each second";
    seconds(&outcome, title, &told, &[(Story::INCIDENT_AT, "a node is lost")])
}

/// Chart of a failover of PostgreSQL.
fn away(story: &Story) -> String {
    let outcome = story.database_away();
    let well = outcome.recovered_after(Story::INCIDENT_AT, assumed::PROMISED_MS);
    let told = [
        format!("away for {} s", assumed::TAKE_OVER),
        format!("all is well after {well:.0} s"),
        format!("acts that waited in one lane: {} at most", outcome.waiting),
    ];
    let marks = [
        (Story::INCIDENT_AT, "PostgreSQL goes away"),
        (Story::INCIDENT_AT + assumed::TAKE_OVER, "the standby has taken over"),
    ];
    let title = "A cluster's PostgreSQL fails over: moves of people acknowledged in each second";
    seconds(&outcome, title, &told, &marks)
}

fn seconds(
    outcome: &SimulationResult,
    title: &str,
    told: &[String],
    marks: &[(f64, &'static str)],
) -> String {
    // The first second is warm-up, and the last may be incomplete.
    let rates: Vec<usize> = outcome.seconds.iter().map(|(moves, _)| *moves).collect();
    let rates = rates.get(2..rates.len().saturating_sub(2)).unwrap_or(&[]);
    let marks: Vec<_> = marks.iter().map(|(second, what)| (second - 2.0, *what)).collect();
    Chart { title, told, rates, unit: "s", marks: &marks }.draw()
}
