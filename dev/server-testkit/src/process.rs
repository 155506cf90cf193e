//! A node as a child process, which tests can kill.

use std::{
    fs::File,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use load_client::Client;
use store::DatabaseUrls;
use tokio::time::sleep;

use crate::{Divided, Serving, divided::TABLES_DATABASES};

/// Environment variable of the database URL: arguments are visible in the process list, and the URL may
/// hold a password.
const DATABASE: &str = "PAGODA_DATABASE_URL";

/// Settings of every node: simulated players exceed the rate limits and quotas of real ones. By environment variable, under the
/// former names as well: an older program would refuse a flag that it doesn't know.
const SETTINGS: [(&str, &str); 17] = [
    ("PAGODA_RATE_LIMIT_COMMANDS", "100000"),
    ("PAGODA_COMMANDS", "100000"),
    ("PAGODA_RATE_LIMIT_REQUESTS", "1000000"),
    ("PAGODA_QUESTIONS", "1000000"),
    ("PAGODA_RATE_LIMIT_GUESTS", "1000000"),
    ("PAGODA_GUESTS", "1000000"),
    ("PAGODA_MAX_CONNECTIONS_PER_IP", "50000"),
    ("PAGODA_SOCKETS_FROM", "50000"),
    ("PAGODA_MAX_WAITING_TABLES", "1000000"),
    ("PAGODA_MAX_LIVE_TABLES", "1000000"),
    ("PAGODA_MAX_BOT_SEATS", "1000000"),
    ("PAGODA_MAX_TABLE_ACTS", "1000000"),
    ("PAGODA_MAX_TAKE_BACK_REQUESTS", "1000000"),
    ("PAGODA_MAX_WEBHOOKS", "1000000"),
    ("PAGODA_MAX_WATCHED_TABLES", "1000000"),
    ("PAGODA_BOT_THINK_TIME_FACTOR", "0.02"),
    ("PAGODA_BOT_TIME", "0.02"),
];

/// A local node or worker. It is killed on drop.
pub struct NodeProcess {
    binary: PathBuf,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    port: u16,
    admin: u16,
    log: PathBuf,
    process: Option<Child>,
}

/// Two free ports: both are bound until both are known.
fn ports() -> (u16, u16) {
    let bind = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has free ports");
    let port = |it: &TcpListener| it.local_addr().expect("a bound socket has an address").port();
    let (one, other) = (bind(), bind());
    (port(&one), port(&other))
}

/// Runs the migrations.
pub fn migrate(binary: &str, database: &str) {
    migrate_all(binary, &DatabaseUrls::one(database));
}

/// Runs the migrations of several databases.
pub(crate) fn migrate_all(binary: &str, databases: &DatabaseUrls) {
    let mut command = Command::new(binary);
    command.arg("migrate").env(DATABASE, &databases.home);
    let done = command.env(TABLES_DATABASES, Divided::named(databases).join(" ")).output();
    let done = done.expect("the binary runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

impl NodeProcess {
    /// Starts a node with more arguments, and waits until it is ready.
    pub async fn start(binary: &str, database: &str, more: &[&str]) -> NodeProcess {
        NodeProcess::run(binary, "serve", database, more, &[]).await
    }

    /// Starts a worker without HTTP.
    pub async fn start_worker(binary: &str, database: &str, more: &[&str]) -> NodeProcess {
        NodeProcess::run(binary, "worker", database, more, &[]).await
    }

    /// Starts a node with additional environment variables.
    pub async fn start_with(
        binary: &str,
        database: &str,
        more: &[&str],
        environment: &[(&str, &str)],
    ) -> NodeProcess {
        NodeProcess::run(binary, "serve", database, more, environment).await
    }

    async fn run(
        binary: &str,
        command: &str,
        database: &str,
        more: &[&str],
        environment: &[(&str, &str)],
    ) -> NodeProcess {
        let (port, admin) = ports();
        let (listen, operators) = (format!("127.0.0.1:{port}"), format!("127.0.0.1:{admin}"));
        let arguments = [&[command, "--listen", &listen][..], more].concat();
        let arguments = arguments.into_iter().map(str::to_owned).collect();
        let log =
            std::env::temp_dir().join(format!("pagoda_node{}_{port}.log", std::process::id()));
        let binary = Path::new(binary).to_owned();
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let ours = [
            (DATABASE, database),
            ("PAGODA_ADMIN_LISTEN", operators.as_str()),
            ("PAGODA_ADMIN", operators.as_str()),
        ];
        // The last one of a name counts.
        let environment = SETTINGS.iter().chain(&ours).chain(environment).map(owned).collect();
        let mut node =
            NodeProcess { binary, arguments, environment, port, admin, log, process: None };
        node.start_again().await;
        node
    }

    /// Uses another binary from the next start on.
    pub fn becomes(&mut self, binary: &str) {
        self.binary = binary.into();
    }

    /// Restarts it on its ports and waits until it is ready.
    pub async fn start_again(&mut self) {
        self.spawn();
        self.ready().await;
    }

    /// Restarts it without waiting.
    pub fn spawn(&mut self) {
        self.kill();
        let log = File::options().create(true).append(true).open(&self.log);
        let log = log.expect("the log file can be opened");
        let mut command = Command::new(&self.binary);
        command.args(&self.arguments).envs(self.environment.iter().cloned());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.process = Some(command.spawn().expect("the binary runs"));
    }

    /// Waits until it is ready.
    pub async fn ready(&mut self) {
        let admin = Client::new(&[format!("127.0.0.1:{}", self.admin)]);
        let begun = Instant::now();
        while !admin.is_ready().await {
            let is_late = Duration::from_secs(30) < begun.elapsed();
            assert!(!is_late && self.is_running(), "the node isn't ready: {}", self.log());
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Kills it (SIGKILL).
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("the child process can be killed");
            process.wait().expect("the killed process ends");
        }
    }

    /// Stops it gracefully (SIGTERM) and waits.
    pub async fn stop(&mut self) -> Option<ExitStatus> {
        let mut process = self.process.take()?;
        let sent = Command::new("kill").arg(process.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()), "SIGTERM can be sent");
        loop {
            if let Some(status) = process.try_wait().expect("the child process can be waited for") {
                return Some(status);
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Whether its process is running.
    pub fn is_running(&mut self) -> bool {
        let process = self.process.as_mut();
        process.is_some_and(|process| process.try_wait().is_ok_and(|status| status.is_none()))
    }

    /// Public address, such as `127.0.0.1:8080`.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Admin address.
    pub fn admin(&self) -> String {
        format!("127.0.0.1:{}", self.admin)
    }

    /// Resident memory in megabytes.
    pub fn megabytes(&self) -> u64 {
        let process = self.process().expect("the node runs");
        let status = std::fs::read_to_string(format!("/proc/{process}/status"));
        let status = status.expect("the node runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        kilobytes.map(|kilobytes: u64| kilobytes / 1024).expect("the status has a VmRSS line")
    }

    /// Process id.
    pub fn process(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// Its log so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Serving for NodeProcess {
    fn address(&self) -> String {
        NodeProcess::address(self)
    }
}

impl Drop for NodeProcess {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
        // Print the log if the test failed.
        if !std::thread::panicking() {
            let _ = std::fs::remove_file(&self.log);
        }
    }
}
