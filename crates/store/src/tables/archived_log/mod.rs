//! Logs of archived tables as bytes. The first byte tells the format, so that formats may follow each other.

mod columns;
mod json;
mod keys;

pub use self::keys::forget_early_keys;
use crate::{ActRow, StoreError};

/// A format of archived logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// An array of JSON, compressed: what every version of the program reads.
    Json,
    /// Times, keys and bodies apart, and bodies compressed with a dictionary of such bodies.
    Columns,
}

impl LogFormat {
    /// Packs a whole log. The number of an act is its index.
    pub fn pack(self, acts: &[ActRow]) -> Result<Vec<u8>, StoreError> {
        match self {
            LogFormat::Json => json::pack(acts),
            LogFormat::Columns => columns::pack(acts),
        }
    }

    fn of(packed: &[u8]) -> Result<LogFormat, StoreError> {
        match packed.first() {
            Some(&json::FIRST_BYTE) => Ok(LogFormat::Json),
            Some(&columns::FIRST_BYTE) => Ok(LogFormat::Columns),
            Some(other) => Err(StoreError::odd(format!("archived log of format {other}"))),
            None => Err(StoreError::odd("empty archived log")),
        }
    }
}

/// Unpacks a log of any format.
pub fn unpack_log(packed: &[u8]) -> Result<Vec<ActRow>, StoreError> {
    match LogFormat::of(packed)? {
        LogFormat::Json => json::unpack(packed),
        LogFormat::Columns => columns::unpack(packed),
    }
}

/// The text of a log that [`LogFormat::Columns`] compresses: a sample to train its dictionary.
pub fn dictionary_sample(acts: &[ActRow]) -> Vec<u8> {
    columns::bodies::join(acts)
}

#[cfg(test)]
mod tests;
