//! The configuration of a node, by flags or environment variables.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use alert::{Vapid, VapidKey};
use clap::Args;

use crate::network::Network;

/// The configuration of a node. Every flag is an environment variable, too.
#[derive(Args, Clone)]
pub struct Config {
    /// The database.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// Connections to the database
    #[arg(long, env = "PAGODA_CONNECTIONS", default_value_t = 8)]
    pub connections: u32,
    /// Where NATS is; without it nodes find out by asking the database
    #[arg(long, env = "PAGODA_NATS_URL", hide_env_values = true)]
    pub nats_url: Option<String>,
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
    /// Email, push messages and webhooks.
    #[command(flatten)]
    pub delivery: DeliveryConfig,
    /// Heartbeats.
    #[command(flatten)]
    pub heartbeat: HeartbeatConfig,
    /// Only look whether everything is well, and end
    #[arg(long)]
    pub check: bool,
}

/// Where the database is.
#[derive(Args, Clone)]
pub struct DatabaseConfig {
    /// Where the database is; it holds a password, so better in the environment or in a file
    #[arg(long, env = "PAGODA_DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// A file that says where the database is
    #[arg(long, env = "PAGODA_DATABASE_URL_FILE")]
    pub database_url_file: Option<PathBuf>,
}

/// Listeners for players and operators, and who is trusted there.
#[derive(Args, Clone)]
pub struct ListenConfig {
    /// Where players come in
    #[arg(long, env = "PAGODA_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where only operators come in: metrics and health
    #[arg(long, env = "PAGODA_ADMIN", default_value = "127.0.0.1:9090")]
    pub admin: SocketAddr,
    /// Sites beside this one whose pages may act for players
    #[arg(long, env = "PAGODA_ORIGINS", value_delimiter = ',')]
    pub origins: Vec<String>,
    /// Proxies of ours, as addresses or networks: who came to them is believed to be whom they say
    #[arg(long, env = "PAGODA_PROXIES", value_delimiter = ',')]
    pub proxies: Vec<Network>,
    /// Connections at once, sockets included
    #[arg(long, env = "PAGODA_SOCKETS", default_value_t = 50_000)]
    pub sockets: usize,
    /// Connections at once from one address
    #[arg(long, env = "PAGODA_SOCKETS_FROM", default_value_t = 1_000)]
    pub sockets_from: usize,
    /// Whether players come over TLS: cookies are then for TLS alone
    #[arg(long, env = "PAGODA_TLS")]
    pub tls: bool,
    /// Seconds that a stopping node waits for what it is doing
    #[arg(long, env = "PAGODA_GRACE", default_value_t = 20)]
    pub grace: u64,
}

/// The browser client, and where players find it.
#[derive(Args, Clone)]
pub struct SiteConfig {
    /// The folder of the browser client, as `tools/web` makes it; without it only the API is served
    #[arg(long, env = "PAGODA_SITE")]
    pub site: Option<PathBuf>,
    /// Where players find this site: for links in mails, and for passkeys
    #[arg(long, env = "PAGODA_PUBLIC_URL", default_value = "http://localhost:8080")]
    pub public_url: String,
}

/// Bots of this process.
#[derive(Args, Clone)]
pub struct WorkerConfig {
    /// Bots that think at once in this process; 0 leaves them to `pagoda worker`
    #[arg(long, env = "PAGODA_BOTS", default_value_t = 2)]
    pub bots: usize,
    /// The part of a bot's usual time that it may think
    #[arg(long, env = "PAGODA_BOT_TIME", default_value_t = 1.0)]
    pub bot_time: f64,
}

/// Rate limits.
#[derive(Args, Clone)]
pub struct LimitConfig {
    /// Commands a second of one person, in the long run
    #[arg(long, env = "PAGODA_COMMANDS", default_value_t = 10)]
    pub commands: u32,
    /// Questions a second from one address, in the long run; and as many commands, whoever commands
    #[arg(long, env = "PAGODA_QUESTIONS", default_value_t = 200)]
    pub questions: u32,
    /// New guests a minute from one address, in the long run
    #[arg(long, env = "PAGODA_GUESTS", default_value_t = 30)]
    pub guests: u32,
    /// How often a minute one address may try to come in with an account, or ask for a mail
    #[arg(long, env = "PAGODA_SIGN_INS", default_value_t = 20)]
    pub sign_ins: u32,
}

/// Delivery of email, push messages and webhooks.
#[derive(Args, Clone)]
pub struct DeliveryConfig {
    /// The server that mail is given to, as `smtps://user:password@host`; without it no mail is sent
    #[arg(long, env = "PAGODA_SMTP_URL", hide_env_values = true)]
    pub smtp_url: Option<String>,
    /// Who mail is from
    #[arg(long, env = "PAGODA_MAIL_FROM", default_value = "Pagoda <pagoda@pagoda.example>")]
    pub mail_from: String,
    /// Whether webhooks and push may go to addresses that aren't public, and push without TLS: for tests, and
    /// for those who trust everybody
    #[arg(long, env = "PAGODA_ALLOW_PRIVATE")]
    pub allow_private: bool,
}

/// Heartbeats, and when a missing one is an outage.
#[derive(Args, Clone)]
pub struct HeartbeatConfig {
    /// Milliseconds between two signs of a node that moves can be made
    #[arg(long, env = "PAGODA_BEAT", default_value_t = 1000)]
    pub beat: u64,
    /// Seconds without a sign after which no move could be made, and all clocks stood
    #[arg(long, env = "PAGODA_OUTAGE", default_value_t = 5)]
    pub outage: u64,
}

/// Why a configuration is unusable.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// No database is configured.
    #[error("where is the database? set PAGODA_DATABASE_URL")]
    NoDatabase,
    /// The file with the database URL can't be read.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
}

impl DatabaseConfig {
    /// The database URL, as configured or from the file.
    pub fn url(&self) -> Result<String, ConfigError> {
        if let Some(url) = &self.database_url {
            return Ok(url.clone());
        }
        let file = self.database_url_file.clone().ok_or(ConfigError::NoDatabase)?;
        match std::fs::read_to_string(&file) {
            Ok(url) => Ok(url.trim().to_owned()),
            Err(error) => Err(ConfigError::File(file, error)),
        }
    }
}

impl ListenConfig {
    /// How long a stopping node waits for open requests.
    pub(crate) fn grace(&self) -> Duration {
        Duration::from_secs(self.grace)
    }
}

impl HeartbeatConfig {
    /// The interval of the heartbeat.
    pub(crate) fn interval(&self) -> Duration {
        Duration::from_millis(self.beat.max(1))
    }

    /// A longer gap between heartbeats is an outage.
    pub(crate) fn outage(&self) -> Duration {
        Duration::from_secs(self.outage)
    }
}

impl Config {
    /// The settings for sending email, push messages and webhooks.
    pub(crate) fn alert_settings(&self, key: VapidKey) -> alert::Settings {
        alert::Settings {
            smtp_url: self.delivery.smtp_url.clone(),
            from: self.delivery.mail_from.clone(),
            vapid: Some(Vapid { key, subject: self.contact() }),
            allow_private: self.delivery.allow_private,
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
