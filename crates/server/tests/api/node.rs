//! A node of a test's own.

use std::{
    fs,
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use store::Store;
use test_services::Database;
use tokio::runtime::Runtime;

use crate::http::Client;

/// Limits that no test but those of limits should meet.
const FREE: [&str; 10] = [
    "--commands",
    "1000000",
    "--questions",
    "1000000",
    "--guests",
    "1000000",
    "--sign-ins",
    "1000000",
    "--sockets-from",
    "100000",
];

/// A migrated database and who talks to it.
pub(crate) struct Base {
    pub(crate) runtime: Runtime,
    pub(crate) store: Store,
    database: Database,
}

impl Base {
    /// An empty one.
    pub(crate) fn new() -> Base {
        let base = Base::bare();
        base.runtime.block_on(base.store.migrate()).expect("the schema is made");
        base
    }

    /// One that isn't even migrated.
    pub(crate) fn bare() -> Base {
        let runtime = Runtime::new().expect("a runtime starts");
        let (database, store) = runtime.block_on(async {
            let database = test_services::database().await;
            let store = Store::connect(database.url(), 4).await.expect("PostgreSQL answers");
            (database, store)
        });
        Base { runtime, store, database }
    }

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        self.database.url()
    }

    /// What the database itself says.
    #[track_caller]
    pub(crate) fn ask(&self, statement: &str) -> String {
        let said = Command::new("psql").args(["-XqAt", self.url(), "-c", statement]).output();
        let said = said.expect("psql runs");
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8_lossy(&said.stdout).trim().to_owned()
    }
}

/// A running `pagoda serve`. It is ended with this value.
pub(crate) struct Node {
    process: Child,
    /// Where players come in.
    pub(crate) address: String,
    /// Where operators come in.
    pub(crate) admin: String,
    log: PathBuf,
    /// The database, if it is this node's own.
    _base: Option<Base>,
}

impl Node {
    /// Starts one with a database of its own.
    pub(crate) fn start(flags: &[&str]) -> Node {
        let base = Base::new();
        let mut node = Node::on(&base, flags);
        node._base = Some(base);
        node
    }

    /// Starts one on a database. Flags given last win.
    pub(crate) fn on(base: &Base, flags: &[&str]) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        command.arg("serve").args(["--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0"]);
        let limits = FREE.chunks(2).filter(|pair| !flags.contains(&pair[0]));
        command.args(limits.flatten()).args(flags);
        command.env("PAGODA_DATABASE_URL", base.url());
        Node::spawn(command)
    }

    fn spawn(mut command: Command) -> Node {
        let name = format!("pagoda-{}-{:?}.log", std::process::id(), Instant::now());
        let name = name.replace([' ', '{', '}', ':', ','], "");
        let log = std::env::temp_dir().join(name);
        let file = fs::File::create(&log).expect("a log can be written");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file);
        let process = command.spawn().expect("pagoda was built");
        let mut node =
            Node { process, address: String::new(), admin: String::new(), log, _base: None };
        node.wait();
        node
    }

    /// Waits until it says where it serves.
    fn wait(&mut self) {
        let begun = Instant::now();
        loop {
            let log = self.log();
            if let Some(line) = log.lines().find(|line| line.contains("\"serving\"")) {
                let line: serde_json::Value = serde_json::from_str(line).expect("logs are JSON");
                let said = |name: &str| line["fields"][name].as_str().unwrap_or("").to_owned();
                (self.address, self.admin) = (said("listen"), said("admin"));
                return;
            }
            let ended = self.process.try_wait().expect("a process of ours can be asked");
            assert!(ended.is_none(), "the node ended: {log}");
            assert!(begun.elapsed() < Duration::from_secs(30), "the node does not start: {log}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Everything that it has logged.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).expect("the log can be read")
    }

    /// The megabytes of memory that it has.
    pub(crate) fn megabytes(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        let status = status.expect("the node runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        kilobytes.map(|kilobytes: u64| kilobytes / 1024).expect("a process has memory")
    }

    /// Somebody who talks to it.
    pub(crate) fn client(&self) -> Client {
        Client::new(&self.address)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_file(&self.log);
    }
}
