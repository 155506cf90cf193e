//! Every log comes back as it was, in every format; damaged ones are refused.

use clock::Moment;
use game::{Luck as _, Quick};

use super::*;
use crate::KeyHash;

const FORMATS: [LogFormat; 2] = [LogFormat::Json, LogFormat::Columns];

/// Parts of bodies: usual ones, what formats treat in a special way, and what PostgreSQL would refuse.
const PARTS: [&str; 16] = [
    r#"{"move":{"steps":""#,
    r#""}}"#,
    r#"","program":true}}"#,
    r"0 RB D3 D4\n* RY RR\n",
    r#"{"sit":{"seat":0,"user":"u1"}}"#,
    "\0",
    "\u{1}",
    "\u{2}",
    "\u{3}",
    "\u{4}",
    " ",
    "#",
    "żółć 中国 \u{1F3EF}",
    "\u{7f}\u{80}\u{ff}",
    "\"\\\n",
    "x",
];

/// Milliseconds to about the last moment that can be represented.
const FAR: i64 = 9_000_000_000_000_000;

fn body(luck: &mut Quick) -> String {
    let parts = luck.below(6);
    (0..parts).map(|_| PARTS[luck.below(PARTS.len() as u32) as usize]).collect()
}

/// The next moment: mostly soon, sometimes before, or far away.
fn next(luck: &mut Quick, at: i64) -> i64 {
    match luck.below(8) {
        0 => at,
        1 => at - i64::from(luck.below(100_000)),
        2 => [-FAR, FAR, 0, -1][luck.below(4) as usize],
        3 => at / 2 + i64::from(luck.word()) * 1_000_000,
        _ => at + i64::from(luck.below(100_000)),
    }
}

fn log(luck: &mut Quick) -> Vec<ActRow> {
    let mut at = 1_763_000_000_000;
    let acts = luck.below(40);
    (0..acts)
        .map(|number| {
            at = next(luck, at);
            let key = [luck.word(), luck.word(), luck.word(), luck.word()];
            let mut bytes = [0; 16];
            bytes
                .chunks_mut(4)
                .zip(key)
                .for_each(|(to, from)| to.copy_from_slice(&from.to_be_bytes()));
            let idempotency_key = (luck.below(2) == 0).then_some(KeyHash(bytes));
            ActRow { number, at: Moment::from_millis(at), idempotency_key, body: body(luck) }
        })
        .collect()
}

#[test]
fn packed_logs_come_back_as_they_were() {
    let mut luck = Quick::new(1);
    for _ in 0..2_000 {
        let acts = log(&mut luck);
        for format in FORMATS {
            let packed = format.pack(&acts).expect("it is packed");
            assert_eq!(LogFormat::of(&packed).expect("a format"), format);
            assert_eq!(unpack_log(&packed).expect("it is unpacked"), acts, "{format:?}");
        }
    }
}

#[test]
fn damaged_logs_are_refused_or_read_without_a_panic() {
    let mut luck = Quick::new(2);
    for _ in 0..300 {
        let acts = log(&mut luck);
        let packed = LogFormat::Columns.pack(&acts).expect("it is packed");
        for end in 0..packed.len() {
            let cut = unpack_log(&packed[..end]);
            assert!(cut.is_err() || acts.is_empty(), "{end} of {} bytes", packed.len());
        }
        let mut wrong = packed.clone();
        let at = luck.below(packed.len() as u32) as usize;
        wrong[at] ^= 1 << luck.below(8);
        // A changed time is a log as well; what counts is that this returns.
        let _ = unpack_log(&wrong);
    }
    for unknown in [&[][..], &[0], &[1], &[3], &[255, 1, 2]] {
        assert!(unpack_log(unknown).is_err(), "{unknown:?}");
    }
}

/// Written by the first release: it is read as long as there are such rows.
#[test]
fn log_of_the_first_release_is_read() {
    let json = r#"[[1763000000000,null,"{\"sit\":{}}"],[250,"000000000000000000000000000000ff","{\"move\":{\"steps\":\"0 RB D3\"}}"]]"#;
    let packed = zstd::bulk::compress(json.as_bytes(), 9).expect("it is compressed");
    let mut key = [0; 16];
    key[15] = 255;
    let act = |number, at, idempotency_key, body: &str| ActRow {
        number,
        at: Moment::from_millis(at),
        idempotency_key,
        body: body.into(),
    };
    let acts = [
        act(0, 1_763_000_000_000, None, r#"{"sit":{}}"#),
        act(1, 1_763_000_000_250, Some(KeyHash(key)), r#"{"move":{"steps":"0 RB D3"}}"#),
    ];
    assert_eq!(unpack_log(&packed).expect("it is unpacked"), acts);
}

/// A log of format 2 as it was written when the format was made: another dictionary would read nonsense.
#[test]
fn log_in_columns_is_read_by_every_later_version() {
    let logs = (0..).map(|seed| log(&mut Quick::new(seed)));
    let acts = logs.into_iter().find(|acts| 30 < acts.len()).expect("a long log");
    let packed = LogFormat::Columns.pack(&acts).expect("it is packed");
    let text: String = packed.iter().map(|byte| format!("{byte:02x}")).collect();
    let golden = include_str!("columns/golden.hex").trim();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let path =
            concat!(env!("CARGO_MANIFEST_DIR"), "/src/tables/archived_log/columns/golden.hex");
        std::fs::write(path, text + "\n").expect("the file is writable");
        return;
    }
    let bytes: Vec<u8> = (0..golden.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&golden[at..at + 2], 16).expect("hexadecimal"))
        .collect();
    assert_eq!(unpack_log(&bytes).expect("it is unpacked"), acts);
}
