//! Values as PostgreSQL's columns and parameters have them.

use std::time::Duration;

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::StoreError;

/// As PostgreSQL's `smallint`.
pub(crate) fn small(number: u8) -> i16 {
    i16::from(number)
}

/// From PostgreSQL's `smallint`.
pub(crate) fn seat(number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(StoreError::odd)
}

pub(crate) fn read_table_id(row: &PgRow, column: &str) -> Result<TableId, StoreError> {
    Ok(TableId::from_bits(row.try_get::<i64, _>(column)? as u64))
}

pub(crate) fn read_user_id(row: &PgRow, column: &str) -> Result<UserId, StoreError> {
    Ok(UserId::from_bits(row.try_get::<i64, _>(column)? as u64))
}

/// From a Unix timestamp in milliseconds.
pub(crate) fn read_moment(row: &PgRow, column: &str) -> Result<Moment, StoreError> {
    Ok(Moment::from_millis(row.try_get(column)?))
}

/// A duration in milliseconds.
pub(crate) fn read_millis(row: &PgRow, column: &str) -> Result<Duration, StoreError> {
    let millis = row.try_get::<i64, _>(column)?;
    Ok(Duration::from_millis(u64::try_from(millis).map_err(StoreError::odd)?))
}

pub(crate) fn read_count(row: &PgRow, column: &str) -> Result<u32, StoreError> {
    u32::try_from(row.try_get::<i32, _>(column)?).map_err(StoreError::odd)
}

/// Microseconds, clamped to what PostgreSQL can add to a timestamp.
pub(crate) fn micros(wait: Duration) -> i64 {
    const CENTURY: u64 = 100 * 366 * 24 * 3600;
    wait.min(Duration::from_secs(CENTURY)).as_micros() as i64
}
