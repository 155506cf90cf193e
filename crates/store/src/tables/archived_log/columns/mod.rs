//! Logs in columns: the format's number, then the number of acts, times, keys, and bodies. Only bodies are compressed: keys
//! are random, and of times so is all but what the variable length saves.

pub(super) mod bodies;
mod bytes;

use clock::Moment;

use self::bytes::{Bytes, put_number, put_signed};
use crate::{ActRow, KeyHash, StoreError};

/// The number of the format. A format with another dictionary gets another number.
pub(super) const FIRST_BYTE: u8 = 2;

pub(super) fn pack(acts: &[ActRow]) -> Result<Vec<u8>, StoreError> {
    let mut packed = vec![FIRST_BYTE];
    put_number(&mut packed, acts.len() as u64);
    let mut last = 0;
    for act in acts {
        let at = act.at.millis();
        put_signed(&mut packed, at.wrapping_sub(last));
        last = at;
    }
    put_keys(&mut packed, acts);
    packed.extend(bodies::pack(acts)?);
    Ok(packed)
}

/// Each key after its distance from the act before it that has one.
fn put_keys(packed: &mut Vec<u8>, acts: &[ActRow]) {
    let keys: Vec<(usize, KeyHash)> = acts
        .iter()
        .enumerate()
        .filter_map(|(number, act)| Some((number, act.idempotency_key?)))
        .collect();
    put_number(packed, keys.len() as u64);
    let mut last = 0;
    for (number, key) in keys {
        put_number(packed, (number - last) as u64);
        packed.extend(key.0);
        last = number;
    }
}

pub(super) fn unpack(packed: &[u8]) -> Result<Vec<ActRow>, StoreError> {
    let mut bytes = Bytes::of(packed.get(1..).unwrap_or_default());
    let count = bytes.length()?;
    let mut times = Vec::with_capacity(count);
    let mut at = 0i64;
    for _ in 0..count {
        at = at.wrapping_add(bytes.signed()?);
        times.push(Moment::from_millis(at));
    }
    let keys = read_keys(&mut bytes, count)?;
    let bodies = bodies::unpack(bytes.rest(), count)?;
    let acts = times.into_iter().zip(keys).zip(bodies).zip(0..);
    Ok(acts
        .map(|(((at, idempotency_key), body), number)| ActRow { number, at, idempotency_key, body })
        .collect())
}

fn read_keys(bytes: &mut Bytes<'_>, count: usize) -> Result<Vec<Option<KeyHash>>, StoreError> {
    let mut keys = vec![None; count];
    let mut number = 0;
    for _ in 0..bytes.length()? {
        number += bytes.length()?;
        let key = keys.get_mut(number).ok_or_else(|| StoreError::odd("key of no act"))?;
        *key = Some(KeyHash(bytes.key()?));
    }
    Ok(keys)
}
