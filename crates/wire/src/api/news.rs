//! Messages of the WebSocket: a client's requests, and news from the server.

use serde::{Deserialize, Serialize};

use crate::{
    Change, Frame, Told,
    api::{ActResult, ChatMessage, Clocks, Problem, TableId, TableInfo},
};

/// A client's request over the WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SocketRequest {
    /// Send news of a table.
    Watch {
        /// The table.
        table: TableId,
        /// Number of acts that the client knows: the first frame has the events since then. Without it, the
        /// first frame has no events.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acts: Option<u32>,
    },
    /// Send no more news of a table.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Make a move, with less latency than an HTTP request. Not for seat tokens.
    Play {
        /// The table.
        table: TableId,
        /// Idempotency key, shared with HTTP requests.
        key: String,
        /// Number of acts that the client knows.
        acts: u32,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Send changes of frames instead of complete ones wherever the client has the frame before, or stop. A client that
    /// can't apply one watches the table again.
    FrameChanges(bool),
    /// Send the lobby whenever it changes, or stop.
    Lobby(bool),
    /// Send the lobby, then what changes in it, or stop.
    LobbyChanges(bool),
    /// Send the caller's tables whenever they change, or stop.
    Me(bool),
    /// Send a heartbeat: whether the connection is alive.
    Ping,
}

/// A message to a client. Each is complete, except for changes of the lobby and of frames: the newest of a kind replaces
/// all before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A table: first, and whenever anything but its game has changed.
    Table(Box<TableInfo>),
    /// A table's frame, whenever its game went on.
    Frame(Box<TableFrame>),
    /// What has changed since a table's last frame.
    FrameChanges(Box<FrameChanges>),
    /// Open tables in the lobby.
    Lobby(Vec<TableInfo>),
    /// What has changed in the lobby since the last message about it.
    LobbyChanges(LobbyChanges),
    /// The caller's tables.
    Me(Vec<TableInfo>),
    /// The table doesn't exist.
    Gone(TableId),
    /// The server has lost acts of a table, moves among them, that were committed before its database failed over. The table and its
    /// frame follow, from the beginning.
    RolledBack {
        /// The table.
        table: TableId,
        /// The number of acts that are left at most: later ones that the client knows are void.
        acts: u32,
    },
    /// A move was made and stored.
    MoveAccepted {
        /// The request's idempotency key.
        key: String,
        /// The result.
        result: ActResult,
    },
    /// A move was refused.
    MoveRefused {
        /// The request's idempotency key.
        key: String,
        /// The reason.
        problem: Problem,
    },
    /// New chat messages at a table; first the most recent ones.
    Chat {
        /// The table.
        table: TableId,
        /// The messages, oldest first.
        messages: Vec<ChatMessage>,
    },
    /// Seats of a table whose players are connected, whenever that changes.
    Present {
        /// The table.
        table: TableId,
        /// The seats in playing order, without bots.
        seats: Vec<game::Seat>,
    },
    /// The request was refused.
    Refused(Problem),
    /// Nothing new; sent at intervals to keep the connection alive, and as the answer to a ping.
    Heartbeat,
}

/// What has changed in a list of tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LobbyChanges {
    /// Tables that are new or changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<TableInfo>,
    /// The ids of all tables, in order; absent if they are the same as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<TableId>>,
}

impl LobbyChanges {
    /// What leads from one list to another; none if they are the same.
    pub fn between(before: &[TableInfo], after: &[TableInfo]) -> Option<LobbyChanges> {
        let changed: Vec<TableInfo> =
            after.iter().filter(|info| !before.contains(info)).cloned().collect();
        let ids = |list: &[TableInfo]| list.iter().map(|info| info.id).collect::<Vec<_>>();
        let (old, new) = (ids(before), ids(after));
        let order = (old != new).then_some(new);
        (!changed.is_empty() || order.is_some()).then_some(LobbyChanges { changed, order })
    }

    /// The list after these changes; none if a table isn't known, so that the whole list is needed.
    pub fn applied_to(self, list: &[TableInfo]) -> Option<Vec<TableInfo>> {
        let order = self.order.unwrap_or_else(|| list.iter().map(|info| info.id).collect());
        let find = |id: &TableId| self.changed.iter().chain(list).find(|info| info.id == *id);
        order.iter().map(|id| find(id).cloned()).collect()
    }
}

/// A table's frame: what one pair of eyes sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableFrame {
    /// The table's id.
    pub table: TableId,
    /// Number of acts in the table's log.
    pub acts: u32,
    /// The seat whose view this is; null for the public's.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<game::Seat>,
    /// Number of steps before the frame's events. Events of later steps in earlier frames are void.
    pub since: usize,
    /// The clocks; absent without a time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The frame: ply, turn, view, events, and moves if requested.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub frame: Frame,
}

/// What leads from a table's frame to the next one, for the same eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FrameChanges {
    /// The table's id.
    pub table: TableId,
    /// Number of acts of the frame that it changes.
    pub base: u32,
    /// Number of acts in the table's log.
    pub acts: u32,
    /// The seat whose view this is; null for the public's.
    pub seat: Option<game::Seat>,
    /// Number of steps before the events. Events of later steps in earlier frames are void.
    pub since: usize,
    /// The clocks; absent without a time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Steps taken so far.
    pub ply: usize,
    /// The next to act.
    pub turn: game::Turn,
    /// The changes of the view, in order.
    pub view: Vec<Change>,
    /// Events since the last frame.
    pub events: Vec<Told>,
}

