//! A committed act as one node tells it to others: what a read of the log would give, and what it follows.

use std::fmt;

use clock::Moment;
use store::{ActHead, ActRow, KeyHash};

/// Maximum length of an act's text that is sent to other nodes, in bytes. Nodes read longer ones from the log.
const BODY_MAX: usize = 1_024;

/// A committed act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommittedAct {
    /// The entry of the log.
    pub(crate) row: ActRow,
    /// The act before it.
    pub(crate) before: Option<ActHead>,
    /// The database's timeline before the act was written. A failover may have lost an act of an earlier one.
    pub(crate) timeline: String,
}

/// A head of words, and the act's text in a line of its own.
impl fmt::Display for CommittedAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CommittedAct { row, before, timeline } = self;
        write!(f, "{timeline} {} {}", row.number, row.at.millis())?;
        match row.idempotency_key {
            Some(key) => write!(f, " {:032x}", u128::from_be_bytes(key.0))?,
            None => write!(f, " -")?,
        }
        match before {
            Some(it) => write!(f, " {} {:016x}", it.at.millis(), u64::from_be_bytes(it.hash))?,
            None => write!(f, " - -")?,
        }
        write!(f, "\n{}", row.body)
    }
}

impl CommittedAct {
    /// Whether the act is short enough to be sent.
    pub(super) fn is_short(&self) -> bool {
        self.row.body.len() <= BODY_MAX
    }

    /// Parses a text; none if it is from another version of the program.
    pub(super) fn parse(text: &str) -> Option<CommittedAct> {
        let (head, body) = text.split_once('\n')?;
        let mut words = head.split(' ');
        let timeline = words.next()?.to_owned();
        let number = words.next()?.parse().ok()?;
        let at = Moment::from_millis(words.next()?.parse().ok()?);
        let idempotency_key = match words.next()? {
            "-" => None,
            key => Some(KeyHash(u128::from_str_radix(key, 16).ok()?.to_be_bytes())),
        };
        let before = match (words.next()?, words.next()?) {
            ("-", "-") => None,
            (at, hash) => Some(ActHead {
                at: Moment::from_millis(at.parse().ok()?),
                hash: u64::from_str_radix(hash, 16).ok()?.to_be_bytes(),
            }),
        };
        let row = ActRow { number, at, idempotency_key, body: body.to_owned() };
        words.next().is_none().then_some(CommittedAct { row, before, timeline })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_acts_are_parsed_as_they_were_written() {
        let (at, before) = (Moment::from_millis(1_700_000_000_123), Moment::from_millis(-5));
        let key = KeyHash([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255]);
        let head = ActHead { at: before, hash: [0, 0, 3, 4, 5, 6, 7, 255] };
        for (idempotency_key, before) in
            [(None, None), (Some(key), None), (None, Some(head)), (Some(key), Some(head))]
        {
            for body in ["{}", "", "{\"move\":{\"steps\":\"two\\nlines – and more\"}}", "a\nb"] {
                let row = ActRow { number: 7, at, idempotency_key, body: body.to_owned() };
                let act = CommittedAct { row, before, timeline: "0000000A".into() };
                assert_eq!(CommittedAct::parse(&act.to_string()), Some(act), "{body}");
            }
        }
    }

    #[test]
    fn other_texts_are_no_acts() {
        for text in [
            "",
            "\n{}",
            "00000001 7 5 - - -",
            "00000001 7 5 - -\n{}",
            "00000001 7 5 - - - more\n{}",
            "00000001 x 5 - - -\n{}",
            "00000001 7 5 key - -\n{}",
            "00000001 7 5 - 4 -\n{}",
            "00000001 7 5 - 4 hash\n{}",
        ] {
            assert_eq!(CommittedAct::parse(text), None, "{text}");
        }
    }

    #[test]
    fn long_acts_are_not_sent() {
        let act = |length: usize| {
            let (at, body) = (Moment::from_millis(1), "x".repeat(length));
            let row = ActRow { number: 0, at, idempotency_key: None, body };
            CommittedAct { row, before: None, timeline: String::new() }
        };
        assert!(act(BODY_MAX).is_short() && !act(BODY_MAX + 1).is_short());
    }
}
