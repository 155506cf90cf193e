//! The configuration of a node, by flags or environment variables.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use alert::{Vapid, VapidKey};
use clap::Args;
use store::{DatabaseUrls, NamedUrl};

pub use crate::{bus_config::BusConfig, config_error::ConfigError, quota_config::QuotaConfig};

use crate::{config_error::read_secret, network::Network};

/// The configuration of a node. Every flag is an environment variable, too.
#[derive(Args, Clone)]
pub struct Config {
    /// The database.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// Maximum number of connections to each database
    #[arg(
        long,
        env = "PAGODA_DB_POOL_SIZE",
        alias = "connections",
        default_value_t = 8,
        value_name = "NUMBER",
        help_heading = "Database"
    )]
    pub db_pool_size: u32,
    /// The notification bus.
    #[command(flatten)]
    pub bus: BusConfig,
    /// Listeners.
    #[command(flatten)]
    pub listeners: ListenConfig,
    /// The browser client.
    #[command(flatten)]
    pub site: SiteConfig,
    /// Bots.
    #[command(flatten)]
    pub worker: WorkerConfig,
    /// Rate limits.
    #[command(flatten)]
    pub limits: LimitConfig,
    /// Quotas.
    #[command(flatten)]
    pub quotas: QuotaConfig,
    /// Email, push messages and webhooks.
    #[command(flatten)]
    pub delivery: DeliveryConfig,
    /// Heartbeats.
    #[command(flatten)]
    pub heartbeat: HeartbeatConfig,
    /// Traces.
    #[command(flatten)]
    pub traces: TraceConfig,
    /// Check configuration and connections, then exit
    #[arg(long)]
    pub check: bool,
}

/// The databases of a node, and of operators' commands.
#[derive(Args, Clone)]
#[command(next_help_heading = "Database")]
pub struct DatabaseConfig {
    /// PostgreSQL connection URL; may contain a password, so prefer the variable or the file
    #[arg(long, env = "PAGODA_DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub database_url: Option<String>,
    /// File with the PostgreSQL connection URL
    #[arg(long, env = "PAGODA_DATABASE_URL_FILE", value_name = "FILE")]
    pub database_url_file: Option<PathBuf>,
    /// Further databases of tables, separated by spaces [default: all tables are in the home database]
    #[arg(
        long,
        env = "PAGODA_TABLES_DATABASES",
        hide_env_values = true,
        value_delimiter = ' ',
        value_name = "NAME=URL"
    )]
    pub tables_databases: Vec<String>,
}

/// Arguments of `pagoda migrate`.
#[derive(Args, Clone)]
pub struct MigrateConfig {
    /// The database.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// Database role of nodes and workers, which may then read and write rows but not change the schema [default: grant nothing]
    #[arg(long, env = "PAGODA_GRANT_TO", value_name = "ROLE", help_heading = "Database")]
    pub grant_to: Option<String>,
}

/// Listeners for players and operators, and which clients and proxies are trusted there.
#[derive(Args, Clone)]
#[command(next_help_heading = "Network")]
pub struct ListenConfig {
    /// Address and port for players
    #[arg(long, env = "PAGODA_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// Address and port for metrics and health checks, without authentication
    #[arg(
        long,
        env = "PAGODA_ADMIN_LISTEN",
        alias = "admin",
        default_value = "127.0.0.1:9090",
        value_name = "ADDRESS"
    )]
    pub admin_listen: SocketAddr,
    /// Other origins whose pages may use the API, separated by commas
    #[arg(
        long,
        env = "PAGODA_ALLOWED_ORIGINS",
        alias = "origins",
        value_delimiter = ',',
        value_name = "ORIGIN"
    )]
    pub allowed_origins: Vec<String>,
    /// IP addresses or networks of reverse proxies whose X-Forwarded-For is trusted, separated by commas
    #[arg(
        long,
        env = "PAGODA_TRUSTED_PROXIES",
        alias = "proxies",
        value_delimiter = ',',
        value_name = "NETWORK"
    )]
    pub trusted_proxies: Vec<Network>,
    /// Maximum number of open connections, WebSockets included
    #[arg(
        long,
        env = "PAGODA_MAX_CONNECTIONS",
        alias = "sockets",
        default_value_t = 50_000,
        value_name = "NUMBER"
    )]
    pub max_connections: usize,
    /// Maximum number of open connections per client IP; behind trusted proxies, of WebSockets and streams
    #[arg(
        long,
        env = "PAGODA_MAX_CONNECTIONS_PER_IP",
        alias = "sockets-from",
        default_value_t = 1_000,
        value_name = "NUMBER"
    )]
    pub max_connections_per_ip: usize,
    /// Expect TLS at the reverse proxy: send Secure cookies and HSTS
    #[arg(long, env = "PAGODA_TLS")]
    pub tls: bool,
    /// Maximum time to finish open requests at shutdown, in seconds
    #[arg(
        long,
        env = "PAGODA_SHUTDOWN_TIMEOUT",
        alias = "grace",
        default_value_t = 20,
        value_name = "SECONDS"
    )]
    pub shutdown_timeout: u64,
}