impl FrameChanges {
    /// The frame after these changes; none if they are of another frame, so that the complete one is needed.
    pub fn applied_to(self, known: TableFrame) -> Option<TableFrame> {
        let FrameChanges { table, base, acts, seat, since, clocks, ply, turn, view, events } = self;
        if (known.table, known.acts, known.seat) != (table, base, seat) {
            return None;
        }
        let mut data = known.frame.view;
        view.into_iter().try_for_each(|change| change.apply(&mut data)).ok()?;
        let frame = Frame { ply, turn, view: data, events, moves: Vec::new() };
        Some(TableFrame { table, acts, seat, since, clocks, frame })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::api::{TableStatus, UserId};

    #[test]
    fn changes_fit_only_the_frame_that_they_were_made_for() {
        let (id, seat) = (TableId::from_bits(1), Some(game::Seat(1)));
        let turn = game::Turn::Seat(game::Seat(0));
        let frame = |ply, view| Frame { ply, turn, view, events: Vec::new(), moves: Vec::new() };
        let sent =
            |acts, frame| TableFrame { table: id, acts, seat, since: 3, clocks: None, frame };
        let known = sent(7, frame(3, json!({ "bag": 9, "tiles": ["A1"] })));
        let text = r#"{"frame_changes":{"table":"@","base":7,"acts":8,"seat":1,"since":3,"ply":4,
            "turn":{"seat":0},"view":[["/bag",8],["/tiles",1,0,["B2"]]],"events":[]}}"#;
        let text = text.replace('@', &id.to_string());
        let turn_text = serde_json::to_string(&turn).expect("a turn is JSON");
        let text = text.replace(r#"{"seat":0}"#, &turn_text);
        let News::FrameChanges(changes) = serde_json::from_str(&text).expect("it is news") else {
            panic!("changes of a frame")
        };
        let next = sent(8, frame(4, json!({ "bag": 8, "tiles": ["A1", "B2"] })));
        assert_eq!(changes.clone().applied_to(known.clone()), Some(next.clone()));
        assert_eq!(changes.clone().applied_to(next), None, "another base");
        let public = TableFrame { seat: None, ..known.clone() };
        assert_eq!(changes.clone().applied_to(public), None, "other eyes");
        let elsewhere = TableFrame { table: TableId::from_bits(2), ..known };
        assert_eq!(changes.clone().applied_to(elsewhere), None, "another table");
        let odd = sent(7, frame(3, json!({ "bag": 9 })));
        assert_eq!(changes.applied_to(odd), None, "another view");
    }

    fn table(id: u64, acts: u32) -> TableInfo {
        TableInfo {
            id: TableId::from_bits(id),
            game: "qin".to_owned(),
            seats: 2,
            options: String::new(),
            title: String::new(),
            public: true,
            rated: false,
            programs: Vec::new(),
            owner: UserId::from_bits(7),
            owner_rating: None,
            pace: clock::Pace::Untimed,
            on_timeout: Default::default(),
            auto_start: false,
            status: TableStatus::Open,
            is_preparing: false,
            holders: Vec::new(),
            acts,
            ply: 0,
            to_act: None,
            commitment: String::new(),
            take_back_request: None,
            resigned: Vec::new(),
            away: Vec::new(),
            waiting: Vec::new(),
            clocks: None,
            standing: None,
            rematch: None,
        }
    }

    #[test]
    fn changes_lead_from_one_list_to_the_other() {
        let lists: [&[(u64, u32)]; 5] =
            [&[], &[(3, 1), (2, 1)], &[(3, 1), (2, 2)], &[(4, 1), (3, 1)], &[(2, 1), (3, 9)]];
        let lists =
            lists.map(|list| list.iter().map(|(id, acts)| table(*id, *acts)).collect::<Vec<_>>());
        for before in &lists {
            for after in &lists {
                let changes = LobbyChanges::between(before, after);
                assert_eq!(changes.is_none(), before == after);
                let applied = changes.unwrap_or_default().applied_to(before);
                assert_eq!(applied.as_ref(), Some(after));
            }
        }
    }

    #[test]
    fn unchanged_cards_are_not_sent_again() {
        let (before, after) = ([table(1, 1), table(2, 1)], [table(1, 1), table(2, 2)]);
        let changes = LobbyChanges::between(&before, &after).expect("a card has changed");
        assert_eq!(changes, LobbyChanges { changed: vec![table(2, 2)], order: None });
        let read = serde_json::to_string(&News::LobbyChanges(changes)).expect("news are JSON");
        assert!(read.starts_with(r#"{"lobby_changes":{"changed":[{"id":"#), "{read}");
    }

    #[test]
    fn list_that_lacks_a_table_is_asked_for_again() {
        let changes = LobbyChanges::between(&[table(1, 1)], &[table(2, 1), table(1, 1)]);
        assert_eq!(changes.expect("a table is new").applied_to(&[]), None);
    }

    #[test]
    fn requests_of_older_clients_keep_their_form() {
        for (text, request) in [
            (r#"{"lobby":true}"#, SocketRequest::Lobby(true)),
            (r#"{"me":false}"#, SocketRequest::Me(false)),
            (r#"{"lobby_changes":true}"#, SocketRequest::LobbyChanges(true)),
            (r#"{"frame_changes":true}"#, SocketRequest::FrameChanges(true)),
            (r#""ping""#, SocketRequest::Ping),
        ] {
            assert_eq!(serde_json::to_string(&request).expect("a request is JSON"), text);
            assert_eq!(serde_json::from_str::<SocketRequest>(text).expect("it is read"), request);
        }
    }
}
