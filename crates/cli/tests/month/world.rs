//! A node, workers, and a database whose time can be moved.

use std::{
    process::Command,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use server_testkit::{DeploymentDatabase, NodeProcess};
use test_services::Cluster;
use tokio::time::sleep;

use crate::deployment::{self, Deployment, PAGODA};

/// How long it may take until nothing is left to do.
const SOON: Duration = Duration::from_secs(120);
/// Longer than anything is one worker's.
const LEASES: Duration = Duration::from_secs(150);
/// Chances in a hundred that a worker is killed in an hour.
const DEADLY: u64 = 15;

/// A node that takes moves, and three workers.
pub(crate) struct World {
    pub(crate) site: Deployment,
    workers: Vec<NodeProcess>,
    /// How far the first hour is ahead of the world's: it begins as the clock strikes.
    ahead: Duration,
    hour: u32,
    pub(crate) kills: usize,
    /// Whether a worker was killed since nothing was left to do.
    is_hurt: bool,
}

impl World {
    pub(crate) async fn open() -> World {
        let base = DeploymentDatabase::Own(Cluster::start_movable());
        // Time goes by the hour: two of them without a sign are an outage.
        let flags = [
            "--heartbeat-interval",
            "50",
            "--outage-threshold",
            "5400",
            "--allow-private-addresses",
            "--bots",
        ];
        let site = deployment::open_on(base, 1, true, &[&flags[..], &["0"]].concat()).await;
        let nats = site.nats.as_ref().expect("it has a bell").url();
        let mut workers = Vec::new();
        for _ in 0..3 {
            let flags = [&flags[..], &["2", "--nats-url", &nats]].concat();
            workers.push(NodeProcess::start_worker(PAGODA, &site.database.url(), &flags).await);
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs();
        let ahead = Duration::from_secs(3600 - now % 3600);
        let mut world = World { site, workers, ahead, hour: 0, kills: 0, is_hurt: false };
        world.move_to(0);
        world
    }

    fn cluster(&self) -> &Cluster {
        let DeploymentDatabase::Own(cluster) = &self.site.database else {
            unreachable!("it is its own")
        };
        cluster
    }

    /// It is so many hours later than at the beginning.
    pub(crate) fn move_to(&mut self, hour: u32) {
        self.hour = hour;
        self.move_on(Duration::ZERO);
    }

    /// It is a little later than that.
    fn move_on(&self, more: Duration) {
        self.cluster().move_time(self.ahead + Duration::from_secs(3600) * self.hour + more);
    }

    /// What the database says.
    pub(crate) fn ask(&self, statement: &str) -> String {
        let url = self.site.database.url();
        let said = Command::new("psql").args(["-XqAt", &url, "-c", statement]).output();
        let said = said.expect("psql runs");
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8_lossy(&said.stdout).trim().to_owned()
    }

    /// Waits until nothing is left to do: moves can be made, nothing is due or about to be, all who are asked
    /// were told. What a dead worker had begun is others' when its lease ends, so time moves on by that much.
    pub(crate) async fn settle(&mut self, is_served: bool) {
        let begun = Instant::now();
        let ask = "select (select sent_at < date_trunc('hour', now()) from heartbeat)::int,
            (select count(*) from tables where status < 2 and due_at < now() + interval '20 s'),
            (select count(*) from outbox where done_at is null)";
        loop {
            let said = self.ask(ask);
            let [is_silent, due, messages] =
                <[&str; 3]>::try_from(said.split('|').collect::<Vec<_>>()).expect("three numbers");
            // Whose time seems to be out waits for the first sign after an outage.
            let is_done = !is_served || is_silent == "0" && due == "0";
            if is_done && messages == "0" {
                self.is_hurt = false;
                return;
            }
            if self.is_hurt && Duration::from_millis(300) < begun.elapsed() {
                self.move_on(LEASES);
                self.is_hurt = false;
            }
            assert!(begun.elapsed() < SOON, "something is left to do: {said}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Kills one of two workers now and then, in the middle of whatever it does.
    pub(crate) async fn kill_somebody(&mut self) {
        if load_client::luck() % 100 < DEADLY {
            let worker = &mut self.workers[load_client::luck() as usize % 2];
            worker.kill();
            worker.start_again().await;
            self.kills += 1;
            self.is_hurt = true;
        }
    }

    /// No move can be made from now on.
    pub(crate) fn stop_serving(&mut self) {
        self.site.nodes[0].kill();
    }

    /// Moves can be made again.
    pub(crate) async fn serve_again(&mut self) {
        self.site.nodes[0].start_again().await;
    }
}