/// The browser client, and its public URL.
#[derive(Args, Clone)]
#[command(next_help_heading = "Site")]
pub struct SiteConfig {
    /// Directory of the browser client, as built by `tools/web` [default: the embedded client, if any]
    #[arg(long, env = "PAGODA_STATIC_DIR", alias = "site", value_name = "DIRECTORY")]
    pub static_dir: Option<PathBuf>,
    /// Public URL of the site, for links in emails and for passkeys
    #[arg(
        long,
        env = "PAGODA_PUBLIC_URL",
        default_value = "http://localhost:8080",
        value_name = "URL"
    )]
    pub public_url: String,
}

/// Bots of this process.
#[derive(Args, Clone)]
#[command(next_help_heading = "Bots")]
pub struct WorkerConfig {
    /// Maximum number of bots that think at the same time; 0 leaves bots, clocks and email to `pagoda worker`
    #[arg(long, env = "PAGODA_BOTS", default_value_t = 2, value_name = "NUMBER")]
    pub bots: usize,
    /// Factor of the bots' thinking time: 0.5 halves it
    #[arg(
        long,
        env = "PAGODA_BOT_THINK_TIME_FACTOR",
        alias = "bot-time",
        default_value_t = 1.0,
        value_name = "FACTOR"
    )]
    pub bot_think_time_factor: f64,
}

/// Rate limits.
#[derive(Args, Clone)]
#[command(next_help_heading = "Rate limits")]
pub struct LimitConfig {
    /// Maximum sustained commands per second per user
    #[arg(
        long,
        env = "PAGODA_RATE_LIMIT_COMMANDS",
        alias = "commands",
        default_value_t = 10,
        value_name = "NUMBER"
    )]
    pub rate_limit_commands: u32,
    /// Maximum sustained requests per second per client IP; reads and commands count separately
    #[arg(
        long,
        env = "PAGODA_RATE_LIMIT_REQUESTS",
        alias = "questions",
        default_value_t = 200,
        value_name = "NUMBER"
    )]
    pub rate_limit_requests: u32,
    /// Maximum sustained new guests per minute per client IP
    #[arg(
        long,
        env = "PAGODA_RATE_LIMIT_GUESTS",
        alias = "guests",
        default_value_t = 30,
        value_name = "NUMBER"
    )]
    pub rate_limit_guests: u32,
    /// Maximum sustained sign-in attempts and requested emails per minute per client IP
    #[arg(
        long,
        env = "PAGODA_RATE_LIMIT_SIGN_INS",
        alias = "sign-ins",
        default_value_t = 20,
        value_name = "NUMBER"
    )]
    pub rate_limit_sign_ins: u32,
}

/// Delivery of email, push messages and webhooks.
#[derive(Args, Clone)]
#[command(next_help_heading = "Email, push and webhooks")]
pub struct DeliveryConfig {
    /// SMTP server URL, such as smtps://user:password@host [default: send no email]
    #[arg(long, env = "PAGODA_SMTP_URL", hide_env_values = true, value_name = "URL")]
    pub smtp_url: Option<String>,
    /// Sender of emails
    #[arg(long, env = "PAGODA_MAIL_FROM", default_value = "Pagoda <pagoda@pagoda.example>")]
    pub mail_from: String,
    /// Allow webhooks and push messages to private IP addresses, and push without TLS; for tests
    #[arg(long, env = "PAGODA_ALLOW_PRIVATE_ADDRESSES", alias = "allow-private")]
    pub allow_private_addresses: bool,
}

