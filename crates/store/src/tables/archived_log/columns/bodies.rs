//! The bodies of a log, joined and compressed with a dictionary.

use std::{io::Read as _, sync::LazyLock};

use zstd::{
    bulk::Compressor,
    dict::{DecoderDictionary, EncoderDictionary},
    stream::read::Decoder,
    zstd_safe::CParameter,
};

use crate::{ActRow, StoreError};

/// Trained on the bodies of all titles: `pagoda-dev scale archive --train`. Logs can be read only with the dictionary that
/// they were written with: another one is another format.
const DICTIONARY: &[u8] = include_bytes!("bodies.dictionary");

/// Compression level: the best one. A log is small, so it takes a millisecond or two.
const LEVEL: i32 = 19;

static ENCODER: LazyLock<EncoderDictionary<'static>> =
    LazyLock::new(|| EncoderDictionary::copy(DICTIONARY, LEVEL));
static DECODER: LazyLock<DecoderDictionary<'static>> =
    LazyLock::new(|| DecoderDictionary::copy(DICTIONARY));

/// What stands around the text of most bodies, by the byte that ends it instead; at last, nothing.
const WRAPPINGS: [(&str, &str); 3] = [
    (r#"{"move":{"steps":""#, r#""}}"#),
    (r#"{"move":{"steps":""#, r#"","program":true}}"#),
    ("", ""),
];

/// Precedes a byte of a text that would end it, or is this one; it is moved out of their way by [`SHIFT`].
const ESCAPE: u8 = WRAPPINGS.len() as u8;
const SHIFT: u8 = 0x20;

/// All bodies as one text.
pub(in crate::tables::archived_log) fn join(acts: &[ActRow]) -> Vec<u8> {
    let mut joined = Vec::new();
    for act in acts {
        let (end, text) = unwrap(&act.body);
        for byte in text.bytes() {
            if byte <= ESCAPE {
                joined.extend([ESCAPE, byte + SHIFT]);
            } else {
                joined.push(byte);
            }
        }
        joined.push(end);
    }
    joined
}

/// The byte that stands for a body's wrapping, and the text inside.
fn unwrap(body: &str) -> (u8, &str) {
    let inner = |(before, after)| body.strip_prefix(before)?.strip_suffix(after);
    let found = (0..).zip(WRAPPINGS).find_map(|(end, it)| Some((end, inner(it)?)));
    found.unwrap_or((ESCAPE - 1, body))
}

/// The bodies of a joined text.
fn split(joined: &[u8]) -> Result<Vec<String>, StoreError> {
    let (mut bodies, mut text, mut bytes) = (Vec::new(), Vec::new(), joined.iter());
    while let Some(&byte) = bytes.next() {
        if byte == ESCAPE {
            let escaped = bytes.next().and_then(|byte| byte.checked_sub(SHIFT));
            text.push(escaped.ok_or_else(|| StoreError::odd("archived text ends early"))?);
        } else if let Some((before, after)) = WRAPPINGS.get(usize::from(byte)) {
            let inner = String::from_utf8(std::mem::take(&mut text)).map_err(StoreError::odd)?;
            bodies.push([before, inner.as_str(), after].concat());
        } else {
            text.push(byte);
        }
    }
    if !text.is_empty() {
        return Err(StoreError::odd("archived text ends early"));
    }
    Ok(bodies)
}

/// Compresses all bodies.
pub(super) fn pack(acts: &[ActRow]) -> Result<Vec<u8>, StoreError> {
    let mut compressor = Compressor::with_prepared_dictionary(&ENCODER).map_err(StoreError::odd)?;
    // The format's number names the dictionary, and the end is that of the log.
    for spared in [CParameter::DictIdFlag(false), CParameter::ContentSizeFlag(false)] {
        compressor.set_parameter(spared).map_err(StoreError::odd)?;
    }
    compressor.compress(&join(acts)).map_err(StoreError::odd)
}

/// The bodies of so many acts.
pub(super) fn unpack(packed: &[u8], count: usize) -> Result<Vec<String>, StoreError> {
    let mut joined = Vec::new();
    let decoder = Decoder::with_prepared_dictionary(packed, &DECODER);
    decoder.and_then(|mut it| it.read_to_end(&mut joined)).map_err(StoreError::odd)?;
    let bodies = split(&joined)?;
    if bodies.len() != count {
        return Err(StoreError::odd(format!("{} bodies of {count} acts", bodies.len())));
    }
    Ok(bodies)
}
