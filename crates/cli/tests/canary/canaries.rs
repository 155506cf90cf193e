//! Secrets in every encoding in which a program could leak them, and the search for them.

use std::{collections::BTreeSet, fmt::Write as _};

use aho_corasick::AhoCorasick;
use sha2::{Digest as _, Sha256};

/// Bytes of a secret to look for: a truncated secret is a leak, too.
const PART: usize = 8;
/// Base64 digits to look for.
const DIGITS: usize = 10;

/// One spelling of one secret.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Spelling {
    /// Which secret.
    what: String,
    bytes: Vec<u8>,
}

/// Secrets to look for. A set: hexadecimal digits without a letter are the same in both cases, and count once.
#[derive(Default)]
pub(crate) struct Canaries(BTreeSet<Spelling>);

impl Canaries {
    fn add(&mut self, what: &str, bytes: impl Into<Vec<u8>>) {
        let bytes = bytes.into();
        assert!(PART <= bytes.len(), "{what} is too short: it would be found by chance");
        self.0.insert(Spelling { what: what.to_owned(), bytes });
    }

    /// A secret of random bits: its beginning and its end as bytes, digits and lists of numbers.
    pub(crate) fn add_bits(&mut self, what: &str, bits: &[u8; 32]) {
        for part in [&bits[..PART], &bits[bits.len() - PART..]] {
            self.add(what, part);
            self.add(what, table::fair::hex(part));
            self.add(what, table::fair::hex(part).to_uppercase());
            for list in [format!("{part:?}"), format!("{part:x?}"), format!("{part:02x?}")] {
                let list = list.trim_matches(['[', ']']);
                self.add(what, list);
                self.add(what, list.replace(' ', ""));
            }
        }
        for letters in [b"+/", b"-_"] {
            // Other bytes may come before it, so its digits may begin at any offset.
            for before in 0..3 {
                let text = base64(&[&vec![0; before][..], bits].concat(), *letters);
                let from = (8 * before).div_ceil(6);
                self.add(what, &text.as_bytes()[from..from + DIGITS]);
            }
        }
    }

    /// A secret that is text: as it is, in a string of JSON, and in one of those again.
    pub(crate) fn add_text(&mut self, what: &str, text: &str) {
        let quoted = |text: &str| {
            let quoted = serde_json::to_string(text).expect("text serializes to JSON");
            quoted[1..quoted.len() - 1].to_owned()
        };
        let once = quoted(text);
        let twice = quoted(&once);
        for spelling in [text.to_owned(), once, twice] {
            self.add(what, spelling);
        }
    }

    /// Builds the search.
    pub(crate) fn search(self) -> Search {
        let machine = AhoCorasick::new(self.0.iter().map(|spelling| &spelling.bytes));
        let names = self.0.iter().map(|spelling| spelling.what.clone()).collect();
        Search { machine: machine.expect("the patterns fit"), names }
    }
}

/// The search for secrets.
pub(crate) struct Search {
    machine: AhoCorasick,
    /// The secret of each pattern.
    names: Vec<String>,
}

impl Search {
    /// The secrets found in some bytes, in order.
    pub(crate) fn found(&self, bytes: &[u8]) -> Vec<&str> {
        let hits = self.machine.find_overlapping_iter(bytes);
        hits.map(|hit| &*self.names[hit.pattern().as_usize()]).collect()
    }
}

/// The key of all chance, computed from the seed and the seats' luck phrases: HMAC-SHA-256 (RFC 2104). The
/// server has it in memory only and never sends it.
pub(crate) fn key(seed: &[u8; 32], luck: &[String]) -> [u8; 32] {
    let pad = |with: u8| -> Vec<u8> {
        let bytes = seed.iter().copied().chain(std::iter::repeat(0)).take(64);
        bytes.map(|byte| byte ^ with).collect()
    };
    let mut inner = Sha256::new_with_prefix(pad(0x36));
    for text in luck {
        inner.update((text.len() as u64).to_be_bytes());
        inner.update(text);
    }
    Sha256::new_with_prefix(pad(0x5c)).chain_update(inner.finalize()).finalize().into()
}

fn base64(bytes: &[u8], last: [u8; 2]) -> String {
    let mut letters: Vec<u8> = (b'A'..=b'Z').chain(b'a'..=b'z').chain(b'0'..=b'9').collect();
    letters.extend(last);
    let bits: String = bytes.iter().fold(String::new(), |mut bits, byte| {
        write!(bits, "{byte:08b}").expect("writing to a string succeeds");
        bits
    });
    let digit = |bits: &[u8]| {
        let bits = std::str::from_utf8(bits).expect("ASCII digits");
        letters[usize::from_str_radix(&format!("{bits:0<6}"), 2).expect("six bits")] as char
    };
    bits.as_bytes().chunks(6).map(digit).collect()
}

#[test]
fn base64_digits_match_the_standard() {
    assert_eq!(base64(b"foobar", *b"+/"), "Zm9vYmFy");
    assert_eq!(base64(b"fooba", *b"+/"), "Zm9vYmE");
    assert_eq!(base64(&[0xfb, 0xff], *b"-_"), "-_8");
}

#[test]
fn secrets_are_found_in_every_encoding_and_truncated() {
    let bits: [u8; 32] = Sha256::digest("canary").into();
    let mut canaries = Canaries::default();
    canaries.add_bits("seed", &bits);
    canaries.add_text("hand", r#"{"open":["RR","BY"]}"#);
    let search = canaries.search();
    let whole = [
        bits.to_vec(),
        table::fair::hex(&bits).into(),
        format!("\\x{}", table::fair::hex(&bits[..10])).into(),
        table::fair::hex(&bits[20..]).to_uppercase().into(),
        serde_json::to_vec(&bits).expect("a list"),
        format!("Seed({bits:?})").into(),
        format!("{bits:02x?}").into(),
        base64(&bits, *b"+/").into(),
        base64(&[b"seed ", &bits[..]].concat(), *b"-_").into(),
    ];
    for bytes in whole {
        let shown = String::from_utf8_lossy(&bytes);
        assert!(search.found(&bytes).contains(&"seed"), "{shown}");
        assert_eq!(search.found(&bytes[..5]), [""; 0], "{shown}");
    }
    let line = serde_json::json!({"fields": {"view": r#"{"hand":{"open":["RR","BY"]}}"#}});
    for text in [line.to_string(), serde_json::json!(line.to_string()).to_string()] {
        assert_eq!(search.found(text.as_bytes()), ["hand"], "{text}");
    }
    assert_eq!(search.found(br#"{"open":["RR","BB"]}"#), [""; 0]);
}

#[test]
fn digits_without_letters_are_found_once() {
    let mut bits: [u8; 32] = Sha256::digest("canary").into();
    bits[24..].fill(0x42);
    let mut canaries = Canaries::default();
    canaries.add_bits("token", &bits);
    let found = canaries.search();
    assert_eq!(found.found(table::fair::hex(&bits).as_bytes()), ["token"; 2]);
}

#[test]
fn key_matches_the_one_that_seeds_the_dice() {
    let (seed, luck) = ([7; 32], ["clover".to_owned(), String::new()]);
    let ours = game::Key::new(key(&seed, &luck));
    assert!(ours == table::fair::key(&seed, luck.iter().map(String::as_str)));
}
