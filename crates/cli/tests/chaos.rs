//! Chaos tests: nodes are killed, PostgreSQL and NATS stopped, connections cut during hundreds of games. No
//! acknowledged move is lost or duplicated, and every game ends.
//! Where tables are in several databases, one of them is stopped.
//!
//! `PAGODA_GAMES`, `PAGODA_KILLS`, `PAGODA_PG_STOPS` and `PAGODA_NATS_STOPS` set the numbers for longer runs.

mod deployment;

use std::time::{Duration, Instant};

use deployment::Deployment;
use load_client::{Client, FinishedGame, Mischief, Party, Proxy, SimulatedPlayers};
use server_testkit::{DeploymentDatabase, Divided};
use test_services::Cluster;
use tokio::task::block_in_place;

/// Databases of tables where tables are in several.
const TABLES_DATABASES: usize = 3;

fn count(variable: &str, default: usize) -> usize {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

fn games() -> usize {
    count("PAGODA_GAMES", 200)
}

fn party() -> Party {
    Party { patience: Duration::from_secs(600), ..Party::of_people("qin", 2) }
}

/// A random number of commands to wait for before the next fault.
fn moment() -> usize {
    1 + load_client::luck() as usize % 200
}

/// Verifies every stored game and prints a summary.
async fn prove_all(
    site: &Deployment,
    played: &[FinishedGame],
    client: &Client,
    what: &str,
    begun: Instant,
) {
    let mut acts = 0;
    for played in played {
        acts += site.prove(played).await.acts();
    }
    let made: usize = played.iter().map(|played| played.made.len()).sum();
    assert!(games() <= played.len() && played.len() < made);
    println!(
        "{what}: {} games, {made} moves acknowledged, {acts} acts stored, {} commands repeated, {:.0} s",
        played.len(),
        client.repeated(),
        begun.elapsed().as_secs_f64()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_nodes_lose_no_acknowledged_move() {
    let base = DeploymentDatabase::Shared(test_services::database().await);
    kill_nodes(base, count("PAGODA_KILLS", 20)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_nodes_lose_no_acknowledged_move_in_several_databases() {
    let base = DeploymentDatabase::Divided(Divided::start(TABLES_DATABASES));
    kill_nodes(base, count("PAGODA_KILLS", 6)).await;
}

/// Kills nodes during games.
async fn kill_nodes(base: DeploymentDatabase, kills: usize) {
    let mut site = deployment::open_on(base, 3, true, &["--bots", "1"]).await;
    let (client, begun) = (site.client(), Instant::now());
    let mut players = SimulatedPlayers::gather(&client, &party(), games());
    players.wait_for_answers(5 * games()).await;
    for _ in 0..kills {
        players.wait_for_answers(moment()).await;
        let node = load_client::luck() as usize % site.nodes.len();
        site.nodes[node].kill();
        players.wait_for_answers(moment()).await;
        site.nodes[node].start_again().await;
    }
    let played = players.finish().await;
    prove_all(&site, &played, &client, &format!("{kills} kills"), begun).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn immediate_database_stop_loses_no_acknowledged_move() {
    let base = DeploymentDatabase::Own(Cluster::start());
    let site = deployment::open_on(base, 2, true, &["--bots", "1"]).await;
    let DeploymentDatabase::Own(cluster) = &site.database else { unreachable!("an own cluster") };
    let (client, begun, stops) = (site.client(), Instant::now(), count("PAGODA_PG_STOPS", 3));
    let mut players = SimulatedPlayers::gather(&client, &party(), games());
    players.wait_for_answers(5 * games()).await;
    for _ in 0..stops {
        players.wait_for_answers(moment()).await;
        block_in_place(|| cluster.stop_immediate());
        block_in_place(|| cluster.start_again());
        players.wait_for_answers(1).await;
    }
    let played = players.finish().await;
    prove_all(&site, &played, &client, &format!("{stops} stops of PostgreSQL"), begun).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn immediate_stops_of_single_databases_lose_no_acknowledged_move() {
    let base = DeploymentDatabase::Divided(Divided::start(TABLES_DATABASES));
    let site = deployment::open_on(base, 2, true, &["--bots", "1"]).await;
    let DeploymentDatabase::Divided(divided) = &site.database else {
        unreachable!("the databases are divided")
    };
    let (client, begun, stops) = (site.client(), Instant::now(), count("PAGODA_PG_STOPS", 3));
    let mut players = SimulatedPlayers::gather(&client, &party(), games());
    players.wait_for_answers(5 * games()).await;
    for at in 0..stops {
        let cluster = &divided.tables[at % TABLES_DATABASES];
        players.wait_for_answers(moment()).await;
        block_in_place(|| cluster.stop_immediate());
        // The games of the others go on meanwhile.
        players.wait_for_answers(10).await;
        block_in_place(|| cluster.start_again());
    }
    let played = players.finish().await;
    prove_all(&site, &played, &client, &format!("{stops} stops of one of several"), begun).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nats_outage_loses_no_acknowledged_move() {
    // Nodes subscribe anew to the parts of the tables.
    let flags = ["--bots", "1", "--cluster-key", "0123456789abcdef0123456789abcdef"];
    let mut site = deployment::open(2, true, &flags).await;
    let (client, begun, stops) = (site.client(), Instant::now(), count("PAGODA_NATS_STOPS", 3));
    let mut players = SimulatedPlayers::gather(&client, &party(), games());
    players.wait_for_answers(5 * games()).await;
    for _ in 0..stops {
        players.wait_for_answers(moment()).await;
        let nats = site.nats.as_mut().expect("the deployment has NATS");
        block_in_place(|| nats.stop());
        players.wait_for_answers(moment()).await;
        block_in_place(|| nats.start_again());
        players.wait_for_answers(moment()).await;
    }
    let played = players.finish().await;
    prove_all(&site, &played, &client, &format!("{stops} stops of NATS"), begun).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unreliable_network_loses_and_duplicates_no_move() {
    let site = deployment::open(2, true, &["--bots", "1"]).await;
    let mischief = Mischief { lost: 5, unanswered: 5, doubled: 10, late: 20, cut: 30 };
    let (mut lines, begun) = (Vec::new(), Instant::now());
    for node in site.addresses() {
        lines.push(Proxy::open(&node, mischief).await);
    }
    let client = Client::new(&lines.iter().map(Proxy::address).collect::<Vec<_>>());
    let players = SimulatedPlayers::gather(&client, &party(), games());
    let played = players.finish().await;
    let done: usize = lines.iter().map(Proxy::done).sum();
    assert!(played.len() < done);
    prove_all(&site, &played, &client, &format!("{done} network faults"), begun).await;
}
