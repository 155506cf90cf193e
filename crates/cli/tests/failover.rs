//! Failovers: the primary is killed under load and its standby promoted. With synchronous replication no acknowledged move is
//! lost; with asynchronous replication no table forks, and players are told what was lost.
//!
//! `PAGODA_FAILOVERS` and `PAGODA_GAMES` set the numbers for longer runs.

mod deployment;

use std::time::{Duration, Instant};

use deployment::Deployment;
use futures_util::future::join_all;
use load_client::{Client, Gathered, Party, SimulatedPlayer, SimulatedPlayers};
use server_testkit::{DeploymentDatabase, NodeProcess, acts_lost};
use test_services::ClusterPair;
use tokio::{
    sync::watch,
    task::{JoinSet, block_in_place},
    time::{sleep, timeout},
};
use wire::api::TableStatus;

fn count(variable: &str, default: usize) -> usize {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

fn party() -> Party {
    Party { patience: Duration::from_secs(600), ..Party::of_people("qin", 2) }
}

fn pair(site: &mut Deployment) -> &mut ClusterPair {
    let DeploymentDatabase::Pair(pair) = &mut site.database else { unreachable!("a pair") };
    pair
}

/// Waits until this many more commands are answered; panics after two minutes.
async fn wait_for_answers(client: &Client, commands: usize) {
    let (goal, begun) = (client.answered() + commands, Instant::now());
    while client.answered() < goal {
        assert!(begun.elapsed() < Duration::from_secs(120), "{commands} commands aren't answered");
        sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn synchronous_failover_loses_no_acknowledged_move() {
    let base = DeploymentDatabase::Pair(ClusterPair::synchronous());
    let mut site = deployment::open_on(base, 2, true, &["--bots", "1"]).await;
    let (client, begun) = (site.client(), Instant::now());
    let (games, failovers) = (count("PAGODA_GAMES", 50), count("PAGODA_FAILOVERS", 2));
    let mut players = SimulatedPlayers::gather(&client, &party(), games);
    players.wait_for_answers(5 * games).await;
    let mut outages = Vec::new();
    for _ in 0..failovers {
        players.wait_for_answers(1 + load_client::luck() as usize % 200).await;
        let killed = Instant::now();
        block_in_place(|| pair(&mut site).fail_over());
        // Commits wait for a standby.
        block_in_place(|| pair(&mut site).rebuild_standby());
        players.wait_for_answers(1).await;
        outages.push(killed.elapsed().as_millis());
    }
    let played = players.finish().await;
    let mut acts = 0;
    for played in &played {
        acts += site.prove(played).await.acts();
    }
    let made: usize = played.iter().map(|played| played.made.len()).sum();
    assert!(games <= played.len() && played.len() < made);
    println!(
        "{failovers} synchronous failovers: {} games, {made} moves acknowledged, none lost, {acts} acts stored, outages of {outages:?} ms, {:.0} s",
        played.len(),
        begun.elapsed().as_secs_f64()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn asynchronous_failover_forks_no_table_and_reports_lost_moves() {
    let base = DeploymentDatabase::Pair(ClusterPair::asynchronous());
    // With a cluster key nodes apply what they are told, and must notice that it is lost.
    let flags = ["--bots", "1", "--cluster-key", "0123456789abcdef0123456789abcdef"];
    let mut site = deployment::open_on(base, 2, true, &flags).await;
    let (client, begun) = (site.client(), Instant::now());
    let (games, failovers) = (count("PAGODA_GAMES", 50), count("PAGODA_FAILOVERS", 2));
    let (party, mut running, mut played) = (party(), JoinSet::new(), Vec::new());
    let mut at_risk = 0;
    for _ in 0..failovers {
        while let Some(ended) = running.try_join_next() {
            played.push(ended.expect("a game was played"));
        }
        // As many games as before: a table that was just created is not what may be lost.
        let missing = games - running.len();
        for gathered in join_all((0..missing).map(|_| party.gather(&client))).await {
            let mut gathered = gathered.expect("the game starts");
            gathered.players.iter_mut().for_each(|player| player.may_lose_acts = true);
            running.spawn(play(gathered));
        }
        wait_for_answers(&client, games).await;
        block_in_place(|| pair(&mut site).wait_for_standby());
        let before = client.answered();
        block_in_place(|| pair(&mut site).stop_replication());
        wait_for_answers(&client, 50).await;
        block_in_place(|| pair(&mut site).fail_over());
        at_risk += client.answered() - before;
        wait_for_answers(&client, 1).await;
        block_in_place(|| pair(&mut site).rebuild_standby());
    }
    played.extend(running.join_all().await);
    let (mut made, mut lost) = (0, 0);
    let games = played.len();
    for gathered in played {
        let gathered = play_on(&client, gathered).await.told();
        let fairness = client.fairness_proof(gathered.table).await.expect("the game is over");
        // It checks that the log has no gaps and that the steps of its acts are the game's.
        let proof = load_client::Proof::read(&site.store, &fairness).await;
        proof.shows(&gathered);
        made += gathered.made.len();
        lost += proof.lost(&gathered.made);
    }
    let lost_at = |node: &NodeProcess| acts_lost(&node.admin());
    let told = block_in_place(|| site.nodes.iter().map(lost_at).sum::<u64>());
    assert!(0 < lost && lost <= at_risk + 2 * games, "{lost} lost of {at_risk} at risk");
    assert!(0 < told, "the nodes count what was lost");
    println!(
        "{failovers} asynchronous failovers: {games} games, {made} moves acknowledged, {lost} lost of {at_risk} at risk, {told} losses counted by the nodes, no table forked, {:.0} s",
        begun.elapsed().as_secs_f64()
    );
}

/// Plays until every player has received the end.
async fn play(mut gathered: Gathered) -> Gathered {
    let (over, all) = (watch::channel(0).0, gathered.players.len());
    join_all(gathered.players.iter_mut().map(|player| play_seat(player, &over, all))).await;
    gathered
}

/// How long a player waits for news before asking for all of it, as a browser does.
const SILENCE: Duration = Duration::from_secs(15);

/// Plays until it has received the end. Commands and news go to different nodes: the one that sends news may never have had an act that
/// another one acknowledged and a failover lost, so that it has nothing to take back.
async fn play_to_the_end(player: &mut SimulatedPlayer) {
    while !player.is_over() {
        if !player.is_to_act() && timeout(SILENCE, player.hear()).await.is_err() {
            let shown = player.shown.as_ref().map(|shown| (shown.acts, shown.frame.turn));
            println!(
                "{:?} asks anew: it has {shown:?} and made {:?}",
                player.seated,
                player.made.last()
            );
            player.forget();
            player.feed.watch(player.seated.table).await;
        }
        player.act().await;
    }
}

/// Plays one of `all` seats. A player who has received the end goes on listening: it may be lost before the others receive it.
async fn play_seat(player: &mut SimulatedPlayer, over: &watch::Sender<usize>, all: usize) {
    loop {
        play_to_the_end(player).await;
        over.send_modify(|players| *players += 1);
        let mut players = over.subscribe();
        while player.is_over() {
            tokio::select! {
                biased;
                _ = players.wait_for(|players| *players == all) => return,
                news = player.feed.next() => player.take(news),
            }
        }
        over.send_modify(|players| *players -= 1);
    }
}

/// Plays on where the end of a game was lost.
async fn play_on(client: &Client, mut gathered: Gathered) -> Gathered {
    while client.see(gathered.table).await.expect("the table exists").status
        != TableStatus::Finished
    {
        for player in &mut gathered.players {
            player.feed.drop_socket();
            SimulatedPlayer::forget(player);
        }
        gathered.play().await;
    }
    gathered
}