/// Heartbeats, and when a missing one is an outage.
#[derive(Args, Clone)]
#[command(next_help_heading = "Outage detection")]
pub struct HeartbeatConfig {
    /// Interval between heartbeats of a node, in milliseconds
    #[arg(
        long,
        env = "PAGODA_HEARTBEAT_INTERVAL",
        alias = "beat",
        default_value_t = 1000,
        value_name = "MILLISECONDS"
    )]
    pub heartbeat_interval: u64,
    /// Time without a heartbeat that counts as an outage, during which all clocks stop, in seconds
    #[arg(
        long,
        env = "PAGODA_OUTAGE_THRESHOLD",
        alias = "outage",
        default_value_t = 5,
        value_name = "SECONDS"
    )]
    pub outage_threshold: u64,
}

/// Export of traces.
#[derive(Args, Clone)]
#[command(next_help_heading = "Traces")]
pub struct TraceConfig {
    /// URL of an OpenTelemetry collector for traces (OTLP over HTTP), such as http://localhost:4318 [default: export no traces]
    #[arg(long, env = "PAGODA_OTLP_ENDPOINT", hide_env_values = true, value_name = "URL")]
    pub otlp_endpoint: Option<String>,
    /// Probability that a trace is exported: 0.01 exports one of a hundred
    #[arg(long, env = "PAGODA_TRACE_SAMPLE_RATIO", default_value_t = 0.01, value_name = "RATIO")]
    pub trace_sample_ratio: f64,
}

impl DatabaseConfig {
    /// The URLs of all databases.
    pub fn urls(&self) -> Result<DatabaseUrls, ConfigError> {
        let named = |entry: &String| {
            let (name, url) = entry.split_once('=').ok_or(ConfigError::TablesDatabase)?;
            let is_name = !name.is_empty()
                && name != "home"
                && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
            match is_name {
                true => Ok(NamedUrl { name: name.to_owned(), url: url.to_owned() }),
                false => Err(ConfigError::TablesDatabase),
            }
        };
        let entries = self.tables_databases.iter().filter(|entry| !entry.is_empty());
        Ok(DatabaseUrls {
            home: self.url()?,
            tables: entries.map(named).collect::<Result<_, _>>()?,
        })
    }

    /// The URL of the only database.
    pub fn only_url(&self) -> Result<String, ConfigError> {
        match self.urls()? {
            urls if urls.tables.is_empty() => Ok(urls.home),
            _ => Err(ConfigError::SeveralDatabases),
        }
    }

    /// The URL of the home database, as configured or from the file.
    pub fn url(&self) -> Result<String, ConfigError> {
        if let Some(url) = &self.database_url {
            return Ok(url.clone());
        }
        read_secret(self.database_url_file.as_deref().ok_or(ConfigError::NoDatabase)?)
    }
}

impl ListenConfig {
    /// How long a stopping node waits for open requests.
    pub(crate) fn shutdown_timeout(&self) -> Duration {
        Duration::from_secs(self.shutdown_timeout)
    }
}

impl HeartbeatConfig {
    /// The interval of the heartbeat.
    pub(crate) fn interval(&self) -> Duration {
        Duration::from_millis(self.heartbeat_interval.max(1))
    }

    /// A longer gap between heartbeats is an outage.
    pub(crate) fn outage(&self) -> Duration {
        Duration::from_secs(self.outage_threshold)
    }
}

impl Config {
    /// The settings for sending email, push messages and webhooks.
    pub(crate) fn alert_settings(&self, key: VapidKey) -> alert::Settings {
        alert::Settings {
            smtp_url: self.delivery.smtp_url.clone(),
            from: self.delivery.mail_from.clone(),
            vapid: Some(Vapid { key, subject: self.contact() }),
            allow_private: self.delivery.allow_private_addresses,
            ..alert::Settings::default()
        }
    }

    /// The contact for push services.
    fn contact(&self) -> String {
        let url = &self.site.public_url;
        if url.starts_with("https://") {
            return url.clone();
        }
        let from = self.delivery.mail_from.rsplit('<').next().unwrap_or("");
        format!("mailto:{}", from.trim_end_matches('>'))
    }
}
