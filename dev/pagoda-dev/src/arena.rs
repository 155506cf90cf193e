//! `pagoda-dev arena`: measures the strength of bots against each other.

use std::{fs, path::PathBuf};

use arena::{Contender, MatchGame, MatchGameResult, MatchStatistics, Sprt, SprtDecision, play};
use bots::parallel_map;
use game::{Game, Refusal, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// Arguments of `pagoda-dev arena`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    game: String,
    /// Bots: the first is measured, the others fill the other seats in turn. random, novice, adept, master or
    /// plain (UCT with rollouts), optionally with `:ms=150` or `:iterations=400`
    #[arg(required = true, num_args = 2..)]
    bots: Vec<String>,
    /// Numbers of seats, separated by commas [default: all]
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,
    /// Options, such as "board=lion"; "all" alternates between all combinations
    #[arg(long, default_value = "")]
    options: String,
    /// Number of deals for each number of seats, each played once from every seat
    #[arg(long, default_value_t = 50)]
    deals: u64,
    /// Number of the first deal
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Factor of the bots' thinking time
    #[arg(
        long = "think-time-factor",
        alias = "scale",
        default_value_t = 1.0,
        value_name = "FACTOR"
    )]
    scale: f64,
    /// Stop early by SPRT (α = β = 5 %) between two win rates, such as 0.5,0.65
    #[arg(long)]
    sprt: Option<Sprt>,
    /// Number of concurrent games
    #[arg(long = "threads", alias = "cores", default_value_t = 2, value_name = "THREADS")]
    cores: usize,
    /// Write the result to a JSON file
    #[arg(long)]
    json: Option<PathBuf>,
}

impl ForGame for &Args {
    type Out = Result<Vec<Value>, Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let find = |name: &String| Contender::<G>::parse(name, self.scale);
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
    /// All deals of one number of seats, from every seat.
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
        let play_one = |job: usize| {
            let (deal, hero_seat) =
                (job as u64 / u64::from(seats), (job % usize::from(seats)) as u8);
            let options = options[(deal % options.len() as u64) as usize];
            let setup = Setup { seats, options };
            play(contenders, &MatchGame { setup, deal: self.from + deal, hero_seat })
        };
        let mut statistics = MatchStatistics::default();
        let done = |result: &MatchGameResult| {
            statistics.add(result);
            progress.inc(1);
            progress.set_message(format!("{:.1} %", 100.0 * statistics.share().mean));
            let is_whole = statistics.games % u32::from(seats) == 0;
            let decision = self.sprt.map(|sprt| sprt.decide(statistics.games, statistics.wins));
            !is_whole || decision.is_none_or(|decision| decision == SprtDecision::Continue)
        };
        parallel_map(0..games as usize, self.cores, play_one, done);
        progress.finish_and_clear();
        let figures = self.figures(&statistics, seats);
        println!("{}", line(&figures));
        Ok(figures)
    }

    fn figures(&self, statistics: &MatchStatistics, seats: u8) -> Value {
        let share = statistics.share();
        let mean =
            |place: usize| statistics.points[place] as f64 / f64::from(statistics.games.max(1));
        let effort = |place: usize| {
            let effort = &statistics.effort[place];
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
            "games": statistics.games,
            "share": share,
            "par": 1.0 / f64::from(seats),
            "elo": share.elo(seats),
            "points": [mean(0), mean(1)],
            "effort": [effort(0), effort(1)],
        });
        if let Some(sprt) = self.sprt {
            figures["sprt"] = json!({
                "no": sprt.null,
                "yes": sprt.alternative,
                "likelihood": sprt.log_likelihood_ratio(statistics.games, statistics.wins),
                "verdict": sprt.decide(statistics.games, statistics.wins).to_string(),
            });
        }
        figures
    }
}

/// The result as a line of a table.
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
