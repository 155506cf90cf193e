//! A node, workers, and a database with a movable clock.

use std::{
    process::Command,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use server_testkit::{DeploymentDatabase, NodeProcess};
use test_services::Cluster;
use tokio::time::sleep;

use crate::deployment::{self, Deployment, PAGODA};

/// Timeout until no work is left.
const SOON: Duration = Duration::from_secs(120);
/// Longer than any lease of a worker.
const LEASES: Duration = Duration::from_secs(150);
/// Probability in percent that a worker is killed in an hour.
const DEADLY: u64 = 15;

/// A node that accepts moves, and three workers.
pub(crate) struct World {
    pub(crate) site: Deployment,
    workers: Vec<NodeProcess>,
    /// How far the first hour is ahead of the system clock: it begins on the hour.
    ahead: Duration,
    hour: u32,
    pub(crate) kills: usize,
    /// Whether a worker was killed since the last time no work was left.
    has_killed: bool,
}

impl World {
    pub(crate) async fn open() -> World {
        let base = DeploymentDatabase::Own(Cluster::start_movable());
        // Time moves by the hour: two hours without a heartbeat are an outage.
        let flags = [
            "--heartbeat-interval",
            "50",
            "--outage-threshold",
            "5400",
            "--allow-private-addresses",
            "--bots",
        ];
        let site = deployment::open_on(base, 1, true, &[&flags[..], &["0"]].concat()).await;
        let nats = site.nats.as_ref().expect("the deployment has NATS").url();
        let mut workers = Vec::new();
        for _ in 0..3 {
            let flags = [&flags[..], &["2", "--nats-url", &nats]].concat();
            workers.push(NodeProcess::start_worker(PAGODA, &site.database.url(), &flags).await);
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs();
        let ahead = Duration::from_secs(3600 - now % 3600);
        let mut world = World { site, workers, ahead, hour: 0, kills: 0, has_killed: false };
        world.move_to(0);
        world
    }

    fn cluster(&self) -> &Cluster {
        let DeploymentDatabase::Own(cluster) = &self.site.database else {
            unreachable!("an own cluster")
        };
        cluster
    }

    /// Moves the clock to this hour from the beginning.
    pub(crate) fn move_to(&mut self, hour: u32) {
        self.hour = hour;
        self.move_on(Duration::ZERO);
    }

    /// Moves the clock to a time after the current hour.
    fn move_on(&self, more: Duration) {
        self.cluster().move_time(self.ahead + Duration::from_secs(3600) * self.hour + more);
    }

    /// Runs a statement on the database; returns its output.
    pub(crate) fn ask(&self, statement: &str) -> String {
        let url = self.site.database.url();
        let output = Command::new("psql").args(["-XqAt", &url, "-c", statement]).output();
        let output = output.expect("psql runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Waits until no work is left: moves are accepted, no table is due or about to be, and all alerts are sent.
    /// Work of a killed worker is taken over when its lease ends, so the clock moves by that much.
    pub(crate) async fn settle(&mut self, is_served: bool) {
        let begun = Instant::now();
        let ask = "select (select sent_at < date_trunc('hour', now()) from heartbeat)::int,
            (select count(*) from tables where status < 2 and due_at < now() + interval '20 s'),
            (select count(*) from outbox where done_at is null)";
        loop {
            let state = self.ask(ask);
            let [is_silent, due, messages] =
                <[&str; 3]>::try_from(state.split('|').collect::<Vec<_>>()).expect("three numbers");
            // Timeouts wait for the first heartbeat after an outage.
            let is_done = !is_served || is_silent == "0" && due == "0";
            if is_done && messages == "0" {
                self.has_killed = false;
                return;
            }
            if self.has_killed && Duration::from_millis(300) < begun.elapsed() {
                self.move_on(LEASES);
                self.has_killed = false;
            }
            assert!(begun.elapsed() < SOON, "no work is left: {state}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Kills one of two workers at random.
    pub(crate) async fn kill_at_random(&mut self) {
        if load_client::luck() % 100 < DEADLY {
            let worker = &mut self.workers[load_client::luck() as usize % 2];
            worker.kill();
            worker.start_again().await;
            self.kills += 1;
            self.has_killed = true;
        }
    }

    /// Stops accepting moves.
    pub(crate) fn stop_serving(&mut self) {
        self.site.nodes[0].kill();
    }

    /// Accepts moves again.
    pub(crate) async fn serve_again(&mut self) {
        self.site.nodes[0].start_again().await;
    }
}
