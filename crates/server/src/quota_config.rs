//! The configuration of quotas.

use clap::Args;

/// Quotas: what users may hold at the same time.
#[derive(Args, Clone)]
#[command(next_help_heading = "Quotas")]
pub struct QuotaConfig {
    /// Maximum number of tables per user that wait for their game to start
    #[arg(long, env = "PAGODA_MAX_WAITING_TABLES", default_value_t = 10, value_name = "NUMBER")]
    pub max_waiting_tables: u32,
    /// Maximum number of tables per user that wait or are played; their creator counts
    #[arg(long, env = "PAGODA_MAX_LIVE_TABLES", default_value_t = 50, value_name = "NUMBER")]
    pub max_live_tables: u32,
    /// Maximum number of bots per user at these tables
    #[arg(long, env = "PAGODA_MAX_BOT_SEATS", default_value_t = 100, value_name = "NUMBER")]
    pub max_bot_seats: u32,
    /// Allow games of bots alone, as a demonstration has them
    #[arg(long, env = "PAGODA_ALLOW_BOT_GAMES")]
    pub allow_bot_games: bool,
    /// Maximum number of acts per table, moves excepted
    #[arg(long, env = "PAGODA_MAX_TABLE_ACTS", default_value_t = 4_000, value_name = "NUMBER")]
    pub max_table_acts: u32,
    /// Maximum number of requests per seat to take moves back with consent
    #[arg(
        long,
        env = "PAGODA_MAX_TAKE_BACK_REQUESTS",
        default_value_t = 20,
        value_name = "NUMBER"
    )]
    pub max_take_back_requests: u32,
    /// Maximum number of webhooks per user
    #[arg(long, env = "PAGODA_MAX_WEBHOOKS", default_value_t = 5, value_name = "NUMBER")]
    pub max_webhooks: u32,
    /// Maximum number of tables that a user watches at one node
    #[arg(long, env = "PAGODA_MAX_WATCHED_TABLES", default_value_t = 256, value_name = "NUMBER")]
    pub max_watched_tables: u32,
    /// Factor of these quotas for all users of a client IP; acts and requests excepted
    #[arg(long, env = "PAGODA_QUOTA_FACTOR_PER_IP", default_value_t = 4, value_name = "NUMBER")]
    pub quota_factor_per_ip: u32,
    /// Maximum memory for tables in the cache, in MB; tables that are watched stay
    #[arg(long, env = "PAGODA_TABLE_CACHE_SIZE", default_value_t = 256, value_name = "NUMBER")]
    pub table_cache_size: u32,
}

impl QuotaConfig {
    /// The memory for tables in the cache, in bytes.
    pub(crate) fn table_cache_bytes(&self) -> usize {
        (self.table_cache_size as usize).saturating_mul(1_000_000)
    }
}
