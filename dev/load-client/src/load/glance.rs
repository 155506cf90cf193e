//! Partial parsing of frames. Full parsing would cost more CPU than the node spent on them, and the load test
//! would measure itself.

use game::Turn;
use serde::Deserialize;
use serde_json::Deserializer;

/// Number of acts of a frame, or of changes of one, and its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glance {
    pub(super) acts: u32,
    pub(super) turn: Turn,
    /// The number of acts of the frame that is changed; none if it is complete.
    pub(super) base: Option<u32>,
}

impl Glance {
    /// Parses the head of a message; none if it isn't about a frame.
    pub(super) fn at(news: &str) -> Option<Glance> {
        let (head, base) = match news.strip_prefix(r#"{"frame":"#) {
            Some(frame) => (frame, None),
            None => {
                let changes = news.strip_prefix(r#"{"frame_changes":"#)?;
                (changes, Some(after(changes, r#""base":"#)?))
            }
        };
        Some(Glance { acts: after(head, r#""acts":"#)?, turn: after(head, r#""turn":"#)?, base })
    }
}

/// The first value after a key.
fn after<T: for<'a> Deserialize<'a>>(text: &str, words: &str) -> Option<T> {
    let (_, rest) = text.split_once(words)?;
    Deserializer::from_str(rest).into_iter().next()?.ok()
}

#[cfg(test)]
mod tests {
    use game::{Eyes, Key, Seat};
    use wire::api::{FrameChanges, News, TableFrame, TableId};

    use super::*;

    #[test]
    fn glance_and_full_parse_agree() {
        let table = table::open("qin", 2, "", Key::from_number(3)).expect("Qin has two seats");
        let (frame, seat) = (table.frame(Eyes::Seat(Seat(0)), 0), Some(Seat(0)));
        let turn = frame.turn;
        let sent = TableFrame {
            table: TableId::from_bits(1),
            acts: 12,
            seat,
            since: 0,
            clocks: None,
            frame,
        };
        let text = serde_json::to_string(&News::Frame(Box::new(sent))).expect("news are JSON");
        assert_eq!(Glance::at(&text), Some(Glance { acts: 12, turn, base: None }));
        let changes = FrameChanges {
            table: TableId::from_bits(1),
            base: 11,
            acts: 12,
            seat,
            since: 0,
            clocks: None,
            ply: 3,
            turn,
            view: Vec::new(),
            events: Vec::new(),
        };
        let changes = News::FrameChanges(Box::new(changes));
        let text = serde_json::to_string(&changes).expect("news are JSON");
        assert_eq!(Glance::at(&text), Some(Glance { acts: 12, turn, base: Some(11) }));
        assert_eq!(Glance::at(r#"{"table":{"acts":3}}"#), None);
        assert_eq!(Glance::at(r#""heartbeat""#), None);
    }
}
