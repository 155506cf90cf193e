//! The configuration of the notification bus.

use std::path::PathBuf;

use clap::Args;

use crate::config_error::{ConfigError, read_secret};

/// Minimum length of a cluster key, in characters: that of 128 bits in hexadecimal.
const KEY_MIN: usize = 32;

/// The notification bus between nodes.
#[derive(Args, Clone)]
#[command(next_help_heading = "Network")]
pub struct BusConfig {
    /// NATS server URL for notifications between nodes [default: poll the database]
    #[arg(long, env = "PAGODA_NATS_URL", hide_env_values = true, value_name = "URL")]
    pub nats_url: Option<String>,
    /// Secret of all nodes, 32 random characters or more: acts travel by NATS, encrypted, and aren't read from the database; set it once all nodes know this setting [default: nodes read acts from the database]
    #[arg(long, env = "PAGODA_CLUSTER_KEY", hide_env_values = true, value_name = "SECRET")]
    pub cluster_key: Option<String>,
    /// File with the cluster key
    #[arg(long, env = "PAGODA_CLUSTER_KEY_FILE", value_name = "FILE")]
    pub cluster_key_file: Option<PathBuf>,
}

impl BusConfig {
    /// The cluster key, as configured or from the file.
    pub(crate) fn cluster_key(&self) -> Result<Option<String>, ConfigError> {
        let key = match (&self.cluster_key, &self.cluster_key_file) {
            (Some(key), _) => key.trim().to_owned(),
            (None, Some(file)) => read_secret(file)?,
            (None, None) => return Ok(None),
        };
        if key.chars().count() < KEY_MIN {
            return Err(ConfigError::ShortClusterKey);
        }
        Ok(Some(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_cluster_key_is_refused() {
        let with = |key: Option<&str>| BusConfig {
            nats_url: None,
            cluster_key: key.map(str::to_owned),
            cluster_key_file: None,
        };
        assert!(matches!(with(None).cluster_key(), Ok(None)));
        let long = "0123456789abcdef0123456789abcdef";
        assert!(matches!(with(Some(long)).cluster_key(), Ok(Some(key)) if key == long));
        for short in ["", &long[1..], &format!("{}    ", &long[4..])] {
            let refused = with(Some(short)).cluster_key();
            assert!(matches!(refused, Err(ConfigError::ShortClusterKey)), "{short}");
        }
    }

    #[test]
    fn cluster_key_is_read_from_a_file() {
        let config = |file: &str| BusConfig {
            nats_url: None,
            cluster_key: None,
            cluster_key_file: Some(file.into()),
        };
        let file = std::env::temp_dir().join(format!("cluster-key-{}", std::process::id()));
        let key = "0123456789abcdef0123456789abcdef";
        std::fs::write(&file, format!("{key}\n")).expect("the file can be written");
        let read = config(&file.to_string_lossy()).cluster_key();
        std::fs::remove_file(&file).expect("the file can be removed");
        assert!(matches!(read, Ok(Some(read)) if read == key));
        let missing = config(&file.to_string_lossy()).cluster_key();
        assert!(matches!(missing, Err(ConfigError::File(..))));
    }
}
