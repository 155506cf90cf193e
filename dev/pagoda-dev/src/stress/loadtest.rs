//! `pagoda-dev loadtest`: throughput and latency of nodes under simulated players.

use std::{
    path::PathBuf,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use cli::block_on;
use indicatif::{ProgressBar, ProgressStyle};
use load_client::{Load, LoadProgress, Loaded};

use super::{Course, Target, percentiles};
use crate::Failure;

/// Arguments of `pagoda-dev loadtest`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    target: Target,
    /// Number of simulated players per table
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Number of concurrent tables
    #[arg(long, default_value_t = 256)]
    tables: usize,
    /// Duration of the measurement, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Duration of the warm-up, in seconds
    #[arg(long = "warm-up", alias = "warm", default_value_t = 3, value_name = "SECONDS")]
    warm: u64,
    /// Maximum moves per second over all tables [default: unlimited]
    #[arg(long)]
    rate: Option<f64>,
    /// Play public, timed tables in the middle of their games, with clients in the lobby, spectators who come and leave, and chat
    #[arg(long)]
    public: bool,
    /// Write a chart to this SVG file
    #[arg(long)]
    svg: Option<PathBuf>,
}

impl Args {
    fn load(&self) -> Load {
        let time = Duration::from_secs(self.seconds);
        let load = Load::new(&self.target.game, self.seats, self.tables, time);
        let load = if self.public { load.public() } else { load };
        Load { warm: Duration::from_secs(self.warm), rate: self.rate, ..load }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let client = args.target.client(args.seats)?;
    block_on(async {
        let progress = Arc::new(LoadProgress::default());
        let shown = tokio::spawn(show(args.tables, progress.clone()));
        let counted = progress.clone();
        let course = Course::of(move || counted.moves.load(Ordering::Relaxed));
        let loaded = args.load().run(&client, &progress).await;
        shown.abort();
        let mut told = tell(&loaded);
        told.push(format!("all_moves {}", progress.moves.load(Ordering::Relaxed)));
        println!("{}", told.join("\n"));
        let title = format!("{} at {} tables: moves in each second", args.target.game, args.tables);
        course.draw(args.svg.as_deref(), &title, &told)
    })?
}

/// Shows the progress.
async fn show(tables: usize, progress: Arc<LoadProgress>) {
    let bar = ProgressBar::new(tables as u64);
    if let Ok(style) = ProgressStyle::with_template("{elapsed_precise} {pos}/{len} tables, {msg}") {
        bar.set_style(style);
    }
    let mut clock = tokio::time::interval(Duration::from_millis(500));
    loop {
        clock.tick().await;
        bar.set_position(progress.seated.load(Ordering::Relaxed) as u64);
        bar.set_message(format!("{} moves", progress.moves.load(Ordering::Relaxed)));
    }
}

/// One line per figure: name, then value.
fn tell(loaded: &Loaded) -> Vec<String> {
    let mut told = vec![format!("moves_a_second {:.0}", loaded.rate())];
    told.extend(percentiles("acknowledged", &loaded.acknowledged));
    told.extend(percentiles("delivered", &loaded.delivered));
    told.push(format!("unexpected_closes {}", loaded.closes));
    told.push(format!("repeated_commands {}", loaded.repeated));
    told.push(format!("players_us {:.1}", loaded.cpu_per_move.as_secs_f64() * 1e6));
    told.push(format!("visits {}", loaded.visits));
    told.push(format!("chat_messages {}", loaded.chats));
    told
}
