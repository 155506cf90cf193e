//! Logs as an array of JSON, compressed by zstd.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::{ActRow, KeyHash, StoreError};

/// The first byte of every zstd frame.
pub(super) const FIRST_BYTE: u8 = 0x28;

/// Compression level: a good ratio at thousands of games per second.
const LEVEL: i32 = 9;

/// An archived act: milliseconds since the act before it, its key in hexadecimal, its body. Its number is its
/// index.
#[derive(Serialize, Deserialize)]
struct ArchivedAct(i64, Option<String>, String);

pub(super) fn pack(acts: &[ActRow]) -> Result<Vec<u8>, StoreError> {
    let mut last = 0;
    let packed: Vec<ArchivedAct> = acts
        .iter()
        .map(|act| {
            let at = act.at.millis();
            let since = at.wrapping_sub(last);
            last = at;
            let key = act.idempotency_key.map(|key| format!("{:032x}", u128::from_be_bytes(key.0)));
            ArchivedAct(since, key, act.body.clone())
        })
        .collect();
    let json = serde_json::to_vec(&packed).map_err(StoreError::odd)?;
    zstd::bulk::compress(&json, LEVEL).map_err(StoreError::odd)
}

pub(super) fn unpack(packed: &[u8]) -> Result<Vec<ActRow>, StoreError> {
    let json = zstd::stream::decode_all(packed).map_err(StoreError::odd)?;
    let packed: Vec<ArchivedAct> = serde_json::from_slice(&json).map_err(StoreError::odd)?;
    let mut at = 0i64;
    let acts = packed.into_iter().zip(0..).map(|(ArchivedAct(since, key, body), number)| {
        at = at.wrapping_add(since);
        let key = key.map(|key| u128::from_str_radix(&key, 16));
        let (at, key) = (Moment::from_millis(at), key.transpose().map_err(StoreError::odd)?);
        let idempotency_key = key.map(|key| KeyHash(key.to_be_bytes()));
        Ok(ActRow { number, at, idempotency_key, body })
    });
    acts.collect()
}
