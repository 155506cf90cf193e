//! `pagoda-dev chaos`: plays games over faulty connections to nodes that are killed, and verifies that no
//! acknowledged move is lost.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use cli::{block_on, postgres::Scratch};
use indicatif::{ProgressBar, ProgressStyle};
use load_client::{Client, FinishedGame, Mischief, Party, Proxy, SimulatedPlayers};
use server::DatabaseConfig;
use server_testkit::NodeProcess;

use super::{Course, own, program::Program};
use crate::Failure;

/// Fault rates, in percent.
const LINE: Mischief = Mischief { lost: 3, unanswered: 3, doubled: 5, late: 20, cut: 20 };
/// Nodes started if none are given.
const NODES: usize = 3;
/// Timeout of a game.
const PATIENCE: Duration = Duration::from_secs(900);

/// Arguments of `pagoda-dev chaos`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Local nodes, such as 127.0.0.1:8080 [default: start three on a temporary database and kill them at
    /// random]
    nodes: Vec<String>,
    /// Number of concurrent games
    #[arg(long, default_value_t = 50)]
    games: usize,
    /// Number of kills among the started nodes
    #[arg(long, default_value_t = 10)]
    kills: usize,
    /// NATS URL for the started nodes
    #[arg(long, env = "PAGODA_NATS_URL")]
    nats_url: Option<String>,
    /// Write a chart to this SVG file
    #[arg(long)]
    svg: Option<PathBuf>,
    #[command(flatten)]
    program: Program,
    #[command(flatten)]
    database: DatabaseConfig,
}

/// Result.
#[derive(Default)]
struct Report {
    games: usize,
    moves: usize,
    acts: usize,
    mishaps: usize,
    kills: usize,
    repeated: usize,
    seconds: f64,
}

impl Report {
    fn lines(&self) -> Vec<String> {
        vec![
            format!("games {}", self.games),
            format!("moves_acknowledged {}", self.moves),
            "lost_or_doubled 0".to_owned(),
            format!("kills {}", self.kills),
            format!("mishaps_on_the_line {}", self.mishaps),
            format!("commands_repeated {}", self.repeated),
            format!("acts_kept {}", self.acts),
            format!("seconds {:.0}", self.seconds),
        ]
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    own(&args.nodes)?;
    // The binary is needed only to start nodes; check before anything is created.
    let program = args.nodes.is_empty().then(|| args.program.path()).transpose()?;
    let url = args.database.url()?;
    let scratch = args.nodes.is_empty().then(|| Scratch::new(&url, None)).transpose()?;
    let url = scratch.as_ref().map_or(url.as_str(), |scratch| scratch.url.as_str()).to_owned();
    block_on(async {
        let mut nodes = Vec::new();
        if let Some(program) = &program {
            nodes = start(program, &url, args.nats_url.as_deref()).await;
        }
        let named = args.nodes.iter().cloned();
        let addresses: Vec<String> = nodes.iter().map(NodeProcess::address).chain(named).collect();
        stress(args, &url, nodes, &addresses).await
    })?
}

/// Starts nodes.
async fn start(program: &str, url: &str, nats: Option<&str>) -> Vec<NodeProcess> {
    let bell: Vec<&str> = nats.iter().flat_map(|nats| ["--nats-url", *nats]).collect();
    server_testkit::migrate(program, url);
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(NodeProcess::start(program, url, &bell).await);
    }
    nodes
}

/// Plays, injects faults meanwhile, and verifies every game.
async fn stress(
    args: &Args,
    url: &str,
    nodes: Vec<NodeProcess>,
    addresses: &[String],
) -> Result<(), Failure> {
    let mut lines = Vec::new();
    for address in addresses {
        lines.push(Proxy::open(address, LINE).await);
    }
    let client = Client::new(&lines.iter().map(Proxy::address).collect::<Vec<_>>());
    let counted = client.clone();
    let course = Arc::new(Mutex::new(Course::of(move || counted.answered())));
    let party = Party { patience: PATIENCE, ..Party::of_people("qin", 2) };
    let players = SimulatedPlayers::gather(&client, &party, args.games);
    let bar = ProgressBar::new(args.kills as u64)
        .with_style(ProgressStyle::with_template("{elapsed_precise} {pos}/{len} kills, {msg}")?);
    bar.set_message(format!("{} games", args.games));
    bar.enable_steady_tick(Duration::from_millis(500));
    let played = kill(players, nodes, args.kills, bar.clone(), course.clone());
    // A failed verification has panicked with its reason.
    let (played, nodes, kills) = tokio::spawn(played).await.map_err(|_| "verification failed")?;
    bar.set_message("all games are over; comparing stored games with acknowledged moves");
    let direct = Client::new(addresses);
    let mut report =
        Report { games: played.len(), kills, repeated: client.repeated(), ..Report::default() };
    report.moves = played.iter().map(|played| played.made.len()).sum();
    report.mishaps = lines.iter().map(Proxy::done).sum();
    let url = url.to_owned();
    let proved = tokio::spawn(async move { load_client::prove(&url, &direct, &played).await });
    report.acts = proved.await.map_err(|_| "verification failed")?;
    drop(nodes);
    bar.finish_and_clear();
    let course = course.lock().unwrap_or_else(PoisonError::into_inner);
    report.seconds = course.seconds();
    let report = report.lines();
    println!("{}", report.join("\n"));
    course.draw(args.svg.as_deref(), "Chaos: commands answered in each second", &report)
}

/// Kills nodes at random during the games, then lets them finish.
async fn kill(
    mut players: SimulatedPlayers,
    mut nodes: Vec<NodeProcess>,
    kills: usize,
    bar: ProgressBar,
    course: Arc<Mutex<Course>>,
) -> (Vec<FinishedGame>, Vec<NodeProcess>, usize) {
    let kills = if nodes.is_empty() { 0 } else { kills };
    let mark = |what| course.lock().unwrap_or_else(PoisonError::into_inner).mark(what);
    for _ in 0..kills {
        players.wait_for_answers(1 + load_client::luck() as usize % 200).await;
        let at = load_client::luck() as usize % nodes.len();
        nodes[at].kill();
        mark("a node was killed");
        players.wait_for_answers(1 + load_client::luck() as usize % 200).await;
        nodes[at].start_again().await;
        bar.inc(1);
    }
    bar.set_message("finishing games");
    (players.finish().await, nodes, kills)
}
