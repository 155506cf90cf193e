//! HTTP and WebSocket nodes that serve tables: any number of nodes, one database. Used by `cli`; nothing else may depend on it.
//!
//! PostgreSQL is the source of truth, NATS carries notifications; nodes are stateless and equal. A table is a
//! log of acts, and the number of the next act is the only lock.
//!
//! From top to bottom: [`start`] runs `routes` (over `http`), `worker` and `background`; they and `news` call
//! `actions`, the use-cases; those work on the services of `app`: `tables`, `lobby`, `sessions`, `notify`,
//! `outbox`, `account`, `rate_limits`. All of them record in `telemetry`. No layer imports a higher one.

mod account;
mod actions;
mod app;
mod background;
mod bus_config;
mod caller;
mod config;
mod config_error;
mod error;
mod failure_log;
mod former_variables;
mod heartbeat;
mod http;
mod idempotency;
mod lobby;
mod logging;
mod moderators;
mod network;
mod news;
mod notify;
mod outbox;
mod parts;
mod quota_config;
mod quotas;
mod random;
mod rate_limits;
mod results;
mod routes;
mod sessions;
mod site;
mod start;
mod tables;
mod telemetry;
mod text;
mod translations;
mod worker;

pub use crate::{
    config::{
        BusConfig, Config, ConfigError, DatabaseConfig, DeliveryConfig, HeartbeatConfig,
        LimitConfig, ListenConfig, MigrateConfig, QuotaConfig, SiteConfig, TraceConfig,
        WorkerConfig,
    },
    former_variables::{read_former_variables, warn_of_former_variables},
    logging::{init_logging, logger},
    moderators::set_moderator,
    network::{Network, NotANetwork},
    parts::{PartError, PartRange, PartState, list_parts, move_parts, open_parts},
    results::{
        Agreement, Checked, Fingerprint, Fingerprints, OfflineError, RatingReport, ReportScope,
        Snapshot, catch_up_ratings, check_ratings, export, report_ratings,
    },
    routes::openapi,
    site::SiteError,
    start::{ServerHandle, StartError, migrate, run_worker, serve, start, start_worker},
    telemetry::{TraceError, Traces},
};
