//! `pagoda-dev arena`: how strong bots are, measured against each other.

use std::{fs, path::PathBuf};

use arena::{Bout, Contender, Played, Sprt, Tally, Verdict, play};
use bots::crew;
use game::{Game, Refusal, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// Who plays what against whom.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bots: the first is measured, the others fill the other seats by turns. random, novice, adept,
    /// master or plain (search without knowledge), and if need be `:ms=150`, `:iterations=400`
    #[arg(required = true, num_args = 2..)]
    bots: Vec<String>,
    /// Seats; all sizes if left out
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,
    /// Options such as "board=lion"; "all" for every combination by turns
    #[arg(long, default_value = "")]
    options: String,
    /// Deals for each size, each played once from every seat
    #[arg(long, default_value_t = 50)]
    deals: u64,
    /// The number of the first deal
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// The part of its time that every bot gets
    #[arg(long, default_value_t = 1.0)]
    scale: f64,
    /// Stop as soon as it is clear (5 % either way) which of two shares of wins is nearer the truth, such
    /// as 0.5,0.65
    #[arg(long)]
    sprt: Option<Sprt>,
    /// Games at a time
    #[arg(long, default_value_t = 2)]
    cores: usize,
    /// Write the figures to a file as JSON, too
    #[arg(long)]
    json: Option<PathBuf>,
}

impl ForGame for &Args {
    type Out = Result<Vec<Value>, Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let find = |name: &String| Contender::<G>::find(name, self.scale);
        let contenders: Vec<_> = self.bots.iter().map(find).collect::<Result<_, _>>()?;
        let options = match &*self.options {
            "all" => G::all_options(),
            options => vec![options.parse().map_err(|_| OpenError::Options)?],
        };
        let (least, most) = G::META.seats;
        let all: Vec<u8> = (least..=most).collect();
        let sizes = if self.seats.is_empty() { &all } else { &self.seats };
        if !sizes.iter().all(|size| all.contains(size)) {
            return Err(Refusal::Seats.into());
        }
        sizes.iter().map(|&seats| self.pairing(&contenders, &options, seats)).collect()
    }
}

impl Args {
    /// One number of seats: all deals, from every seat.
    fn pairing<G: Game>(
        &self,
        contenders: &[Contender<G>],
        options: &[G::Options],
        seats: u8,
    ) -> Result<Value, Failure> {
        let games = self.deals * u64::from(seats);
        let progress = ProgressBar::new(games);
        let style = "{elapsed_precise} {wide_bar} {pos}/{len} games, {msg}, {eta} left";
        progress.set_style(ProgressStyle::with_template(style)?);
        let bout = |job: usize| {
            let (deal, turned) = (job as u64 / u64::from(seats), (job % usize::from(seats)) as u8);
            let options = options[(deal % options.len() as u64) as usize];
            play(
                contenders,
                &Bout { setup: Setup { seats, options }, deal: self.from + deal, turned },
            )
        };
        let mut tally = Tally::default();
        let done = |played: &Played| {
            tally.add(played);
            progress.inc(1);
            progress.set_message(format!("{:.1} %", 100.0 * tally.share().mean));
            let is_whole = tally.games % u32::from(seats) == 0;
            let verdict = self.sprt.map(|sprt| sprt.verdict(tally.games, tally.wins));
            !is_whole || verdict.is_none_or(|verdict| verdict == Verdict::Open)
        };
        crew(0..games as usize, self.cores, bout, done);
        progress.finish_and_clear();
        let figures = self.figures(&tally, seats);
        println!("{}", line(&figures));
        Ok(figures)
    }

    fn figures(&self, tally: &Tally, seats: u8) -> Value {
        let share = tally.share();
        let mean = |place: usize| tally.points[place] as f64 / f64::from(tally.games.max(1));
        let effort = |place: usize| {
            let effort = &tally.effort[place];
            json!({
                "ms": effort.mean_ms(),
                "longest_ms": effort.longest.as_secs_f64() * 1_000.0,
                "iterations": effort.iterations / effort.decisions.max(1),
            })
        };
        let mut figures = json!({
            "game": self.game,
            "bots": self.bots,
            "seats": seats,
            "options": self.options,
            "scale": self.scale,
            "from": self.from,
            "games": tally.games,
            "share": share,
            "par": 1.0 / f64::from(seats),
            "elo": share.elo(seats),
            "points": [mean(0), mean(1)],
            "effort": [effort(0), effort(1)],
        });
        if let Some(sprt) = self.sprt {
            figures["sprt"] = json!({
                "no": sprt.no,
                "yes": sprt.yes,
                "likelihood": sprt.likelihood(tally.games, tally.wins),
                "verdict": sprt.verdict(tally.games, tally.wins).to_string(),
            });
        }
        figures
    }
}

/// The figures as a line of a table.
fn line(figures: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    let percent = |value: &Value| 100.0 * number(value);
    let (share, elo, effort) = (&figures["share"], &figures["elo"], &figures["effort"]);
    let names: Vec<&str> =
        figures["bots"].as_array().into_iter().flatten().flat_map(Value::as_str).collect();
    let mut line = format!(
        "{} | {} seats | {} | {} games | {:.1} % ({:.1} to {:.1}; par {:.0}) | Elo {:+.0} ({:+.0} to {:+.0}) \
         | {:.1} / {:.1} points | {:.1} / {:.1} ms | {} / {} iterations",
        figures["game"].as_str().unwrap_or_default(),
        figures["seats"],
        names.join(" v "),
        figures["games"],
        percent(&share["mean"]),
        percent(&share["low"]),
        percent(&share["high"]),
        percent(&figures["par"]),
        number(&elo["mean"]),
        number(&elo["low"]),
        number(&elo["high"]),
        number(&figures["points"][0]),
        number(&figures["points"][1]),
        number(&effort[0]["ms"]),
        number(&effort[1]["ms"]),
        effort[0]["iterations"],
        effort[1]["iterations"],
    );
    if let Some(verdict) = figures["sprt"]["verdict"].as_str() {
        line += &format!(" | SPRT {verdict}");
    }
    line
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let figures = for_game(&args.game, args).ok_or(OpenError::UnknownGame)??;
    if let Some(file) = &args.json {
        fs::write(file, serde_json::to_string_pretty(&figures)?)?;
    }
    Ok(())
}
