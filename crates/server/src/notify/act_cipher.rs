//! Encryption of acts between nodes: AES-256-GCM, with a key for each process that sends.
//!
//! Random nonces of 96 bits would soon be too few for one key of a busy cluster. So each process draws a random id of 128 bits when it
//! starts, derives a key of its own from the cluster key and that id (HKDF-SHA256), and counts its nonces.

use std::{
    collections::HashMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use aes_gcm::{
    Aes256Gcm, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use hkdf::Hkdf;
use sha2::Sha256;
use wire::api::TableId;

use crate::{notify::committed_act::CommittedAct, random};

/// What derived keys are for. A version that writes acts in another way has another text.
const PURPOSE: &[u8] = b"pagoda acts between nodes 1";
/// Maximum keys of other processes that are kept. More than this many nodes derive them anew.
const KEYS_MAX: usize = 256;
/// Length of a sender's id, and of the count of its acts.
const SENDER: usize = 16;
const COUNT: usize = 8;

type SenderId = [u8; SENDER];

/// An encrypted act, as text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SealedAct(pub(super) Box<str>);

/// Encrypts and decrypts acts with the cluster key.
pub(crate) struct ActCipher {
    cluster_key: String,
    sender: SenderId,
    key: Aes256Gcm,
    /// The number of acts that this process has encrypted.
    count: AtomicU64,
    /// The keys of other processes whose acts were authentic.
    others: Mutex<HashMap<SenderId, Aes256Gcm>>,
}

impl ActCipher {
    /// A cipher for all who know this key.
    pub(super) fn new(cluster_key: String) -> ActCipher {
        let sender = random::bytes();
        let key = derive(&cluster_key, &sender);
        let (count, others) = (AtomicU64::new(0), Mutex::default());
        ActCipher { cluster_key, sender, key, count, others }
    }

    /// Encrypts an act of a table; none if it is too long.
    pub(super) fn seal(&self, table: TableId, act: &CommittedAct) -> Option<SealedAct> {
        if !act.is_short() {
            return None;
        }
        let count = self.count.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        let text = act.to_string();
        let aad = associated(table, act.row.number.checked_add(1)?);
        let payload = Payload { msg: text.as_bytes(), aad: aad.as_bytes() };
        let sealed = self.key.encrypt(&nonce(count), payload).ok()?;
        Some(SealedAct(BASE64.encode([&self.sender[..], &count, &sealed].concat()).into()))
    }

    /// Decrypts the act after which a table has this many; none unless a node with the cluster key has encrypted it as such.
    pub(crate) fn open(
        &self,
        table: TableId,
        acts: u32,
        sealed: &SealedAct,
    ) -> Option<CommittedAct> {
        let bytes = BASE64.decode(&*sealed.0).ok()?;
        let (sender, rest) = bytes.split_first_chunk::<SENDER>()?;
        let (count, sealed) = rest.split_first_chunk::<COUNT>()?;
        let known = self.others().get(sender).cloned();
        let key = known.clone().unwrap_or_else(|| derive(&self.cluster_key, sender));
        let aad = associated(table, acts);
        let payload = Payload { msg: sealed, aad: aad.as_bytes() };
        let text = key.decrypt(&nonce(*count), payload).ok()?;
        // Only now: forged ids don't displace those of nodes.
        if known.is_none() {
            self.keep(*sender, key);
        }
        let act = CommittedAct::parse(std::str::from_utf8(&text).ok()?)?;
        (act.row.number.checked_add(1) == Some(acts)).then_some(act)
    }

    fn keep(&self, sender: SenderId, key: Aes256Gcm) {
        let mut others = self.others();
        if KEYS_MAX <= others.len() {
            others.clear();
        }
        others.insert(sender, key);
    }

    fn others(&self) -> std::sync::MutexGuard<'_, HashMap<SenderId, Aes256Gcm>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The key of a process.
fn derive(cluster_key: &str, sender: &SenderId) -> Aes256Gcm {
    let mut key = [0; 32];
    let derivation = Hkdf::<Sha256>::new(Some(sender), cluster_key.as_bytes());
    derivation.expand(PURPOSE, &mut key).expect("HKDF gives 32 bytes");
    Aes256Gcm::new(&key.into())
}

/// The nonce of a process's act with this number.
fn nonce(count: [u8; COUNT]) -> Nonce<aes_gcm::aead::consts::U12> {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&count);
    nonce.into()
}

/// What an act is bound to: it is none of another table, nor another one of this table.
fn associated(table: TableId, acts: u32) -> String {
    format!("{table} {acts}")
}

#[cfg(test)]
mod tests {
    use clock::Moment;
    use store::ActRow;

    use super::*;

    const KEY: &str = "0123456789abcdef0123456789abcdef";

    fn act(number: u32, body: &str) -> CommittedAct {
        let at = Moment::from_millis(1_700_000_000_123);
        let row = ActRow { number, at, idempotency_key: None, body: body.to_owned() };
        CommittedAct { row, before: None, timeline: "00000001".into() }
    }

    #[test]
    fn another_process_with_the_key_decrypts_acts() {
        let (one, other) = (ActCipher::new(KEY.into()), ActCipher::new(KEY.into()));
        let table = TableId::from_bits(33);
        for number in 0..3 {
            let sent = act(number, "{\"move\":{\"steps\":\"RB D3\"}}");
            let sealed = one.seal(table, &sent).expect("a short act");
            assert!(!sealed.0.contains("RB"), "{}", sealed.0);
            assert_eq!(other.open(table, number + 1, &sealed), Some(sent));
        }
        assert_eq!(other.others().len(), 1, "its key is derived once");
    }

    #[test]
    fn same_act_is_never_sealed_alike() {
        let (one, other) = (ActCipher::new(KEY.into()), ActCipher::new(KEY.into()));
        let (table, act) = (TableId::from_bits(33), act(0, "{}"));
        let sealed = [one.seal(table, &act), one.seal(table, &act), other.seal(table, &act)];
        assert!(sealed[0] != sealed[1] && sealed[1] != sealed[2] && sealed[0] != sealed[2]);
    }

    #[test]
    fn altered_and_misplaced_acts_are_refused() {
        let (one, other) = (ActCipher::new(KEY.into()), ActCipher::new(KEY.into()));
        let table = TableId::from_bits(33);
        let sealed = one.seal(table, &act(4, "{}")).expect("a short act");
        assert!(other.open(table, 5, &sealed).is_some());
        assert_eq!(other.open(table, 6, &sealed), None, "another number");
        assert_eq!(other.open(TableId::from_bits(34), 5, &sealed), None, "another table");
        let stranger = ActCipher::new("another key, just as long as that".into());
        assert_eq!(stranger.open(table, 5, &sealed), None, "another key");
        assert_eq!(stranger.others().len(), 0, "forged ids aren't kept");
        let bytes = BASE64.decode(&*sealed.0).expect("sealed acts are base64");
        let open = |bytes: &[u8]| other.open(table, 5, &SealedAct(BASE64.encode(bytes).into()));
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 1;
            assert_eq!(open(&altered), None, "byte {at} was altered");
            assert_eq!(open(&bytes[..at]), None, "cut to {at} bytes");
        }
        for text in ["", "?", &format!("{}A", sealed.0), &format!("{}=", sealed.0)] {
            assert_eq!(other.open(table, 5, &SealedAct(text.into())), None, "{text}");
        }
    }

    #[test]
    fn long_acts_are_not_sealed() {
        let one = ActCipher::new(KEY.into());
        assert_eq!(one.seal(TableId::from_bits(1), &act(0, &"x".repeat(10_000))), None);
    }
}
