//! Frames as JSON. They are most of a node's traffic, so they are written once, directly into the message.

use game::{Eyes, Seat};
use serde::Serialize;
use table::GameSnapshot;
use wire::api::{Clocks, TableId};

/// Initial capacity: enough for most frames, and for most changes.
const FRAME_CAPACITY: usize = 4 * 1024;
const CHANGES_CAPACITY: usize = 1024;

/// A [`wire::api::TableFrame`] without its frame.
#[derive(Serialize)]
pub(crate) struct FrameHeader<'a> {
    /// The table.
    pub(crate) table: TableId,
    /// The number of acts of the frame that this one changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) base: Option<u32>,
    /// The number of its acts.
    pub(crate) acts: u32,
    /// The receiver's seat.
    pub(crate) seat: Option<Seat>,
    /// The first step whose events the frame contains.
    pub(crate) since: usize,
    /// The clocks, in timed games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clocks: Option<&'a Clocks>,
}

/// The seat of a pair of eyes.
pub(crate) fn seat_of(eyes: Eyes) -> Option<Seat> {
    match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Public => None,
    }
}

impl FrameHeader<'_> {
    /// The frame that these eyes see.
    pub(crate) fn frame(&self, game: &dyn GameSnapshot, eyes: Eyes, with_moves: bool) -> String {
        text(self.write(Vec::with_capacity(FRAME_CAPACITY), game, eyes, with_moves))
    }

    /// The same frame as a message of the news feed.
    pub(crate) fn news(&self, game: &dyn GameSnapshot, eyes: Eyes) -> String {
        let mut out = Vec::with_capacity(FRAME_CAPACITY);
        out.extend_from_slice(br#"{"frame":"#);
        let mut out = self.write(out, game, eyes, false);
        out.push(b'}');
        text(out)
    }

    /// What has changed since an earlier moment as a message of the news feed; none if that was another game.
    pub(crate) fn changes(
        &self,
        game: &dyn GameSnapshot,
        eyes: Eyes,
        before: &dyn GameSnapshot,
    ) -> Option<String> {
        let mut out = Vec::with_capacity(CHANGES_CAPACITY);
        out.extend_from_slice(br#"{"frame_changes":"#);
        let mut out = game.add_changes(self.open(out), eyes, before, self.since)?;
        out.extend_from_slice(b"}}");
        Some(text(out))
    }

    fn write(
        &self,
        out: Vec<u8>,
        game: &dyn GameSnapshot,
        eyes: Eyes,
        with_moves: bool,
    ) -> Vec<u8> {
        let mut out = self.open(out);
        out.extend_from_slice(br#""frame":"#);
        let mut out = game.add_frame(out, eyes, self.since, with_moves);
        out.push(b'}');
        out
    }

    /// Writes the header as the first fields of an object that is left open.
    fn open(&self, mut out: Vec<u8>) -> Vec<u8> {
        serde_json::to_writer(&mut out, self).expect("a header is JSON");
        out.pop();
        out.push(b',');
        out
    }
}

fn text(json: Vec<u8>) -> String {
    String::from_utf8(json).expect("JSON is text")
}

#[cfg(test)]
mod tests {
    use wire::api::{News, TableFrame};

    use super::*;

    #[test]
    fn sent_frames_are_readable_by_clients() {
        let mut table = table::open("qin", 2, "", game::Key::from_number(3)).expect("a game");
        let (id, before) = (TableId::from_bits(9), table.snapshot(0));
        let clocks = Clocks {
            at: clock::Moment(7_000),
            left: vec![60, 61],
            running: vec![Seat(1)],
            deadline: None,
        };
        let head = FrameHeader {
            table: id,
            base: None,
            acts: 4,
            seat: None,
            since: 0,
            clocks: Some(&clocks),
        };
        let news = serde_json::from_str(&head.news(&*before, Eyes::Public)).expect("news");
        let News::Frame(news) = news else { panic!("a frame") };
        assert_eq!(news.clocks.as_ref(), Some(&clocks));
        let seated = FrameHeader { seat: Some(Seat(1)), clocks: None, ..head };
        let alone: TableFrame =
            serde_json::from_str(&seated.frame(&*before, Eyes::Public, false)).expect("sent");
        assert_eq!((news.table, news.acts, news.seat), (id, 4, None));
        assert_eq!(alone.seat, Some(Seat(1)));
        assert_eq!(news.frame, table.frame(Eyes::Public, 0));
        assert_eq!(alone.frame, news.frame);

        let game::Turn::Seat(seat) = table.turn() else { panic!("a seat is to act") };
        let (since, mv) = (table.ply(), table.moves()[0].clone());
        table.play_text(seat, &mv).expect("a listed move is legal");
        let head =
            FrameHeader { table: id, base: Some(4), acts: 5, seat: None, since, clocks: None };
        let now = table.snapshot(since);
        let sent = head.changes(&*now, Eyes::Public, &*before).expect("the same game");
        let News::FrameChanges(changes) = serde_json::from_str(&sent).expect("news") else {
            panic!("changes")
        };
        let next = changes.applied_to(*news).expect("they are of this frame");
        assert_eq!(next.frame, table.frame(Eyes::Public, since));
        assert_eq!((next.acts, next.since), (5, since));
    }
}
