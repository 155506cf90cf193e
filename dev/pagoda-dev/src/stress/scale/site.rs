//! A temporary site: nodes, their database, and resource use of all parts.

use std::time::{Duration, Instant};

use cli::postgres::{self, Scratch};
use serde_json::Value;
use server_testkit::NodeProcess;

use super::process;
use crate::Failure;

/// A NATS server with monitoring.
#[derive(clap::Args, Clone)]
pub(crate) struct Bell {
    /// URL of a NATS server that nothing else uses
    #[arg(long, env = "PAGODA_NATS_URL")]
    pub(super) nats_url: String,
    /// Monitoring address of the NATS server, such as 127.0.0.1:8222
    #[arg(long)]
    nats_monitor: String,
    /// Process id (a number) of the NATS server
    #[arg(long)]
    nats_process: u32,
}

/// Parts of a site.
pub(super) struct Place {
    /// The `pagoda` binary.
    pub(super) program: String,
    /// A database URL; sites create theirs on the same server.
    pub(super) url: String,
    pub(super) bell: Bell,
}

/// A database and the processes that serve it.
pub(super) struct Site {
    pub(super) scratch: Scratch,
    program: String,
    postmaster: u32,
    bell: Bell,
}

/// Resource use up to now.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub(super) at: Instant,
    /// CPU seconds of PostgreSQL, all its processes.
    pub(super) database: f64,
    /// CPU seconds of NATS.
    pub(super) nats: f64,
    /// Bytes of WAL.
    pub(super) wal: f64,
    /// Transactions of this database.
    pub(super) commits: f64,
    /// Messages and bytes into NATS, and messages out.
    pub(super) rings: [f64; 3],
}

/// Size of a database table.
pub(super) struct Relation {
    pub(super) name: String,
    pub(super) bytes: f64,
    pub(super) rows: f64,
}

impl Site {
    /// A new, migrated database on the same server.
    pub(super) fn new(place: &Place) -> Result<Site, Failure> {
        let Place { program, url, bell } = place;
        let scratch = Scratch::new(url, None)?;
        server_testkit::migrate(program, &scratch.url);
        let (program, bell) = (program.clone(), bell.clone());
        let mut site = Site { scratch, program, postmaster: 0, bell };
        let found =
            site.ask("select pid from pg_stat_activity where backend_type = 'checkpointer'");
        let child = found?.first().and_then(|row| row.first()?.parse().ok());
        site.postmaster =
            child.and_then(process::parent).ok_or("PostgreSQL isn't on this machine")?;
        Ok(site)
    }

    /// Starts a node.
    pub(super) async fn node(&self, more: &[&str]) -> NodeProcess {
        let more = [&["--nats-url", &self.bell.nats_url], more].concat();
        NodeProcess::start_with(&self.program, &self.scratch.url, &more, &[("RUST_LOG", "warn")])
            .await
    }

    /// Starts a worker.
    pub(super) async fn worker(&self) -> NodeProcess {
        NodeProcess::start_worker(&self.program, &self.scratch.url, &["--bots", "2"]).await
    }

    /// Resource use up to now.
    pub(super) fn mark(&self) -> Result<Mark, Failure> {
        let at = Instant::now();
        let database = process::family_cpu(self.postmaster);
        let nats = process::cpu(self.bell.nats_process);
        let told = self.ask(
            "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), xact_commit from pg_stat_database \
             where datname = current_database()",
        )?;
        let number = |at: usize| told.first().and_then(|row| row.get(at)?.parse().ok());
        let (wal, commits) = number(0).zip(number(1)).ok_or("PostgreSQL tells no figures")?;
        Ok(Mark { at, database, nats, wal, commits, rings: self.rings()? })
    }

    /// CPU seconds of PostgreSQL up to now.
    pub(super) fn database_cpu(&self) -> f64 {
        process::family_cpu(self.postmaster)
    }

    fn rings(&self) -> Result<[f64; 3], Failure> {
        let address = format!("http://{}/varz", self.bell.nats_monitor);
        let told = ureq::get(&address).call()?.body_mut().read_to_string()?;
        let told: Value = serde_json::from_str(&told)?;
        Ok(["in_msgs", "in_bytes", "out_msgs"].map(|name| told[name].as_f64().unwrap_or(0.0)))
    }

    /// Sizes of all database tables, indexes included.
    pub(super) fn relations(&self) -> Result<Vec<Relation>, Failure> {
        let rows = self.ask(
            "select relname, pg_total_relation_size(oid), (xpath('/row/n/text()', query_to_xml( \
             format('select count(*) as n from %I', relname), false, true, '')))[1]::text \
             from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
        )?;
        let read = |row: &Vec<String>| {
            let number = |at: usize| row.get(at)?.parse::<f64>().ok();
            Some(Relation { name: row.first()?.clone(), bytes: number(1)?, rows: number(2)? })
        };
        rows.iter().map(read).collect::<Option<_>>().ok_or_else(|| "tables have a size".into())
    }

    /// Queries the database directly.
    pub(super) fn ask(&self, query: &str) -> Result<Vec<Vec<String>>, Failure> {
        let mut asked = postgres::program("psql", &self.scratch.url)?;
        asked.args([
            "--no-psqlrc",
            "--no-align",
            "--tuples-only",
            "--quiet",
            "--field-separator=\t",
        ]);
        let told = asked.args(["--command", query]).output()?;
        if !told.status.success() {
            return Err(String::from_utf8_lossy(&told.stderr).into_owned().into());
        }
        let text = String::from_utf8(told.stdout)?;
        let fields = |line: &str| line.split('\t').map(str::to_owned).collect();
        Ok(text.lines().filter(|line| !line.is_empty()).map(fields).collect())
    }
}

impl Mark {
    /// Seconds between two samples.
    pub(super) fn since(&self, before: &Mark) -> f64 {
        (self.at - before.at).as_secs_f64()
    }
}

/// Process id of a running node.
pub(super) fn number(node: &NodeProcess) -> Result<u32, Failure> {
    node.process().ok_or_else(|| "a node has ended".into())
}

/// Sleeps, to let the system settle or to measure.
pub(super) async fn pass(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}
