//! A node in the process of the test.

use std::{sync::mpsc, time::Duration};

use clap::Parser;
use server::{Config, ServerHandle, StartError, TraceConfig, Traces};
use store::DatabaseUrls;
use tokio::runtime::{self, Runtime};
use tracing::Dispatch;

use crate::{Divided, HttpClient, TestDatabase, log::LogBuffer};

/// Rate limits and quotas that no test reaches unless it sets its own.
const GENEROUS: [[&str; 2]; 12] = [
    ["--rate-limit-commands", "1000000"],
    ["--rate-limit-requests", "1000000"],
    ["--rate-limit-guests", "1000000"],
    ["--rate-limit-sign-ins", "1000000"],
    ["--max-connections-per-ip", "100000"],
    ["--max-waiting-tables", "1000000"],
    ["--max-live-tables", "1000000"],
    ["--max-bot-seats", "1000000"],
    ["--max-table-acts", "1000000"],
    ["--max-take-back-requests", "1000000"],
    ["--max-webhooks", "1000000"],
    ["--max-watched-tables", "1000000"],
];

/// Timeout of starting and of stopping a node.
const PATIENCE: Duration = Duration::from_secs(30);

/// A node's flags, as `pagoda serve` reads them.
#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    config: Config,
}

/// A node that serves players, in this process or another.
pub trait Serving {
    /// The address where players are served, such as `127.0.0.1:8080`.
    fn address(&self) -> String;

    /// A client without a session.
    fn client(&self) -> HttpClient {
        HttpClient::new(&self.address())
    }
}

/// A node of the server in this process, with a runtime and a log of its own. Dropping it closes its
/// connections at once, without a graceful shutdown.
pub struct Node {
    /// The address where players are served.
    pub address: String,
    /// The address of metrics and health.
    pub admin: String,
    log: LogBuffer,
    running: Option<(Runtime, ServerHandle)>,
    traces: Option<Traces>,
    /// The database, if it is this node's own.
    _database: Option<TestDatabase>,
}

impl Node {
    /// Starts a node on a database of its own.
    pub fn start(flags: &[&str]) -> Node {
        let database = TestDatabase::new();
        let mut node = Node::on(&database, flags);
        node._database = Some(database);
        node
    }

    /// Starts a node on a database. A flag replaces the one of the harness.
    pub fn on(database: &TestDatabase, flags: &[&str]) -> Node {
        let started = Node::try_on(&database.urls(), flags);
        started.unwrap_or_else(|error| panic!("the node failed to start: {error}"))
    }

    /// Starts a node on the database with this URL.
    pub fn at(database_url: &str, flags: &[&str]) -> Node {
        let started = Node::try_at(database_url, flags);
        started.unwrap_or_else(|error| panic!("the node failed to start: {error}"))
    }

    /// Starts a node, or returns why it can't start.
    pub fn try_at(database_url: &str, flags: &[&str]) -> Result<Node, StartError> {
        Node::try_on(&DatabaseUrls::one(database_url), flags)
    }

    fn try_on(urls: &DatabaseUrls, flags: &[&str]) -> Result<Node, StartError> {
        let mut config = config(&urls.home, flags);
        config.database.tables_databases.extend(Divided::named(urls));
        Node::run(&config.traces.clone(), server::start(config))
    }

    /// Starts a worker, which serves no players.
    pub fn worker(database_url: &str, flags: &[&str]) -> Node {
        let config = config(database_url, flags);
        let started = Node::run(&config.traces.clone(), server::start_worker(config));
        started.unwrap_or_else(|error| panic!("the worker failed to start: {error}"))
    }

    /// Runs on a runtime of its own, whose threads log to a buffer of its own.
    fn run(
        traces: &TraceConfig,
        start: impl Future<Output = Result<ServerHandle, StartError>> + Send + 'static,
    ) -> Result<Node, StartError> {
        let log = LogBuffer::default();
        let writer = log.clone();
        let traces = Traces::start(traces).expect("the endpoint is valid");
        let logger = Dispatch::new(server::logger(move || writer.clone(), traces.as_ref()));
        let mut runtime = runtime::Builder::new_multi_thread();
        // The thread ends with the runtime, and its logger with it.
        runtime.on_thread_start(move || {
            std::mem::forget(tracing::dispatcher::set_default(&logger));
        });
        let runtime = runtime.enable_all().build().expect("the runtime starts");
        let (sender, started) = mpsc::channel();
        runtime.spawn(async move { sender.send(start.await) });
        let handle = match started.recv_timeout(PATIENCE) {
            Ok(started) => started?,
            Err(_) => panic!("the node didn't start in time: {}", log.text()),
        };
        let address = handle.listen_address().map(|it| it.to_string()).unwrap_or_default();
        let admin = handle.admin_address().to_string();
        Ok(Node { address, admin, log, running: Some((runtime, handle)), traces, _database: None })
    }

    /// Everything it has logged.
    pub fn log(&self) -> String {
        self.log.text()
    }

    /// A client without a session.
    pub fn client(&self) -> HttpClient {
        HttpClient::new(&self.address)
    }

    /// Stops it gracefully, as SIGTERM does, and waits.
    pub fn stop(&mut self) {
        let Some((runtime, handle)) = self.running.take() else { return };
        let (sender, stopped) = mpsc::channel();
        runtime.spawn(async move {
            handle.stop().await;
            sender.send(())
        });
        stopped.recv_timeout(PATIENCE).expect("the node stops in time");
        runtime.shutdown_background();
        self.traces.take().into_iter().for_each(Traces::stop);
    }
}

impl Serving for Node {
    fn address(&self) -> String {
        self.address.clone()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Also where blocking isn't allowed: in the runtime of an async test.
        if let Some((runtime, _)) = self.running.take() {
            runtime.shutdown_background();
        }
    }
}

fn config(database_url: &str, flags: &[&str]) -> Config {
    let limits = GENEROUS.iter().filter(|[name, _]| !flags.contains(name)).flatten();
    let ours = ["node", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"];
    let all = ours.iter().chain(limits).chain(flags);
    let mut config = Flags::try_parse_from(all).expect("the flags are valid").config;
    config.database.database_url = Some(database_url.to_owned());
    config
}
