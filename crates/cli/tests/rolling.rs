//! Nodes are replaced during games: players only reconnect.

mod deployment;

use std::{fs, process::Command, time::Duration};

use deployment::{Deployment, PAGODA};
use load_client::{Party, SimulatedPlayers};
use server_testkit::{DeploymentDatabase, Divided};
use wire::api::{Chair, Level};

fn party() -> Party {
    Party { patience: Duration::from_secs(300), ..Party::of_people("qin", 2) }
}

#[tokio::test(flavor = "multi_thread")]
async fn rolling_restart_closes_sockets_cleanly() {
    restart(DeploymentDatabase::Shared(test_services::database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rolling_restart_on_several_databases_closes_sockets_cleanly() {
    restart(DeploymentDatabase::Divided(Divided::start(3))).await;
}

/// Replaces one node after the other during games.
async fn restart(base: DeploymentDatabase) {
    let mut site = deployment::open_on(base, 2, true, &["--bots", "1"]).await;
    let client = site.client();
    let mut players = SimulatedPlayers::gather(&client, &party(), 40);
    players.wait_for_answers(200).await;
    for _ in 0..2 {
        for node in &mut site.nodes {
            let status = node.stop().await.expect("the node ran");
            assert!(status.success(), "{status}: {}", node.log());
            node.start_again().await;
            players.wait_for_answers(100).await;
        }
    }
    let played = players.finish().await;
    let closes: usize = played.iter().map(|played| played.closes).sum();
    assert_eq!(closes, 0, "a stopping node closes every socket cleanly");
    for played in &played {
        site.prove(played).await;
    }
}

/// Schema changes of a next version, which only adds. Each statement is a separate transaction: one that locks
/// two tables could deadlock with writing nodes.
const NEWER: [&str; 3] = [
    "alter table tables add column clock integer not null default 0",
    "create index concurrently newer on act (created_at)",
    "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
     values (9999, 'newer', true, '\\x00', 0)",
];

#[tokio::test(flavor = "multi_thread")]
async fn program_serves_on_a_newer_schema() {
    let mut site = deployment::open(2, true, &[]).await;
    let client = site.client();
    let mut players = SimulatedPlayers::gather(&client, &party(), 10);
    players.wait_for_answers(50).await;
    let mut psql = Command::new("psql");
    psql.args(["-Xq", "-v", "ON_ERROR_STOP=1", "-d", &site.database.url()]);
    psql.args(NEWER.iter().flat_map(|statement| ["-c", statement]));
    assert!(psql.status().expect("psql runs").success());
    // Nodes of the older version create tables on the newer schema.
    for _ in 0..20 {
        party().gather(&client).await.expect("the game starts");
    }
    players.wait_for_answers(50).await;
    for node in &mut site.nodes {
        node.kill();
        node.start_again().await;
        players.wait_for_answers(50).await;
    }
    for played in players.finish().await {
        site.prove(&played).await;
    }
}

fn version(program: &str) -> String {
    let output = Command::new(program).arg("--version").output().expect("the program runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Two players and a bot, which any node may move for.
fn mixed(slug: &str) -> Party {
    let chairs = vec![Chair::Open, Chair::Bot(Level::Novice), Chair::Open];
    Party { patience: Duration::from_secs(300), ..Party::new(slug, chairs) }
}

async fn wait_for_answers(groups: &mut [SimulatedPlayers], commands: usize) {
    for players in groups {
        players.wait_for_answers(commands).await;
    }
}

/// An older program, built by `tools/older`, and this one, on the schema of this one.
#[tokio::test(flavor = "multi_thread")]
async fn older_and_newer_nodes_serve_the_same_tables() {
    let Ok(older) = std::env::var("PAGODA_OLDER") else {
        println!("skipped: PAGODA_OLDER names no older program (tools/older builds one)");
        return;
    };
    println!("older: {}; newer: {}", version(&older), version(PAGODA));
    let bytes = |program: &str| fs::read(program).expect("the program is readable");
    assert!(bytes(&older) != bytes(PAGODA), "the programs differ");
    let base = DeploymentDatabase::Shared(test_services::database().await);
    let mut site = Deployment::spawn([PAGODA, &older], base, 2, true, &["--bots", "1"]).await;
    // One client for each title, so that each title's progress is counted.
    let start = |slug: &&str| SimulatedPlayers::gather(&site.client(), &mixed(slug), 8);
    let mut groups: Vec<SimulatedPlayers> = table::SLUGS.iter().map(start).collect();
    wait_for_answers(&mut groups, 200).await;
    // Both are upgraded, one after the other; then one is downgraded.
    for (node, program) in [(0, PAGODA), (1, PAGODA), (0, &older)] {
        let node = &mut site.nodes[node];
        let status = node.stop().await.expect("the node ran");
        assert!(status.success(), "{status}: {}", node.log());
        node.becomes(program);
        node.start_again().await;
        wait_for_answers(&mut groups, 200).await;
    }
    let (mut games, mut acts) = (0, 0);
    for players in groups {
        for played in players.finish().await {
            assert_eq!(played.closes, 0, "a stopping node closes every socket cleanly");
            acts += site.prove(&played).await.acts();
            games += 1;
        }
    }
    println!("{games} games, {acts} acts stored");
}
