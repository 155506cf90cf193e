//! `pagoda ratings` and `pagoda export`.

use std::io::BufWriter;

use clap::Args as ClapArgs;
use cli::block_on;
use server::{DatabaseConfig, OfflineError, RatingReport, ReportScope};
use wire::api::Cursor;

use crate::Failure;

/// The task of `pagoda ratings`: one of these.
#[derive(ClapArgs)]
#[group(id = "task", required = true, multiple = false)]
pub(crate) struct RatingsTask {
    /// Recompute ratings from the stored games and report differences
    #[arg(long)]
    check: bool,
    /// Rate games of earlier versions
    #[arg(long)]
    catch_up: bool,
    /// Print pairs that meet too often, sudden strength and agreement with the strongest bot
    #[arg(long)]
    report: bool,
}

/// Arguments of `pagoda ratings`.
#[derive(ClapArgs)]
pub(crate) struct Ratings {
    #[command(flatten)]
    task: RatingsTask,
    /// Number of days that the report covers
    #[arg(long, default_value_t = 30, value_name = "DAYS")]
    days: u32,
    /// Maximum number of games whose moves the report compares with the bot's
    #[arg(long, default_value_t = 20, value_name = "NUMBER")]
    games: u32,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Arguments of `pagoda export`.
#[derive(ClapArgs)]
pub(crate) struct Export {
    /// Resume after this cursor, from the last exported line [default: start with the first game]
    #[arg(long, value_name = "CURSOR")]
    after: Option<Cursor>,
    /// Include the views of every seat and of the public after every step
    #[arg(long)]
    observations: bool,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Checks ratings, adds missing ones, or reports suspicious ones.
pub(crate) fn ratings(args: &Ratings) -> Result<(), Failure> {
    if args.task.report {
        let scope = ReportScope { days: args.days, games: args.games };
        print_report(&block_on(server::report_ratings(&args.database, scope))??);
        return Ok(());
    }
    if args.task.catch_up {
        let (games, lost) = block_on(server::catch_up_ratings(&args.database))??;
        println!("games rated: {games}");
        return if lost.is_empty() { Ok(()) } else { Err(lost.join("\n").into()) };
    }
    let checked = block_on(server::check_ratings(&args.database))??;
    for difference in &checked.differences {
        eprintln!("{difference}");
    }
    if !checked.differences.is_empty() {
        return Err(format!("ratings that differ: {}", checked.differences.len()).into());
    }
    println!("games: {}, ratings: {}; all match", checked.games, checked.ratings);
    if 0 < checked.undecided {
        println!("games of earlier versions: {}; run pagoda ratings --catch-up", checked.undecided);
    }
    Ok(())
}

/// Prints a report, a line for each finding.
fn print_report(report: &RatingReport) {
    for pair in &report.pairs {
        println!(
            "pair {} {}: games {}, won by the first {}, uncounted {}",
            pair.winner, pair.loser, pair.games, pair.wins, pair.uncounted
        );
    }
    for (risen, points) in &report.risen {
        println!(
            "rise {} {} {:?}: {points:+} in {} games",
            risen.user, risen.game, risen.pool, risen.games
        );
    }
    for it in &report.agreements {
        println!(
            "agreement {}: {} of {} moves, {:.1} standard deviations above the others",
            it.user, it.agreed, it.decisions, it.deviations
        );
    }
    let findings = report.pairs.len() + report.risen.len() + report.agreements.len();
    println!("findings: {findings}; games compared with the bot: {}", report.compared);
}

/// Writes finished public games as JSON Lines.
pub(crate) fn export(args: &Export) -> Result<(), Failure> {
    let mut out = BufWriter::new(std::io::stdout());
    let done = server::export(&args.database, args.after, args.observations, &mut out);
    match block_on(done)? {
        // The reader may close the pipe.
        Err(OfflineError::Io(why)) => Err(why.into()),
        done => Ok(done?),
    }
}
