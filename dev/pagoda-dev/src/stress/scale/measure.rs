//! `pagoda-dev scale measure`: measures every constant of the capacity model on this machine.

use std::{path::PathBuf, time::Duration};

use cli::block_on;
use indicatif::{ProgressBar, ProgressStyle};
use scale::{Machine, Measurements, Steady, Title};
use server::DatabaseConfig;

use super::{
    kept, process, rules,
    site::{Bell, Place, Site},
    socket,
    steady::Pair,
};
use crate::{Failure, stress::program::Program};

/// Players at a table, and whether they play at full speed. Two sizes give the marginal cost of a seat; two
/// rates give the cost per batch.
const LOADS: [(u8, bool); 3] = [(2, false), (4, false), (2, true)];
/// Repetitions: the least disturbed one of each counts.
const TURNS: usize = 2;

/// Arguments of `pagoda-dev scale measure`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// File to write
    #[arg(long, default_value = "docs/scale.json")]
    json: PathBuf,
    #[command(flatten)]
    bell: Bell,
    #[command(flatten)]
    program: Program,
    #[command(flatten)]
    database: DatabaseConfig,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let (program, url) = (args.program.path()?, args.database.url()?);
    let place = Place { program, url, bell: args.bell.clone() };
    let bar = ProgressBar::new(2 + (table::SLUGS.len() * (3 + LOADS.len() * TURNS)) as u64)
        .with_style(ProgressStyle::with_template("{elapsed_precise} {pos}/{len} {msg}")?);
    bar.enable_steady_tick(Duration::from_millis(500));
    let now = |what: String| {
        // A log file shows no progress bar.
        if bar.is_hidden() {
            eprintln!("{what}");
        }
        bar.inc(1);
        bar.set_message(what);
    };
    let measured = block_on(measure(&place, &now))??;
    bar.finish_and_clear();
    let json = serde_json::to_string_pretty(&measured)?;
    std::fs::write(&args.json, json + "\n")?;
    println!("written: {}", args.json.display());
    Ok(())
}

async fn measure(place: &Place, now: &impl Fn(String)) -> Result<Measurements, Failure> {
    let mut titles = Vec::new();
    for slug in table::SLUGS {
        titles.push(title(slug, place, now).await?);
    }
    now("sockets that say nothing, and live tables".to_owned());
    let socket = socket::measure(&Site::new(place)?).await?;
    now("a node with nobody there".to_owned());
    let pair = Pair::start(Site::new(place)?).await?;
    for _ in 0..TURNS {
        for title in &mut titles {
            play(&pair, title, now).await?;
        }
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let machine = Machine { processor: process::processor(), cores };
    rounded(Measurements { machine, titles, socket, idle: pair.idle() })
}

/// One repetition of all loads of a title.
async fn play(pair: &Pair, title: &mut Title, now: &impl Fn(String)) -> Result<(), Failure> {
    for (at, (seats, is_full_speed)) in LOADS.into_iter().enumerate() {
        let pace = if is_full_speed { "as fast as goes" } else { "at a steady rate" };
        now(format!("{} for {seats} {pace}", title.title));
        let found = pair.play(&title.slug, seats, is_full_speed).await?;
        let cpu = |it: &Steady| it.node_us + it.database_us;
        match title.loads.get_mut(at) {
            Some(before) if cpu(before) <= cpu(&found) => {}
            Some(before) => *before = found,
            None => title.loads.push(found),
        }
    }
    Ok(())
}

/// Measurements of a title except its loads.
async fn title(slug: &str, place: &Place, now: &impl Fn(String)) -> Result<Title, Failure> {
    let meta = table::open(slug, 3, "", game::Key::from_number(0))?.meta();
    now(format!("the rules of {}", meta.title));
    let rules = rules::rules(slug)?;
    now(format!("bots that play {}", meta.title));
    let (game, bots) = rules::games(slug)?;
    now(format!("what is kept of {}", meta.title));
    let kept = kept::measure(&Site::new(place)?, slug).await?;
    let title = meta.title.to_owned();
    Ok(Title { slug: slug.to_owned(), title, rules, game, bots, loads: Vec::new(), kept })
}

/// Rounded to four digits: more would be noise in diffs.
fn rounded(measured: Measurements) -> Result<Measurements, Failure> {
    let mut json = serde_json::to_value(&measured)?;
    round(&mut json);
    Ok(serde_json::from_value(json)?)
}

fn round(json: &mut serde_json::Value) {
    use serde_json::Value;
    match json {
        Value::Number(number) if number.is_f64() => {
            let exact = number.as_f64().unwrap_or(0.0);
            *json = format!("{exact:.3e}").parse::<f64>().map_or(Value::Null, Value::from);
        }
        Value::Array(all) => all.iter_mut().for_each(round),
        Value::Object(all) => all.values_mut().for_each(round),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn figures_have_four_digits() {
        let mut json = serde_json::json!({ "a": [1234.567, 0.00012345678], "b": 123456 });
        super::round(&mut json);
        assert_eq!(json, serde_json::json!({ "a": [1235.0, 0.0001235], "b": 123456 }));
    }
}
