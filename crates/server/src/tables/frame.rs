//! Frames as JSON. They are most of a node's traffic, so they are serialized once, directly into the message.

use game::Eyes;
use table::Table;
use wire::api::{Clocks, TableId};

/// Initial capacity: enough for most frames.
const CAPACITY: usize = 4 * 1024;

/// A [`wire::api::TableFrame`] without its frame.
pub(crate) struct FrameHeader {
    /// The table.
    pub(crate) table: TableId,
    /// The number of its acts.
    pub(crate) acts: u32,
    /// The receiver's seat.
    pub(crate) seat: Option<game::Seat>,
    /// The first step whose events the frame contains.
    pub(crate) since: usize,
    /// The clocks, in timed games.
    pub(crate) clocks: Option<Clocks>,
}

impl FrameHeader {
    /// The frame that these eyes see.
    pub(crate) fn frame(&self, game: &dyn Table, eyes: Eyes, with_moves: bool) -> String {
        self.write(String::with_capacity(CAPACITY), game, eyes, with_moves)
    }

    /// The same frame as a message of the news feed.
    pub(crate) fn news(&self, game: &dyn Table, eyes: Eyes) -> String {
        let mut out = String::with_capacity(CAPACITY);
        out.push_str(r#"{"frame":"#);
        let mut out = self.write(out, game, eyes, false);
        out.push('}');
        out
    }

    fn write(&self, mut out: String, game: &dyn Table, eyes: Eyes, with_moves: bool) -> String {
        use std::fmt::Write as _;
        let FrameHeader { table, acts, seat, since, clocks } = self;
        let seat = seat.map_or("null".to_owned(), |seat| seat.0.to_string());
        let clocks = clocks.as_ref().map_or(String::new(), |clocks| {
            let clocks = serde_json::to_string(clocks).expect("numbers are JSON");
            format!(r#""clocks":{clocks},"#)
        });
        let head = format_args!(
            r#"{{"table":"{table}","acts":{acts},"seat":{seat},"since":{since},{clocks}"frame":"#
        );
        out.write_fmt(head).expect("a string takes everything");
        let mut out = game.add_frame(out, eyes, *since, with_moves);
        out.push('}');
        out
    }
}

#[cfg(test)]
mod tests {
    use wire::api::{News, TableFrame};

    use super::*;

    #[test]
    fn sent_frames_are_readable_by_clients() {
        let table = table::open("qin", 2, "", game::Key::from_number(3)).expect("a game for two");
        let id = TableId::from_bits(9);
        let clocks = Clocks {
            at: clock::Moment(7_000),
            left: vec![60, 61],
            running: vec![game::Seat(1)],
            deadline: None,
        };
        let head =
            FrameHeader { table: id, acts: 4, seat: None, since: 0, clocks: Some(clocks.clone()) };
        let news: News = serde_json::from_str(&head.news(&*table, Eyes::Public)).expect("news");
        let News::Frame(news) = news else { panic!("a frame") };
        assert_eq!(news.clocks, Some(clocks));
        let head = FrameHeader { seat: Some(game::Seat(1)), clocks: None, ..head };
        let alone: TableFrame =
            serde_json::from_str(&head.frame(&*table, Eyes::Public, false)).expect("sent");
        assert_eq!((news.table, news.acts, news.seat), (id, 4, None));
        assert_eq!(alone.seat, Some(game::Seat(1)));
        assert_eq!(news.frame, table.frame(Eyes::Public, 0));
        assert_eq!(alone.frame, news.frame);
    }
}
